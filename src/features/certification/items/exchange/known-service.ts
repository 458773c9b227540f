import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { contentWords } from '../content-rules.ts'
import type { FoundStimulus } from '../qti/package-service.ts'
import { openItem, openStimulus } from '../sealing-service.ts'
import { areUnlike, gramsOf, likenessOfGrams, mostAlikeBy } from '../similarity-rules.ts'
import { itemsOfUnits, type KnownItem, stimuliByIds } from './exchange-queries.ts'
import type { ItemFields } from './form-service.ts'

interface Opened extends Pick<KnownItem, 'item_id' | 'versi' | 'status' | 'unit'> {
  key: string
  grams: ReadonlySet<string>
}

/** The items that are there, by unit, opened in memory only. */
export type KnownWords = ReadonlyMap<string, readonly Opened[]>

/** Returns what two items share that are the same: all that a candidate is asked, with the key. */
const keyOf = (unit: string, isi: object, stimulus: { teks: string; keterangan_gambar: string } | null): string =>
  JSON.stringify([unit, isi, stimulus && [stimulus.teks, stimulus.keterangan_gambar]])

export const sameKey = ({ unit, isi }: ItemFields, stimulus: FoundStimulus | null): string => keyOf(unit, isi, stimulus)

/** Opens the items of some units for comparing. */
export async function knownWords(db: Db, { keys }: Pick<Context, 'keys'>, units: string[]): Promise<KnownWords> {
  if (units.length === 0) return new Map()
  const rows = await itemsOfUnits(db, units)
  const ids = [...new Set(rows.flatMap(({ stimulus_id }) => (stimulus_id === null ? [] : [stimulus_id])))]
  const stimuli = new Map((await stimuliByIds(db, ids)).map((row) => [row.id, openStimulus(keys, row)]))
  const opened = rows.map(({ item_id, versi, status, unit, stimulus_id, isi: sealed }): Opened => {
    const { isi } = openItem(keys, { item_id, versi, isi: sealed })
    const stimulus = stimulus_id === null ? null : (stimuli.get(stimulus_id) ?? null)
    return { item_id, versi, status, unit, key: keyOf(unit, isi, stimulus), grams: gramsOf(contentWords(isi)) }
  })
  return Map.groupBy(opened, ({ unit }) => unit)
}

/** Returns the item that is the same, and those that are like one, the most alike first. */
export function compareItem(known: KnownWords, { unit, isi }: ItemFields, key: string) {
  const others = known.get(unit) ?? []
  const grams = gramsOf(contentWords(isi))
  const near = others.filter((other) => !areUnlike(grams.size, other.grams.size))
  const serupa = mostAlikeBy(near, (other) => likenessOfGrams(grams, other.grams)).map(
    ({ item_id, versi, status, kemiripan }) => ({ item_id, versi, status, kemiripan }),
  )
  return { same: others.find((other) => other.key === key)?.item_id, serupa }
}
