import { writeNumber } from '../../../../lib/written-number.ts'
import { TRAINING_GROUPS } from '../../training-providers/rules.ts'
import type { PassRate, TrainingFigures } from '../contract.ts'

/** Shows that training with the body or a partner opens no easier way: pass rates of a year, side by side. */
export const TrainingPart = ({
  figures: { tahun, paling_sedikit, skema, terlalu_sedikit },
}: {
  figures: TrainingFigures
}) => (
  <section className="mt-12">
    <h2 className="text-2xl">Kelulusan menurut tempat pelatihan, tahun {tahun}</h2>
    <p className="mt-3 max-w-[47em]">
      Ikut pelatihan pada lembaga ini atau mitranya tidak mempermudah sertifikasi. Karena itu kami menunjukkan kelulusan
      kedua kelompok setiap tahun.
    </p>
    {skema.length > 0 && (
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {skema.map((one) => (
          <li key={one.skema} className="panel p-5 sm:p-6">
            <h3 className="text-lg">{one.skema}</h3>
            <Rate label={TRAINING_GROUPS.terkait} rate={one.terkait} />
            <Rate label={TRAINING_GROUPS.lain} rate={one.lain} />
            <p className="mt-4 text-muted text-sm">
              {one.berbeda
                ? 'Perbedaan ini lebih besar daripada yang wajar karena kebetulan.'
                : 'Perbedaan ini masih wajar karena kebetulan.'}
            </p>
          </li>
        ))}
      </ul>
    )}
    <TooFew least={paling_sedikit} names={terlalu_sedikit} isAll={skema.length === 0} />
  </section>
)

interface TooFewProps {
  least: number
  names: string[]
  isAll: boolean
}

function TooFew({ least, names, isAll }: TooFewProps) {
  if (names.length === 0 && !isAll) return null
  return (
    <p className="mt-4 max-w-[47em] text-muted">
      {isAll ? 'Angkanya belum ditampilkan' : `Untuk ${names.join(', ')} angkanya belum ditampilkan`}: setiap kelompok
      perlu paling sedikit {least} peserta yang diputus tahun itu, agar angkanya berarti dan tidak menunjuk orang.
    </p>
  )
}

/** A pass rate as a bar with its interval, and the same in words above it. */
const Rate = ({ label, rate: { diputus, hasil } }: { label: string; rate: PassRate }) => (
  <div className="mt-4">
    <p className="font-semibold text-sm">
      {label}: {writeNumber(hasil.persen)}%
    </p>
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1.5 h-3 w-full rounded-full border border-line"
    >
      <rect width={100} height={4} className="fill-base-200" />
      <rect x={hasil.bawah} width={hasil.atas - hasil.bawah} height={4} className="fill-primary opacity-40" />
      <rect x={Math.max(0, hasil.persen - 0.6)} width={1.2} height={4} className="fill-primary" />
    </svg>
    <p className="mt-1 text-muted text-sm">
      dari {diputus} peserta; selang 95% antara {writeNumber(hasil.bawah)}% dan {writeNumber(hasil.atas)}%
    </p>
  </div>
)
