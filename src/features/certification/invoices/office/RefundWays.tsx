import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import { Alert, Typography } from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { planWords, REFUND_STATES, wayName } from '../refunds/rules.ts'
import { TransfersBack } from './TransferBack.tsx'

type Invoice = Answer<'getOfficeInvoice'>
type Refund = Invoice['pengembalian_daring'][number]

const refusal = inputOf<'refuseRefund'>()

/** Shows by which way money goes back, and the state of the refunds through providers. */
export function RefundWays({ invoice }: { invoice: Invoice }) {
  const { rencana_pengembalian: plan, pengembalian_daring: refunds } = invoice
  const isPlanned = plan.melalui !== null || plan.transfer > 0
  return (
    <>
      {isPlanned ? <Typography sx={{ mt: 1 }}>{planWords(invoice, plan)}</Typography> : null}
      {refunds.map((refund) => (
        <Alert key={refund.id} severity={SEVERITIES[refund.status]} sx={{ my: 1 }}>
          {wordsOf(refund)}
        </Alert>
      ))}
      <TransfersBack invoice={invoice} />
    </>
  )
}

const SEVERITIES = {
  diusulkan: 'warning',
  dikirim: 'info',
  selesai: 'success',
  ditolak: 'error',
  dibatalkan: 'info',
} as const

function wordsOf(refund: Refund): string {
  const { status, jumlah, proposed_by_name, proposed_at, decided_by_name, decided_at, ended_at } = refund
  const sum = `${formatRupiah(jumlah)} melalui ${wayName(refund)}`
  const begun = `Diusulkan ${proposed_by_name} pada ${momentText(proposed_at)}`
  const decided = decided_at ? `, dikonfirmasi ${decided_by_name} pada ${momentText(decided_at)}` : ''
  switch (status) {
    case 'diusulkan':
      return `${sum}: menunggu konfirmasi petugas keuangan lain. ${begun}.`
    case 'dikirim':
      return `${sum}: sedang diproses penyedia; portal terus bertanya. ${begun}${decided}.`
    case 'selesai':
      return `${sum}: dikembalikan${ended_at ? ` ${momentText(ended_at)}` : ''}. ${begun}${decided}.`
    case 'ditolak':
      return `${sum}: penyedia menolaknya (${refund.kode_penolakan}). Usulkan transfer ke rekening pemiliknya.`
    case 'dibatalkan':
      return `${sum}: ${REFUND_STATES[status].toLowerCase()}. ${begun}. Alasan ${decided_by_name}: ${refund.catatan}`
  }
}

function confirmWords({ diterima, pengembalian, alasan_pengembalian: alasan }: Invoice, refund: Refund): string {
  return [
    `Dari ${formatRupiah(diterima)} yang dibayar, ${formatRupiah(pengembalian)} dikembalikan.`,
    ...(alasan ? [`Alasan: ${alasan}`] : []),
    `${formatRupiah(refund.jumlah)} sekarang dikembalikan melalui ${wayName(refund)} ke akun pembayarnya. Ini tidak dapat ditarik lagi.`,
  ].join(' ')
}

/** Lets one person propose a refund and another one confirm it; who proposed it may only take it back. */
export function RefundTransitions({ invoice }: { invoice: Invoice }) {
  const { can, rencana_pengembalian: plan, pengembalian_daring: refunds } = invoice
  const proposed = refunds.find(({ status }) => status === 'diusulkan')
  return (
    <>
      {can.usulkan_pengembalian && plan.melalui ? (
        <TransitionForm
          label="Usulkan pengembalian"
          icon={<ReplayIcon />}
          call="proposeRefund"
          note={`${planWords(invoice, plan)} Petugas keuangan lain mengonfirmasinya; sebelum itu tidak ada uang yang berpindah.`}
          done="Pengembalian diusulkan."
          begin={{ jumlah: plan.melalui.jumlah }}
        >
          {null}
        </TransitionForm>
      ) : null}
      {can.putuskan_pengembalian && proposed ? (
        <>
          {can.konfirmasi_pengembalian ? (
            <TransitionButton
              label="Konfirmasi pengembalian"
              icon={<CheckCircleIcon />}
              call="confirmRefund"
              question={confirmWords(invoice, proposed)}
              done="Penyedia diminta mengembalikan dananya."
            />
          ) : null}
          <TransitionForm
            label="Tolak pengembalian"
            icon={<DoNotDisturbIcon />}
            call="refuseRefund"
            note="Usul ini tidak dijalankan; pengembaliannya dapat diusulkan lagi."
            done="Usul pengembalian ditolak."
          >
            <LongText source={refusal('catatan')} label="Alasan" isRequired />
          </TransitionForm>
        </>
      ) : null}
    </>
  )
}
