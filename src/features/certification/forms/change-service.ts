import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { angoffColumns, moveEstimates } from './angoff-service.ts'
import { type ProposedItem, replacementsFor } from './assembly-rules.ts'
import { type LikenessOf, newSeed, numberedItems } from './assembly-service.ts'
import { bankOfUnits, exposuresOf } from './bank-queries.ts'
import { deleteFormItems, insertFormItems, updateForm } from './form-queries.ts'
import { keptTogether, shuffledBy } from './order-rules.ts'
import { type FormItemRow, type FormRow, formItemsOf } from './queries.ts'
import { recordForm } from './writing-service.ts'

type Placed = Pick<ProposedItem, 'item_version_id' | 'poin' | 'jangkar' | 'stimulus_id'>

/** Writes the items of a draft in a new order; estimates of judges follow their items. */
async function rewriteItems(
  db: Db,
  ctx: Context,
  form: FormRow,
  before: readonly FormItemRow[],
  after: readonly Placed[],
) {
  await deleteFormItems(db, form.id)
  const rows = numberedItems(form.id, after)
  await insertFormItems(db, rows)
  const numbers = new Map(rows.map(({ item_version_id, nomor }) => [item_version_id, nomor]))
  const moved = before.flatMap(({ nomor, item_version_id }) => {
    const next = numbers.get(item_version_id)
    return next === undefined ? [] : [[nomor, next] as const]
  })
  await moveEstimates(db, form.id, new Map(moved))
  if (form.cara_batas !== 'angoff') return
  const { desimal_nilai_tulis } = await settingsOn(db, ctx.today)
  await updateForm(db, form.id, await angoffColumns(db, form, desimal_nilai_tulis))
}

const requireNumber = (items: readonly FormItemRow[], nomor: number): FormItemRow => {
  const found = items.find((item) => item.nomor === nomor)
  if (!found) throw new Problem('RECORD_NOT_FOUND')
  return found
}

/** Lists what may stand in an item's place in a form, the least exposed first. */
export async function replacementsIn(db: Db, form: FormRow, nomor: number, likenessOf: LikenessOf) {
  const items = await formItemsOf(db, form.id)
  const old = requireNumber(items, nomor)
  const bank = await bankOfUnits(db, [old.unit])
  const seen = await exposuresOf(
    db,
    items.map(({ item_id }) => item_id),
  )
  const placed = items.map((item) => ({ ...item, ...(seen.get(item.item_id) ?? { lembar: 0, naskah: 0 }) }))
  const alike = likenessOf([...bank, ...placed])
  const versions = new Map(bank.map(({ item_version_id, versi }) => [item_version_id, versi]))
  return replacementsFor(old, placed, bank, alike).map((item) => ({
    ...item,
    versi: versions.get(item.item_version_id) ?? 1,
  }))
}

/** Changes an item of a draft for another of its cell; without a choice for the least exposed. */
export async function exchangeItem(
  db: Db,
  ctx: Context,
  form: FormRow,
  { nomor, item_version_id, likenessOf }: { nomor: number; item_version_id: number | null; likenessOf: LikenessOf },
): Promise<void> {
  const items = await formItemsOf(db, form.id)
  const old = requireNumber(items, nomor)
  const choices = await replacementsIn(db, form, nomor, likenessOf)
  const next = item_version_id === null ? choices[0] : choices.find((one) => one.item_version_id === item_version_id)
  if (!next)
    throw invalidFields({
      item_version_id:
        choices.length === 0
          ? 'Tidak ada soal lain yang dirilis pada unit dan tingkat ini yang tidak mirip dengan isi naskah.'
          : 'Pilih soal dari daftar pengganti: unit dan tingkatnya sama dan tidak mirip dengan isi naskah.',
    })
  const changed = items.map((item) =>
    item === old
      ? { item_version_id: next.item_version_id, poin: old.poin, jangkar: false, stimulus_id: next.stimulus_id }
      : item,
  )
  await rewriteItems(db, ctx, form, items, keptTogether(changed))
  await updateForm(db, form.id, {})
  await recordForm(db, ctx, 'ganti soal', form)
}

/** Marks an item of a draft as an anchor, or not. */
export async function markAnchor(
  db: Db,
  ctx: Context,
  form: FormRow,
  { nomor, jangkar }: { nomor: number; jangkar: boolean },
): Promise<void> {
  const items = await formItemsOf(db, form.id)
  requireNumber(items, nomor)
  await rewriteItems(
    db,
    ctx,
    form,
    items,
    items.map((item) => (item.nomor === nomor ? { ...item, jangkar } : item)),
  )
  await updateForm(db, form.id, {})
  await recordForm(db, ctx, 'tandai jangkar', form)
}

/** Gives a draft another order by a new seed. */
export async function reorderItems(db: Db, ctx: Context, form: FormRow): Promise<void> {
  const items = await formItemsOf(db, form.id)
  const benih = newSeed()
  await rewriteItems(db, ctx, form, items, keptTogether(shuffledBy(benih, items)))
  await updateForm(db, form.id, { benih })
  await recordForm(db, ctx, 'urutkan ulang', form)
}
