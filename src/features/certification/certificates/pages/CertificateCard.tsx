import { type Day, day, daysBetween, longDay } from '../../../../lib/day.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import type { OwnCertificate } from '../contract.ts'
import { STATE_TONES } from './state-tones.ts'

/** The certificate's words as on paper: a map sheet with contour lines. */
export function CertificateCard({ certificate, today }: { certificate: OwnCertificate; today: Day }) {
  const { no_sertifikasi, no_registrasi, kualifikasi, skema, nama, unit_kompetensi, status_sertifikat, status_label } =
    certificate
  return (
    <article aria-label={`Sertifikat ${no_sertifikasi}`} className="map-sheet contours min-w-0 p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-2xl">Sertifikat kompetensi {kualifikasi}</h2>
        <Chip tone={STATE_TONES[status_sertifikat]}>{status_label}</Chip>
      </div>
      <p className="mt-6 break-words font-bold text-3xl leading-tight">{nama}</p>
      <p className="mt-2 text-lg">{skema}</p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <Fact label="Nomor sertifikat" value={no_sertifikasi} />
        <Fact label="Nomor registrasi" value={no_registrasi ?? 'Belum dicatat kementerian'} />
      </dl>
      <Validity certificate={certificate} today={today} />
      <Fold title={`${unit_kompetensi.length} unit kompetensi`} className="mt-6">
        <ol className="mt-2 list-decimal space-y-1.5 pl-6 marker:text-muted">
          {unit_kompetensi.map((unit) => (
            <li key={unit}>{unit}</li>
          ))}
        </ol>
      </Fold>
    </article>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="mt-0.5 break-words font-semibold tabular-nums">{value}</dd>
  </div>
)

/** From its first to its last day, and how much of that is left. */
function Validity({ certificate, today }: { certificate: OwnCertificate; today: Day }) {
  const [from, until] = [day(certificate.valid_from), day(certificate.valid_until)]
  const whole = daysBetween(from, until)
  const gone = Math.min(whole, Math.max(0, daysBetween(from, today)))
  return (
    <div className="mt-6">
      <progress
        aria-label="Masa berlaku yang sudah dijalani"
        value={gone}
        max={whole}
        className="progress-bar min-w-full"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span>
          Berlaku sejak <strong>{longDay(from)}</strong>
        </span>
        <span>
          sampai <strong>{longDay(until)}</strong>, {daysLeftText(daysBetween(today, until))}
        </span>
      </p>
    </div>
  )
}

function daysLeftText(days: number): string {
  if (days < 0) return 'sudah lewat'
  return days === 0 ? 'hari ini hari terakhir' : `${days} hari lagi`
}
