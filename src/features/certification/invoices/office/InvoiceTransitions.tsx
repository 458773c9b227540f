import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import PaidIcon from '@mui/icons-material/PaidOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import type { Leading } from '../../../../office/check/CheckedCase.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { transitionRule } from '../../applications/transitions/rules.ts'
import { shortfallOf } from '../state-rules.ts'
import { ChargebackTransitions } from './Chargebacks.tsx'
import { Difference } from './Difference.tsx'
import { RefundTransitions } from './RefundWays.tsx'
import { TransferTransitions } from './TransferBack.tsx'

const payment = inputOf<'confirmPayment'>()
const cancellation = inputOf<'refuseCancellation'>()
const unwanted = inputOf<'receiveUnwantedPayment'>()

interface Props {
  invoice: Answer<'getOfficeInvoice'>
}

/** Books a payment that came in; the form says what that makes of the invoice. */
export function ConfirmPayment({ invoice, ...leading }: Props & Leading) {
  if (!invoice.can.konfirmasi) return null
  const wanted = shortfallOf(invoice)
  const jumlah = invoice.bukti.find(({ status }) => status === 'diajukan')?.jumlah ?? wanted
  return (
    <TransitionForm
      {...leading}
      label={transitionRule('confirm').label}
      icon={<CheckCircleIcon />}
      call="confirmPayment"
      passesOn
      note={`Cocokkan dengan rekening lembaga. Yang ditagih ${formatRupiah(wanted)}. Bila lunas, peserta terjadwal dan kuitansi terbit.`}
      done="Pembayaran dicatat."
      begin={{ jumlah, selisih: 0 }}
    >
      <NumberInput source={payment('jumlah')} isRequired helperText="Jumlah yang masuk ke rekening, dalam rupiah." />
      <Difference invoice={invoice} />
    </TransitionForm>
  )
}

/** Refuses a proof, with what was noted beside it. */
export function RefuseProof({ invoice, alasan, ...leading }: Props & Leading & { alasan: string }) {
  if (!invoice.can.tolak_bukti) return null
  return (
    <TransitionForm
      {...leading}
      label={transitionRule('refuseProof').label}
      icon={<DoNotDisturbIcon />}
      call="refuseProof"
      passesOn
      begin={{ alasan }}
      note="Pemohon menerima alasan ini dan dapat mengirim bukti lagi."
      done="Bukti ditolak."
    >
      <ReasonInput kind="pembayaran" />
    </TransitionForm>
  )
}

/** Shows the other actions that finance may take with the invoice in its present state. */
export function InvoiceTransitions({ invoice }: Props) {
  const { can } = invoice
  return (
    <>
      {can.ingatkan ? (
        <TransitionButton
          label="Ingatkan"
          icon={<AlarmIcon />}
          call="remindPayment"
          question="Pemohon menerima pengingat pembayaran melalui email."
          done="Pengingat dikirim."
        />
      ) : null}
      {invoice.usul_batal ? (
        <DecideCancellation
          pengembalian={invoice.usul_batal.pengembalian}
          mayConfirm={invoice.can.konfirmasi_pembatalan}
        />
      ) : null}
      <RefundTransitions invoice={invoice} />
      <StampNumber invoice={invoice} />
      <TransferTransitions invoice={invoice} />
      <ChargebackTransitions invoice={invoice} />
      {can.kembalikan_masuk ? (
        <TransitionForm
          label="Catat uang masuk"
          icon={<PaidIcon />}
          call="receiveUnwantedPayment"
          note="Invoice ini tidak menunggu pembayaran lagi: yang masuk sekarang dikembalikan seluruhnya, dan pembayar diminta menyebut rekeningnya."
          done="Uang masuk dicatat untuk dikembalikan."
        >
          <NumberInput source={unwanted('jumlah')} isRequired helperText="Yang masuk ke rekening, dalam rupiah." />
          <LongText source={unwanted('catatan')} label="Alasan, dikirim kepada pembayar" isRequired />
        </TransitionForm>
      ) : null}
    </>
  )
}

/** Shows the buttons for a proposal; who made it may only take it back. */
const DecideCancellation = ({ pengembalian, mayConfirm }: { pengembalian: number; mayConfirm: boolean }) => (
  <>
    {mayConfirm ? (
      <TransitionButton
        label="Konfirmasi pembatalan"
        icon={<CheckCircleIcon />}
        call="confirmCancellation"
        question={`Permohonan dibatalkan, dan ${formatRupiah(pengembalian)} dikembalikan kepada pembayar.`}
        done="Permohonan dibatalkan."
      />
    ) : null}
    <TransitionForm
      label="Tolak pembatalan"
      icon={<DoNotDisturbIcon />}
      call="refuseCancellation"
      note="Permohonan tetap berjalan. Alasan ini dibaca pengusul pada catatan perubahan."
      done="Usul pembatalan ditolak."
    >
      <LongText source={cancellation('catatan')} label="Alasan" isRequired />
    </TransitionForm>
  </>
)

const stamp = inputOf<'stampReceipt'>()

/** The serial number of the e-meterai that the body bought for a receipt. */
function StampNumber({ invoice: { can, nomor_meterai } }: { invoice: Answer<'getOfficeInvoice'> }) {
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
