import { type LetterBody, type LetterOf, type LetterSite, mergeLetters } from './documents/mail/letter.ts'
import { scheduleLetters } from './features/catalogue/schedules/letters.ts'
import { applicationLetters } from './features/certification/applications/letters.ts'
import { certificateLetters } from './features/certification/certificates/letters.ts'
import { examinationLetters } from './features/certification/examination/letters.ts'
import { invoiceLetters } from './features/certification/invoices/letters.ts'
import { accountLetters } from './features/platform/accounts/letters.ts'
import { personalDataLetters } from './features/platform/personal-data/letters.ts'
import { complaintLetters } from './features/service/complaints/letters.ts'
import { digestLetters } from './features/service/desk/letters.ts'
import { dutyLetters } from './features/upkeep/duties/letters.ts'
import { evaluationLetters } from './features/upkeep/evaluation/letters.ts'
import { maintenanceLetters } from './features/upkeep/maintenance/letters.ts'
import { reportLetters } from './features/upkeep/reporting/letters.ts'
import { sanctionLetters } from './features/upkeep/sanctions/letters.ts'

const letters = mergeLetters({
  accountLetters,
  personalDataLetters,
  digestLetters,
  scheduleLetters,
  applicationLetters,
  invoiceLetters,
  examinationLetters,
  certificateLetters,
  dutyLetters,
  reportLetters,
  maintenanceLetters,
  evaluationLetters,
  sanctionLetters,
  complaintLetters,
})

type Letters = typeof letters
type LetterKind = keyof Letters

/** Every letter of the product. Mail waits in the queue in this form: server/mail/queued-mail.ts knows renamed facts. */
export type Letter = LetterOf<Letters>

const table: { [Kind in LetterKind]: (letter: LetterOf<Letters, Kind>, site: LetterSite) => LetterBody } = letters

/** What a letter says. */
export const letterBody = <Kind extends LetterKind>(letter: LetterOf<Letters, Kind>, site: LetterSite): LetterBody =>
  table[letter.letter](letter, site)

/** Whether the office's list of mails hides reader and subject: a complaint may be anonymous or about the staff. */
export const isConfidential = ({ letter }: Letter): boolean => letter in complaintLetters
