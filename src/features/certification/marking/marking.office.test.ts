import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { assign, examinerIn, filledSheet, METHODS, scoreAll, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { MARK, markingWorld } from '../../../../tests/marking-world.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

beforeAll(async () => {
  site = await testApp()
})

async function begin(choices: Parameters<typeof markingWorld>[1] = {}) {
  world = await markingWorld(site, choices)
}

const who = (at = 0) => world.people[at] ?? { id: 0, assignment: 0, paper: { id: 0, kode: '' }, account: { id: 0 } }

const sheetOf = async (at = 0) => {
  const { body } = await world.examiner.browser.get(`/admin-api/penilaian/${who(at).assignment}`)
  return body
}
const written = (nilai: { metode: string }[]) => nilai.filter(({ metode }) => metode === METHODS[0])

describe('a paper that the program marks', () => {
  beforeEach(() => begin({ batas_nilai: 70 }))

  test('fills the written cells of its examiners by unit, with the form’s cut score and a reason', async () => {
    const wrong = world.right[1] === 'A' ? 'B' : 'A'
    expect((await world.typeTwice(world.right.with(1, wrong))).body.status).toBe('selesai')
    const { nilai, naskah, batas_nilai_tulis } = await sheetOf()
    expect(batas_nilai_tulis).toBe(70)
    expect(naskah).toEqual({
      ...{ paper_id: who().paper.id, kode: who().paper.kode, naskah_kode: world.form.kode },
      ...{ selesai: true, unit: UNITS },
    })
    expect(written(nilai)).toEqual([
      expect.objectContaining({
        ...{ unit: UNITS[0], nilai: 50, hasil: 'BK' },
        catatan: `Nilai ujian tulis pada unit “${UNITS[0]}” 50, di bawah batas 70.`,
      }),
      expect.objectContaining({ unit: UNITS[1], nilai: 100, hasil: 'K', catatan: '' }),
    ])
  })

  test('leaves no written cell to be typed, and the others as before', async () => {
    await world.typeTwice(world.right)
    const { version, nilai } = await sheetOf()
    const save = (cells: object[]) =>
      world.examiner.browser.put(`/admin-api/penilaian/${who().assignment}`, { version, nilai: cells })
    const changed = filledSheet({ nilai })
    expect((await save(changed)).body.errors).toEqual({
      'nilai.0.nilai': ['Nilai ini diisi dari lembar jawaban dan tidak dapat diketik.'],
      'nilai.2.nilai': ['Nilai ini diisi dari lembar jawaban dan tidak dapat diketik.'],
    })
    const kept = nilai.map((cell: { metode: string }) =>
      cell.metode === METHODS[0] ? cell : { ...cell, hasil: 'K', nilai: null },
    )
    const saved = await save(kept)
    expect(saved.status).toBe(200)
    const locked = await world.examiner.browser.post(`/admin-api/penilaian/${who().assignment}/kunci`, {
      version: saved.body.version,
    })
    expect(locked.status).toBe(200)
  })

  test('fills the sheet of an examiner who accepts later', async () => {
    await world.typeTwice(world.right)
    const late = await examinerIn(site)
    const id = await assign(site.db, who(), late, 'ditawarkan')
    const answered = await late.browser.post(`/admin-api/penilaian/${id}/jawab`, {
      ...{ terima: true, kerahasiaan: true, tidak_berpihak: true },
    })
    expect(written(answered.body.nilai)).toEqual([
      expect.objectContaining({ nilai: 100 }),
      expect.objectContaining({ nilai: 100 }),
    ])
    const { version } = (await late.browser.get(`/admin-api/penilaian/${id}`)).body
    expect(version).toBe(answered.body.version)
  })

  test('keeps a sheet from being locked until it is marked', async () => {
    const refused = await scoreAllButWritten()
    expect(refused.body.message).toBe(PROBLEMS.PAPER_UNMARKED.message)
    await world.typeTwice(world.right)
    expect((await scoreAllButWritten()).status).toBe(200)
  })

  test('is kept by the decision that rests on it, and leads from there to each answer', async () => {
    await world.typeTwice(world.right)
    await scoreAllButWritten()
    const { id } = who()
    await site.db.updateTable('user_trainings').set({ tahap: 'menunggu_keputusan' }).where('id', '=', id).execute()
    await site.db
      .updateTable('setting_values')
      .set({ value: 'false' })
      .where('key', '=', 'wajib_berita_acara')
      .execute()
    const decider = await staffIn(site, ['keputusan'])
    const { body } = await decider.browser.get(`/admin-api/keputusan/${who().id}`)
    expect(body.naskah).toEqual({
      ...{ paper_id: who().paper.id, kode: who().paper.kode, naskah_kode: world.form.kode },
    })
    const decided = await decider.browser.post(`/admin-api/keputusan/${who().id}`, {
      ...{ tahap: 'menunggu_keputusan', tidak_terlibat: true, alasan: 'Semua unit sudah dibuktikan kompeten.' },
      unit: UNITS.map((unit) => ({ unit, hasil: 'BK', catatan: 'Contoh.' })),
    })
    expect(decided.status).toBe(200)
    const marks = await site.db.selectFrom('exam_marks').select('id').where('paper_id', '=', who().paper.id).execute()
    expect(decided.body.keputusan[0]).toMatchObject({
      ...{ paper_id: who().paper.id, naskah_kode: world.form.kode },
      penilaian: Math.max(...marks.map(({ id }) => Number(id))),
    })
    const { body: paper, text } = await decider.browser.get(`/admin-api/lembar/${who().paper.id}`)
    expect(paper).toMatchObject({ terbuka: false, status: 'selesai' })
    expect(paper.nomor[2]).toMatchObject({ nomor: 3, poin: 2, poin_penuh: 2, cara: 'otomatis', isi: null })
    expect(text).not.toMatch(new RegExp(`${MARK}|Peserta Rahasia`))
  })
})

/** Fills and locks the examiner's sheet as it is, its written cells left alone. */
async function scoreAllButWritten() {
  const { version, nilai } = await sheetOf()
  const cells = nilai.map((cell: { metode: string }) =>
    cell.metode === METHODS[0] ? cell : { ...cell, hasil: 'K', nilai: null },
  )
  const saved = await world.examiner.browser.put(`/admin-api/penilaian/${who().assignment}`, { version, nilai: cells })
  return world.examiner.browser.post(`/admin-api/penilaian/${who().assignment}/kunci`, { version: saved.body.version })
}

test('an exam without papers is scored as before', async () => {
  await begin()
  await site.db.deleteFrom('exam_papers').where('id', '=', who().paper.id).execute()
  expect((await sheetOf()).naskah).toBeNull()
  expect((await scoreAll(world.examiner, who().assignment)).status).toBe(200)
})

test('a mark is never changed', async () => {
  await begin()
  await world.typeTwice(world.right)
  const change = site.db.updateTable('exam_marks').set({ poin: 0 }).where('paper_id', '=', who().paper.id).execute()
  await expect(change).rejects.toThrow(/a mark is never changed/)
})
