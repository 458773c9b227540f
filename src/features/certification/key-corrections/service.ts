import type { Db } from '../../../ground/database/db.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import type { ItemContent } from '../items/content-rules.ts'
import { newestKeyOf, standingOfForm } from './queries.ts'

export { unmarkedResults, writeResult } from './result-queries.ts'

import type { MarkedBy } from './rescore-rules.ts'
import { openCorrection } from './sealing-service.ts'

/** Returns what the corrected items of a form are marked by, by their versions. */
export async function correctionsIn(db: Db, keys: Keys, formId: number): Promise<Map<number, MarkedBy>> {
  const rows = await standingOfForm(db, formId)
  return new Map(
    rows.flatMap((row): [number, MarkedBy][] => {
      const by = row.jenis === 'kunci' ? openCorrection(keys, row).isi : row.jenis
      return by === null ? [] : [[row.item_version_id, by]]
    }),
  )
}

/** Returns the content of a version with the key that holds now, from which its next version starts; undefined as it is. */
export async function correctedContent(db: Db, keys: Keys, versionId: number): Promise<ItemContent | undefined> {
  const row = await newestKeyOf(db, versionId)
  return (row && openCorrection(keys, row).isi) ?? undefined
}
