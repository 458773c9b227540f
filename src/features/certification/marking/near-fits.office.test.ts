import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examinerIn } from '../../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { bankStaff } from '../../../../tests/items.ts'
import { MARK, markingWorld } from '../../../../tests/marking-world.ts'
import { scoredPapersOf } from './service.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

beforeAll(async () => {
  site = await testApp()
})

async function begin(choices: Parameters<typeof markingWorld>[1] = {}) {
  world = await markingWorld(site, choices)
}

const who = (at = 0) => world.people[at] ?? { id: 0, assignment: 0, paper: { id: 0, kode: '' }, account: { id: 0 } }

describe('answers near the key', () => {
  beforeAll(async () => {
    await begin()
    await world.typeTwice(world.right.with(2, 'pengeloalan'))
  })
  const near = (browser = world.bank.browser) => browser.get(`/admin-api/naskah/${world.form.id}/jawaban-dilihat`)
  const judge = (id: number, poin: number, browser = world.bank.browser) =>
    browser.post(`/admin-api/jawaban-dilihat/${id}`, { poin })

  test('wait for a person of the bank, by code', async () => {
    const { body, text } = await near()
    expect(body.jawaban).toEqual([
      {
        ...{ id: expect.any(Number), kode: who().paper.kode, nomor: 3, soal: `${MARK} tiga?`, kunci: 'pengelolaan' },
        ...{ jawaban: 'pengeloalan', sebab: 'ejaan', saran: 2, poin_penuh: 2 },
      },
    ])
    expect(text).not.toMatch(/Peserta Rahasia|PMH\//)
    const opened = await site.db.selectFrom('exam_form_openings').select('cara').execute()
    expect(opened).toContainEqual({ cara: 'kunci' })
  })

  test('are closed to those who have not signed, and to typists', async () => {
    const unsigned = await staffIn(site, ['soal'])
    expect((await near(unsigned.browser)).status).toBe(403)
    const [{ id }] = (await near()).body.jawaban
    expect((await judge(id, 1, unsigned.browser)).status).toBe(403)
    expect((await near(world.one.browser)).status).toBe(404)
  })

  test('get their points once, within what they are worth', async () => {
    const [{ id }] = (await near()).body.jawaban
    expect((await judge(id, 3)).body.errors).toEqual({ poin: ['Poin paling besar 2.'] })
    expect((await judge(999_999, 1)).status).toBe(404)
    const second = await bankStaff(site)
    const both = await Promise.all([judge(id, 1.5), judge(id, 2, second.browser)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await near()).body.jawaban).toEqual([])
    const [scored] = await scoredPapersOf(site.db, TEST_KEYS, {
      item_version_ids: [world.form.items[0]?.item_version_id ?? 0],
    })
    expect([1.5, 2]).toContain(scored?.poin.get(3))
  })

  test('are on the paper with who judged them, its question only for whom the bank is open', async () => {
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${who().paper.id}`)
    expect(body.nomor[2]).toMatchObject({
      penilai: [{ nama: expect.any(String) }],
      isi: { soal: `${MARK} tiga?`, kunci: 'pengelolaan', jawaban: 'pengeloalan', ketikan: null },
    })
    const own = await world.examiner.browser.get(`/admin-api/lembar/${who().paper.id}`)
    expect(own.body.nomor[2]).toMatchObject({ cara: 'dilihat', isi: null })
    expect(own.text).not.toContain(MARK)
    const stranger = await examinerIn(site)
    expect((await stranger.browser.get(`/admin-api/lembar/${who().paper.id}`)).status).toBe(404)
  })
})
