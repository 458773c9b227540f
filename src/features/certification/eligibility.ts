import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { personalDataOf } from '../personal-data/steps.ts'
import { type Applicant, KIND_OF_CATEGORY, missingFor, type Prerequisites } from './rules.ts'
import { type Running, retestOrigin, standingOf } from './start-queries.ts'

/** A person as prerequisites look at them, but for what runs already. */
export interface Person extends Omit<Applicant, 'berjalan'> {
  /** The failed application that a re-test would be of. */
  asal_id: number | null
}

export async function personOf(db: Db, { keys, today }: Context, userId: number): Promise<Person> {
  const asal = await retestOrigin(db, userId, today)
  const personal = await personalDataOf(db, keys, userId)
  return {
    ...(await standingOf(db, userId)),
    belum_kompeten: asal !== undefined,
    asal_id: asal ?? null,
    jenjang: personal?.pendidikan.map(({ jenjang }) => jenjang) ?? [],
  }
}

/** What a date's scheme asks for; undefined where one does not apply for it. */
export function prerequisitesOf({ jenis, min_pendidikan }: { jenis: string; min_pendidikan: string | null }) {
  const kind = KIND_OF_CATEGORY[jenis]
  return kind && { jenis: kind, min_pendidikan: min_pendidikan as Prerequisites['min_pendidikan'] }
}

/** Whether an application stands in the way of another one of its scheme: all that runs but a draft without a seat. */
export const isInTheWay = ({ tahap, offered }: Running): boolean => tahap !== 'draft' || offered

export function refuseIneligible(applicant: Applicant, prerequisites: Prerequisites): void {
  const missing = missingFor(applicant, prerequisites)
  if (missing.length > 0) throw new Problem('NOT_ELIGIBLE', { errors: { data: missing } })
}
