import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/client.ts'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { upload } from '../../../../office/inputs/upload.ts'
import { StatementLines } from './StatementLines.tsx'

type Checked = Answer<'checkStatement'>
type Booked = Answer<'bookStatement'>

/** A bank statement against the open invoices: checked first, booked afterwards. */
export function Statement() {
  const [checked, setChecked] = useState<Checked>()
  const [booked, setBooked] = useState<Booked>()
  const notify = useNotify()
  const fail = (error: unknown) => notify(String((error as Error).message), { type: 'error' })

  async function check(file: File): Promise<void> {
    setBooked(undefined)
    await upload('checkStatement', file, () => {}).done.then(setChecked, fail)
  }

  async function book(baris: Payload<'bookStatement'>['baris']): Promise<void> {
    const outcome = await office.bookStatement({ baris }).catch(fail)
    if (!outcome) return
    setBooked(outcome)
    setChecked(undefined)
  }

  return (
    <Box sx={{ py: 2 }}>
      <Title title="Mutasi rekening" />
      <Typography sx={{ mb: 2, maxWidth: '44rem' }}>
        Unggah mutasi dari bank sebagai CSV. Setiap uang masuk dicocokkan dengan total invoice yang terbuka, termasuk
        kode uniknya; yang tidak cocok dapat Anda cocokkan sendiri. Tidak ada yang berubah sebelum Anda membukukannya.
      </Typography>
      <ChooseCsv onFile={(file) => void check(file)} />
      {booked ? <BookingOutcome booked={booked} /> : null}
      {checked ? <StatementLines checked={checked} onBook={book} /> : null}
    </Box>
  )
}

const BookingOutcome = ({ booked: { dibukukan, dilewati } }: { booked: Booked }) => (
  <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} sx={{ mt: 2 }}>
    {dibukukan} pembayaran dibukukan.
    {dilewati.map(({ invoice_id, alasan }) => (
      <div key={invoice_id}>{alasan}</div>
    ))}
  </Alert>
)
