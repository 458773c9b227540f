import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import { Stack } from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/client.ts'
import { inputOf } from '../../../../office/fields.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { transitionRule } from '../../applications/transition-rules.ts'

const payment = inputOf<'confirmPayment'>()
const refund = inputOf<'completeRefund'>()

/** What finance may do with an invoice as it stands. */
export function InvoiceTransitions({ invoice }: { invoice: Answer<'getOfficeInvoice'> }) {
  const { can, total, pengembalian, bukti } = invoice
  const jumlah = bukti.find(({ status }) => status === 'diajukan')?.jumlah ?? total
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {can.konfirmasi ? (
        <TransitionForm
          label={transitionRule('confirm').label}
          icon={<CheckCircleIcon />}
          call="confirmPayment"
          note={`Cocokkan dengan rekening lembaga. Total invoice ${formatRupiah(total)}. Peserta terjadwal dan kuitansi terbit.`}
          done="Pembayaran dikonfirmasi."
          begin={{ jumlah }}
        >
          <NumberInput
            source={payment('jumlah')}
            isRequired
            helperText="Jumlah yang masuk ke rekening, dalam rupiah."
          />
        </TransitionForm>
      ) : null}
      {can.tolak_bukti ? (
        <TransitionForm
          label={transitionRule('refuseProof').label}
          icon={<DoNotDisturbIcon />}
          call="refuseProof"
          note="Pemohon menerima alasan ini dan dapat mengirim bukti lagi."
          done="Bukti ditolak."
        >
          <ReasonInput kind="pembayaran" />
        </TransitionForm>
      ) : null}
      {can.ingatkan ? (
        <TransitionButton
          label="Ingatkan"
          icon={<AlarmIcon />}
          call="remindPayment"
          question="Pemohon menerima pengingat pembayaran melalui email."
          done="Pengingat dikirim."
        />
      ) : null}
      {can.kembalikan ? (
        <TransitionForm
          label="Catat pengembalian"
          icon={<ReplayIcon />}
          call="completeRefund"
          note={`Catat sesudah ${formatRupiah(pengembalian)} ditransfer. Pemohon diberi tahu.`}
          done="Pengembalian dicatat."
        >
          <LongText source={refund('catatan')} isRequired />
        </TransitionForm>
      ) : null}
    </Stack>
  )
}
