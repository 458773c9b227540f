import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import { Alert } from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { planWords } from '../refunds/rules.ts'

type Invoice = Answer<'getOfficeInvoice'>
type Transfer = Invoice['transfer_kembali'][number]

const completion = inputOf<'completeRefund'>()
const refusal = inputOf<'refuseRefund'>()

const TONES = { diusulkan: 'warning', selesai: 'success', dibatalkan: 'info' } as const

/** Shows the transfers back to the payer, proposed or sent, with their proof. */
export const TransfersBack = ({ invoice }: { invoice: Invoice }) =>
  invoice.transfer_kembali.map((transfer) => (
    <Alert key={transfer.id} severity={TONES[transfer.status]} sx={{ my: 1 }}>
      {wordsOf(transfer, invoice)}{' '}
      {transfer.berkas ? <EvidenceLink berkas={[transfer.berkas]} id={transfer.berkas.id} /> : null}
    </Alert>
  ))

function wordsOf(transfer: Transfer, { halangan_transfer }: Invoice): string {
  const { status, jumlah, proposed_by_name, proposed_at, decided_by_name, decided_at, catatan } = transfer
  const sum = `${formatRupiah(jumlah)} dengan transfer`
  const begun = `Diusulkan ${proposed_by_name} pada ${momentText(proposed_at)}`
  if (status === 'diusulkan') {
    return `${sum}: menunggu petugas keuangan lain mengirim dan mengonfirmasinya. ${begun}. ${halangan_transfer ?? ''}`
  }
  const decided = `${decided_by_name}${decided_at ? ` pada ${momentText(decided_at)}` : ''}`
  if (status === 'dibatalkan') return `${sum}: tidak jadi. ${begun}. Alasan ${decided}: ${catatan}`
  return `${sum}: dikirim. ${begun}, dikonfirmasi ${decided}. ${catatan}`
}

/** Lets one person propose a transfer, and another one send it and upload the proof. */
export function TransferTransitions({ invoice }: { invoice: Invoice }) {
  const { can, rencana_pengembalian: plan, rekening_pengembalian: account } = invoice
  const to = account ? `${account.bank} ${account.nomor} a.n. ${account.atas_nama}` : ''
  const open = invoice.transfer_kembali.find(({ status }) => status === 'diusulkan')
  return (
    <>
      {can.minta_rekening ? (
        <TransitionButton
          label="Minta rekening"
          icon={<AccountBalanceIcon />}
          call="askRefundAccount"
          question={`Pemiliknya diminta lagi menyebut rekening tujuan untuk ${formatRupiah(plan.transfer)}.`}
          done="Permintaan dikirim."
        />
      ) : null}
      {can.usulkan_transfer ? (
        <TransitionForm
          label="Usulkan transfer"
          icon={<ReplayIcon />}
          call="proposeTransfer"
          note={`${planWords(invoice, plan)} Tujuannya ${to}. Petugas keuangan lain mengirimnya; jangan mentransfernya sendiri.`}
          done="Transfer diusulkan."
          begin={{ jumlah: plan.transfer }}
        >
          {null}
        </TransitionForm>
      ) : null}
      {can.kembalikan && open ? (
        <TransitionForm
          label="Konfirmasi transfer"
          icon={<CheckCircleIcon />}
          call="completeRefund"
          note={`Transfer ${formatRupiah(open.jumlah)} ke ${to}, lalu unggah buktinya. Pemiliknya diberi tahu, dan ini tidak dapat ditarik lagi.`}
          done="Pengembalian dicatat."
        >
          <PrivateFileInput source={completion('file_id')} label="Bukti transfer" jenis="bukti_pengembalian" />
          <LongText source={completion('catatan')} isRequired />
        </TransitionForm>
      ) : null}
      {can.tolak_transfer ? (
        <TransitionForm
          label="Tolak transfer"
          icon={<DoNotDisturbIcon />}
          call="refuseRefund"
          note="Usul ini tidak dijalankan. Pastikan dananya belum dikirim. Pemiliknya dapat mengubah rekeningnya lagi, dan pengembaliannya dapat diusulkan lagi."
          done="Usul transfer ditolak."
        >
          <LongText source={refusal('catatan')} label="Alasan" isRequired />
        </TransitionForm>
      ) : null}
    </>
  )
}
