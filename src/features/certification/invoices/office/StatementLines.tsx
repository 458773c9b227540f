import {
  Button,
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
import { useState } from 'react'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer, Payload } from '../../../../office/client.ts'

const RESULTS = {
  cocok: { label: 'Cocok', color: 'success' },
  ganda: { label: 'Lebih dari satu invoice', color: 'warning' },
  sudah: { label: 'Sudah dibukukan', color: 'default' },
  tidak: { label: 'Tidak ada invoice', color: 'default' },
} as const

interface StatementLinesProps {
  lines: Answer<'checkStatement'>['baris']
  skipped: number
  onBook: (lines: Payload<'bookStatement'>['baris']) => Promise<void>
}

/** What each line is; those that match are booked together. */
export function StatementLines({ lines, skipped, onBook }: StatementLinesProps) {
  const matching = lines.flatMap(({ hasil, invoice, ...line }) =>
    hasil === 'cocok' && invoice ? [{ ...line, invoice_id: invoice.id }] : [],
  )
  const [chosen, setChosen] = useState(() => new Set(matching.map(({ baris }) => baris)))
  const [busy, setBusy] = useState(false)
  const toggle = (line: number) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(line)) next.add(line)
      return next
    })
  const book = () => {
    setBusy(true)
    const lines = matching.filter(({ baris }) => chosen.has(baris)).map(({ baris: _row, ...line }) => line)
    void onBook(lines).finally(() => setBusy(false))
  }
  return (
    <>
      <Typography role="status" sx={{ mt: 3, mb: 1 }}>
        {lines.length} uang masuk, {matching.length} cocok, {skipped} baris lain dilewati.
      </Typography>
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
              <TableRow key={line.baris}>
                <TableCell>
                  {line.hasil === 'cocok' ? (
                    <Checkbox
                      checked={chosen.has(line.baris)}
                      onChange={() => toggle(line.baris)}
                      slotProps={{ input: { 'aria-label': `Bukukan baris ${line.baris}` } }}
                    />
                  ) : null}
                </TableCell>
                <TableCell className="nowrap">{line.tanggal}</TableCell>
                <TableCell>{line.keterangan}</TableCell>
                <TableCell align="right">{formatRupiah(line.jumlah)}</TableCell>
                <TableCell>{line.invoice ? `${line.invoice.nomor}, ${line.invoice.nama}` : '-'}</TableCell>
                <TableCell>
                  <Chip size="small" {...RESULTS[line.hasil]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button variant="contained" disabled={busy || chosen.size === 0} onClick={book} sx={{ mt: 2 }}>
        Bukukan {chosen.size} pembayaran
      </Button>
    </>
  )
}
