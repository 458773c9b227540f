import { addDays, addMonths, type Day, longDay } from '../../../../lib/day.ts'
import { limits } from '../../../../limits.ts'
import { isFinal, STAGES, type Stage } from '../../../certification/applications/rules.ts'
import { type OpenCase, openCasesInWords } from './open-case-rules.ts'

/** How long the body has to answer who asks for the deletion or correction of their data. */
export const ANSWER_WITHIN_MS = limits.personalDataAnswerHours * 3_600_000

/** A request to be deleted is answered within 3 × 24 hours (UU 27/2022). */
export const answerDue = (asked: Date): Date => new Date(asked.getTime() + ANSWER_WITHIN_MS)

/** One application of a person who asks to be deleted. */
export interface KeptApplication {
  tahap: Stage
  /** It was sent at least once. */
  dikirim: boolean
  /** Since when it is in this stage. */
  since: Day
}

export interface KeptPerson {
  role: string
  permohonan: readonly KeptApplication[]
  /** The last day of each certificate that was not revoked. */
  sertifikat: readonly Day[]
  /** The cases that are open about them. */
  perkara: readonly OpenCase[]
  /** An employer with other members for which nobody else acts. */
  perusahaan?: string | undefined
}

/** Settings of domain 4.2: years, years, months. */
export interface RetentionSettings {
  retensi_permohonan: number
  retensi_ditolak: number
  masa_berlaku: number
}

/** Applications that came to nothing: kept for as long as retensi_ditolak says. */
export const UNSUCCESSFUL: readonly Stage[] = ['ditolak', 'dibatalkan', 'kedaluwarsa']

/** Tells whether nothing more is due at a stage, so that the retention period runs. */
export const hasEnded = (tahap: Stage): boolean => isFinal(tahap) || tahap === 'tidak_hadir'

/** The day from which an application that is over need not be kept any more. */
function keptUntil({ tahap, dikirim, since }: KeptApplication, settings: RetentionSettings): Day {
  if (!dikirim) return since
  if (UNSUCCESSFUL.includes(tahap)) return addMonths(since, settings.retensi_ditolak * 12)
  const months = settings.retensi_permohonan * 12
  return addMonths(since, tahap === 'diterbitkan' ? Math.max(months, settings.masa_berlaku) : months)
}

/** Tells whether an application that is over has to be kept on a day. */
export const isKept = (application: KeptApplication, settings: RetentionSettings, today: Day): boolean =>
  keptUntil(application, settings) > today

/** Why somebody's data cannot be deleted yet, as a sentence that says until when; undefined when they can. */
export function deletionObstacle(person: KeptPerson, settings: RetentionSettings, today: Day): string | undefined {
  if (person.role !== 'user')
    return 'Akun petugas tidak dihapus sendiri. Minta pengelola petugas menangguhkan akun Anda.'
  const running = person.permohonan.find(({ tahap }) => !hasEnded(tahap))
  if (running) {
    return `Permohonan Anda masih berjalan (${STAGES[running.tahap].label}). Selesaikan atau batalkan dahulu, lalu ajukan lagi.`
  }
  if (person.perusahaan !== undefined) {
    return `Anda satu-satunya pengelola ${person.perusahaan}. Jadikan anggota lain pengelola dahulu, lalu ajukan lagi.`
  }
  // Their own request does not stand in its own way.
  const open = person.perkara.filter((each) => each !== 'penghapusan_data')
  if (open.length > 0) {
    return `Masih ada perkara terbuka: ${openCasesInWords(open)}. Ajukan lagi sesudah semuanya selesai.`
  }
  const until = [
    ...person.permohonan.map((one) => keptUntil(one, settings)),
    ...person.sertifikat.map((last) => addDays(last, 1)),
  ]
    .sort()
    .at(-1)
  if (until === undefined || until <= today) return undefined
  return `Data permohonan atau sertifikat Anda wajib disimpan sampai ${longDay(until)}. Ajukan lagi sesudahnya.`
}
