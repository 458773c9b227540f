import { useSearchParams } from 'react-router'
import type { ApiClient, At, Head, Opened, Posted } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { ComplaintTerms, FollowedComplaint } from '../contract.ts'
import { trackHref } from './address.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { caseView } from './case-piece.ts'
import { TrackPart } from './TrackPart.tsx'

interface Data {
  terms: ComplaintTerms
  /** The outcome of a form that was sent without JavaScript. */
  posted: Posted | null
  /** The case again, when a reply to it was refused. */
  followed: FollowedComplaint | null
}

const TICKET_LENGTH = 20
const ON_A_CASE = ['replyToComplaint', 'reopenComplaint']

export async function load(client: ApiClient, { posted = undefined }: Opened): Promise<Data> {
  if (posted) await caseView.prepare()
  const terms = await client.getComplaintTerms()
  const { no_tiket = '', pin = '' } = posted?.given ?? {}
  const isOnCase = posted?.refusal !== undefined && ON_A_CASE.includes(posted.call)
  const followed = isOnCase ? await client.trackComplaint({ no_tiket, pin }).catch(() => null) : null
  return { terms, posted: posted ?? null, followed }
}

/** Both tabs show the same data. */
export const keeps = (): boolean => true

export const head = (_data: Data, { url }: At): Head => ({
  title: 'Pengaduan',
  description: 'Sampaikan pengaduan tentang layanan, penguji, atau pemegang, lalu lacak dengan nomor tiket.',
  noindex: url.search !== '',
})

export function Page({ data: { terms, posted, followed } }: { data: Data }) {
  const [query] = useSearchParams()
  const ticket = (query.get('tiket') ?? '').slice(0, TICKET_LENGTH)
  const isTracking = query.get('tab') === 'lacak' || ticket !== ''
  const isFiling = posted?.call === 'fileComplaint'
  return (
    <>
      <PageHeader
        title="Pengaduan"
        intro="Ada yang tidak beres? Sampaikan kepada kami, dengan atau tanpa nama. Setiap pengaduan dijawab oleh petugas yang tidak terlibat."
      />
      <div className="wrap space-y-6 py-8 lg:py-12">
        <LinkTabs
          label="Bagian halaman"
          items={[
            { label: 'Buat Pengaduan', to: to.complaints, current: !isTracking },
            { label: 'Lacak', to: trackHref(), current: isTracking },
          ]}
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          {isTracking ? (
            <TrackPart key={ticket} ticket={ticket} posted={isFiling ? null : posted} followed={followed} />
          ) : (
            <ComplaintForm posted={isFiling ? posted : null} today={terms.hari_ini} />
          )}
          <Process terms={terms} />
        </div>
      </div>
    </>
  )
}

/** Explains how complaints are handled and by when, and what an appeal is instead. */
const Process = ({ terms: { terima, validasi, jawab, buka_kembali, banding } }: { terms: ComplaintTerms }) => (
  <aside className="space-y-6">
    <Part title="Cara kami menanganinya">
      <ol className="list-decimal space-y-2 pl-5">
        <li>Tiket dan PIN langsung dikirim; petugas menanganinya dalam {terima} hari kerja.</li>
        <li>Diperiksa apakah pengaduan dapat ditangani: {validasi} hari kerja.</li>
        <li>Ditelaah oleh petugas yang tidak terlibat. Ia dapat bertanya kepada Anda.</li>
        <li>Dijawab dalam {jawab} hari kerja sejak masuk.</li>
        <li>Belum puas? Buka kembali satu kali dalam {buka_kembali} hari.</li>
      </ol>
      <Link to={to.serviceFigures} className="mt-4 inline-block text-link">
        Lihat kinerja layanan kami
      </Link>
    </Part>
    <Part title="Pengaduan atau banding?">
      <p>
        Pengaduan menyangkut layanan, orang, atau sertifikat. Tidak setuju dengan keputusan uji Anda sendiri? Ajukan{' '}
        <strong>banding</strong> paling lambat {banding} hari kerja sesudah keputusan, dari{' '}
        <Link to={to.certifications} className="text-link">
          permohonan Anda
        </Link>
        .
      </p>
    </Part>
  </aside>
)
