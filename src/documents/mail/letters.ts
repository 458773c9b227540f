import { type ScheduleLetter, scheduleBody } from '../../features/catalogue/schedules/letters.ts'
import {
  type ApplicationLetter,
  applicationBody,
  isApplicationLetter,
} from '../../features/certification/applications/letters.ts'
import {
  type CertificateLetter,
  certificateBody,
  isCertificateLetter,
} from '../../features/certification/certificates/letters.ts'
import { type ExamLetter, examBody, isExamLetter } from '../../features/certification/examination/letters.ts'
import { type InvoiceLetter, invoiceBody } from '../../features/certification/invoices/letters.ts'
import { type DigestLetter, digestBody, isDigestLetter } from '../../features/platform/notifications/letters.ts'
import { type DataLetter, dataBody } from '../../features/platform/personal-data/letters.ts'
import { type ComplaintLetter, complaintBody, isComplaintLetter } from '../../features/service/complaints/letters.ts'
import { type DutyLetter, dutyBody, isDutyLetter } from '../../features/upkeep/duties/letters.ts'
import { type EvaluationLetter, evaluationBody, isEvaluationLetter } from '../../features/upkeep/evaluation/letters.ts'
import {
  isMaintenanceLetter,
  type MaintenanceLetter,
  maintenanceBody,
} from '../../features/upkeep/maintenance/letters.ts'
import { isReportLetter, type ReportLetter, reportBody } from '../../features/upkeep/reporting/letters.ts'
import { isSanctionLetter, type SanctionLetter, sanctionBody } from '../../features/upkeep/sanctions/letters.ts'
import { limits } from '../../limits.ts'

/** What happens to an account, told to whose it is. */
type AccountLetter =
  | { letter: 'verification'; name: string; link: string }
  | { letter: 'resetLink'; name: string; link: string }
  | { letter: 'invitation'; name: string; link: string }
  | { letter: 'passwordChanged'; name: string; at: string }
  | { letter: 'twoFactorOn'; name: string; at: string }
  | { letter: 'twoFactorOff'; name: string; at: string }
  | { letter: 'newRecoveryCodes'; name: string; at: string }
  | { letter: 'recoveryCodeUsed'; name: string; at: string }
  | { letter: 'emailChangedFrom'; name: string; at: string; newEmail: string }
  | { letter: 'emailChangedTo'; name: string; at: string; link: string }

/** Every kind of letter with what it needs to know. Links come ready-made. */
export type Letter =
  | AccountLetter
  | ScheduleLetter
  | DataLetter
  | ApplicationLetter
  | InvoiceLetter
  | CertificateLetter
  | ExamLetter
  | DutyLetter
  | ReportLetter
  | MaintenanceLetter
  | EvaluationLetter
  | SanctionLetter
  | ComplaintLetter
  | DigestLetter

export interface Body {
  subject: string
  paragraphs: string[]
  button?: { label: string; link: string }
  /** Smaller, under the button. */
  notes: string[]
}

const IGNORE = 'Abaikan pesan ini jika Anda tidak merasa memintanya; tidak ada yang berubah pada akun Anda.'

const notYou = (appUrl: string): string =>
  `Jika bukan Anda yang melakukannya, segera ganti password melalui ${appUrl}/forgot-password, lalu hubungi kami.`

const minutes = (count: number): string =>
  `Tautan ini berlaku ${count} menit dan hanya untuk Anda. Jangan meneruskannya kepada siapa pun.`

type Noticed = Exclude<AccountLetter, { link: string }>
type Told = { subject: string; paragraphs: string[] }

/** What happened, told to the person whose account it is. */
const NOTICES: { [Kind in Noticed['letter']]: (letter: Extract<Noticed, { letter: Kind }>) => Told } = {
  passwordChanged: ({ at }) => ({
    subject: 'Password Anda telah diganti',
    paragraphs: [`Password akun Anda diganti pada ${at}. Sesi pada perangkat lain telah diakhiri.`],
  }),
  twoFactorOn: ({ at }) => ({
    subject: 'Autentikasi dua faktor aktif',
    paragraphs: [
      `Autentikasi dua faktor pada akun Anda diaktifkan pada ${at}. Mulai sekarang, masuk memerlukan kode dari aplikasi autentikator.`,
      'Simpan kode pemulihan di tempat yang aman; kode itu diperlukan bila perangkat Anda hilang.',
    ],
  }),
  twoFactorOff: ({ at }) => ({
    subject: 'Autentikasi dua faktor dimatikan',
    paragraphs: [
      `Autentikasi dua faktor pada akun Anda dimatikan pada ${at}. Akun Anda kini hanya dilindungi password.`,
    ],
  }),
  newRecoveryCodes: ({ at }) => ({
    subject: 'Kode pemulihan baru',
    paragraphs: [`Kode pemulihan akun Anda diganti pada ${at}. Kode yang lama tidak berlaku lagi.`],
  }),
  recoveryCodeUsed: ({ at }) => ({
    subject: 'Kode pemulihan telah dipakai',
    paragraphs: [
      `Satu kode pemulihan dipakai untuk masuk ke akun Anda pada ${at}. Kode itu tidak berlaku lagi dan telah diganti dengan yang baru.`,
    ],
  }),
  emailChangedFrom: ({ at, newEmail }) => ({
    subject: 'Alamat email akun Anda diubah',
    paragraphs: [
      `Pada ${at}, alamat email akun Anda diubah menjadi ${newEmail}. Sampai alamat baru itu diverifikasi, Anda masih dapat mengganti password melalui alamat ini.`,
    ],
  }),
}

const verifyButton = (link: string) => ({ label: 'Verifikasi alamat email', link })

function accountBody(letter: AccountLetter, appUrl: string): Body {
  switch (letter.letter) {
    case 'verification':
      return {
        subject: 'Verifikasi alamat email Anda',
        paragraphs: [
          'Terima kasih telah mendaftar. Tekan tombol di bawah ini untuk memastikan alamat email ini milik Anda.',
        ],
        button: verifyButton(letter.link),
        notes: [minutes(limits.verificationLinkMinutes), IGNORE],
      }
    case 'resetLink':
      return {
        subject: 'Tautan penggantian password',
        paragraphs: ['Kami menerima permintaan untuk mengganti password akun Anda.'],
        button: { label: 'Ganti password', link: letter.link },
        notes: [`${minutes(limits.resetLinkMinutes)} Tautan hanya dapat dipakai satu kali.`, IGNORE],
      }
    case 'invitation':
      return {
        subject: 'Undangan sebagai petugas',
        paragraphs: [
          'Anda diundang menjadi petugas. Tekan tombol di bawah ini untuk menentukan password, lalu masuk dengan alamat email ini.',
        ],
        button: { label: 'Tentukan password', link: letter.link },
        notes: [
          `Sesudah masuk, aktifkan autentikasi dua faktor pada ${appUrl}/user/profile, lalu buka ${appUrl}/admin.`,
          `Tautan ini berlaku ${limits.invitationDays} hari, hanya untuk Anda, dan hanya dapat dipakai satu kali.`,
          'Jika Anda tidak mengenal undangan ini, abaikan pesan ini.',
        ],
      }
    case 'emailChangedTo':
      return {
        subject: 'Verifikasi alamat email baru Anda',
        paragraphs: [
          `Pada ${letter.at}, alamat ini dijadikan alamat email sebuah akun. Tekan tombol di bawah ini untuk memastikan alamat ini milik Anda.`,
        ],
        button: verifyButton(letter.link),
        notes: [minutes(limits.verificationLinkMinutes), 'Jika Anda tidak mengenal akun itu, abaikan pesan ini.'],
      }
    default: {
      const tell = NOTICES[letter.letter] as (letter: Noticed) => Told
      return { ...tell(letter), notes: [notYou(appUrl)] }
    }
  }
}

/** The words of a letter. */
export function bodyOf(letter: Letter, { appUrl }: { appUrl: string }): Body {
  if (isApplicationLetter(letter)) return applicationBody(letter)
  if (isCertificateLetter(letter)) return certificateBody(letter)
  if (isExamLetter(letter)) return examBody(letter)
  if (isDutyLetter(letter)) return dutyBody(letter)
  if (isReportLetter(letter)) return reportBody(letter)
  if (isMaintenanceLetter(letter)) return maintenanceBody(letter)
  if (isEvaluationLetter(letter)) return evaluationBody(letter)
  if (isSanctionLetter(letter)) return sanctionBody(letter)
  if (isComplaintLetter(letter)) return complaintBody(letter)
  if (isDigestLetter(letter)) return digestBody(letter)
  switch (letter.letter) {
    case 'scheduleCancelled':
    case 'scheduleMoved':
      return scheduleBody(letter)
    case 'dataComplete':
    case 'dataChanged':
    case 'dataChangeAsked':
    case 'dataChangeApproved':
    case 'dataChangeRefused':
    case 'deletionAsked':
    case 'deletionDone':
    case 'deletionRefused':
      return dataBody(letter)
    case 'invoiceIssued':
    case 'paymentReminder':
    case 'refundPlanned':
    case 'refundDone':
      return invoiceBody(letter)
    default:
      return accountBody(letter, appUrl)
  }
}
