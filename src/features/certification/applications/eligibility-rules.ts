import { type Day, longDay } from '../../../lib/day.ts'
import { certificateToRenew, type Renewable, renewalRefusal } from '../certificates/renewal-rules.ts'
import type { ApplicationKind } from './rules.ts'

/** What a person brings along when applying (domain 2.8; per-scheme thresholds, domain 1.1 row 17). */
export interface Applicant {
  status_data: 0 | 1
  /** Degrees of the person: 'D3', 'D4', 'S1', 'S2', 'S3', 'Profesi'. */
  jenjang: readonly string[]
  /** A running application in the same scheme. */
  berjalan: boolean
  /** Certificates of the person, neither revoked nor renewed, the longest valid first. */
  sertifikat: readonly Renewable[]
  /** Was found not yet competent in the same qualification. */
  has_failed: boolean
}

export interface Prerequisites {
  jenis: ApplicationKind
  /** What the scheme is for; null where a renewal or re-test is for any. */
  kualifikasi: string | null
  min_pendidikan: 'D3' | 'D4/S1' | 'S2' | 'S3' | null
}

const RANK: Record<string, number> = { D3: 1, 'D4/S1': 2, D4: 2, S1: 2, Profesi: 2, S2: 3, S3: 4 }

type Missing = (applicant: Applicant, prerequisites: Prerequisites, today: Day) => string | undefined

/** Which certificates or failed exams each kind of application requires. */
const OF_KIND: Record<ApplicationKind, Missing> = {
  // Nobody holds a qualification twice; a suspended certificate is restored, not issued again.
  baru: ({ sertifikat }, { kualifikasi }, today) => {
    const certificate = certificateToRenew(sertifikat, kualifikasi)
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

/** What stands against an application, each a sentence that says what to do; empty when nothing does. */
export function missingFor(applicant: Applicant, prerequisites: Prerequisites, today: Day): string[] {
  const { jenis, min_pendidikan } = prerequisites
  const missing: string[] = []
  if (applicant.status_data === 0) missing.push('Lengkapi data diri Anda dahulu.')
  if (applicant.berjalan) missing.push('Anda masih punya permohonan berjalan pada skema ini; lanjutkan yang itu.')
  const highest = Math.max(0, ...applicant.jenjang.map((each) => RANK[each] ?? 0))
  if (min_pendidikan && highest < (RANK[min_pendidikan] ?? 0)) {
    missing.push(
      `Skema ini mensyaratkan pendidikan paling rendah ${min_pendidikan}; perbarui pendidikan di profil Anda.`,
    )
  }
  const ofKind = OF_KIND[jenis](applicant, prerequisites, today)
  return ofKind === undefined ? missing : [...missing, ofKind]
}
