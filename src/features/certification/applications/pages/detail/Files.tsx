import { longDay } from '../../../../../lib/day.ts'
import { to } from '../../../../../paths.ts'
import { Chip, type Tone } from '../../../../../ui/Chip.tsx'
import { EmptyState } from '../../../../../ui/feedback/EmptyState.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { Application } from '../../contract.ts'
import type { Requirement, TrainingCertificate } from '../../form/contract.ts'
import type { FileState } from '../../rules.ts'
import { GivenLink } from './GivenLink.tsx'

const STATES: Record<FileState, { tone: Tone; words: string }> = {
  belum_diperiksa: { tone: 'neutral', words: 'Belum diperiksa' },
  sesuai: { tone: 'success', words: 'Sesuai' },
  perlu_perbaikan: { tone: 'warning', words: 'Perlu perbaikan' },
}

/** Puts first what is asked of the applicant: a correction, then what is missing. */
const PLACES: ((requirement: Requirement) => boolean)[] = [
  ({ status }) => status === 'perlu_perbaikan',
  ({ wajib, berkas }) => wajib && !berkas,
  () => true,
]

const placeOf = (requirement: Requirement): number => PLACES.findIndex((has) => has(requirement))

/** Each requirement with what was given for it and what the office says; `correct`: with the way to the form. */
export function Files({ application, correct = true }: { application: Application; correct?: boolean }) {
  const { persyaratan, tahap, schedule_id } = application
  if (persyaratan.length === 0) return <EmptyState title="Skema ini tidak meminta berkas" />
  const shown = persyaratan.toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A correction has its button above, as the next step. */}
      {correct && tahap === 'draft' && (
        <ButtonLink to={to.certificationForm(schedule_id, 'berkas')} variant="outline" className="justify-self-start">
          Lengkapi berkas
        </ButtonLink>
      )}
      <ul className="panel divide-y divide-line px-4 sm:px-6">
        {shown.map((requirement) => (
          <Given key={requirement.nama} requirement={requirement} />
        ))}
      </ul>
    </div>
  )
}

const trainingWords = ({ no_sertifikat, lembaga_pelatihan, tanggal_sertifikat }: TrainingCertificate): string =>
  [no_sertifikat && `Nomor ${no_sertifikat}`, lembaga_pelatihan, tanggal_sertifikat && longDay(tanggal_sertifikat)]
    .filter(Boolean)
    .join(' · ')

function Given({ requirement }: { requirement: Requirement }) {
  const { nama, wajib, berkas, status, catatan, catatan_pemohon, pelatihan } = requirement
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 sm:py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{nama}</p>
        {berkas ? (
          <GivenLink file={berkas} />
        ) : (
          <p className="text-muted text-sm">{wajib ? 'Belum ada berkas' : 'Tidak disertakan'}</p>
        )}
        {berkas && pelatihan && <p className="text-muted text-sm">{trainingWords(pelatihan)}</p>}
        {catatan_pemohon && <p className="text-muted text-sm">Catatan Anda: {catatan_pemohon}</p>}
        {catatan && <p className="mt-1 text-sm">Petugas: {catatan}</p>}
      </div>
      {status && <Chip tone={STATES[status].tone}>{STATES[status].words}</Chip>}
    </li>
  )
}
