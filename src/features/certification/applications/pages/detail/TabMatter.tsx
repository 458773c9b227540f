import type { ApiClient } from '../../../../../app/routing/page.ts'
import type { Day } from '../../../../../lib/day.ts'
import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { Timeline } from '../../../../../ui/Timeline.tsx'
import type { OwnSanctions } from '../../../../upkeep/sanctions/contract.ts'
import type { OwnCertificate } from '../../../certificates/contract.ts'
import type { HolderCertificate } from '../../../certificates/own-certificates-contract.ts'
import type { Result } from '../../../decisions/contract.ts'
import type { ExamDay } from '../../../examination/contract.ts'
import type { Application } from '../../contract.ts'
import type { Message } from '../../messages/contract.ts'
import { CertificateTab, ResultTab } from '../../parts/application-tabs.tsx'
import { Answers } from './Answers.tsx'
import { Files } from './Files.tsx'
import { Messages } from './Messages.tsx'
import { ScheduleTab } from './ScheduleTab.tsx'

export const TABS = {
  permohonan: 'Permohonan',
  berkas: 'Berkas',
  jadwal: 'Jadwal',
  hasil: 'Hasil',
  sertifikat: 'Sertifikat',
  pesan: 'Pesan',
  riwayat: 'Riwayat',
} as const

export type Tab = keyof typeof TABS

export const tabOf = (asked: string | null): Tab =>
  asked !== null && Object.hasOwn(TABS, asked) ? (asked as Tab) : 'permohonan'

/** The data that a tab shows beside the application itself. */
export type Matter =
  | { tab: 'permohonan' | 'berkas' | 'riwayat' }
  | { tab: 'jadwal'; exam: ExamDay }
  | { tab: 'hasil'; result: Result }
  | { tab: 'sertifikat'; certificate: OwnCertificate | null; sanctions: OwnSanctions }
  | { tab: 'pesan'; messages: Message[] }

/** Fetches what a tab shows beside an application that is on its way, and nothing else. */
export async function matterOf(
  client: ApiClient,
  id: number,
  tab: Tab,
  application: Promise<Application>,
): Promise<Matter> {
  switch (tab) {
    case 'jadwal':
      return { tab, exam: await client.getExamDay({ id }) }
    case 'hasil':
      return { tab, result: await client.getResult({ id }) }
    case 'sertifikat': {
      const certificate = (await application).no_sertifikasi ? await client.getOwnCertificate({ id }) : null
      return { tab, certificate, sanctions: await client.getOwnSanctions() }
    }
    case 'pesan':
      return { tab, messages: await client.listMessages({ id }) }
    default:
      return { tab }
  }
}

interface TabMatterProps {
  application: Application
  matter: Matter
  /** The certificate that it led to. */
  ownCertificate: HolderCertificate | undefined
  today: Day
}

export function TabMatter({ application, matter, ownCertificate, today }: TabMatterProps) {
  const { id } = application
  switch (matter.tab) {
    case 'permohonan':
      return <Answers application={application} />
    case 'berkas':
      return <Files application={application} />
    case 'jadwal':
      return <ScheduleTab application={application} exam={matter.exam} />
    case 'hasil':
      return <ResultTab id={id} result={matter.result} />
    case 'sertifikat':
      return (
        <CertificateTab
          id={id}
          certificate={matter.certificate}
          ownCertificate={ownCertificate}
          sanctions={matter.sanctions}
          today={today}
        />
      )
    case 'pesan':
      return <Messages application={application} messages={matter.messages} />
    case 'riwayat':
      return <History application={application} />
  }
}

const BY = { pemohon: 'Anda', petugas: 'Petugas', sistem: 'Sistem' } as const

/** Shows what has happened, the newest first, and by whom. */
function History({ application: { riwayat } }: { application: Application }) {
  if (riwayat.length === 0) return <EmptyState title="Belum ada riwayat" />
  const entries = riwayat.map(({ at, label, dari, ke, ke_label, oleh, catatan }) => ({
    at,
    label,
    led: dari === ke ? undefined : ke_label,
    by: BY[oleh],
    note: catatan,
  }))
  return <Timeline entries={entries} />
}
