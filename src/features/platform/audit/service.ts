import type { Db } from '../../../ground/database/db.ts'
import { type AuditEntry, newestEntries, ownCases } from './queries.ts'
import { mayReadEntry } from './rules.ts'

interface Reader {
  id: number
  permissions: readonly string[]
}

/** An entry as somebody may see it: without the permission for its subject, what it concerns stays out. */
export function entryFor<Entry extends AuditEntry>({ permissions }: Reader, entry: Entry) {
  const terbaca = mayReadEntry(entry.noun, permissions)
  return terbaca ? { ...entry, terbaca } : { ...entry, terbaca, label: '', noun_id: '' }
}

/** Returns the newest changes, each with what the reader may see of it. */
export async function latestChanges(db: Db, reader: Reader, most: number) {
  const entries = await newestEntries(db, await ownCases(db, reader.id), most)
  return entries.map((entry) => entryFor(reader, entry))
}
