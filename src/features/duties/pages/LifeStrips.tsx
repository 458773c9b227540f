import { type Day, longDay } from '../../../lib/day.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Chip, type Tone } from '../../../ui/Chip.tsx'
import type { HeldDuties } from '../contract.ts'
import { dutyWords } from './duty-words.ts'
import { YearCell } from './YearCell.tsx'

const TONES: Partial<Record<HeldDuties['status_sertifikat'], Tone>> = {
  aktif: 'success',
  akan_berakhir: 'warning',
  dibekukan: 'error',
  kedaluwarsa: 'error',
}

/** The lives of all certificates that somebody holds. */
export const LifeStrips = ({ duties, today }: { duties: HeldDuties[]; today: Day }) => (
  <div className="mt-6 grid gap-4">
    {duties.map((held) => (
      <LifeStrip key={held.id} held={held} today={today} />
    ))}
  </div>
)

/** The whole life of a certificate: its years, what each asked for, and the one thing that is next. */
function LifeStrip({ held, today }: { held: HeldDuties; today: Day }) {
  const { id, nomor, status_sertifikat, status_label, valid_until, tahun } = held
  const heading = `masa-${id}`
  return (
    <section aria-labelledby={heading} className="panel p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={heading} className="min-w-0 break-words font-bold text-xl">
          Sertifikat {nomor}
        </h2>
        <Chip tone={TONES[status_sertifikat] ?? 'neutral'}>{status_label}</Chip>
        <p className="text-muted text-sm sm:ml-auto">Berlaku sampai {longDay(valid_until)}</p>
      </div>
      <ol className="mt-5 flex flex-col gap-6 sm:flex-row sm:gap-4">
        {tahun.map((year) => (
          <YearCell key={year.ke} year={year} today={today} />
        ))}
      </ol>
      <Clock held={held} />
      <Next held={held} />
    </section>
  )
}

/** Permen LHK 18/2021 Ps 29: years in a row without maintenance. */
function Clock({ held: { tanpa_pemeliharaan: without, batas_tahun: most } }: { held: HeldDuties }) {
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

function Next({ held }: { held: HeldDuties }) {
  const { title, text, address, action, urgent } = dutyWords(held)
  return (
    <div
      className={`mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 pl-4 ${urgent ? 'border-l-error' : 'border-l-accent'}`}
    >
      <div className="min-w-0">
        <p className="font-semibold text-muted text-sm">Berikutnya</p>
        <p className="font-bold">{title}</p>
        <p className="max-w-[62ch] text-muted">{text}</p>
      </div>
      <ButtonLink to={address} variant="outline">
        {action}
      </ButtonLink>
    </div>
  )
}
