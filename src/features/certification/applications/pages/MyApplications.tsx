import { Suspense } from 'react'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import type { HolderCertificate } from '../../certificates/own-certificates-contract.ts'
import type { WaitingClaim as Claim, PastRecords } from '../../past-records/contract.ts'
import { WaitingClaim } from '../../past-records/parts/WaitingClaim.tsx'
import type { UserTraining } from '../contract.ts'
import { ApplicationTable } from '../parts/ApplicationTable.tsx'
import { OwnCertificates, PastRecordTables } from '../parts/application-tabs.tsx'
import { ApplicationTabs } from './ApplicationTabs.tsx'

const TABS = {
  berjalan: { label: 'Berjalan', has: ({ is_final }: UserTraining) => !is_final },
  bersertifikat: { label: 'Bersertifikat', has: ({ status }: UserTraining) => status === 2 },
  riwayat: { label: 'Riwayat', has: ({ is_final, status }: UserTraining) => is_final && status !== 2 },
} as const

type Tab = keyof typeof TABS

interface Mine {
  tab: Tab
  applications: UserTraining[]
  certificates: HolderCertificate[]
  /** From before the portal. */
  past: PastRecords & { klaim: Claim | null }
}

export async function load(client: ApiClient, { user, url }: Opened): Promise<Mine> {
  if (!user) throw new Refusal(401, 'Unauthenticated.')
  const asked = url.searchParams.get('tab') ?? ''
  const [drafts, sent, certificates, past] = await Promise.all([
    client.listUserTrainings({ userId: user.id, filter: 'draft' }),
    client.listUserTrainings({ userId: user.id, filter: 'all' }),
    client.listOwnCertificates(),
    client.getOwnPastRecords(),
  ])
  return { tab: asked in TABS ? (asked as Tab) : 'berjalan', applications: [...drafts, ...sent], certificates, past }
}

export const head = (): Head => ({ title: 'Sertifikasi Saya', noindex: true })

export function Page({ data: { tab, applications, certificates, past } }: { data: Mine }) {
  const countOf = (name: Tab) =>
    name === 'bersertifikat'
      ? certificates.length
      : applications.filter(TABS[name].has).length +
        (name === 'riwayat' ? past.permohonan.length + past.invoice.length : 0)
  const tabs = (Object.keys(TABS) as Tab[]).map((name) => ({
    label: `${TABS[name].label} (${countOf(name)})`,
    to: `${own.myCertifications}?tab=${name}`,
    current: name === tab,
  }))
  const shown = applications.filter(TABS[tab].has)
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <ApplicationTabs current="saya" />
      <h1 className="text-3xl">Sertifikasi Saya</h1>
      <WaitingClaim claim={past.klaim} />
      <LinkTabs label="Keadaan" items={tabs} />
      {tab === 'bersertifikat' && certificates.length > 0 && (
        <Suspense fallback={<Spinner label="Memuat" />}>
          <OwnCertificates certificates={certificates} />
        </Suspense>
      )}
      {tab === 'riwayat' && (
        <Suspense fallback={<Spinner label="Memuat" />}>
          <PastRecordTables records={past} />
        </Suspense>
      )}
      {(shown.length > 0 || countOf(tab) === 0) && (
        <ApplicationTable
          caption={`Sertifikasi Saya, ${TABS[tab].label}`}
          applications={shown}
          empty={<Nothing tab={tab} />}
        />
      )}
    </div>
  )
}

const WORDS: Record<Tab, { title: string; text: string }> = {
  berjalan: {
    title: 'Tidak ada permohonan berjalan',
    text: 'Pilih skema dan jadwal uji untuk mengajukan sertifikasi.',
  },
  bersertifikat: { title: 'Belum ada sertifikat', text: 'Sertifikat Anda tampil di sini setelah diterbitkan.' },
  riwayat: { title: 'Riwayat masih kosong', text: 'Permohonan yang berakhir tanpa sertifikat tersimpan di sini.' },
}

function Nothing({ tab }: { tab: Tab }) {
  return (
    <EmptyState title={WORDS[tab].title}>
      <p>{WORDS[tab].text}</p>
      {tab !== 'riwayat' && (
        <ButtonLink to={to.certificationSchedules} variant="primary" className="mt-6">
          Lihat jadwal uji
        </ButtonLink>
      )}
    </EmptyState>
  )
}
