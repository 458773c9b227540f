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
import { shortDay } from '../../../../office/moment.ts'
import { receiptOf } from '../rules.ts'
import { MatchByHand, type MatchedInvoice } from './MatchByHand.tsx'

const RESULTS = {
  cocok: { label: 'Cocok', color: 'success' },
  ganda: { label: 'Lebih dari satu invoice', color: 'warning' },
  sudah: { label: 'Sudah dibukukan', color: 'default' },
  tidak: { label: 'Tidak ada invoice', color: 'default' },
} as const

type Line = Answer<'checkStatement'>['baris'][number]
type Booking = Payload<'bookStatement'>['baris'][number]

interface StatementLinesProps {
  checked: Answer<'checkStatement'>
  onBook: (lines: Booking[]) => Promise<void>
}

/** What each line is; those that match by themselves or by hand are booked together. */
export function StatementLines({ checked: { baris: lines, dilewati, toleransi_bayar }, onBook }: StatementLinesProps) {
  const matching = lines.filter(({ hasil }) => hasil === 'cocok')
  const [chosen, setChosen] = useState(() => new Set(matching.map(({ baris }) => baris)))
  const [byHand, setByHand] = useState<ReadonlyMap<number, MatchedInvoice>>(new Map())
  const [busy, setBusy] = useState(false)
  const match = (line: number, invoice: MatchedInvoice | undefined) =>
    setByHand((before) => {
      const next = new Map(before)
      if (invoice) next.set(line, invoice)
      else next.delete(line)
      return next
    })
  const bookings = lines.flatMap((line) => bookingOf(line, chosen.has(line.baris), byHand.get(line.baris)))
  const toggle = (line: number) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(line)) next.add(line)
      return next
    })
  const book = () => {
    setBusy(true)
    void onBook(bookings).finally(() => setBusy(false))
  }
  return (
    <>
      <Typography role="status" sx={{ mt: 3, mb: 1 }}>
        {lines.length} uang masuk, {matching.length} cocok, {dilewati} baris lain dilewati.
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
                <TableCell className="nowrap">{shortDay(line.tanggal)}</TableCell>
                <TableCell>{line.keterangan}</TableCell>
                <TableCell align="right">{formatRupiah(line.jumlah)}</TableCell>
                <TableCell>
                  {line.hasil === 'tidak' || line.hasil === 'ganda' ? (
                    <MatchByHand
                      line={line}
                      tolerance={toleransi_bayar}
                      chosen={byHand.get(line.baris)}
                      onChoose={(invoice) => match(line.baris, invoice)}
                    />
                  ) : (
                    line.invoice && `${line.invoice.nomor}, ${line.invoice.nama}`
                  )}
                </TableCell>
                <TableCell>
                  <Chip size="small" {...RESULTS[line.hasil]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button variant="contained" disabled={busy || bookings.length === 0} onClick={book} sx={{ mt: 2 }}>
        Bukukan {bookings.length} pembayaran
      </Button>
    </>
  )
}

/** What is booked of a line: its own match where it is chosen, else the one made by hand with the difference seen. */
function bookingOf(
  { tanggal, keterangan, jumlah, hasil, invoice }: Line,
  isChosen: boolean,
  matched: MatchedInvoice | undefined,
): Booking[] {
  const line = { tanggal, keterangan, jumlah }
  if (hasil === 'cocok') return isChosen && invoice ? [{ ...line, invoice_id: invoice.id }] : []
  return matched ? [{ ...line, invoice_id: matched.id, selisih: receiptOf(matched, jumlah, 0).selisih }] : []
}
