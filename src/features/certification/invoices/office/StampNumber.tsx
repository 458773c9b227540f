import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

const stamp = inputOf<'stampReceipt'>()

/** The serial number of the e-meterai that the body bought for a receipt. */
export function StampNumber({ invoice: { can, nomor_meterai } }: { invoice: Answer<'getOfficeInvoice'> }) {
  if (!can.isi_meterai) return null
  return (
    <TransitionForm
      label="Catat e-meterai"
      icon={<VerifiedIcon />}
      call="stampReceipt"
      begin={{ nomor_meterai: nomor_meterai ?? '' }}
      note="Nomor seri tercetak pada kuitansi. Kosongkan bila tidak dibubuhi."
      done="E-meterai dicatat."
    >
      <Text source={stamp('nomor_meterai')} />
    </TransitionForm>
  )
}
