import { FileText } from 'lucide-react'
import { longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { Appeal } from '../../appeals/parts/Appeal.tsx'
import type { Result } from '../contract.ts'

type Decided = NonNullable<Result['keputusan']>
type Retest = NonNullable<Result['uji_ulang']>

/** Re-tests are offered in the category of that name. */
const RETESTS = 'Uji Ulang'

/** Shows what was decided, unit by unit, and what can be done about it. */
export function ResultTab({ id, result }: { id: number; result: Result }) {
  const { keputusan, banding, uji_ulang } = result
  if (!keputusan) {
    return (
      <EmptyState title="Belum ada hasil">
        <p>Hasil tampil di sini setelah uji kompetensi dinilai dan diputuskan. Anda juga menerimanya melalui email.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <Outcome id={id} decided={keputusan} />
      <Part title="Hasil per unit">
        <Units units={keputusan.unit} />
      </Part>
      {uji_ulang && <RetestPart {...uji_ulang} />}
      <Appeal id={id} appeal={banding} isCompetent={keputusan.hasil === 'kompeten'} />
    </div>
  )
}

function Outcome({ id, decided: { hasil, at, alasan, unit } }: { id: number; decided: Decided }) {
  const isCompetent = hasil === 'kompeten'
  const met = unit.filter((each) => each.hasil === 'K').length
  return (
    <section className="contours contours-right panel p-5 sm:p-6">
      <Chip tone={isCompetent ? 'success' : 'warning'}>Keputusan sertifikasi</Chip>
      <h2 className="mt-3 text-3xl">{isCompetent ? 'Kompeten' : 'Belum kompeten'}</h2>
      <p className="mt-1 text-muted">
        {met} dari {unit.length} unit kompeten, diputuskan <time dateTime={at}>{longMoment(new Date(at))}</time>
      </p>
      <h3 className="mt-5 font-semibold text-base">Dasar keputusan</h3>
      <p className="mt-1 max-w-[50em] whitespace-pre-line">{alasan}</p>
      <a href={own.resultReport(id)} className="btn btn-outline no-print mt-5 h-auto min-h-(--size) py-2">
        <FileText aria-hidden className="size-5" />
        Unduh laporan hasil (PDF)
      </a>
    </section>
  )
}

function Units({ units }: { units: Decided['unit'] }) {
  return (
    <ol className="divide-y divide-line">
      {units.map(({ unit, hasil, catatan }) => (
        <li key={unit} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-64">
            <p>{unit}</p>
            {catatan && <p className="mt-1 whitespace-pre-line text-muted text-sm">{catatan}</p>}
          </div>
          <Chip tone={hasil === 'K' ? 'success' : 'warning'}>{hasil === 'K' ? 'Kompeten' : 'Belum kompeten'}</Chip>
        </li>
      ))}
    </ol>
  )
}

function RetestPart({ unit, sampai }: Retest) {
  return (
    <Part title="Uji ulang">
      <p className="max-w-[50em]">
        Sampai <strong>{longDay(sampai)}</strong> Anda cukup menguji ulang unit berikut; unit lain tetap diakui.
      </p>
      <ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-primary">
        {unit.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ButtonLink to={own.certificationSchedulesOf(RETESTS)} variant="primary" className="no-print mt-5">
        Lihat jadwal uji ulang
      </ButtonLink>
    </Part>
  )
}
