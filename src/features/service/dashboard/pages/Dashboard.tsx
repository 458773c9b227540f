import { Award, ChartNoAxesColumn, type LucideIcon, Sprout } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { useMember } from '../../../../app/session/member.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { bodyZone, type Day, dayIn } from '../../../../lib/day.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import type { UserTraining } from '../../../certification/applications/contract.ts'
import { OwnApplications } from '../../../certification/applications/parts/ApplicationTable.tsx'
import { OwnCertificates } from '../../../certification/applications/parts/application-tabs.tsx'
import type { HolderCertificate } from '../../../certification/certificates/own-certificates-contract.ts'
import type { WaitingClaim as Claim } from '../../../certification/past-records/contract.ts'
import { WaitingClaim } from '../../../certification/past-records/parts/WaitingClaim.tsx'
import type { OwnSanctions } from '../../../certification/sanctions/contract.ts'
import { SanctionPanel } from '../../../certification/sanctions/parts/sanction-panel.tsx'
import type { ExamOnScreen } from '../../../certification/sittings/contract.ts'
import type { CertificateDuties } from '../../../upkeep/duties/contract.ts'
import { LifeStrips } from '../../../upkeep/duties/parts/life-strips.tsx'
import { examActions, renewalActions, restingAction, runningActions, todaysExams } from './dashboard-action.ts'
import { IssuedCertificates, issuedOf } from './IssuedCertificates.tsx'
import { NextActions } from './NextActions.tsx'

interface DashboardData {
  applications: UserTraining[]
  drafts: UserTraining[]
  reports: number
  activities: number
  sanctions: OwnSanctions
  duties: CertificateDuties[]
  certificates: HolderCertificate[]
  klaim: Claim | null
  exams: ExamOnScreen[]
  today: Day
}

export async function load(client: ApiClient, { user }: Opened): Promise<DashboardData> {
  if (!user) throw new Refusal(401, 'Unauthenticated.')
  const own = { userId: user.id, filter: 'all' }
  const [applications, drafts, counts, sanctions, duties, certificates, { klaim }] = await Promise.all([
    client.listUserTrainings(own),
    client.listUserTrainings({ ...own, filter: 'draft' }),
    client.countUserTrainings(own),
    client.getOwnSanctions(),
    user.no_sertifikasi ? client.listDuties() : [],
    user.no_sertifikasi ? client.listOwnCertificates() : [],
    client.getOwnPastRecords(),
  ])
  const today = dayIn(bodyZone(), new Date())
  const { total_pelaporan: reports, total_pemeliharaan: activities } = counts
  const exams = await examsOnScreen(client, todaysExams(applications, today))
  return { applications, drafts, reports, activities, sanctions, duties, certificates, klaim, exams, today }
}

/** Without a network the dashboard does without them; the page of an exam opens by itself then. */
const examsOnScreen = (client: ApiClient, applications: UserTraining[]): Promise<ExamOnScreen[]> =>
  Promise.all(applications.map(({ user_training_id: id }) => client.getExamOnScreen({ id }))).catch(() => [])

export const head = (): Head => ({ title: 'Dashboard', noindex: true })

export function Page({ data }: { data: DashboardData }) {
  const { name } = useMember()
  const [search] = useSearchParams()
  const { applications, today } = data
  const running = [
    ...examActions(data.exams),
    ...renewalActions(data.certificates),
    ...runningActions(applications, today, data.drafts),
  ]
  // From before the portal; the others stand in the table of applications.
  const earlier = data.certificates.filter(({ user_training_id }) => user_training_id === null)
  // The strip of a certificate tells its holder what is next.
  const resting = running.length > 0 || data.duties.length > 0 ? undefined : restingAction(applications, today)
  const next = resting ? [resting] : running
  const isOwnTurn = next.some(({ ownTurn }) => ownTurn)
  const issued = issuedOf(applications)
  const isAsked = data.sanctions.sanksi.some(({ status }) => status === 'diberitahukan')
  return (
    <div className="wrap py-8 lg:py-12">
      {search.has('verified') && <Done>Email Anda sudah terverifikasi.</Done>}
      {search.has('data-diri') && <Done>Data diri Anda terkirim. Anda dapat mengajukan sertifikasi sekarang.</Done>}
      <h1 className="text-3xl">Selamat datang, {name}</h1>
      {data.klaim && (
        <div className="mt-6">
          <WaitingClaim claim={data.klaim} />
        </div>
      )}
      {next.length > 0 && <NextActions actions={next} />}
      {data.sanctions.sanksi.length > 0 && (
        <Suspense
          fallback={
            <div className="mt-6">
              <Spinner label="Memuat sanksi" />
            </div>
          }
        >
          <div className="mt-6 grid gap-4 empty:hidden">
            <SanctionPanel sanctions={data.sanctions} />
          </div>
        </Suspense>
      )}
      {issued.length > 0 && <IssuedCertificates applications={issued} leads={!isOwnTurn && data.duties.length === 0} />}
      {data.duties.length > 0 && (
        <Suspense
          fallback={
            <div className="mt-6">
              <Spinner label="Memuat kewajiban" />
            </div>
          }
        >
          <LifeStrips duties={data.duties} today={data.today} leads={!isOwnTurn && !isAsked} />
        </Suspense>
      )}
      <ul className="mt-6 grid gap-2 sm:grid-cols-3 sm:gap-4">
        <Count icon={Award} label="Total Sertifikasi" count={data.applications.length + earlier.length} />
        <Count icon={ChartNoAxesColumn} label="Pelaporan Kinerja" count={data.reports} />
        <Count icon={Sprout} label="Pemeliharaan Kompetensi" count={data.activities} />
      </ul>
      <section aria-labelledby="sertifikasi-saya" className="mt-10">
        <h2 id="sertifikasi-saya" className="mb-4 text-2xl">
          Sertifikasi Saya
        </h2>
        {earlier.length > 0 && (
          <Suspense fallback={<Spinner label="Memuat" />}>
            <OwnCertificates certificates={earlier} />
          </Suspense>
        )}
        {(earlier.length === 0 || data.drafts.length + data.applications.length > 0) && (
          <OwnApplications applications={[...data.drafts, ...data.applications]} />
        )}
      </section>
    </div>
  )
}

const Done = ({ children }: { children: string }) => (
  <div className="mb-6">
    <Alert tone="success">{children}</Alert>
  </div>
)

function Count({ icon: Icon, label, count }: { icon: LucideIcon; label: string; count: number }) {
  return (
    <li className="panel flex items-center gap-4 px-5 py-3 sm:py-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-base-200 text-primary sm:size-12">
        <Icon aria-hidden className="size-5 sm:size-6" />
      </span>
      <p
        data-figures
        className="flex grow items-center justify-between gap-4 sm:flex-col-reverse sm:items-start sm:gap-0"
      >
        <span className="text-[0.9375rem] text-muted sm:text-sm">{label}</span>
        <span className="font-bold text-2xl leading-tight sm:text-3xl">{count}</span>
      </p>
    </li>
  )
}
