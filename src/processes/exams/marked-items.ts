import type { MarkedBy } from '../../features/certification/key-corrections/rescore-rules.ts'
import { correctionsIn } from '../../features/certification/key-corrections/service.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { type FormItem, formContent } from './form-content.ts'

/** An item of a form as it was asked, and what its answers are marked by now. */
export interface MarkedItem extends FormItem {
  by: MarkedBy
}

/** Opens the items of a form with the keys that count now; whoever asks has checked that the caller may. */
export async function markedItems(db: Db, keys: Keys, form: { id: number; benih: number }): Promise<MarkedItem[]> {
  const corrected = await correctionsIn(db, keys, form.id)
  const items = await formContent(db, keys, form)
  return items.map((item) => ({ ...item, by: corrected.get(item.item_version_id) ?? item.isi }))
}
