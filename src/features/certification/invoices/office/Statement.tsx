import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { EncodingChoice } from '../../../../office/inputs/EncodingChoice.tsx'
import { useCheckedFile } from '../../../../office/inputs/use-checked-file.ts'
import { StatementLines } from './StatementLines.tsx'

type Booked = Answer<'bookStatement'>

/** The file extensions that banks use for MT940, CAMT.053 and spreadsheets. */
const OTHER_FORMS = '.txt,.sta,.940,.mt940,.xml,.xlsx'

/** A bank statement against the open invoices: checked first, booked afterwards. */
export function Statement() {
  const { checked, check, drop, readAs } = useCheckedFile('checkStatement')
  const [booked, setBooked] = useState<Booked>()
  const notify = useNotify()

  async function book(baris: Payload<'bookStatement'>['baris']): Promise<void> {
    try {
      setBooked(await office.bookStatement({ baris }))
      drop()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  function choose(file: File): void {
    setBooked(undefined)
    void check(file)
  }

  return (
    <Box sx={{ py: 2 }}>
      <Title title="Mutasi rekening" />
      <Typography sx={{ mb: 2, maxWidth: '44rem' }}>
        Unggah mutasi sebagaimana diunduh dari bank: CSV, XLSX, MT940, atau CAMT.053. Setiap uang masuk dicocokkan
        dengan total invoice yang terbuka, termasuk kode uniknya; yang tidak cocok dapat Anda cocokkan sendiri. Tidak
        ada yang berubah sebelum Anda membukukannya.
      </Typography>
      <ChooseCsv label="Pilih berkas mutasi" also={OTHER_FORMS} onFile={choose} />
      {booked ? <BookingOutcome booked={booked} /> : null}
      {checked?.answer.penyandian ? (
        <EncodingChoice said={checked.answer.penyandian} onChoose={(encoding) => void readAs(encoding)} />
      ) : null}
      {checked ? <StatementLines key={checked.key} checked={checked.answer} onBook={book} /> : null}
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
