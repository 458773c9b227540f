import CloseIcon from '@mui/icons-material/DoneOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'

/** Shows the office's actions for a delivery that did not arrive within a day. */
export function DeliveryActions() {
  const delivery = useRecordContext<Row<'listWatcherDelivery'>>()
  if (delivery?.status !== 'gagal') return null
  return (
    <>
      <TransitionButton
        label="Kirim ulang"
        icon={<SendIcon />}
        call="resendWatcherDelivery"
        question="Kiriman ini dimasukkan lagi ke antrean, dengan penanda yang sama seperti sebelumnya."
        done="Kiriman masuk antrean."
      />
      <TransitionButton
        label="Tutup"
        icon={<CloseIcon />}
        call="closeWatcherDelivery"
        question="Kiriman ini tidak dikirim lagi dan tidak ditampilkan lagi di meja kerja."
        done="Kiriman ditutup."
      />
    </>
  )
}
