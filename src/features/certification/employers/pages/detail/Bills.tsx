import { bodyZone, dayIn, longDay } from '../../../../../lib/day.ts'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import { limits } from '../../../../../limits.ts'
import { own } from '../../../../../own-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { DataTable } from '../../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { LinkTabs } from '../../../../../ui/navigation/LinkTabs.tsx'
import { Pager } from '../../../../../ui/search/Pager.tsx'
import { INVOICE_TONES } from '../../../invoices/parts/invoice-tones.ts'
import type { EmployerInvoices } from '../../contract.ts'
import type { Employer } from '../../employer-contract.ts'
import { INVOICE_GROUP_NAMES, INVOICE_GROUPS, type InvoiceGroup } from '../../rules.ts'
import { Recap } from './Recap.tsx'

interface BillsProps {
  employer: Employer
  group: InvoiceGroup
  invoices: EmployerInvoices
}

const dayWords = (moment: string): string => longDay(dayIn(bodyZone(), new Date(moment)))

/** Shows the invoices that are addressed to the employer, with their sums. */
export function Bills({ employer: { id }, group, invoices: { data, total, page, jumlah } }: BillsProps) {
  const tabs = INVOICE_GROUP_NAMES.map((name) => ({
    label: INVOICE_GROUPS[name],
    to: own.employerInvoices(id, name),
    current: name === group,
  }))
  return (
    <>
      <dl className="panel grid gap-4 p-5 sm:grid-cols-2 sm:p-6">
        <div>
          <dt className="text-muted text-sm">Belum lunas</dt>
          <dd className="font-bold text-xl tabular-nums">{formatRupiah(jumlah.terbuka)}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Sudah dibayar</dt>
          <dd className="font-bold text-xl tabular-nums">{formatRupiah(jumlah.lunas)}</dd>
        </div>
      </dl>
      <LinkTabs label="Keadaan invoice" items={tabs} />
      <DataTable
        caption="Invoice yang ditagihkan kepada perusahaan"
        rows={data}
        rowKey={(invoice) => invoice.id}
        empty={<EmptyState title="Tidak ada invoice di sini" />}
        columns={[
          {
            header: 'Nomor',
            cell: ({ nomor, untuk_id }) => (
              <Link to={own.certificationInvoice(untuk_id)} className="text-link tabular-nums">
                {nomor}
              </Link>
            ),
          },
          { header: 'Nama', cell: ({ nama }) => nama },
          { header: 'Skema', cell: ({ skema }) => skema },
          { header: 'Tanggal', cell: ({ created_at }) => dayWords(created_at) },
          { header: 'Total', align: 'end', cell: (invoice) => formatRupiah(invoice.total) },
          {
            header: 'Keadaan',
            cell: ({ status, status_label }) => <Chip tone={INVOICE_TONES[status]}>{status_label}</Chip>,
          },
          { header: 'Jatuh tempo', cell: ({ due_at }) => dayWords(due_at) },
        ]}
      />
      <Pager
        page={page}
        pages={Math.ceil(total / limits.listPageSize)}
        href={(number) => own.employerInvoices(id, group, number)}
      />
      <Recap id={id} />
    </>
  )
}
