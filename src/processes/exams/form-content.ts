import { optionOrder } from '../../features/certification/forms/order-rules.ts'
import { type FormItemRow, type FormRow, formItemsOf } from '../../features/certification/forms/service.ts'
import type { ItemContent } from '../../features/certification/items/content-rules.ts'
import { openItem } from '../../features/certification/items/service.ts'
import type { Db } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'

/** An item of a form as those see it who may: with question and key. */
export interface FormItem extends Omit<FormItemRow, 'isi'> {
  isi: ItemContent
  /** The places that the options have in `isi`, in the order in which this form shows them. */
  urutan: number[]
}

/** Opens the items of a form in their order; whoever asks has checked that the caller may, and records the opening. */
export async function formContent(db: Db, keys: Keys, form: Pick<FormRow, 'id' | 'benih'>): Promise<FormItem[]> {
  const rows = await formItemsOf(db, form.id)
  return rows.map((row) => {
    const { isi } = openItem(keys, row)
    return { ...row, isi, urutan: optionOrder(isi, { benih: form.benih, nomor: row.nomor }) }
  })
}
