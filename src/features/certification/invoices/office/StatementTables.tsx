import {
  Checkbox,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { shortDay } from '../../../../office/display/moment.ts'
import type { Match } from '../statements/rules.ts'
import { MatchByHand, type MatchedInvoice } from './MatchByHand.tsx'

export type StatementLine = Answer<'checkStatement'>['baris'][number]

const RESULTS: Record<Match, { label: string; color: 'success' | 'warning' | 'default' }> = {
  cocok: { label: 'Cocok', color: 'success' },
  ganda: { label: 'Lebih dari satu invoice', color: 'warning' },
  dua_kali: { label: 'Dibayar dua kali', color: 'warning' },
  sudah: { label: 'Sudah dibukukan', color: 'default' },
  tidak: { label: 'Tidak ada invoice', color: 'default' },
}

/** Tells whether a line can be ticked; money that was paid twice is booked only by an explicit choice. */
const isChoosable = ({ hasil }: StatementLine): boolean => hasil === 'cocok' || hasil === 'dua_kali'

interface LineTableProps {
  lines: readonly StatementLine[]
  tolerance: number
  chosen: ReadonlySet<number>
  toggle: (line: number) => void
  byHand: ReadonlyMap<number, MatchedInvoice>
  match: (line: number, invoice: MatchedInvoice | undefined) => void
}

/** Shows the lines of incoming money, each with its verdict. */
export const LineTable = ({ lines, ...more }: LineTableProps) => (
  <TableContainer>
    <Table size="small" aria-label="Baris mutasi">
      <TableHead>
        <TableRow>
          <TableCell>Pilih</TableCell>
          <TableCell>Tanggal</TableCell>
          <TableCell>Keterangan</TableCell>
          <TableCell align="right">Jumlah</TableCell>
          <TableCell>Invoice</TableCell>
          <TableCell>Hasil</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <LineRow key={line.baris} line={line} {...more} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

type LineRowProps = Omit<LineTableProps, 'lines'> & { line: StatementLine }

const LineRow = ({ line, tolerance, chosen, toggle, byHand, match }: LineRowProps) => (
  <TableRow>
    <TableCell>
      {isChoosable(line) ? (
        <Checkbox
          checked={chosen.has(line.baris)}
          onChange={() => toggle(line.baris)}
          slotProps={{ input: { 'aria-label': `Bukukan baris ${line.baris}` } }}
        />
      ) : null}
    </TableCell>
    <TableCell className="nowrap">{shortDay(line.tanggal)}</TableCell>
    <TableCell>{line.keterangan}</TableCell>
    <TableCell align="right">{formatRupiah(line.jumlah)}</TableCell>
    <TableCell>
      {line.invoice ? (
        <div>
          {line.invoice.nomor}, {line.invoice.nama}
          {line.hasil === 'dua_kali' ? ': uang ini dikembalikan kepada pembayarnya.' : null}
        </div>
      ) : null}
      {line.hasil === 'cocok' || line.hasil === 'sudah' ? null : (
        <MatchByHand
          line={line}
          tolerance={tolerance}
          chosen={byHand.get(line.baris)}
          onChoose={(invoice) => match(line.baris, invoice)}
        />
      )}
    </TableCell>
    <TableCell>
      <Chip size="small" {...RESULTS[line.hasil]} />
    </TableCell>
  </TableRow>
)

/** Shows the rows that cannot be booked, with their text and the reason. */
export const UnreadTable = ({ rows }: { rows: Answer<'checkStatement'>['tidak_terbaca'] }) => (
  <>
    <Typography sx={{ mt: 3, mb: 1 }}>Baris yang tidak terbaca; tidak ada yang dibukukan darinya:</Typography>
    <TableContainer tabIndex={0} role="group" aria-label="Baris yang tidak terbaca">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Baris</TableCell>
            <TableCell>Isi</TableCell>
            <TableCell>Sebab</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ baris, teks, alasan }) => (
            <TableRow key={baris}>
              <TableCell>{baris}</TableCell>
              <TableCell>{teks}</TableCell>
              <TableCell>{alasan}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </>
)
