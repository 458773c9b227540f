import { insertComment } from '../src/features/certification/items/record-queries.ts'
import { sealComment, sealItem, sealStimulus } from '../src/features/certification/items/sealing-service.ts'
import { secrecyStatement } from '../src/features/certification/items/secrecy-rules.ts'
import type { ItemState } from '../src/features/certification/items/state-rules.ts'
import { insertStimulus } from '../src/features/certification/items/stimulus-queries.ts'
import { nextRowNumber } from '../src/ground/database/number-sequences.ts'
import { addDays } from '../src/lib/day.ts'
import { impactItems, tableItems } from './content/items/impacts.ts'
import { lawItems } from './content/items/law.ts'
import { scopingItems } from './content/items/scoping.ts'
import { type DemoItem, UNITS } from './content/items/shapes.ts'
import { morning, type Parts, type Person } from './past.ts'

/** Cells for which no blueprint asks: their items are on their way, so that each state is there to be seen. */
const SPARE = [UNITS.predict, UNITS.present, UNITS.evaluate].map((unit) => `${unit} ingat`)
/** The unit whose essay stands in a form; the others wait for their release. */
const ASKED_ESSAY = UNITS.quality
const TURNS: readonly ItemState[] = ['ditelaah', 'rancangan', 'ditarik']
const REVIEWED: readonly ItemState[] = ['disetujui', 'dirilis', 'dipakai', 'dikunci', 'ditarik']
const WRITTEN_DAYS_AGO = 110
const REVIEWED_DAYS_AGO = 90
const READ_DAYS_AGO = 130

export interface Keepers {
  /** Two who write, and review each other's. */
  writers: readonly [Person, Person]
  /** The second to release. */
  third: Person
}

/** Finds those who keep the bank secret. */
export function keepersAmong(people: readonly (Person & { permissions?: string[] })[]): Keepers {
  const all = people.filter(({ permissions }) => permissions?.includes('soal'))
  const [first, second] = all.filter(({ permissions }) => permissions?.length === 1)
  const third = all.find((one) => one !== first && one !== second)
  if (!first || !second || !third) throw new Error('too few people keep the bank of items')
  return { writers: [first, second], third }
}

/** A bank of items, written, reviewed and released by three people who signed their secrecy. */
export async function seedItems(
  parts: Parts,
  people: (Person & { permissions?: string[]; marksEssays?: true })[],
): Promise<void> {
  const keepers = keepersAmong(people)
  const markers = people.filter(({ marksEssays }) => marksEssays)
  await signFor(parts, [...keepers.writers, keepers.third, ...markers])
  const stimulus_id = await seedStimulus(parts, keepers.writers[0])
  const plain = [...lawItems, ...scopingItems, ...impactItems].map((item) => ({ item, stimulus_id: null }))
  const all = [...plain, ...tableItems.items.map((item) => ({ item, stimulus_id }))]
  const numbers = await seedVersions(parts, keepers, all)
  await seedComment(parts, keepers.writers[1], numbers)
}

async function signFor({ db, today }: Parts, people: readonly Person[]): Promise<void> {
  const years = new Set([today, addDays(today, -WRITTEN_DAYS_AGO)].map((day) => Number(day.slice(0, 4))))
  const signed_at = morning(today, WRITTEN_DAYS_AGO)
  const rows = people.flatMap(({ id: user_id }) =>
    [...years].map((tahun) => ({ user_id, tahun, pernyataan: secrecyStatement(tahun), signed_at })),
  )
  await db.insertInto('secrecy_statements').values(rows).execute()
}

async function seedStimulus({ db, keys, today }: Parts, { id: created_by }: Person): Promise<number> {
  const id = await nextRowNumber(db, 'stimuli')
  const { unit, teks } = tableItems
  const isi = sealStimulus(keys, id, { teks, keterangan_gambar: '' })
  await insertStimulus(db, { id, unit, isi, created_by, at: morning(today, WRITTEN_DAYS_AGO) })
  return id
}

interface Placed {
  item: DemoItem
  stimulus_id: number | null
}

/** Answers the numbers of the items, with the state of each. */
async function seedVersions(parts: Parts, { writers, third }: Keepers, all: readonly Placed[]) {
  const { db, keys, today } = parts
  const created_at = morning(today, WRITTEN_DAYS_AGO)
  const reviewed = morning(today, REVIEWED_DAYS_AGO)
  const items = await db
    .insertInto('items')
    .values(all.map(() => ({ created_at })))
    .returning('id')
    .execute()
  let turn = 0
  const stateOf = ({ unit, tingkat, isi }: DemoItem): ItemState => {
    if (SPARE.includes(`${unit} ${tingkat}`)) return TURNS[turn++ % TURNS.length] ?? 'ditelaah'
    return isi.jenis === 'esai' && unit !== ASKED_ESSAY ? 'disetujui' : 'dirilis'
  }
  const rows = all.map(({ item, stimulus_id }, at) => {
    const { unit, tingkat, poin, sumber, isi } = item
    const item_id = items[at]?.id ?? 0
    const status = stateOf(item)
    return {
      ...{ item_id, versi: 1, status, status_since: REVIEWED.includes(status) ? reviewed : created_at, created_at },
      ...{ jenis: isi.jenis, unit, tingkat, poin, stimulus_id, author_id: (writers[at % 2] ?? writers[0]).id },
      tanggal_sumber: addDays(today, -READ_DAYS_AGO),
      isi: sealItem(keys, item_id, 1, { isi, sumber }),
    }
  })
  const versions = await db
    .insertInto('item_versions')
    .values(rows)
    .returning(['id', 'item_id', 'status', 'author_id'])
    .execute()
  const approvals = versions.flatMap(({ id: item_version_id, status, author_id }) => {
    if (!(REVIEWED as readonly string[]).includes(status)) return []
    const other = author_id === writers[0].id ? writers[1] : writers[0]
    const given = { item_version_id, at: reviewed }
    const review = { ...given, langkah: 'setujui', user_id: other.id }
    if (status === 'disetujui') return [review]
    return [review, ...[other, third].map(({ id: user_id }) => ({ ...given, langkah: 'rilis', user_id }))]
  })
  await db.insertInto('item_approvals').values(approvals).execute()
  return versions
}

async function seedComment(
  { db, keys, today }: Parts,
  { id: user_id }: Person,
  versions: readonly { item_id: number; status: string }[],
): Promise<void> {
  const waiting = versions.find(({ status }) => status === 'ditelaah')
  if (!waiting) return
  const id = await nextRowNumber(db, 'item_comments')
  const isi = sealComment(keys, id, 'Mohon periksa lagi apakah pengecohnya masih dapat dianggap benar.')
  await insertComment(db, { id, item_id: waiting.item_id, versi: 1, user_id, at: morning(today, 2), isi })
}
