import type { Db } from '../../server/db.ts'
import type { StoredFile } from '../../server/file-store.ts'

/** The same content has the same name: kept once. */
export const noteFile = (db: Db, file: StoredFile) =>
  db
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
