import type { ApiClient } from '../../../../../app/routing/page.ts'
import type { Day } from '../../../../../lib/day.ts'
import type { ApplicationTab } from '../../../../../own-paths.ts'
import type { OwnNeeds } from '../../../accommodations/contract.ts'
import type { OwnCertificate } from '../../../certificates/contract.ts'
import type { HolderCertificate } from '../../../certificates/own-certificates-contract.ts'
import type { Result } from '../../../decisions/contract.ts'
import type { ExamDay } from '../../../examination/contract.ts'
import type { OwnMisconduct as OwnMisconductCase } from '../../../misconduct/contract.ts'
import type { OwnSanctions } from '../../../sanctions/contract.ts'
import type { Application } from '../../contract.ts'
import type { Message } from '../../messages/contract.ts'
import { CertificateTab, OwnMisconduct, ResultTab } from '../../parts/application-tabs.tsx'
import { Answers } from './Answers.tsx'
import { Files } from './Files.tsx'
import { History } from './History.tsx'
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
} as const satisfies Record<ApplicationTab, string>

export type Tab = ApplicationTab

export const tabOf = (asked: string | null): Tab =>
  asked !== null && Object.hasOwn(TABS, asked) ? (asked as Tab) : 'permohonan'

/** The data that a tab shows beside the application itself. */
export type Matter =
  | { tab: 'permohonan' | 'berkas' | 'riwayat' }
  | { tab: 'jadwal'; exam: ExamDay; needs: OwnNeeds }
  | { tab: 'hasil'; result: Result; cases: OwnMisconductCase[] }
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
      return matterOfSchedule(client, id)
    case 'hasil':
      return matterOfResult(client, id)
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

async function matterOfSchedule(client: ApiClient, id: number): Promise<Matter> {
  const [exam, needs] = await Promise.all([client.getExamDay({ id }), client.getOwnAccommodation({ id })])
  return { tab: 'jadwal', exam, needs }
}

async function matterOfResult(client: ApiClient, id: number): Promise<Matter> {
  const [result, cases] = await Promise.all([client.getResult({ id }), client.listOwnMisconduct({ id })])
  return { tab: 'hasil', result, cases }
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
      return <ScheduleTab application={application} exam={matter.exam} needs={matter.needs} />
    case 'hasil':
      return (
        <div className="grid gap-6">
          <OwnMisconduct cases={matter.cases} />
          <ResultTab id={id} result={matter.result} />
        </div>
      )
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
