import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeDecision, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { bankStaff } from '../../../../tests/items.ts'
import { ASKED, ESSAY, MARK, markerIn, markingWorld } from '../../../../tests/marking-world.ts'
import { PROBLEMS } from '../../../problems.ts'
import type { ItemContent } from '../items/content-rules.ts'
import { writeEntry } from '../marking/entry-rules.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>
let second: Awaited<ReturnType<typeof bankStaff>>
let markers: Awaited<ReturnType<typeof markerIn>>[]
let judge: Awaited<ReturnType<typeof staffIn>>

const PAIRS: ItemContent = {
  jenis: 'menjodohkan',
  soal: `${MARK} jodohkan?`,
  pasangan: [
    { kiri: 'PM', kanan: 'udara' },
    { kiri: 'BOD', kanan: 'air' },
  ],
  pengecoh: ['tanah'],
}
const ESSAY_TEXT = 'Karena dampaknya penting.'
const NUMBERS = { pairs: 1, essay: 3 }

/** Three candidates of an exam with pairs and an essay; the first two knew all, the second crossed the pairs. */
beforeAll(async () => {
  site = await testApp()
  const unit = UNITS[0] ?? ''
  const asked = [{ isi: PAIRS, unit, poin: 4 }, ...ASKED.slice(1, 2), ESSAY]
  world = await markingWorld(site, { asked, candidates: 3, batas_nilai: 70 })
  second = await bankStaff(site)
  markers = [await markerIn(site), await markerIn(site)]
  judge = await staffIn(site, ['keputusan'])
  await world.typeTwice(sheet([0, 1]))
  await world.typeTwice(sheet([1, 0]), 1)
  for (const [at, rincian] of [
    [0, [6, 4]],
    [1, [6, 4]],
  ] as const)
    for (const essay of await waitingEssays(at)) await mark(at, essay.mark_id, rincian)
  await makeDecision(site.db, world.people[0]?.id ?? 0, judge.account.id)
})

const sheet = (pasang: number[]): string[] => [
  writeEntry({ isi: PAIRS, urutan: [] }, { jenis: 'menjodohkan', pasang }),
  ...world.right.slice(1, 2),
  ESSAY_TEXT,
]

interface Waiting {
  mark_id: number
  kode: string
}
const queue = async (at: number) =>
  (await markers[at]?.browser.get(`/admin-api/penilaian-esai/${world.form.id}`))?.body.soal?.[0]
const waitingEssays = async (at: number): Promise<Waiting[]> => (await queue(at))?.lembar ?? []
const mark = (at: number, id: number, rincian: readonly number[]) =>
  markers[at]?.browser.post(`/admin-api/esai/${id}/nilai`, { rincian })

/** Proposes another key of a number of the form, and returns the correction with what it would change. */
async function propose(nomor: number, kunci: object) {
  const { item_id } = await site.db
    .selectFrom('item_versions')
    .select('item_id')
    .where('id', '=', world.form.items[nomor - 1]?.item_version_id ?? 0)
    .executeTakeFirstOrThrow()
  const values = { versi: 1, jenis: 'kunci', kunci, alasan: 'Keliru.' }
  const { body } = await world.bank.browser.post(`/admin-api/soal/${item_id}/koreksi`, values)
  const preview = await second.browser.get(`/admin-api/koreksi-kunci/${body.id}/pratinjau`)
  return { body, preview: preview.body, id: body.id }
}
const confirm = (id: number) =>
  second.browser.post(`/admin-api/koreksi-kunci/${id}/langkah`, { version: 1, langkah: 'konfirmasi' })

async function pointsOf(at: number): Promise<(number | null)[]> {
  const { body } = await world.bank.browser.get(`/admin-api/lembar/${world.people[at]?.paper.id}`)
  return body.nomor.map(({ poin }: { poin: number | null }) => poin)
}

describe('corrected pairs', () => {
  test('turn the points of those who paired otherwise, and say so before', async () => {
    const wrong = await propose(NUMBERS.pairs, { pasang: [1] })
    expect(Object.keys(wrong.body.errors)).toEqual(['kunci.pasang'])
    const { id, preview } = await propose(NUMBERS.pairs, { pasang: [1, 0] })
    expect(preview).toMatchObject({ lembar: 2, menunggu: 0, hasil_berubah: 2, keputusan: 1 })
    expect((await confirm(id)).status).toBe(200)
    expect([await pointsOf(0), await pointsOf(1)]).toEqual([
      [0, 1, 10],
      [4, 1, 10],
    ])
  })

  test('count for a sheet that is typed afterwards as for those that were marked anew', async () => {
    await world.typeTwice(sheet([1, 0]), 2)
    expect(await pointsOf(2)).toEqual([4, 1, null])
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${world.people[2]?.paper.id}`)
    expect(body.nomor[0].isi).toMatchObject({ kunci: 'PM → air\nBOD → udara', jawaban: 'PM → air\nBOD → udara' })
  })
})

describe('a corrected rubric', () => {
  const rubrik = [
    { kriteria: 'alasan', poin: 2 },
    { kriteria: 'dasar hukum', poin: 8 },
  ]
  let seenBefore: number
  const touched = async () => (await judge.browser.get('/admin-api/keputusan-terkoreksi')).body[0]

  test('names what does not fit its item', async () => {
    const { body } = await propose(NUMBERS.essay, { rubrik: [{ kriteria: 'alasan', poin: 3 }] })
    expect(Object.keys(body.errors)).toEqual(['kunci.rubrik'])
  })

  test('sends the essays back to their markers, who see the new one', async () => {
    seenBefore = (await waitingEssays(0))[0]?.mark_id ?? 0
    const { id, preview } = await propose(NUMBERS.essay, { rubrik })
    expect(preview).toMatchObject({ lembar: 2, menunggu: 2, hasil_berubah: 0, keputusan: 1 })
    expect((await confirm(id)).status).toBe(200)
    expect(await pointsOf(0)).toEqual([0, 1, null])
    const [one, other] = [await queue(0), await queue(1)]
    expect(one).toMatchObject({ rubrik, poin_penuh: 10 })
    expect(one.lembar).toHaveLength(3)
    expect(other).toEqual(one)
  })

  test('counts no mark that was given by the one before', async () => {
    expect((await mark(0, seenBefore, [6, 4]))?.status).toBe(409)
    const essay = (await waitingEssays(0)).find(({ kode }) => kode === world.people[0]?.paper.kode)
    expect((await mark(0, essay?.mark_id ?? 0, [1, 1]))?.status).toBe(204)
    expect(await pointsOf(0)).toEqual([0, 1, null])
  })

  test('keeps letters and decisions waiting until people have marked it', async () => {
    const { id, unit } = await touched()
    expect(unit).toMatchObject([{ unit: UNITS[1], nilai_lama: 100, nilai_baru: null, hasil_baru: null }])
    const sent = await judge.browser.post(`/admin-api/keputusan-terkoreksi/${id}/surat`, {})
    expect(sent.body.message).toBe(PROBLEMS.RESULT_UNMARKED.message)
    const application = world.people[1]?.id ?? 0
    await site.db
      .updateTable('user_trainings')
      .set({ tahap: 'menunggu_keputusan' })
      .where('id', '=', application)
      .execute()
    await site.db
      .updateTable('setting_values')
      .set({ value: 'false' })
      .where('key', '=', 'wajib_berita_acara')
      .execute()
    const path = `/admin-api/keputusan/${application}`
    expect((await judge.browser.get(path)).body.halangan).toBe(PROBLEMS.PAPER_REMARKED.message)
    const decided = await judge.browser.post(path, {
      ...{ tahap: 'menunggu_keputusan', tidak_terlibat: true, alasan: 'Semua unit sudah dibuktikan.' },
      unit: UNITS.map((each) => ({ unit: each, hasil: 'BK', catatan: 'Contoh.' })),
    })
    expect(decided.body.message).toBe(PROBLEMS.PAPER_REMARKED.message)
  })

  test('gives the paper its points by two, which the touched decision then shows', async () => {
    const essay = (await waitingEssays(1)).find(({ kode }) => kode === world.people[0]?.paper.kode)
    expect((await mark(1, essay?.mark_id ?? 0, [2, 2]))?.status).toBe(204)
    expect(await pointsOf(0)).toEqual([0, 1, 3])
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${world.people[0]?.paper.id}`)
    expect(body.nomor[2]).toMatchObject({ penilai: [{ poin: 2 }, { poin: 4 }], sebelumnya: [{ poin: 10 }] })
    const { id, unit } = await touched()
    expect(unit).toMatchObject([{ nilai_lama: 100, nilai_baru: 30, hasil_lama: 'K', hasil_baru: 'BK' }])
    expect((await judge.browser.post(`/admin-api/keputusan-terkoreksi/${id}/surat`, {})).status).toBe(204)
  })
})
