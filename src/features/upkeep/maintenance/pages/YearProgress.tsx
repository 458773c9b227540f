import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { longDay } from '../../../../lib/day.ts'
import type { CertificateDuties } from '../../duties/contract.ts'
import { clockText, progressOf } from '../rules.ts'

/** The running year of a certificate and the clock of years without maintenance (Ps 29). */
export function YearProgress({ duties }: { duties: CertificateDuties }) {
  const year = duties.tahun.find(({ keadaan }) => keadaan === 'berjalan')
  if (!year) return null
  const { share, done, wanted, text } = progressOf(year)
  return (
    <li className="panel grid gap-6 p-5 sm:p-6 lg:grid-cols-2 lg:items-center">
      <div className="flex items-center gap-4 sm:gap-6">
        <ProgressRing share={share}>
          {share === 1 ? <Check className="size-9 text-primary" /> : `${done}/${wanted}`}
        </ProgressRing>
        <div className="min-w-0">
          <p className="break-words text-muted text-sm">
            {duties.kualifikasi}, {duties.no_sertifikasi}
          </p>
          <p className="mt-0.5 font-bold text-lg leading-snug tabular-nums">{text}</p>
          <p className="mt-1 text-sm">
            {year.terpelihara ? 'Terpenuhi untuk tahun ini, yang berakhir' : 'Penuhi paling lambat'}{' '}
            {longDay(year.selesai)}.
          </p>
        </div>
      </div>
      <Clock duties={duties} />
    </li>
  )
}

/** A bar for each year up to the one that may lead to a sanction; those without maintenance are filled. */
function Clock({ duties: { tanpa_pemeliharaan: without, batas_tahun: most } }: { duties: CertificateDuties }) {
  const filled = without < most ? 'bg-warning' : 'bg-error'
  const years = Array.from({ length: most }, (_, before) => before + 1)
  return (
    <div className="border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-6">
      <p className="font-semibold">{without} tahun tanpa pemeliharaan</p>
      <div aria-hidden className="mt-2 flex max-w-sm gap-1.5">
        {years.map((nth) => (
          <span key={nth} className={`h-2.5 flex-1 rounded-full ${nth <= without ? filled : 'bg-base-300'}`} />
        ))}
      </div>
      <p className="mt-2 text-sm">{clockText(without, most)}</p>
    </div>
  )
}

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** A share of a whole as a ring around a word or a sign; the text beside it says the same, so the drawing is silent. */
function ProgressRing({ share, children }: { share: number; children: ReactNode }) {
  return (
    <div aria-hidden className="grid size-24 shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <svg aria-hidden viewBox="0 0 100 100" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="11" className="stroke-base-300" />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="11"
            strokeLinecap="round"
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            className="stroke-primary"
          />
        )}
      </svg>
      <span className="font-bold text-xl tabular-nums">{children}</span>
    </div>
  )
}
