import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckedCase } from '../../../../office/check/CheckedCase.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { INVOICE_STATES } from '../state-rules.ts'
import { Chargebacks } from './Chargebacks.tsx'
import { ConfirmPayment, InvoiceTransitions, RefuseProof } from './InvoiceTransitions.tsx'
import { ProofFacts } from './ProofFacts.tsx'
import { ProposalNotice } from './parts/ProposalNotice.tsx'
import { PROOFS } from './proof-queue.ts'
import { RefundWays } from './RefundWays.tsx'

/** Shows an invoice, the proof of its payment, and the actions that may be taken. */
export const InvoiceShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

type Invoice = Answer<'getOfficeInvoice'>

const WORDS = {
  permohonan: { who: 'Pemohon', what: 'Skema' },
  kegiatan: { who: 'Peserta', what: 'Kegiatan' },
} as const

const at = (moment: string | null): string => (moment ? momentText(moment) : '-')

function Matter() {
  const invoice = useWhole<'getOfficeInvoice'>('bukti')
  if (!invoice) return null
  return (
    <QueueProvider queue={PROOFS} id={invoice.id} waits={invoice.status === 'menunggu_konfirmasi'}>
      <Bill invoice={invoice} />
    </QueueProvider>
  )
}

/** Shows the invoice, beside the proof of its payment where there is one. */
function Bill({ invoice }: { invoice: Invoice }) {
  if (invoice.bukti.length === 0) {
    return (
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Head invoice={invoice} />
        <Facts invoice={invoice} />
        <Part>Bukti pembayaran</Part>
        <Typography>Belum ada bukti.</Typography>
        <ActionBar>
          <ConfirmPayment weight="main" invoice={invoice} />
          <InvoiceTransitions invoice={invoice} />
        </ActionBar>
      </Box>
    )
  }
  return (
    <CheckedCase
      key={`${invoice.id} ${invoice.version}`}
      head={<Head invoice={invoice} />}
      label="Bukti pembayaran"
      items={itemsOf(invoice)}
      isChecking={invoice.can.tolak_bukti}
      reasons={{ kind: 'pembayaran', label: 'Catatan, tampil kepada pemohon' }}
      factsOf={({ proof }) => <ProofFacts proof={proof} invoice={invoice} />}
      documentOf={({ proof }) => <Evidence file={proof.berkas} fills />}
      leadsTo={{
        fit: 'pembayaran dicatat menurut jumlah yang masuk ke rekening.',
        unfit: 'bukti ditolak, dan pemohon dapat mengirim lagi.',
      }}
      accept={(leading) => <ConfirmPayment {...leading} invoice={invoice} />}
      refuse={(leading, alasan) => <RefuseProof {...leading} invoice={invoice} alasan={alasan} />}
      others={() => <InvoiceTransitions invoice={invoice} />}
    >
      <Part>Invoice</Part>
      <Facts invoice={invoice} />
    </CheckedCase>
  )
}

const PROOF_STATES = { diajukan: 'Menunggu', diterima: 'Diterima', ditolak: 'Ditolak' } as const

/** Lists the proofs, the waiting one to be judged; proofs with the same file name are numbered. */
const itemsOf = ({ bukti, can }: Invoice) =>
  bukti.map((proof, index) => ({
    nama: `Bukti ${proof.berkas.name}${bukti.findIndex(({ berkas }) => berkas.name === proof.berkas.name) < index ? ` (${index + 1})` : ''}`,
    rincian: `${shortDay(proof.tanggal_transfer)}, ${formatRupiah(proof.jumlah)}`,
    keadaan: PROOF_STATES[proof.status],
    status: can.tolak_bukti && proof.status === 'diajukan' ? ('belum_diperiksa' as const) : null,
    catatan: null,
    proof,
  }))

const Head = ({ invoice: { nomor, status } }: { invoice: Invoice }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
    <Typography variant="h2">{nomor}</Typography>
    <Chip size="small" color="primary" label={INVOICE_STATES[status]} />
    <Box sx={{ ml: 'auto' }}>
      <QueuePlace />
    </Box>
  </Stack>
)

/** Shows what is owed, by whom and for what, and what came in for it. */
const Facts = ({ invoice }: { invoice: Invoice }) => (
  <>
    <FactList
      items={[
        ['Total', <strong key="total">{formatRupiah(invoice.total)}</strong>],
        ...invoice.items.map(({ nama, jumlah }): [string, string] => [nama, formatRupiah(jumlah)]),
        ['Kode unik', String(invoice.kode_unik)],
        ['Terbilang', invoice.terbilang],
        [
          WORDS[invoice.untuk].who,
          <PersonLink key="orang" id={invoice.user_id}>
            {invoice.nama}
          </PersonLink>,
        ],
        ['Ditagih kepada', invoice.nama_tagihan],
        [
          'Perusahaan pembayar',
          invoice.employer_id === null ? null : (
            <Link key="perusahaan" href={officeTo.show('perusahaan', invoice.employer_id)}>
              {invoice.nama_perusahaan}
            </Link>
          ),
        ],
        [
          WORDS[invoice.untuk].what,
          `${invoice.skema}${invoice.tanggal_uji ? `, ${longDay(invoice.tanggal_uji)}` : ''}`,
        ],
        ['Terbit', at(invoice.created_at)],
        ['Jatuh tempo', at(invoice.due_at)],
        ['Diterima', receivedWords(invoice)],
        ['Dibayar', at(invoice.paid_at)],
        ['Kuitansi', invoice.nomor_kuitansi],
        ['e-meterai', stampWords(invoice)],
        ['Dikonfirmasi oleh', invoice.confirmed_by_name],
        [
          'Untuk',
          <Link key="untuk" href={officeTo.show(invoice.untuk, invoice.untuk_id)}>
            Buka {invoice.untuk}
          </Link>,
        ],
      ]}
    />
    {invoice.usul_batal ? <ProposalNotice proposal={invoice.usul_batal} /> : null}
    <Refund invoice={invoice} />
    <Chargebacks invoice={invoice} />
    {invoice.gerakan.length > 0 ? <Part>Uang masuk dan keluar</Part> : null}
    {invoice.gerakan.map(({ jumlah, at: moment, recorded_by_name, penarikan, biaya }) => (
      <Typography key={`${moment}${jumlah}`}>
        {momentText(moment)}, {movementWord(jumlah, penarikan)} {formatRupiah(Math.abs(jumlah))}
        {biaya > 0 ? `, biaya penyedia ${formatRupiah(biaya)} dibayar pembayar` : ''}
        {recorded_by_name ? `, dicatat ${recorded_by_name}` : ''}
      </Typography>
    ))}
    {invoice.mutasi.length > 0 ? <Part>Mutasi rekening</Part> : null}
    {invoice.mutasi.map(({ tanggal, keterangan, jumlah }) => (
      <Typography key={`${tanggal}${keterangan}`}>
        {longDay(tanggal)}, {keterangan}, {formatRupiah(jumlah)}
      </Typography>
    ))}
  </>
)

function movementWord(jumlah: number, penarikan: boolean): string {
  if (penarikan) return jumlah > 0 ? 'kembali dari sengketa' : 'ditarik bank'
  return jumlah > 0 ? 'masuk' : 'kembali'
}

/** Returns the number of the e-meterai, or a note that it is missing; null when none is needed yet. */
function stampWords({ nomor_meterai, perlu_meterai, nomor_kuitansi }: Invoice): string | null {
  if (nomor_meterai !== null) return nomor_meterai
  return perlu_meterai && nomor_kuitansi !== null ? 'Perlu; nomor serinya belum dicatat' : null
}

const byAt = (moment: string | null, name: string | null): string =>
  moment ? `${momentText(moment)}${name ? `, oleh ${name}` : ''}` : '-'

/** Says what came in, and by how much it is below or above the total. */
function receivedWords(invoice: Invoice): string {
  const missing = invoice.total - invoice.diterima + invoice.ditarik
  if (invoice.diterima === 0) return '-'
  const taken = invoice.ditarik > 0 ? `, ditarik kembali ${formatRupiah(invoice.ditarik)}` : ''
  const received = `${formatRupiah(invoice.diterima)}${taken}`
  if (missing === 0) return received
  return `${received}, ${missing > 0 ? 'kurang' : 'lebih'} ${formatRupiah(Math.abs(missing))}`
}

/** Says that the account is missing, unless all of the money goes back through a provider. */
const missingAccount = ({ rencana_pengembalian: plan }: Invoice): string =>
  plan.transfer > 0 ? 'Belum diisi pemohon' : 'Tidak perlu: kembali melalui penyedia'

function Refund({ invoice }: { invoice: Invoice }) {
  if (invoice.pengembalian === 0) return null
  const account = invoice.rekening_pengembalian
  return (
    <>
      <Part>Pengembalian dana</Part>
      <FactList
        items={[
          ['Jumlah', formatRupiah(invoice.pengembalian)],
          ['Sudah dikembalikan', formatRupiah(invoice.dikembalikan)],
          ['Alasan', invoice.alasan_pengembalian],
          [
            'Rekening tujuan',
            account ? `${account.bank} ${account.nomor} a.n. ${account.atas_nama}` : missingAccount(invoice),
          ],
          ['Rekening diminta', byAt(invoice.account_asked_at, invoice.account_asked_by_name ?? 'sistem')],
          ['Rekening diisi', byAt(invoice.account_given_at, invoice.account_given_by_name)],
          ['Dikembalikan', at(invoice.refunded_at)],
          ['Catatan', invoice.catatan],
        ]}
      />
      <RefundWays invoice={invoice} />
    </>
  )
}
