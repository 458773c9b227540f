import type { Db } from '../../server/db.ts'
import { asJson } from '../../server/office-values.ts'

/** Every setting in its order; held until the transaction ends when it is going to be written. */
export const settingRows = (db: Db, toWrite = false) =>
  db
    .selectFrom('settings')
    .select(['key', 'value', 'label', 'keterangan', 'satuan', 'least', 'most', 'version'])
    .orderBy('urutan')
    .$if(toWrite, (query) => query.forUpdate())
    .execute()

export const putSetting = (db: Db, key: string, value: unknown) =>
  db
    .updateTable('settings')
    .set((set) => ({ value: asJson(value), version: set('version', '+', 1) }))
    .where('key', '=', key)
    .execute()
