import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { bodyZone, type Day, dayIn, longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import type { HolderCertificate } from '../../certificates/own-certificates-contract.ts'
import { Proforma } from '../../invoices/parts/LazyProformaForm.tsx'
import type { Application } from '../contract.ts'
import { PayerChoice } from '../parts/application-tabs.tsx'
import { NextAction } from './detail/NextAction.tsx'
import { Progress } from './detail/Progress.tsx'
import { type Matter, matterOf, TABS, type Tab, TabMatter, tabOf } from './detail/TabMatter.tsx'
import { StatusChip } from './StatusChip.tsx'

interface Detail {
  application: Application
  matter: Matter
  today: Day
  /** Until when an appeal can be filed, where that is so. */
  appealUntil: string | null
  /** The certificate that it led to. */
  ownCertificate: HolderCertificate | undefined
}

export async function load(client: ApiClient, { params, url }: Opened): Promise<Detail> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Permohonan tidak ditemukan.')
  const tab = tabOf(url.searchParams.get('tab'))
  const asked = client.getApplication({ id })
  const [application, matter] = await Promise.all([asked, matterOf(client, id, tab, asked)])
  const result =
    matter.tab === 'hasil'
      ? matter.result
      : application.tahap === 'belum_kompeten'
        ? await client.getResult({ id })
        : undefined
  const appealUntil = result?.banding.boleh ? result.banding.appeal_due : null
  const certificates = application.no_sertifikasi ? await client.listOwnCertificates() : []
  const ownCertificate = certificates.find(({ user_training_id }) => user_training_id === id)
  return { application, matter, today: dayIn(bodyZone(), new Date()), appealUntil, ownCertificate }
}

export const head = ({ application }: Detail): Head => ({ title: application.name, noindex: true })

export function Page({ data: { application, matter, today, appealUntil, ownCertificate } }: { data: Detail }) {
  const { tab } = matter
  const { id, name, category, nomor, submitted_at, erased_at, pesan_baru } = application
  const tabs = (Object.keys(TABS) as Tab[]).map((each) => ({
    label: each === 'pesan' && tab !== 'pesan' && pesan_baru > 0 ? `Pesan (${pesan_baru} baru)` : TABS[each],
    to: own.certificationTab(id, each),
    current: each === tab,
  }))
  return (
    <div className="wrap space-y-4 py-4 md:space-y-6 md:py-8 lg:py-12">
      <header>
        <p className="flex flex-wrap items-center justify-between gap-x-6 text-muted">
          <Link
            to={own.myCertifications}
            className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            Sertifikasi Saya
          </Link>
          {category.name}
        </p>
        <h1 className="mt-1 text-2xl md:mt-4 md:text-3xl">{name}</h1>
        <div className="mt-2 md:mt-3">
          <StatusChip application={application} />
        </div>
      </header>
      <NextAction
        application={application}
        here={own.certificationTab(id, tab)}
        today={today}
        appealUntil={appealUntil}
        ownCertificate={ownCertificate}
      />
      <Progress application={application} />
      <LinkTabs label="Bagian permohonan" items={tabs} />
      {erased_at && (
        <p className="panel p-5 text-muted">
          Isian, berkas, dan pesan permohonan ini sudah dihapus sesuai masa simpan pada{' '}
          {longDay(dayIn(bodyZone(), new Date(erased_at)))}. Riwayat, keputusan, dan sertifikatnya tetap ada.
        </p>
      )}
      <section aria-label={TABS[tab]}>
        <Suspense fallback={<Spinner label="Memuat" />}>
          <TabMatter application={application} matter={matter} ownCertificate={ownCertificate} today={today} />
        </Suspense>
      </section>
      <Proforma application={application} />
      {!application.is_final && (
        <Suspense fallback={null}>
          <PayerChoice id={application.id} />
        </Suspense>
      )}
      {nomor && (
        <p className="text-muted text-sm tabular-nums">
          Nomor permohonan <strong className="text-base-content">{nomor}</strong>
          {submitted_at && `, diajukan ${longDay(dayIn(bodyZone(), new Date(submitted_at)))}`}
        </p>
      )}
    </div>
  )
}
