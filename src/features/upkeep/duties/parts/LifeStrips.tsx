import { type Day, longDay } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { CertificateDuties } from '../contract.ts'
import { dutyWords } from './duty-words.ts'
import { YearCell } from './YearCell.tsx'

const TONES: Partial<Record<CertificateDuties['status_sertifikat'], Tone>> = {
  aktif: 'success',
  akan_berakhir: 'warning',
  dibekukan: 'warning',
  kedaluwarsa: 'error',
}

interface LifeStripsProps {
  duties: CertificateDuties[]
  today: Day
  /** True when the first certificate's next duty is the most pressing thing on the page. */
  leads: boolean
}

/** The lives of all certificates that somebody holds. */
export const LifeStrips = ({ duties, today, leads }: LifeStripsProps) => (
  <div className="mt-6 grid gap-4">
    {duties.map((certificate, at) => (
      <LifeStrip key={certificate.id} certificate={certificate} today={today} leads={leads && at === 0} />
    ))}
  </div>
)

/** The whole life of a certificate: the one thing that is next, its years, and what each asked for. */
function LifeStrip({ certificate, today, leads }: { certificate: CertificateDuties; today: Day; leads: boolean }) {
  const { id, no_sertifikasi, status_sertifikat, status_label, tahun } = certificate
  const heading = `masa-${id}`
  return (
    <section aria-labelledby={heading} className="panel p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="min-w-0 break-words font-bold text-xl">
          Sertifikat {no_sertifikasi}
        </h2>
        <Chip tone={TONES[status_sertifikat] ?? 'neutral'}>{status_label}</Chip>
        <Validity certificate={certificate} today={today} />
      </div>
      <Next certificate={certificate} leads={leads} />
      <Clock certificate={certificate} />
      <ol className="mt-6 flex flex-col gap-6 sm:flex-row sm:gap-4">
        {tahun.map((year) => (
          <YearCell key={year.ke} year={year} today={today} />
        ))}
      </ol>
    </section>
  )
}

/** Until when it is valid, and a link to renew it where another duty comes first. */
function Validity({ certificate, today }: { certificate: CertificateDuties; today: Day }) {
  const { valid_until, status_sertifikat, perpanjangan, renewal_id, berikutnya } = certificate
  const isRenewable =
    perpanjangan !== null &&
    renewal_id === null &&
    status_sertifikat !== 'dibekukan' &&
    berikutnya.jenis !== 'perpanjang' &&
    perpanjangan.mulai <= today &&
    today <= perpanjangan.valid_until
  return (
    <p className="text-muted text-sm lg:ml-auto">
      Berlaku sampai {longDay(valid_until)}
      {isRenewable && (
        <>
          {' · '}
          <Link to={own.renewals} className="text-link">
            Perpanjangan sudah dibuka
          </Link>
        </>
      )}
    </p>
  )
}

/** Permen LHK 18/2021 Ps 29: years in a row without maintenance. */
function Clock({
  certificate: { tanpa_pemeliharaan: without, batas_tahun: most },
}: {
  certificate: CertificateDuties
}) {
  if (without === 0) return null
  return (
    <div className="mt-5">
      <Alert tone={without >= most ? 'error' : 'warning'}>
        {without} dari {most} tahun berturut-turut tanpa pemeliharaan
        {without >= most ? ': sertifikat berisiko dibekukan.' : '; sesudah itu sertifikat berisiko dibekukan.'}
      </Alert>
    </div>
  )
}

function Next({ certificate, leads }: { certificate: CertificateDuties; leads: boolean }) {
  const { title, text, address, action, urgent } = dutyWords(certificate)
  return (
    <div
      className={`mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 pl-4 ${urgent ? 'border-l-error' : 'border-l-accent'}`}
    >
      <div className="min-w-0">
        <p className="font-semibold text-muted text-sm">Berikutnya</p>
        <p className="font-bold">{title}</p>
        <p className="max-w-[45em] text-muted">{text}</p>
      </div>
      <ButtonLink to={address} variant={leads && certificate.berikutnya.jenis !== 'tenang' ? 'primary' : 'outline'}>
        {action}
      </ButtonLink>
    </div>
  )
}
