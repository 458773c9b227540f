import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { changeRequestsOf } from '../changes/queries.ts'
import { personalRow } from '../queries.ts'
import { openChange, openPersonal } from '../sealing-service.ts'
import { ownAccount, ownConsents, ownRecords } from './own-data-queries.ts'

/** Everything that is kept about a person, opened; what guards sessions and passwords stays out. */
export async function ownData(db: Db, keys: Context['keys'], userId: number) {
  const personal = await personalRow(db, userId)
  const changes = await changeRequestsOf(db, userId)
  return {
    akun: await ownAccount(db, userId),
    data_diri: personal && { ...openPersonal(keys, userId, personal.isi), submitted_at: personal.submitted_at },
    persetujuan: await ownConsents(db, userId),
    perubahan_data: changes.map(({ isi, user_id, version, ...row }) => ({
      ...row,
      ...openChange(keys, { isi, user_id }),
    })),
    ...(await ownRecords(db, userId)),
  }
}
