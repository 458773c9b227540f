import { beforeAll, describe, expect, test } from 'vitest'
import { METHODS, UNITS } from '../../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { choiceContent } from '../../../../tests/items.ts'
import { MARK, markingWorld } from '../../../../tests/marking-world.ts'
import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { day } from '../../../lib/day.ts'
import { rescorePapers } from '../../../processes/exams/rescore-papers.ts'
import type { ItemContent } from '../items/content-rules.ts'
import { scoredPapersOf } from './service.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

const ctx = (): Context =>
  ({ db: site.db, keys: TEST_KEYS, now: site.clock.now, today: day('2026-12-11'), visit: nobody() }) as Context

const ASKED_FIRST = choiceContent(`${MARK} satu?`)

/** The first item with its key on another option. */
function otherKey(): ItemContent {
  if (ASKED_FIRST.jenis !== 'pilihan_ganda') throw new Error('not a choice')
  return { ...ASKED_FIRST, pilihan: ASKED_FIRST.pilihan.map(({ teks }, at) => ({ teks, benar: at === 1 })) }
}

const correct = (by: ItemContent | 'semua_benar') => {
  const correction = { item_version_id: world.form.items[0]?.item_version_id ?? 0, isi: ASKED_FIRST, by }
  return inTransaction(site.db, (db) => rescorePapers(db, { ...ctx(), db }, correction))
}
const sheetOf = async (at: number) =>
  (await world.examiner.browser.get(`/admin-api/penilaian/${world.people[at]?.assignment}`)).body

describe('papers scored anew by another key', () => {
  beforeAll(async () => {
    site = await testApp()
    world = await markingWorld(site, { candidates: 2, batas_nilai: 70 })
    await world.typeTwice(world.right)
    await world.typeTwice(world.right, 1)
    const { version, nilai } = await sheetOf(1)
    const cells = nilai.map((cell: { metode: string }) =>
      cell.metode === METHODS[0] ? cell : { ...cell, hasil: 'K', nilai: null },
    )
    const path = `/admin-api/penilaian/${world.people[1]?.assignment}`
    const saved = await world.examiner.browser.put(path, { version, nilai: cells })
    await world.examiner.browser.post(`${path}/kunci`, { version: saved.body.version })
  })

  test('change open sheets by themselves, and say what would change on locked ones', async () => {
    const changed = await correct(otherKey())
    const unit = { unit: UNITS[0], nilai_lama: 100, nilai_baru: 50, hasil_lama: 'K', hasil_baru: 'BK' }
    expect(changed).toEqual(
      [0, 1].map((at) => ({
        ...{ paper_id: world.people[at]?.paper.id, user_training_id: world.people[at]?.id },
        ...{ kode: world.people[at]?.paper.kode, nomor: 1, poin_lama: 1, poin_baru: 0 },
        ...{ terkunci: at === 1, diputus: false, unit: [unit] },
      })),
    )
    const cell = { unit: UNITS[0], metode: METHODS[0] }
    expect((await sheetOf(0)).nilai).toContainEqual(expect.objectContaining({ ...cell, nilai: 50, hasil: 'BK' }))
    expect((await sheetOf(1)).nilai).toContainEqual(expect.objectContaining({ ...cell, nilai: 100, hasil: 'K' }))
  })

  test('keep the marks from before, of which the newest count', async () => {
    const paper = world.people[0]?.paper.id ?? 0
    const rows = await site.db
      .selectFrom('exam_marks')
      .select('poin')
      .where('paper_id', '=', paper)
      .where('nomor', '=', 1)
      .orderBy('id')
      .execute()
    expect(rows.map(({ poin }) => poin)).toEqual([1, 0])
    const [scored] = await scoredPapersOf(site.db, TEST_KEYS, { form_id: world.form.id })
    expect(scored?.poin.get(1)).toBe(0)
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${paper}`)
    expect(body.nomor[0]).toMatchObject({ poin: 0, sebelumnya: [{ poin: 1 }] })
  })

  test('give everybody all points of an item that asks nothing, and return nothing where nothing changes', async () => {
    expect((await correct('semua_benar')).map(({ poin_baru }) => poin_baru)).toEqual([1, 1])
    expect(await correct('semua_benar')).toEqual([])
  })
})
