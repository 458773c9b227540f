import CloseIcon from '@mui/icons-material/DoneOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { isUnsent } from '../rules.ts'

const QUESTIONS = {
  gagal: 'Pesan ini dimasukkan lagi ke antrean pengiriman.',
  tidak_pasti: 'Pesan ini mungkin sudah sampai; bila dikirim ulang, penerima dapat menerimanya dua kali.',
}

/** The buttons for a message that was not sent; a code is of no use later and can only be closed. */
export function MessageActions() {
  const message = useRecordContext<Row<'listTextMessage'>>()
  if (!message || !isUnsent(message.status)) return null
  return (
    <>
      {message.isi !== null && (
        <TransitionButton
          label="Kirim ulang"
          icon={<SendIcon />}
          call="resendTextMessage"
          question={message.status === 'tidak_pasti' ? QUESTIONS.tidak_pasti : QUESTIONS.gagal}
          done="Pesan masuk antrean."
        />
      )}
      <TransitionButton
        label="Tutup"
        icon={<CloseIcon />}
        call="closeTextMessage"
        question="Pesan ini tidak dikirim lagi dan tidak ditampilkan lagi di meja kerja. Emailnya sudah dikirim."
        done="Pesan ditutup."
      />
    </>
  )
}
