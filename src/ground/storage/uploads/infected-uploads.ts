import type { Db } from '../../database/db.ts'
import type { FileStore } from '../file-store.ts'

/** Lets this process withhold the public files in which a virus was found: known without asking the database for each. */
export async function followInfected(db: Db, files: Pick<FileStore, 'withhold'>): Promise<void> {
  const rows = await db.selectFrom('stored_files').select('name').where('infected', 'is not', null).execute()
  files.withhold(rows.map(({ name }) => name))
}
