import {
  fillWords,
  isWithoutValue,
  type LetterBody,
  type LetterKind,
  type LetterOf,
  type LetterSite,
  type LetterValues,
  mergeLetters,
} from './documents/mail/letter.ts'
import { scheduleLetters } from './features/catalogue/schedules/letters.ts'
import { applicationLetters } from './features/certification/applications/letters.ts'
import { certificateLetters } from './features/certification/certificates/letters.ts'
import { employerLetters } from './features/certification/employers/letters.ts'
import { examinationLetters } from './features/certification/examination/letters.ts'
import { honorariumLetters } from './features/certification/honoraria/letters.ts'
import { invoiceLetters } from './features/certification/invoices/letters.ts'
import { recordClaimLetters } from './features/certification/record-claims/letters.ts'
import { sanctionLetters } from './features/certification/sanctions/letters.ts'
import { accountLetters } from './features/platform/accounts/letters.ts'
import { backupLetters } from './features/platform/backups/letters.ts'
import { bankAccountLetters } from './features/platform/bank-accounts/letters.ts'
import { incidentLetters } from './features/platform/incidents/letters.ts'
import { type LetterKindRule, type LetterWords, READER } from './features/platform/letters/rules.ts'
import { pendingChangeLetters } from './features/platform/pending-changes/letters.ts'
import { personalDataLetters } from './features/platform/personal-data/letters.ts'
import { portalLetters } from './features/platform/portal/letters.ts'
import { staffLetters } from './features/platform/staff/letters.ts'
import { complaintLetters } from './features/service/complaints/letters.ts'
import { digestLetters } from './features/service/desk/letters.ts'
import { dutyLetters } from './features/upkeep/duties/letters.ts'
import { evaluationLetters } from './features/upkeep/evaluation/letters.ts'
import { maintenanceLetters } from './features/upkeep/maintenance/letters.ts'
import { reportLetters } from './features/upkeep/reporting/letters.ts'

/** The letters of each feature, by the name that the office reads. */
const tables = {
  Akun: accountLetters,
  'Data diri': personalDataLetters,
  Permohonan: applicationLetters,
  Jadwal: scheduleLetters,
  Invoice: invoiceLetters,
  'Perusahaan pembayar': employerLetters,
  Ujian: examinationLetters,
  Honorarium: honorariumLetters,
  Sertifikat: certificateLetters,
  'Riwayat lama': recordClaimLetters,
  'Kewajiban tahunan': dutyLetters,
  'Pelaporan kinerja': reportLetters,
  Pemeliharaan: maintenanceLetters,
  Evaluasi: evaluationLetters,
  Sanksi: sanctionLetters,
  Pengaduan: complaintLetters,
  Petugas: digestLetters,
  'Izin petugas': staffLetters,
  'Rekening lembaga': bankAccountLetters,
  Penyiapan: portalLetters,
  Cadangan: backupLetters,
  'Perubahan penting': pendingChangeLetters,
  Insiden: incidentLetters,
}

const letters = mergeLetters(tables)

type Letters = typeof letters
export type LetterKindName = keyof Letters

/** Every letter of the product. Mail waits in the queue in this form: documents/mail/queued-mail.ts knows renamed facts. */
export type Letter = LetterOf<Letters>

const valuesOf: { [Kind in LetterKindName]: LetterKind<LetterOf<Letters, Kind>> } = letters

/** Returns the values of a letter's placeholders. */
export const letterValues = <Kind extends LetterKindName>(
  letter: LetterOf<Letters, Kind>,
  site: LetterSite,
): LetterValues => ({ ...valuesOf[letter.letter].values(letter, site), [READER]: letter.name })

/** Returns the text of a letter, in its built-in words or in others of its kind. */
export const letterBody = <Kind extends LetterKindName>(
  letter: LetterOf<Letters, Kind>,
  site: LetterSite,
  words: LetterWords = letters[letter.letter].words,
): LetterBody => fillWords(words, letterValues(letter, site), 'link' in letter ? String(letter.link) : undefined)

/** The facts about a kind of letter that the office sees. */
export interface LetterKindFacts extends LetterKindRule {
  id: LetterKindName
  kelompok: string
  judul: string
  /** Names of the examples besides the first. */
  variants: string[]
  /** Facts that somebody else than the body and the reader typed. */
  strangers: readonly string[]
}

/** Every kind of letter, group by group. */
export const LETTER_KINDS: readonly LetterKindFacts[] = Object.entries(tables).flatMap(([kelompok, table]) =>
  (Object.keys(table) as LetterKindName[]).map((id) => {
    const { title: judul, words, optional, variants, strangers } = letters[id]
    return {
      id,
      kelompok,
      judul,
      words,
      optional,
      strangers,
      variants: Object.keys(variants),
      sometimes: sometimesEmpty(id),
    }
  }),
)

const kinds: ReadonlyMap<string, LetterKindFacts> = new Map(LETTER_KINDS.map((kind) => [kind.id, kind]))

/** Returns the kind of letter with that name, if there is one. */
export const letterKind = (id: string): LetterKindFacts | undefined => kinds.get(id)

/** A letter of invented facts to a reader; `variant` names another than the first example. */
export function exampleLetter(id: LetterKindName, name: string, variant?: string): Letter {
  const { example, variants } = letters[id]
  return { letter: id, name, ...example, ...(variant === undefined ? {} : variants[variant]) } as Letter
}

function sometimesEmpty(id: LetterKindName): string[] {
  const examples = [undefined, ...Object.keys(letters[id].variants)].map((variant) =>
    letterValues(exampleLetter(id, '', variant), { appUrl: '' }),
  )
  const names = new Set(examples.flatMap((values) => Object.keys(values)))
  return [...names].filter((name) => examples.some((values) => isWithoutValue(values[name])))
}

/**
 * Tells whether the office's list of mails hides reader and subject, as a complaint may be anonymous or about the
 * staff.
 */
export const isConfidential = ({ letter }: Letter): boolean => letter in complaintLetters
