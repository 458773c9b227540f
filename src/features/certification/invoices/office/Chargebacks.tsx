import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Alert } from '@mui/material'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { CHARGEBACKS } from '../chargebacks/rules.ts'
import { wayName } from '../refunds/rules.ts'

type Invoice = Answer<'getOfficeInvoice'>
type Chargeback = Invoice['penarikan'][number]
type Pool = Invoice['sumber'][number]

const proposal = inputOf<'proposeChargeback'>()
const refusal = inputOf<'refuseChargeback'>()

const TONES = { diusulkan: 'warning', dibukukan: 'info', dibatalkan: 'info' } as const

/** Shows the chargebacks of an invoice, and the sum that a provider reports but is not booked yet. */
export const Chargebacks = ({ invoice: { penarikan, disengketakan } }: { invoice: Invoice }) => (
  <>
    {disengketakan > 0 ? (
      <Alert severity="warning" sx={{ my: 1 }}>
        Penyedia menyatakan {formatRupiah(disengketakan)} ditarik kembali atau sudah dikembalikannya. Selama belum
        dibukukan, dana ini tidak dikembalikan.
      </Alert>
    ) : null}
    {penarikan.map((one) => (
      <Alert key={one.id} severity={TONES[one.status]} sx={{ my: 1 }}>
        {wordsOf(one)}
      </Alert>
    ))}
  </>
)

function wordsOf(one: Chargeback): string {
  const { jenis, jumlah, status, alasan, proposed_by_name, proposed_at, decided_by_name, decided_at } = one
  const sum = `${CHARGEBACKS[jenis]} ${formatRupiah(jumlah)}`
  const begun = `Diusulkan ${proposed_by_name} pada ${momentText(proposed_at)}: ${alasan}`
  if (status === 'diusulkan') return `${sum}: menunggu petugas keuangan lain membukukannya. ${begun}`
  const decided = `${decided_by_name}${decided_at ? ` pada ${momentText(decided_at)}` : ''}`
  if (status === 'dibatalkan') return `${sum}: tidak jadi. ${begun} Alasan ${decided}: ${one.catatan}`
  const receipt = one.nomor_kuitansi ? ` Kuitansi ${one.nomor_kuitansi} tidak berlaku lagi.` : ''
  return `${sum}: dibukukan ${decided}.${receipt} ${begun}`
}

/** 'Midtrans (QRIS)' or 'transfer' */
const nameOf = ({ penyedia, metode }: Pool): string => (penyedia && metode ? wayName({ penyedia, metode }) : 'transfer')

/** Lets one person propose what the bank or provider did, and another one book it. */
export const ChargebackTransitions = ({ invoice }: { invoice: Invoice }) => (
  <>
    {invoice.can.usulkan_penarikan ? invoice.sumber.map((pool) => <Propose key={pool.charge_id} pool={pool} />) : null}
    {invoice.can.putuskan_penarikan ? <Decide mayConfirm={invoice.can.konfirmasi_penarikan} /> : null}
  </>
)

const Propose = ({ pool }: { pool: Pool }) => (
  <>
    {pool.sisa > 0 ? (
      <TransitionForm
        label={`Bukukan penarikan (${nameOf(pool)})`}
        icon={<GavelIcon />}
        call="proposeChargeback"
        note="Untuk dana yang sudah ditarik bank atau penyedia. Sesudah orang kedua membukukannya, kuitansinya tidak berlaku, pemohon diberi tahu, dan kursinya menunggu pembayaran lagi atau biayanya terutang."
        done="Penarikan diusulkan."
        begin={{ jenis: 'ditarik', charge_id: pool.charge_id, jumlah: pool.sisa }}
      >
        <NumberInput source={proposal('jumlah')} isRequired helperText="Yang ditarik, dalam rupiah." />
        <LongText source={proposal('alasan')} label="Sumber dan alasannya" isRequired />
      </TransitionForm>
    ) : null}
    {pool.ditarik > 0 ? (
      <TransitionForm
        label={`Bukukan kembalinya (${nameOf(pool)})`}
        icon={<GavelIcon />}
        call="proposeChargeback"
        note="Untuk dana yang pernah ditarik dan kini kembali kepada lembaga. Yang lebih dari tagihan lalu dikembalikan kepada pembayar."
        done="Kembalinya dana diusulkan."
        begin={{ jenis: 'dimenangkan', charge_id: pool.charge_id, jumlah: pool.ditarik }}
      >
        <NumberInput source={proposal('jumlah')} isRequired helperText="Yang kembali, dalam rupiah." />
        <LongText source={proposal('alasan')} label="Sumber dan alasannya" isRequired />
      </TransitionForm>
    ) : null}
  </>
)

/** Shows the buttons for a proposal; who made it may only take it back. */
const Decide = ({ mayConfirm }: { mayConfirm: boolean }) => (
  <>
    {mayConfirm ? (
      <TransitionButton
        label="Bukukan"
        icon={<CheckCircleIcon />}
        call="confirmChargeback"
        question="Yang diusulkan dibukukan. Kuitansi, kursi, dan invoice mengikutinya, dan pemohon diberi tahu."
        done="Dibukukan."
      />
    ) : null}
    <TransitionForm
      label="Tolak pembukuan"
      icon={<DoNotDisturbIcon />}
      call="refuseChargeback"
      note="Tidak ada yang dibukukan. Alasan ini dibaca pengusul pada catatan perubahan."
      done="Usul ditolak."
    >
      <LongText source={refusal('catatan')} label="Alasan" isRequired />
    </TransitionForm>
  </>
)
