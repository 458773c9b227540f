import { longDay } from '../../../../lib/day.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { own, t } from '../../../../ui/words.tsx'
import type { Holder } from '../contract.ts'
import { verdictHref } from './address.ts'
import { Portrait } from './Portrait.tsx'
import { LOOKS, placeOf } from './state-look.ts'

const columns = () => [
  { header: t('Nama'), cell: nameCell, className: 'lg:min-w-56 max-md:grid-cols-1! max-md:before:hidden!' },
  { header: t('Skema'), cell: schemeCell },
  { header: t('Keahlian'), cell: (holder: Holder) => holder.keahlian.map((name) => t(name)).join(', ') || '–' },
  { header: t('Kota, provinsi'), cell: (holder: Holder) => own(placeOf(holder) || '–') },
  {
    header: t('Berlaku s.d.'),
    cell: (holder: Holder) => <span className="tabular-nums">{t(longDay(holder.valid_until))}</span>,
  },
  { header: t('Status'), cell: stateCell, className: 'lg:whitespace-nowrap' },
]

/** Holders as rows; each leads to the verdict on the certificate. */
export const HolderTable = ({ holders }: { holders: Holder[] }) => (
  <DataTable
    caption={t('Pemegang sertifikat menurut nama')}
    columns={columns()}
    rows={holders}
    rowKey={({ no_sertifikasi }) => no_sertifikasi}
    empty={null}
  />
)

function nameCell(holder: Holder) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Portrait holder={holder} className="size-11 text-sm" />
      <span className="min-w-0">
        <Link
          to={verdictHref(holder.no_sertifikasi)}
          className="font-semibold text-primary underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {own(holder.nama)}
        </Link>
        <span className="mt-0.5 block text-muted text-sm tabular-nums [overflow-wrap:anywhere]">
          {holder.no_sertifikasi}
        </span>
      </span>
    </span>
  )
}

function schemeCell({ kualifikasi, skema }: Holder) {
  return (
    <>
      {own(kualifikasi)}
      <span className="mt-0.5 block text-muted text-sm">{own(skema)}</span>
    </>
  )
}

function stateCell({ status_sertifikat, status_label }: Holder) {
  const { tone, icon } = LOOKS[status_sertifikat]
  return (
    <Chip tone={tone} icon={icon}>
      {t(status_label)}
    </Chip>
  )
}
