import { ArrowLeft } from 'lucide-react'
import { to } from '../../../app/links.ts'
import type { ApiClient, Head, Opened } from '../../../app/page.ts'
import { dayIn, longDay } from '../../../lib/day.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { Link } from '../../../ui/Link.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import type { Application, Message } from '../contract.ts'
import { Answers } from './detail/Answers.tsx'
import { CertificateTab } from './detail/CertificateTab.tsx'
import { Files } from './detail/Files.tsx'
import { History } from './detail/History.tsx'
import { Messages } from './detail/Messages.tsx'
import { NextAction } from './detail/NextAction.tsx'
import { Progress } from './detail/Progress.tsx'
import { Result } from './detail/Result.tsx'
import { ScheduleTab } from './detail/ScheduleTab.tsx'
import { StatusChip } from './StatusChip.tsx'

const TABS = {
  permohonan: 'Permohonan',
  berkas: 'Berkas',
  jadwal: 'Jadwal',
  hasil: 'Hasil',
  sertifikat: 'Sertifikat',
  pesan: 'Pesan',
  riwayat: 'Riwayat',
} as const

type Tab = keyof typeof TABS

interface Detail {
  application: Application
  tab: Tab
  messages: Message[]
}

export async function load(client: ApiClient, { params, url }: Opened): Promise<Detail> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Permohonan tidak ditemukan.')
  const asked = url.searchParams.get('tab') ?? ''
  const tab = asked in TABS ? (asked as Tab) : 'permohonan'
  const [application, messages] = await Promise.all([
    client.getApplication({ id }),
    tab === 'pesan' ? client.listMessages({ id }) : [],
  ])
  return { application, tab, messages }
}

export const head = ({ application }: Detail): Head => ({ title: application.name, noindex: true })

export function Page({ data: { application, tab, messages } }: { data: Detail }) {
  const { id, name, category, nomor, submitted_at, pesan_baru } = application
  const tabs = (Object.keys(TABS) as Tab[]).map((each) => ({
    label: each === 'pesan' && tab !== 'pesan' && pesan_baru > 0 ? `Pesan (${pesan_baru} baru)` : TABS[each],
    to: to.certificationTab(id, each),
    current: each === tab,
  }))
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <Link
        to={to.myCertifications}
        className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Sertifikasi Saya
      </Link>
      <header>
        <p className="text-muted">{category.name}</p>
        <h1 className="mt-1 text-3xl">{name}</h1>
        <div className="mt-3">
          <StatusChip training={application} />
        </div>
        {nomor && (
          <p className="mt-3 text-muted text-sm tabular-nums">
            Nomor permohonan <strong className="text-base-content">{nomor}</strong>
            {submitted_at && `, diajukan ${longDay(dayIn('WIB', new Date(submitted_at)))}`}
          </p>
        )}
      </header>
      <NextAction application={application} />
      <Progress application={application} />
      <LinkTabs label="Bagian permohonan" items={tabs} />
      <section aria-label={TABS[tab]}>
        <TabMatter application={application} tab={tab} messages={messages} />
      </section>
    </div>
  )
}

function TabMatter({ application, tab, messages }: Detail) {
  switch (tab) {
    case 'permohonan':
      return <Answers application={application} />
    case 'berkas':
      return <Files application={application} />
    case 'jadwal':
      return <ScheduleTab application={application} />
    case 'hasil':
      return <Result application={application} />
    case 'sertifikat':
      return <CertificateTab application={application} />
    case 'pesan':
      return <Messages application={application} messages={messages} />
    case 'riwayat':
      return <History application={application} />
  }
}
