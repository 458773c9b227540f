import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Typography } from '@mui/material'
import { Link, Show } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { differenceText } from '../differences/rules.ts'

const input = inputOf<'resolvePaymentDifference'>()

/** One difference, and where somebody says what it was. */
export const DifferenceShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const found = useWhole<'getPaymentDifference'>('jenis')
  if (!found) return null
  const { jenis, invoice_id, nomor, order_id, seharusnya, ternyata, found_at, status, catatan } = found
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h6" component="h2">
        {differenceText(jenis)}
      </Typography>
      <FactList
        items={[
          [
            'Invoice',
            <Link key="invoice" to={`/invoice/${invoice_id}/show`}>
              {nomor}
            </Link>,
          ],
          ['Nomor pesanan di penyedia', order_id],
          ['Seharusnya', formatRupiah(seharusnya)],
          ['Ternyata', formatRupiah(ternyata)],
          ['Ditemukan', momentText(found_at)],
        ]}
      />
      {status === 'selesai' && (
        <Typography sx={{ mt: 2 }}>
          Selesai oleh {found.resolved_by_name}: {catatan}
        </Typography>
      )}
      {status === 'terbuka' && (
        <TransitionForm
          label="Nyatakan selesai"
          icon={<CheckCircleIcon />}
          call="resolvePaymentDifference"
          note="Catat dahulu uangnya pada invoice bila perlu; selisih ini lalu tidak tampil lagi di meja kerja."
          done="Selisih selesai."
          weight="main"
        >
          <LongText source={input('catatan')} isRequired />
        </TransitionForm>
      )}
    </Box>
  )
}
