import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { upload } from '../../../../office/inputs/upload.ts'
import { officeCall } from '../../../../office/office-call.ts'
import { StatementLines } from './StatementLines.tsx'

export interface StatementLine {
  baris: number
  tanggal: string
  keterangan: string
  jumlah: number
  hasil: 'cocok' | 'ganda' | 'sudah' | 'tidak'
  invoice: { id: number; nomor: string; nama: string } | null
}

interface Checked {
  baris: StatementLine[]
  dilewati: number
}

interface Booked {
  dibukukan: number
  dilewati: { invoice_id: number; alasan: string }[]
}

/** A bank statement against the open invoices: looked at first, booked afterwards. */
export function Statement() {
  const [checked, setChecked] = useState<Checked>()
  const [booked, setBooked] = useState<Booked>()
  const notify = useNotify()
  const fail = (error: unknown) => notify(String((error as Error).message), { type: 'error' })

  async function check(file: File): Promise<void> {
    setBooked(undefined)
    await upload<Checked>('mutasi/periksa', file, () => {}).done.then(setChecked, fail)
  }

  async function book(lines: StatementLine[]): Promise<void> {
    const baris = lines.map(({ tanggal, keterangan, jumlah, invoice }) => ({
      tanggal,
      keterangan,
      jumlah,
      invoice_id: invoice?.id,
    }))
    const done = await officeCall<Booked>('POST', 'mutasi/bukukan', { baris }).catch(fail)
    if (!done) return
    setBooked(done)
    setChecked(undefined)
  }

  return (
    <Box sx={{ py: 2 }}>
      <Title title="Mutasi rekening" />
      <Typography sx={{ mb: 2, maxWidth: '44rem' }}>
        Unggah mutasi dari bank sebagai CSV. Setiap uang masuk dicocokkan dengan total invoice yang terbuka, termasuk
        kode uniknya. Tidak ada yang berubah sebelum Anda membukukannya.
      </Typography>
      <ChooseCsv onFile={(file) => void check(file)} />
      {booked ? <Done booked={booked} /> : null}
      {checked ? <StatementLines lines={checked.baris} skipped={checked.dilewati} onBook={book} /> : null}
    </Box>
  )
}

const Done = ({ booked: { dibukukan, dilewati } }: { booked: Booked }) => (
  <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} sx={{ mt: 2 }}>
    {dibukukan} pembayaran dibukukan.
    {dilewati.map(({ invoice_id, alasan }) => (
      <div key={invoice_id}>{alasan}</div>
    ))}
  </Alert>
)
