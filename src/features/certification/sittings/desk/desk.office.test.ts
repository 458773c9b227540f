import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { atOneLock } from '../../../../../tests/at-one-lock.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { MARK } from '../../../../../tests/marking-world.ts'
import { sittingWorld } from '../../../../../tests/sitting-world.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof sittingWorld>>
let office: Browser
const now = () => site.clock.now.getTime()

beforeEach(async () => {
  site = await testApp()
  world = await sittingWorld(site, { candidates: 2 })
  office = (await staffIn(site, ['ujian'])).browser
})

const path = (below = '') => `/admin-api/ujian/${world.schedule}${below}`
const desk = async () => (await office.get(path())).body
const open = async (browser = office) =>
  browser.post(path('/buka'), { version: (await browser.get(path())).body.version })

/** Candidates who have begun, each on a device of their own. */
async function working(count = 1) {
  await open()
  const all = []
  for (let at = 0; at < count; at += 1) {
    const prepared = await world.prepare(at)
    await prepared.screen.begin()
    all.push({ ...prepared, id: Number(prepared.body.pengerjaan_id) })
  }
  return all
}

const move = (langkah: string, ids: number[]) => office.post(path('/pengerjaan'), { langkah, ids })
const statusOf = async (at = 0) => (await desk()).daftar[at].status

describe('the list of exams', () => {
  test('begins with those of today and counts who came, works and is done', async () => {
    const [first] = await working(2)
    await first?.screen.send([{ urutan: 1, jenis: 'selesai', at: now() }])
    const { data } = (await office.get('/admin-api/ujian')).body
    expect(data[0]).toMatchObject({ id: world.schedule, giliran: 0, peserta: 2, mengerjakan: 1, selesai: 1 })
    expect((await office.get('/admin-api/ujian?kapan=mendatang')).body.total).toBe(0)
    expect((await office.get('/admin-api/ujian?kapan=hari_ini&di_layar=true')).body.total).toBe(1)
  })
})

describe('how an exam is written', () => {
  const set = async (more: object = {}) => {
    const { version } = await desk()
    const given = { version, di_layar: true, kalkulator: false, peramban_aman: false }
    return office.put(path(), { ...given, ...more })
  }

  test('is set until it is opened, and not over what somebody else has set', async () => {
    expect((await set({ kalkulator: true })).body).toMatchObject({ kalkulator: true, keadaan: 'siap', version: 2 })
    expect((await set({ version: 1 })).status).toBe(409)
    expect((await set({ di_layar: false })).body).toMatchObject({ keadaan: 'kertas', version: 0 })
    expect((await set()).body.keadaan).toBe('siap')
    await open()
    expect((await set()).body.message).toMatch(/sudah dibuka/)
  })

  test('asks for the Safe Exam Browser with the key of the file that candidates get', async () => {
    const [person] = world.people
    const file = () => person?.browser.get(`/ujian/${person.id}/ujian.seb`)
    expect((await file())?.status).toBe(404)
    await set({ peramban_aman: true })
    const given = await file()
    expect([given?.status, given?.headers['content-type']]).toEqual([200, 'application/seb'])
    expect(given?.text).toContain('<key>sendBrowserExamKey</key><true/>')
    expect((await world.one.browser.get(`/ujian/${person?.id}/ujian.seb`)).status).toBe(404)
    await open()
    expect((await (await world.prepare()).screen.begin()).body.message).toMatch(/Safe Exam Browser/)
  })
})

describe('opening', () => {
  test('is not before the hour, and once', async () => {
    world.pass(-60)
    office = (await staffIn(site, ['ujian'])).browser
    expect((await desk()).boleh_dibuka).toBe(false)
    expect((await open()).body.message).toMatch(/jam mulainya/)
    world.pass(60)
    expect((await open()).body).toMatchObject({ keadaan: 'dibuka', boleh_diatur: false })
    expect((await open()).status).toBe(409)
  })

  test('again after an end lets those begin who have not', async () => {
    const [first] = await working()
    const { version } = await desk()
    expect((await office.post(path('/akhiri'), { version })).body.berhasil).toEqual([
      { id: first?.id, status: 'berakhir' },
    ])
    const late = await world.prepare(1)
    expect((await late.screen.begin()).status).toBe(409)
    expect((await office.post(path('/akhiri'), { version })).status).toBe(409)
    expect((await open()).body.keadaan).toBe('dibuka')
    expect((await late.screen.begin()).body.status).toBe('berjalan')
    expect(await statusOf()).toBe('berakhir')
  })
})

describe('a candidate at the desk', () => {
  test('is shown with seat, state, time and answers, and never with what was answered', async () => {
    const [first] = await working()
    await first?.screen.send([
      { urutan: 1, nomor: 1, teks: 'A', at: now() },
      { urutan: 2, jenis: 'keluar_jendela', at: now() },
      { urutan: 3, nomor: 99, teks: 'A', at: now() },
    ])
    const { text, body } = await office.get(path())
    expect(body.daftar[0]).toMatchObject({
      ...{ status: 'berjalan', terjawab: 1, butir: 4, sisa_detik: 90 * 60, kejadian: 1, ditolak: 1 },
      ...{ perangkat_nama: 'Peramban contoh', perangkat_menunggu: null, tanpa_kabar_sejak: null },
    })
    expect(body.daftar[1]).toMatchObject({ status: null, pengerjaan_id: null })
    expect(text).not.toContain(MARK)
  })

  test('stands out once nothing was heard of the device for a while', async () => {
    await working()
    world.pass(46)
    expect((await desk()).daftar[0].tanpa_kabar_sejak).not.toBeNull()
  })

  test('is out of time at once, before a job writes it down', async () => {
    await working()
    world.pass(90 * 60)
    expect(await statusOf()).toBe('berakhir')
  })

  test('has a log of what happened and what was refused, with both times', async () => {
    const [first] = await working()
    await first?.screen.send([
      { urutan: 1, nomor: 1, teks: 'A', at: now() },
      { urutan: 2, jenis: 'tempel', at: now() - 5000 },
      { urutan: 3, nomor: 99, teks: 'rahasia sekali', at: now() },
    ])
    const { body, text } = await office.get(path(`/pengerjaan/${first?.id}`))
    expect(body.entries.map(({ jenis, tolak }: { jenis: string; tolak: string | null }) => [jenis, tolak])).toEqual([
      ['jawab', 'tidak_terbaca'],
      ['tempel', null],
    ])
    expect(body.devices).toHaveLength(1)
    expect(text).not.toContain('rahasia')
  })
})

describe('moving sittings', () => {
  test('pauses and goes on; a pause costs no time', async () => {
    const [first] = await working()
    const ids = [first?.id ?? 0]
    world.pass(600)
    expect((await move('jeda', ids)).body.berhasil).toEqual([{ id: ids[0], status: 'dijeda' }])
    world.pass(300)
    await move('lanjutkan', ids)
    expect((await desk()).daftar[0]).toMatchObject({ status: 'berjalan', sisa_detik: 80 * 60 })
  })

  test('says of each whose state does not allow it that it changed, and goes on with the others', async () => {
    const [first, second] = await working(2)
    await move('jeda', [first?.id ?? 0])
    const { body } = await move('jeda', [first?.id ?? 0, second?.id ?? 0, 999_999])
    expect(body.berhasil).toEqual([{ id: second?.id, status: 'dijeda' }])
    expect(body.dilewati.map(({ id }: { id: number }) => id)).toEqual([first?.id, 999_999])
  })

  test('ends, gives time again from the end on, and closes with what is there', async () => {
    const [first] = await working()
    const ids = [first?.id ?? 0]
    await first?.screen.send([{ urutan: 1, nomor: 1, teks: world.right[0] ?? '', at: now() }])
    await move('akhiri', ids)
    world.pass(600)
    const more = { menit: 5, alasan: 'Listrik padam.', pilihan: [{ id: ids[0], tambahan_menit: 0 }] }
    expect((await office.post(path('/waktu'), more)).body.berhasil).toEqual([{ id: ids[0], status: 'berjalan' }])
    expect((await desk()).daftar[0]).toMatchObject({ tambahan_menit: 5, sisa_detik: 95 * 60 })
    expect((await office.post(path('/waktu'), more)).body.dilewati).toHaveLength(1)
    await move('akhiri', ids)
    expect((await move('tutup', ids)).body.berhasil).toEqual([{ id: ids[0], status: 'ditutup' }])
    expect((await desk()).daftar[0]).toMatchObject({ status: 'ditutup', terjawab: 1 })
  })

  test('gives whole minutes to somebody whose time is over and not yet written down', async () => {
    const [first] = await working()
    world.pass(100 * 60)
    const more = { menit: 5, alasan: 'Listrik padam.', pilihan: [{ id: first?.id, tambahan_menit: 0 }] }
    await office.post(path('/waktu'), more)
    expect((await desk()).daftar[0]).toMatchObject({ status: 'berjalan', sisa_detik: 300 })
  })

  test('asks for a reason and a number of minutes that can be', async () => {
    const [first] = await working()
    const pilihan = [{ id: first?.id, tambahan_menit: 0 }]
    const wrong = await office.post(path('/waktu'), { menit: 0, alasan: 'x', pilihan })
    expect(Object.keys(wrong.body.errors)).toEqual(['menit', 'alasan'])
  })
})

describe('another device', () => {
  const answer = (id: number, perangkat_id: number, langkah = 'izinkan') =>
    office.post(path('/perangkat'), { pengerjaan_id: id, perangkat_id, langkah })

  test('goes on in the place of the first once it is allowed, with what was answered', async () => {
    const [first] = await working()
    await first?.screen.send([{ urutan: 1, nomor: 1, teks: 'A', at: now() }])
    const second = await world.prepare()
    expect((await desk()).daftar[0].perangkat_menunggu).toMatchObject({ id: second.body.perangkat_id })
    const { body } = await answer(first?.id ?? 0, second.body.perangkat_id)
    expect(body.daftar[0].perangkat_menunggu).toBeNull()
    expect((await second.screen.begin()).body).toMatchObject({ perangkat: 'aktif', jawaban: [{ nomor: 1, teks: 'A' }] })
    expect((await first?.screen.begin())?.body).toMatchObject({ perangkat: 'diganti', kunci: null })
    expect((await answer(first?.id ?? 0, second.body.perangkat_id)).status).toBe(409)
  })

  test('that is refused stays without the form', async () => {
    const [first] = await working()
    const second = await world.prepare()
    await answer(first?.id ?? 0, second.body.perangkat_id, 'tolak')
    expect((await second.screen.begin()).body).toMatchObject({ perangkat: 'diganti', kunci: null })
    expect((await first?.screen.begin())?.body.perangkat).toBe('aktif')
  })

  test('of two that are allowed at once is exactly one', async () => {
    const [first] = await working()
    const [second, third] = [await world.prepare(), await world.prepare()]
    const statuses: number[] = []
    const held = sql`select id from exam_sittings where id = ${first?.id} for no key update`
    const allow = (perangkat: number) => async () => {
      statuses.push((await answer(first?.id ?? 0, perangkat)).status)
    }
    await atOneLock(site.database, held, [allow(second.body.perangkat_id), allow(third.body.perangkat_id)])
    const active = await sql`select from exam_devices where sitting_id = ${first?.id}
      and accepted_at is not null and replaced_at is null`.execute(site.db)
    expect([statuses.toSorted(), active.rows.length]).toEqual([[200, 409], 1])
  })
})

describe('who may', () => {
  test('are those with the permission, and nobody who sits the exam', async () => {
    expect((await world.one.browser.get(path())).status).toBe(404)
    expect((await office.get('/admin-api/ujian/999999')).status).toBe(404)
    const own = await staffIn(site, ['ujian'])
    const [person] = world.people
    await site.db
      .updateTable('user_trainings')
      .set({ user_id: own.account.id })
      .where('id', '=', person?.id ?? 0)
      .execute()
    expect((await own.browser.get(path())).body.message).toMatch(/Anda peserta ujian ini/)
    const refused = await own.browser.post(path('/pengerjaan'), { langkah: 'jeda', ids: [1] })
    expect(refused.status).toBe(409)
    expect((await (await loggedIn(site)).browser.get(path())).status).toBe(404)
  })

  test('reach only sittings of their exam', async () => {
    const [first] = await working()
    await site.db
      .updateTable('exam_sittings')
      .set({ paper_id: null })
      .where('id', '=', first?.id ?? 0)
      .execute()
    expect((await move('jeda', [first?.id ?? 0])).body.dilewati).toHaveLength(1)
    expect((await office.get(path(`/pengerjaan/${first?.id}`))).status).toBe(404)
  })
})

test('a paper that is sat on screen is not typed, before its end and after it', async () => {
  const [first] = await working()
  const paper = world.people[0]?.paper.id
  const sheet = `/admin-api/ketikan/${paper}`
  const type = () => world.one.browser.put(sheet, { version: 0, selesai: false, nilai: [{ nomor: 1, teks: 'A' }] })
  expect((await type()).body.message).toMatch(/dikerjakan di layar/)
  expect((await world.one.browser.get(sheet)).status).toBe(409)
  await first?.screen.send([{ urutan: 1, jenis: 'selesai', at: now() }])
  expect((await type()).status).toBe(409)
  const { body } = await world.one.browser.get(`/admin-api/lembar-jawaban/${world.schedule}`)
  const listed = body.lembar.find((one: { paper_id: number }) => one.paper_id === paper)
  expect([listed.di_layar, body.belum]).toEqual([true, 1])
})
