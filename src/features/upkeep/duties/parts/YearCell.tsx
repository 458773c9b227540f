import { Circle, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type Day, dayRange, daysBetween, longDay } from '../../../../lib/day.ts'
import type { DutyYear } from '../contract.ts'

type Look = 'done' | 'open' | 'missed' | 'later'

const LOOKS: Record<Look, { icon: LucideIcon; className: string }> = {
  done: { icon: CircleCheck, className: 'text-success' },
  open: { icon: Circle, className: 'text-primary' },
  missed: { icon: TriangleAlert, className: 'text-error' },
  later: { icon: CircleDashed, className: 'text-muted' },
}

const SENT: Record<string, string> = { diajukan: 'Laporan dikirim', diterima: 'Laporan disetujui' }

function report({ status_laporan, terlambat, lapor_mulai, id }: DutyYear, today: Day): [Look, string] {
  if (id === null || lapor_mulai === null) return ['later', 'Laporan belum diminta']
  if (status_laporan && SENT[status_laporan]) return ['done', SENT[status_laporan]]
  if (status_laporan === 'perlu_perbaikan') return ['missed', 'Laporan perlu diperbaiki']
  if (terlambat) return ['missed', 'Laporan terlambat']
  if (status_laporan === 'draft') return ['open', 'Laporan masih draf']
  return today < lapor_mulai ? ['later', `Laporan dibuka ${longDay(lapor_mulai)}`] : ['open', 'Laporan dapat dikirim']
}

function maintenance({ id, keadaan, terpelihara, ...year }: DutyYear): [Look, string] {
  if (id === null) return ['later', 'Pemeliharaan belum diminta']
  const counted =
    year.wajib_poin > 0
      ? `${year.poin} dari ${year.wajib_poin} poin pemeliharaan`
      : `${year.kegiatan} dari ${year.wajib_kegiatan} kegiatan pemeliharaan`
  if (terpelihara) return ['done', counted]
  return [keadaan === 'selesai' ? 'missed' : 'open', counted]
}

/** How much of a year is over, in percent. */
function elapsedPercent({ mulai, selesai, keadaan }: DutyYear, today: Day): number {
  if (keadaan !== 'berjalan') return keadaan === 'selesai' ? 100 : 0
  const whole = daysBetween(mulai as Day, selesai as Day) + 1
  return Math.round((100 * daysBetween(mulai as Day, today)) / whole)
}

/** One year of a certificate: when it is, whether it was reported and maintained. */
export function YearCell({ year, today }: { year: DutyYear; today: Day }) {
  const isRunning = year.keadaan === 'berjalan'
  return (
    <li className="min-w-0 flex-1" aria-current={isRunning ? 'date' : undefined}>
      <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-base-300">
        <span className="block h-full bg-primary" style={{ width: `${elapsedPercent(year, today)}%` }} />
      </span>
      <p className="mt-2 font-semibold">
        Tahun ke-{year.ke}
        {isRunning && <span className="font-normal text-muted"> (berjalan)</span>}
      </p>
      <p className="text-muted text-sm">{dayRange(year.mulai, year.selesai)}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        <Line of={report(year, today)} />
        <Line of={maintenance(year)} />
      </ul>
    </li>
  )
}

function Line({ of: [look, text] }: { of: [Look, string] }) {
  const { icon: Icon, className } = LOOKS[look]
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
      {text}
    </li>
  )
}
