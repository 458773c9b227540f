import type { Db } from '../../../ground/database/db.ts'
import { type AuditEntry, newestEntries, ownCases } from './queries.ts'
import { mayReadEntry, readableSubjects } from './rules.ts'

interface Reader {
  id: number
  permissions: readonly string[]
}

/** An entry as somebody may see it: without the permission for its subject, what it concerns stays out. */
export function entryFor<Entry extends AuditEntry>({ permissions }: Reader, entry: Entry) {
  const terbaca = mayReadEntry(entry.noun, permissions)
  return terbaca ? { ...entry, terbaca } : { ...entry, terbaca, label: '', noun_id: '' }
}

/** Returns the newest changes of what the reader may see. */
export async function latestChanges(db: Db, reader: Reader, most: number) {
  const cases = await ownCases(db, reader.id)
  return newestEntries(db, { cases, subjects: readableSubjects(reader.permissions), most })
}
