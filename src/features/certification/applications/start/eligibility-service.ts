import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { Problem } from '../../../../problems.ts'
import type { CategoryKind } from '../../../catalogue/schemes/rules.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { certificateToRenew, type Renewable } from '../../certificates/renewal/rules.ts'
import { KIND_OF_CATEGORY } from '../rules.ts'
import { type Applicant, missingFor, type Prerequisites } from './eligibility-rules.ts'
import { type Origin, type Running, retestOrigin, statusData } from './queries.ts'

/** A person as the prerequisites see them, except for running applications. */
export interface Person extends Omit<Applicant, 'berjalan'> {
  /** The failed application that a re-test would be of. */
  asal: Origin | undefined
  /** Where they live; null before their personal data are sent. */
  provinsi: string | null
}

/** Loads the facts of a person that the prerequisites are checked against; the caller gives their certificates. */
export async function applicantOf(
  db: Db,
  { keys, today }: Context,
  userId: number,
  { sertifikat, atpa }: Pick<Applicant, 'sertifikat' | 'atpa'>,
): Promise<Person> {
  const asal = await retestOrigin(db, userId, today)
  const personal = await personalDataOf(db, keys, userId)
  return {
    status_data: await statusData(db, userId),
    sertifikat,
    atpa,
    has_failed: asal !== undefined,
    asal,
    provinsi: personal?.provinsi || null,
    jenjang: personal?.pendidikan.map(({ jenjang }) => jenjang) ?? [],
  }
}

interface Asking {
  jenis: CategoryKind
  kategori: string
  kualifikasi: string | null
  min_pendidikan: string | null
  wajib_atpa: boolean
}

/**
 * Returns what a schedule's scheme asks for; undefined where nobody applies for it. A new certificate is by default for
 * the category.
 */
export function prerequisitesOf(asking: Asking): Prerequisites | undefined {
  const jenis = KIND_OF_CATEGORY[asking.jenis]
  if (!jenis) return undefined
  const kualifikasi = asking.kualifikasi ?? (jenis === 'baru' ? asking.kategori : null)
  const min_pendidikan = asking.min_pendidikan as Prerequisites['min_pendidikan']
  return { jenis, kualifikasi, min_pendidikan, wajib_atpa: asking.wajib_atpa }
}

/**
 * Tells whether an application blocks another one in its scheme: every running one does, except a draft without a seat.
 */
export const isInTheWay = ({ tahap, ditawarkan }: Running): boolean => tahap !== 'draft' || ditawarkan

/** Throws NOT_ELIGIBLE with what stands against an application. */
export function refuseIneligible(
  applicant: Applicant,
  prerequisites: Prerequisites,
  { today }: Pick<Context, 'today'>,
): void {
  const missing = missingFor(applicant, prerequisites, today)
  if (missing.length > 0) throw new Problem('NOT_ELIGIBLE', { errors: { data: missing } })
}

/** The certificate that an application of this person would renew. */
export const renewedBy = ({ sertifikat }: Person, { jenis, kualifikasi }: Prerequisites): Renewable | null =>
  (jenis === 'perpanjangan' && certificateToRenew(sertifikat, kualifikasi)) || null
