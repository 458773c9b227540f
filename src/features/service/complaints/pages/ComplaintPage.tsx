import { useSearchParams } from 'react-router'
import type { ApiClient, At, Head, Opened, Posted } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import { PageHeader } from '../../../../ui/navigation/PageHeader.tsx'
import { t } from '../../../../ui/words.tsx'
import type { ComplaintTerms, FollowedComplaint } from '../contract.ts'
import { trackHref } from './address.ts'
import { ComplaintForm } from './ComplaintForm.tsx'
import { caseView } from './case-piece.ts'
import { Process } from './Process.tsx'
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
  title: t('Pengaduan'),
  description: t('Sampaikan pengaduan tentang layanan, penguji, atau pemegang, lalu lacak dengan nomor tiket.'),
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
        title={t('Pengaduan')}
        intro={t(
          'Ada yang tidak beres? Sampaikan kepada kami, dengan atau tanpa nama. Setiap pengaduan dijawab oleh petugas yang tidak terlibat.',
        )}
      />
      <div className="wrap space-y-6 py-8 lg:py-12">
        <LinkTabs
          label={t('Bagian halaman')}
          items={[
            { label: t('Buat Pengaduan'), to: to.complaints, current: !isTracking },
            { label: t('Lacak'), to: trackHref(), current: isTracking },
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
