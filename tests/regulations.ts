import type { Db } from '../src/ground/database/db.ts'
import { resources } from '../src/office/resources.ts'

interface Of {
  owner_id: number
  created_by: number
  created_at: Date
}

let nextNumber = 5000

/** A regulation of the register that nobody else names. */
export async function makeRegulation(db: Db, given: Of & { tinjau_pada?: string }): Promise<number> {
  const name = { jenis: 'pp', nomor: `${nextNumber++}`, tahun: 2026, tentang: 'Contoh aturan' }
  const { id } = await db
    .insertInto('regulations')
    .values({ ...name, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A change of one regulation by another, under way until a day; nobody has searched the exam items. */
export async function makeRegulationChange(db: Db, { batas, ...of }: Of & { batas: string }): Promise<number> {
  const [regulation_id, changed_id] = [await makeRegulation(db, of), await makeRegulation(db, of)]
  const { id } = await db
    .insertInto('regulation_changes')
    .values({ regulation_id, changed_id, cara: 'mengubah', batas, searched_at: of.created_at, ...of })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tells whether a way leads to a page that the screen really has: its list, its record's page, or its form. */
export function matchesResource({ resource, path }: { resource: string; path: string }): boolean {
  const found = resources.find(({ name }) => name === resource)
  if (path === `/${resource}`) return found?.list !== undefined
  return path.endsWith('/show') ? found?.show !== undefined : found?.edit !== undefined
}
