import { type Day, longDay } from '../../../../lib/day.ts'
import { certificateToRenew, type Renewable, renewalRefusal } from '../../certificates/renewal/rules.ts'
import { isValidOn, type OwnedCertificate } from '../../certificates/rules.ts'
import type { ApplicationKind } from '../rules.ts'

/**
 * The facts of a person that the prerequisites are checked against (domain 2.8; per-scheme thresholds, domain 1.1 row
 * 17).
 */
export interface Applicant {
  status_data: 0 | 1
  /** Degrees of the person: 'D3', 'D4', 'S1', 'S2', 'S3', 'Profesi'. */
  jenjang: readonly string[]
  /** A running application in the same scheme. */
  berjalan: boolean
  /** Certificates of the person, neither revoked nor renewed, the longest valid first. */
  sertifikat: readonly Renewable[]
  /** Every ATPA certificate of the person in the register, the longest valid first. */
  atpa: readonly OwnedCertificate[]
  /** Was found not yet competent in the same qualification. */
  has_failed: boolean
}

export interface Prerequisites {
  jenis: ApplicationKind
  /** The qualification that the scheme certifies; null where a renewal or re-test may be of any. */
  kualifikasi: string | null
  min_pendidikan: 'D3' | 'D4/S1' | 'S2' | 'S3' | null
  /** Only for those who hold a valid ATPA certificate of this body's register (domain 1.1 row 17). */
  wajib_atpa: boolean
}

const RANK: Record<string, number> = { D3: 1, 'D4/S1': 2, D4: 2, S1: 2, Profesi: 2, S2: 3, S3: 4 }

type Missing = (applicant: Applicant, prerequisites: Prerequisites, today: Day) => string | undefined

/** Which certificates or failed exams each kind of application requires. */
const OF_KIND: Record<ApplicationKind, Missing> = {
  // Nobody holds a qualification twice; a suspended certificate is restored, not issued again.
  baru: ({ sertifikat }, { kualifikasi }, today) => {
    const certificate = certificateToRenew(sertifikat, kualifikasi)
    if (certificate?.status === 'dibekukan') return renewalRefusal(certificate, today)
    if (!certificate || certificate.window.valid_until < today) return undefined
    return `Anda memegang sertifikat ${certificate.no_sertifikasi} sampai ${longDay(certificate.window.valid_until)}; ajukan perpanjangannya.`
  },
  perpanjangan: ({ sertifikat }, { kualifikasi }, today) => {
    const certificate = certificateToRenew(sertifikat, kualifikasi)
    if (certificate) return renewalRefusal(certificate, today)
    return `Perpanjangan hanya untuk pemegang sertifikat${kualifikasi ? ` ${kualifikasi}` : ''}; ajukan sertifikasi baru.`
  },
  uji_ulang: ({ has_failed }) =>
    has_failed ? undefined : 'Uji ulang hanya untuk peserta yang dinyatakan belum kompeten.',
}

const ATPA_REQUIRED = 'Skema ini mensyaratkan sertifikat ATPA yang berlaku'

/** Returns the ATPA certificate that is valid on a day, if there is one. */
export const validAtpa = (atpa: readonly OwnedCertificate[], on: Day): OwnedCertificate | undefined =>
  atpa.find((one) => isValidOn(one, on))

/** Why none of a person's ATPA certificates counts on a day, in a sentence that says what to do; undefined when one does. */
export function atpaRefusal(atpa: readonly OwnedCertificate[], on: Day): string | undefined {
  if (validAtpa(atpa, on)) return undefined
  const suspended = atpa.find(({ status }) => status === 'dibekukan')
  if (suspended) {
    return `${ATPA_REQUIRED}; sertifikat ${suspended.no_sertifikasi} sedang dibekukan. Selesaikan pemulihannya dahulu.`
  }
  const coming = atpa.find(({ status, valid_from }) => status === 'aktif' && on < valid_from)
  if (coming) {
    return `${ATPA_REQUIRED}; sertifikat ${coming.no_sertifikasi} berlaku mulai ${longDay(coming.valid_from)}. Ajukan permohonan sejak hari itu.`
  }
  const ended = atpa.find(({ status }) => status === 'aktif')
  if (ended) {
    return `${ATPA_REQUIRED}; sertifikat ${ended.no_sertifikasi} berakhir pada ${longDay(ended.valid_until)}. Perpanjang dahulu, atau ajukan sertifikasi ATPA baru.`
  }
  const revoked = atpa.find(({ status }) => status === 'dicabut')
  if (revoked) {
    return `${ATPA_REQUIRED}; sertifikat ${revoked.no_sertifikasi} telah dicabut. Ajukan sertifikasi ATPA baru dahulu.`
  }
  return `${ATPA_REQUIRED} atas nama Anda di daftar pemegang. Ajukan sertifikasi ATPA dahulu; bila Anda sudah memegangnya, hubungi kami agar dicatat.`
}

/** The rank of the highest of a person's degrees. */
const highestOf = (jenjang: readonly string[]): number => Math.max(0, ...jenjang.map((each) => RANK[each] ?? 0))

const lacksDegree = (jenjang: readonly string[], least: Prerequisites['min_pendidikan']): boolean =>
  least !== null && highestOf(jenjang) < (RANK[least] ?? 0)

/** Tells whether a certificate covers a day and was neither suspended nor revoked since; a renewed one still counts. */
const coveredDay = ({ status, valid_from, valid_until }: OwnedCertificate, on: Day): boolean =>
  (status === 'aktif' || status === 'diganti') && valid_from <= on && on <= valid_until

/**
 * Lists what an applicant lacks of education and ATPA when staff approve or decide, each in a sentence for them. What was
 * valid on the day of the exam counts, however late the decision comes.
 */
export function lackingFor(
  { jenjang, atpa }: Pick<Applicant, 'jenjang' | 'atpa'>,
  { min_pendidikan, wajib_atpa }: Pick<Prerequisites, 'min_pendidikan' | 'wajib_atpa'>,
  { today, examined }: { today: Day; examined: Day | null },
): string[] {
  const on = examined !== null && examined < today ? examined : today
  const lacksAtpa = wajib_atpa && !atpa.some((one) => coveredDay(one, on))
  return [
    ...(lacksDegree(jenjang, min_pendidikan)
      ? [`Pendidikan pemohon pada data dirinya tidak lagi mencapai ${min_pendidikan}.`]
      : []),
    ...(lacksAtpa ? [`Pemohon tidak mempunyai sertifikat ATPA yang berlaku pada ${longDay(on)}.`] : []),
  ]
}

/** Lists what stands against an application, each in a sentence that says what to do; empty when nothing does. */
export function missingFor(applicant: Applicant, prerequisites: Prerequisites, today: Day): string[] {
  const { jenis, min_pendidikan, wajib_atpa } = prerequisites
  const missing: string[] = []
  if (applicant.status_data === 0) missing.push('Lengkapi data diri Anda dahulu.')
  if (applicant.berjalan) missing.push('Anda masih punya permohonan berjalan pada skema ini; lanjutkan yang itu.')
  if (lacksDegree(applicant.jenjang, min_pendidikan)) {
    missing.push(
      `Skema ini mensyaratkan pendidikan paling rendah ${min_pendidikan}; perbarui pendidikan di profil Anda.`,
    )
  }
  const atpa = wajib_atpa ? atpaRefusal(applicant.atpa, today) : undefined
  if (atpa) missing.push(atpa)
  const ofKind = OF_KIND[jenis](applicant, prerequisites, today)
  return ofKind === undefined ? missing : [...missing, ofKind]
}
