import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../ui/navigation/LinkTabs.tsx'
import type { EmployerInvoices, EmployerSchedule, PaidApplication } from '../contract.ts'
import type { Employer } from '../employer-contract.ts'
import { INVOICE_GROUPS, type InvoiceGroup } from '../rules.ts'
import { Bills } from './detail/Bills.tsx'
import { Invitations } from './detail/Invitations.tsx'
import { Members } from './detail/Members.tsx'
import { PaidApplications } from './detail/PaidApplications.tsx'
import { Registration } from './detail/Registration.tsx'
import { EmployerForm } from './EmployerForm.tsx'

const TABS = { anggota: 'Anggota', daftar: 'Pendaftaran', tagihan: 'Tagihan', data: 'Data perusahaan' } as const
type Tab = keyof typeof TABS

type Matter =
  | { tab: 'anggota' | 'data' }
  | { tab: 'daftar'; schedules: EmployerSchedule[]; applications: PaidApplication[] }
  | { tab: 'tagihan'; group: InvoiceGroup; invoices: EmployerInvoices }

interface Detail {
  employer: Employer
  matter: Matter
}

const tabOf = (asked: string | null): Tab => (asked !== null && Object.hasOwn(TABS, asked) ? (asked as Tab) : 'anggota')

const groupOf = (asked: string | null): InvoiceGroup =>
  asked !== null && Object.hasOwn(INVOICE_GROUPS, asked) ? (asked as InvoiceGroup) : 'semua'

async function matterOf(client: ApiClient, id: number, query: URLSearchParams): Promise<Matter> {
  const tab = tabOf(query.get('tab'))
  if (tab === 'daftar') {
    const [schedules, applications] = await Promise.all([
      client.listEmployerSchedules({ id }),
      client.listEmployerApplications({ id }),
    ])
    return { tab, schedules, applications }
  }
  if (tab === 'tagihan') {
    const group = groupOf(query.get('keadaan'))
    return {
      tab,
      group,
      invoices: await client.listEmployerInvoices({ id, keadaan: group, page: Number(query.get('hal')) || 1 }),
    }
  }
  return { tab }
}

export async function load(client: ApiClient, { params, url }: Opened): Promise<Detail> {
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Perusahaan tidak ditemukan.')
  const [employer, matter] = await Promise.all([client.getEmployer({ id }), matterOf(client, id, url.searchParams)])
  return { employer, matter }
}

export const head = ({ employer }: Detail): Head => ({ title: employer.nama, noindex: true })

export function Page({ data }: { data: Detail }) {
  const { employer, matter } = data
  const tabs = (Object.keys(TABS) as Tab[]).map((tab) => ({
    label: TABS[tab],
    to: own.employer(employer.id, tab),
    current: tab === matter.tab,
  }))
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <Link to={own.employers} className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        Perusahaan pembayar
      </Link>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{employer.nama}</h1>
      <LinkTabs label="Bagian perusahaan" items={tabs} />
      <section aria-label={TABS[matter.tab]} className="grid min-w-0 gap-6">
        <TabMatter employer={employer} matter={matter} />
      </section>
    </div>
  )
}

/** Shows the open tab. A change made by a button shows at once and is dropped when the page loads anew. */
function TabMatter({ employer: loaded, matter }: Detail) {
  const [changed, setChanged] = useState<{ from: Employer; to: Employer }>()
  const employer = changed?.from === loaded ? changed.to : loaded
  const put = (to: Employer) => setChanged({ from: loaded, to })
  switch (matter.tab) {
    case 'anggota':
      return (
        <>
          <Members employer={employer} put={put} />
          <Invitations employer={employer} put={put} />
        </>
      )
    case 'daftar':
      return (
        <>
          <Registration employer={employer} schedules={matter.schedules} />
          <PaidApplications applications={matter.applications} />
        </>
      )
    case 'tagihan':
      return <Bills employer={employer} group={matter.group} invoices={matter.invoices} />
    case 'data':
      return <Particulars employer={employer} put={put} />
  }
}

function Particulars({ employer, put }: { employer: Employer; put: (employer: Employer) => void }) {
  const { id, version, nama, npwp, alamat } = employer
  const revalidator = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  return (
    <div className="panel max-w-2xl p-5 sm:p-6">
      <h2 className="text-xl">Data perusahaan</h2>
      <p className="mt-2 text-muted">Tercantum pada invoice yang terbit sesudahnya. Yang sudah terbit tidak berubah.</p>
      <EmployerForm
        start={{ nama, npwp: npwp ?? '', alamat }}
        button="Simpan"
        send={async (values) => {
          setIsSaved(false)
          put(await client.changeEmployer({ id, version, ...values }))
          await revalidator.revalidate()
          setIsSaved(true)
        }}
      />
      {isSaved && (
        <div className="mt-4">
          <Alert tone="success">Data perusahaan sudah disimpan.</Alert>
        </div>
      )}
    </div>
  )
}
