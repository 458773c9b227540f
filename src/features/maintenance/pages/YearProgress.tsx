import { longDay } from '../../../lib/day.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { HeldDuties } from '../../duties/contract.ts'
import { clockText, progressOf } from '../rules.ts'
import { ProgressRing } from './ProgressRing.tsx'

/** The running year of a certificate and the clock of years without maintenance (Ps 29). */
export function YearProgress({ duties }: { duties: HeldDuties }) {
  const year = duties.tahun.find(({ keadaan }) => keadaan === 'berjalan')
  const { tanpa_pemeliharaan: without, batas_tahun: most } = duties
  if (!year) return null
  const { share, text } = progressOf(year)
  return (
    <li className="panel flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <ProgressRing share={share} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-muted text-sm">
          {duties.kualifikasi}, {duties.nomor}
        </p>
        <p className="mt-0.5 font-bold text-lg tabular-nums">{text}</p>
        <p className="text-sm">
          {year.terpelihara ? 'Terpenuhi untuk tahun ini, yang berakhir' : 'Penuhi paling lambat'}{' '}
          {longDay(year.selesai)}.
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Chip tone={without === 0 ? 'success' : without < most ? 'warning' : 'error'}>
            {without} tahun tanpa pemeliharaan
          </Chip>
          {clockText(without, most)}
        </p>
      </div>
    </li>
  )
}
