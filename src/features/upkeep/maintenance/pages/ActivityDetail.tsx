import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { Invoice } from '../../../certification/invoices/contract.ts'
import { LazyInvoiceMatter } from '../../../certification/invoices/parts/LazyInvoiceMatter.tsx'
import type { OwnActivity } from '../contract.ts'
import { ActivityMatter } from './ActivityMatter.tsx'
import { OutsideForm } from './OutsideForm.tsx'

/** A new outside activity, one's own, or the invoice of one: each has its address under /saya/. */
type Detail =
  | { shows: 'new' }
  | { shows: 'activity'; activity: OwnActivity }
  | { shows: 'invoice'; activity: OwnActivity; invoice: Invoice }

export async function load(client: ApiClient, { params, url }: Opened): Promise<Detail> {
  if (params['id'] === 'baru') return { shows: 'new' }
  const id = Number(params['id'])
  if (!Number.isInteger(id) || id < 1) throw new Refusal(404, 'Kegiatan tidak ditemukan.')
  const activity = await client.getOwnActivity({ id })
  if (url.searchParams.get('tab') !== 'invoice') return { shows: 'activity', activity }
  return { shows: 'invoice', activity, invoice: await client.getActivityInvoice({ id }) }
}

const titleOf = (detail: Detail): string => {
  if (detail.shows === 'new') return 'Ajukan Kegiatan Luar'
  if (detail.shows === 'invoice') return `Invoice ${detail.invoice.nomor}`
  return detail.activity.nama_kegiatan || 'Kegiatan Luar'
}

export const head = (detail: Detail): Head => ({ title: titleOf(detail), noindex: true })

export function Page({ data: detail }: { data: Detail }) {
  const isInvoice = detail.shows === 'invoice'
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <Link
        to={isInvoice ? own.activity(detail.activity.id) : own.activities}
        className="no-print inline-flex items-center gap-2 py-1 text-primary hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {isInvoice ? 'Kegiatan' : 'Kegiatan Saya'}
      </Link>
      <Matter detail={detail} />
    </div>
  )
}

function Matter({ detail }: { detail: Detail }) {
  if (detail.shows === 'new') return <OutsideForm key="baru" />
  if (detail.shows === 'invoice') {
    return (
      <Suspense fallback={<Spinner label="Memuat" />}>
        <LazyInvoiceMatter invoice={detail.invoice} />
      </Suspense>
    )
  }
  return <OneActivity key={detail.activity.id} activity={detail.activity} />
}

/** One's own: a form as long as it may be written on, afterwards to be read. */
function OneActivity({ activity }: { activity: OwnActivity }) {
  const [opened] = useState(activity.status)
  if (activity.can.ubah) return <OutsideForm key={activity.id} activity={activity} />
  return <ActivityMatter activity={activity} isNews={activity.status !== opened} />
}
