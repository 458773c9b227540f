import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examinerIn } from '../../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { MARK, markingWorld, typeSheet } from '../../../../tests/marking-world.ts'
import { scoredPapersOf } from './service.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

beforeAll(async () => {
  site = await testApp()
})

async function begin() {
  world = await markingWorld(site)
}

const paperOf = (at = 0) => world.people[at]?.paper ?? { id: 0, kode: '' }
const sheetOf = (browser: (typeof world)['one']['browser'], id = paperOf().id) =>
  browser.get(`/admin-api/ketikan/${id}`)

describe('typing by two apart', () => {
  beforeAll(() => begin())

  test('shows a typist numbers and letters, nothing of what is asked and no name', async () => {
    const { status, body, text } = await sheetOf(world.one.browser)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kode: paperOf().kode, version: 0, selesai: false, nilai: [] })
    expect(body.nomor[0]).toEqual({ nomor: 1, jenis: 'pilihan_ganda', huruf: 4, tempat: 1 })
    expect(text).not.toMatch(new RegExp(`${MARK}|Peserta Rahasia|PMH/`))
  })

  test('keeps what was typed so far, and shows it to nobody else', async () => {
    const saved = await typeSheet(world.one.browser, paperOf().id, ['B'], { selesai: false })
    expect(saved.body).toEqual({ id: paperOf().id, version: 1, status: 'diketik' })
    expect((await sheetOf(world.one.browser)).body.nilai).toEqual([{ nomor: 1, teks: 'B' }])
    expect((await sheetOf(world.two.browser)).body).toMatchObject({ version: 0, nilai: [] })
  })

  test('refuses a saving that did not see the one before, and one over what is finished', async () => {
    expect((await typeSheet(world.one.browser, paperOf().id, ['C'], { selesai: false })).status).toBe(409)
    const whole = await typeSheet(world.one.browser, paperOf().id, world.right, { version: 1 })
    expect(whole.body).toMatchObject({ version: 2, status: 'diketik' })
    expect((await typeSheet(world.one.browser, paperOf().id, world.right, { version: 2 })).status).toBe(409)
  })

  test('says by number what is missing or no answer', async () => {
    const { browser } = world.two
    const missing = await typeSheet(browser, paperOf().id, world.right.slice(0, 3))
    expect(missing.body.errors).toEqual({ 'nomor.4': [expect.stringMatching(/belum diketik/)] })
    const wrong = await typeSheet(browser, paperOf().id, ['Z'], { selesai: false })
    expect(wrong.body.errors).toEqual({ 'nilai.0.teks': [expect.stringMatching(/satu huruf A–D/)] })
  })

  test('is for two people only', async () => {
    await typeSheet(world.two.browser, paperOf().id, ['A'], { selesai: false })
    const third = await staffIn(site, ['verifikasi'])
    expect((await sheetOf(third.browser)).body.message).toMatch(/sudah diketik dua orang lain/)
    expect((await typeSheet(third.browser, paperOf().id, world.right)).body.message).toMatch(
      /sudah diketik dua orang lain/,
    )
  })

  test('shows differences with both readings before anything counts, and notes who settled them', async () => {
    const other = world.right.with(1, world.right[1] === 'B' ? 'C' : 'B').with(2, ' PENGELOLAAN ')
    const done = await typeSheet(world.two.browser, paperOf().id, other, { version: 1 })
    expect(done.body.status).toBe('berbeda')
    const third = await staffIn(site, ['verifikasi'])
    const { body, text } = await third.browser.get(`/admin-api/ketikan/${paperOf().id}/beda`)
    expect(body.beda).toEqual([expect.objectContaining({ nomor: 2, satu: world.right[1], dua: other[1] })])
    expect(text).not.toMatch(new RegExp(`${MARK}|Peserta Rahasia`))
    expect(await scoredPapersOf(site.db, TEST_KEYS, { form_id: world.form.id })).toEqual([])
    const settle = (nilai: object[], version = body.version) =>
      third.browser.post(`/admin-api/ketikan/${paperOf().id}/beda`, { version, nilai })
    expect((await settle([])).body.errors).toEqual({ 'nomor.2': ['Tetapkan bacaan nomor ini.'] })
    expect((await settle([{ nomor: 2, teks: world.right[1] }], body.version - 1)).status).toBe(409)
    expect((await settle([{ nomor: 2, teks: world.right[1] }])).body).toEqual({ id: paperOf().id, status: 'selesai' })
    const row = await site.db
      .selectFrom('exam_sheets')
      .selectAll()
      .where('paper_id', '=', paperOf().id)
      .executeTakeFirst()
    expect(row).toMatchObject({ settled_by: third.account.id, beda: 1 })
    expect((await settle([{ nomor: 2, teks: world.right[1] }])).status).toBe(409)
  })

  test('lies sealed', async () => {
    const { rows } = await sql<{ text: string }>`select encode(isi, 'escape') as text from exam_transcripts
      union all select encode(isi, 'escape') from exam_sheets`.execute(site.db)
    expect(rows.map(({ text }) => text).join()).not.toMatch(/pengelolaan/i)
  })

  test('counts progress by exam and by paper', async () => {
    const { body, text } = await world.one.browser.get(`/admin-api/lembar-jawaban/${world.schedule}`)
    expect(body).toMatchObject({ jumlah: 1, belum: 0, sekali: 0, selesai: 1 })
    expect(body.lembar).toEqual([
      expect.objectContaining({ kode: paperOf().kode, status: 'selesai', terketik: 2, milik_saya: 'selesai' }),
    ])
    expect(text).not.toMatch(/Peserta Rahasia|PMH\//)
  })
})

test('two who finish at once are compared once', async () => {
  await begin()
  const { one, two } = world
  const answers = await Promise.all([one, two].map(({ browser }) => typeSheet(browser, paperOf().id, world.right)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [scored] = await scoredPapersOf(site.db, TEST_KEYS, { form_id: world.form.id })
  expect(Object.fromEntries(scored?.poin ?? [])).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2 })
  expect(scored?.jawaban.get(1)).toEqual({ jenis: 'pilihan_ganda', pilih: 0 })
})

test('a saving that is sent again is done once', async () => {
  await begin()
  const key = { 'idempotency-key': `ketik-${paperOf().id}` }
  const given = { version: 0, selesai: false, nilai: [{ nomor: 1, teks: 'A' }] }
  const send = () => world.one.browser.put(`/admin-api/ketikan/${paperOf().id}`, given, key)
  expect([(await send()).body.version, (await send()).body.version]).toEqual([1, 1])
})

describe('nobody types or sees the sheet', () => {
  beforeAll(() => begin())

  test('of their own, of somebody whom they declared, or of nobody', async () => {
    const related = await staffIn(site, ['verifikasi', 'soal'])
    const examiner = await examinerIn(site)
    await site.db.updateTable('examiners').set({ user_id: related.account.id }).where('id', '=', examiner.id).execute()
    await site.db
      .insertInto('examiner_conflicts')
      .values({
        ...{
          examiner_id: examiner.id,
          user_id: world.people[0]?.account.id ?? 0,
          jenis: 'keluarga',
          keterangan: 'Saudara.',
        },
        ...{ declared_by: related.account.id, at: site.clock.now },
      })
      .execute()
    const { browser } = related
    expect((await sheetOf(browser)).status).toBe(404)
    expect((await typeSheet(browser, paperOf().id, world.right)).status).toBe(404)
    expect((await browser.get(`/admin-api/lembar-jawaban/${world.schedule}`)).body.lembar).toEqual([])
    expect((await browser.get(`/admin-api/lembar/${paperOf().id}`)).status).toBe(404)
    expect((await sheetOf(world.one.browser, 999_999)).status).toBe(404)
  })

  test('before the exam was sat', async () => {
    await site.db
      .updateTable('user_trainings')
      .set({ tahap: 'tidak_hadir' })
      .where('id', '=', world.people[0]?.id ?? 0)
      .execute()
    expect((await sheetOf(world.one.browser)).status).toBe(404)
  })
})
