import { Alert, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { receiptOf } from '../rules.ts'
import type { MatchedInvoice } from './MatchByHand.tsx'
import { LineTable, type StatementLine, UnreadTable } from './StatementTables.tsx'

type Booking = Payload<'bookStatement'>['baris'][number]

interface StatementLinesProps {
  checked: Answer<'checkStatement'>
  onBook: (lines: Booking[]) => Promise<void>
}

/**
 * Shows the verdict on each line; matching lines and those matched by hand are booked together. The choices belong to
 * one file.
 */
export function StatementLines({ checked, onBook }: StatementLinesProps) {
  const { bentuk, baris: lines, keluar, tidak_terbaca, dianggap, toleransi_bayar } = checked
  const matching = lines.filter(({ hasil }) => hasil === 'cocok')
  const [chosen, setChosen] = useState(() => new Set(matching.map(({ baris }) => baris)))
  const [byHand, setByHand] = useState<ReadonlyMap<number, MatchedInvoice>>(new Map())
  const [isConfirmed, setConfirmed] = useState(dianggap.length === 0)
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
        Dibaca sebagai {bentuk}: {lines.length} uang masuk, {matching.length} cocok, {keluar} uang keluar,{' '}
        {tidak_terbaca.length} baris tidak terbaca.
      </Typography>
      <LineTable lines={lines} tolerance={toleransi_bayar} {...{ chosen, toggle, byHand, match }} />
      {tidak_terbaca.length > 0 ? <UnreadTable rows={tidak_terbaca} /> : null}
      {dianggap.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {dianggap.map((one) => (
            <div key={one}>{one}</div>
          ))}
          <FormControlLabel
            control={<Checkbox checked={isConfirmed} onChange={() => setConfirmed(!isConfirmed)} />}
            label="Sudah saya periksa dan benar."
          />
        </Alert>
      ) : null}
      <Button
        variant="contained"
        disabled={busy || !isConfirmed || bookings.length === 0}
        onClick={book}
        sx={{ mt: 2 }}
      >
        Bukukan {bookings.length} pembayaran
      </Button>
    </>
  )
}

/** Returns the booking of a line: by hand with the difference seen, else by its own match where it is chosen. */
function bookingOf(
  { tanggal, keterangan, jumlah, rekening, urutan, hasil, invoice }: StatementLine,
  isChosen: boolean,
  matched: MatchedInvoice | undefined,
): Booking[] {
  const line = { tanggal, keterangan, jumlah, rekening, urutan }
  if (matched) return [{ ...line, invoice_id: matched.id, selisih: receiptOf(matched, jumlah, 0).selisih }]
  if (!isChosen || !invoice) return []
  if (hasil === 'cocok') return [{ ...line, invoice_id: invoice.id }]
  return hasil === 'dua_kali' ? [{ ...line, invoice_id: invoice.id, dua_kali: true }] : []
}
