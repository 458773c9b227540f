import { FileDown, ReceiptText } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../lib/day.ts'
import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { refundWords } from '../../../certification/invoices/parts/refund-words.ts'
import type { OwnActivity } from '../contract.ts'
import { ROLES_THERE } from '../rules.ts'
import { ActivityStateChip } from './ActivityStateChip.tsx'
import { AskFirst } from './AskFirst.tsx'
import { worthText } from './activity-words.ts'
import { nextOf } from './next-of.ts'

interface ActivityMatterProps {
  activity: OwnActivity
  /** It has come to this state just now, on this page. */
  isNews: boolean
}

/** One's own activity: how it stands, what is next, what it is, and its history. */
export function ActivityMatter({ activity, isNews }: ActivityMatterProps) {
  const { id, schedule_id, nama_kegiatan, sertifikat, ada_invoice, kode, ruang_daring } = activity
  const next = nextOf(activity)
  return (
    <>
      <header>
        <h1 className="text-3xl">{nama_kegiatan}</h1>
        <div className="mt-3">
          <ActivityStateChip activity={activity} />
        </div>
      </header>
      {next && (
        <div key={activity.status} ref={isNews ? focusNow : undefined} tabIndex={-1} className="outline-none">
          <Alert tone={next.tone}>{next.text}</Alert>
        </div>
      )}
      <div className="no-print flex flex-wrap items-center gap-3 empty:hidden">
        {sertifikat && (
          <a href={own.attendanceCertificate(id)} download className="btn btn-primary h-auto min-h-(--size) py-2">
            <FileDown aria-hidden className="size-5" />
            Unduh sertifikat kehadiran (PDF)
          </a>
        )}
        {ruang_daring && (
          <ButtonLink href={ruang_daring} variant="primary">
            Masuk ruang daring
          </ButtonLink>
        )}
        {ada_invoice && (
          <ButtonLink to={own.activityInvoice(id)} variant={activity.due_at ? 'primary' : 'outline'}>
            <ReceiptText aria-hidden className="size-5" />
            Lihat invoice
          </ButtonLink>
        )}
        {schedule_id !== null && (
          <ButtonLink to={to.activitySchedule(schedule_id)} variant="outline">
            Lihat rincian kegiatan
          </ButtonLink>
        )}
        <CancelRegistration activity={activity} />
      </div>
      {kode && (
        <Part title="Kode kehadiran">
          <AttendanceCode link={kode} />
        </Part>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Part title="Rincian">
          <Facts items={factsOf(activity)} />
        </Part>
        <Part title="Riwayat">
          <History activity={activity} />
        </Part>
      </div>
    </>
  )
}

function factsOf(activity: OwnActivity) {
  const { penyelenggara, waktu, alamat, luar, peran, poin, status, no_sertifikat, bukti } = activity
  return [
    { label: 'Kegiatan', value: worthText({ ...activity, poin: null }) || '-' },
    { label: 'Penyelenggara', value: penyelenggara },
    { label: luar ? 'Tanggal' : 'Waktu dan tempat', value: waktu },
    ...(alamat ? [{ label: 'Alamat', value: alamat }] : []),
    ...(luar ? [{ label: 'Peran', value: ROLES_THERE[peran] }] : []),
    ...(bukti ? [{ label: 'Bukti', value: <FileLink href={own.file(bukti.id)} name={bukti.name} /> }] : []),
    ...(status === 'diakui' ? [{ label: 'Poin yang diakui', value: `${poin} poin` }] : []),
    ...(no_sertifikat ? [{ label: 'Nomor sertifikat kehadiran', value: no_sertifikat }] : []),
  ]
}

const History = ({ activity: { riwayat } }: { activity: OwnActivity }) => (
  <ol className="divide-y divide-line">
    {riwayat.map(({ label, catatan, at }) => (
      <li key={`${at}${label}`} className="py-3 first:pt-0 last:pb-0">
        <p className="font-semibold">{label}</p>
        <p className="text-muted text-sm">{longMoment(new Date(at))}</p>
        {catatan && <p className="mt-1 whitespace-pre-line text-sm">{catatan}</p>}
      </li>
    ))}
  </ol>
)

/** Gives one's seat back, as long as that can be done; else why not. */
function CancelRegistration({ activity }: { activity: OwnActivity }) {
  const revalidator = useRevalidator()
  const { id, version, can, halangan_batal, bila_batal } = activity
  if (halangan_batal) return <p className="text-muted text-sm">{halangan_batal}</p>
  if (!can.batal) return null
  const cancel = async () => {
    await client.cancelActivity({ id, version })
    await revalidator.revalidate()
  }
  const text = bila_batal
    ? `Kursi Anda dilepas. ${refundWords(bila_batal)}`
    : 'Kursi Anda dilepas. Anda dapat mendaftar lagi selama kursi tersedia.'
  return <AskFirst label="Batalkan pendaftaran" title="Batalkan pendaftaran?" text={text} act={cancel} />
}

/** The QR code that is scanned at the door; dark on white in every theme, as readers need it. */
function AttendanceCode({ link }: { link: string }) {
  const { side, path } = qrDrawing(link)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <svg
        role="img"
        aria-label="Kode QR kehadiran Anda"
        viewBox={`0 0 ${side} ${side}`}
        className="w-56 max-w-full shrink-0 rounded-box bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <p className="min-w-0 max-w-[29em] flex-1 basis-56">
        Tunjukkan kode ini saat hadir, dari layar ponsel atau tercetak. Petugas memindainya sebagai bukti kehadiran
        Anda.
      </p>
    </div>
  )
}
