import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeDecision, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { bankStaff } from '../../../../tests/items.ts'
import { MARK, markingWorld } from '../../../../tests/marking-world.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>
let second: Awaited<ReturnType<typeof bankStaff>>
let item: number
let judge: Awaited<ReturnType<typeof staffIn>>

/** Two candidates: the first knows everything and was decided on, the second chose another option in the first item. */
beforeAll(async () => {
  site = await testApp()
  world = await markingWorld(site, { candidates: 2, batas_nilai: 70 })
  second = await bankStaff(site)
  judge = await staffIn(site, ['keputusan'])
  const [, ...rest] = world.right
  await world.typeTwice(world.right)
  await world.typeTwice([await letterOf(1), ...rest], 1)
  await makeDecision(site.db, world.people[0]?.id ?? 0, judge.account.id)
  const row = await site.db
    .selectFrom('item_versions')
    .select('item_id')
    .where('id', '=', world.form.items[0]?.item_version_id ?? 0)
    .executeTakeFirstOrThrow()
  item = row.item_id
})

/** The letter under which the form of the test shows an option of its first item. */
async function letterOf(place: number): Promise<string> {
  const { optionOrder } = await import('../forms/order-rules.ts')
  const isi = world.form.items[0]?.isi
  if (!isi) throw new Error('no item')
  return 'ABCDEFGH'[optionOrder(isi, { benih: world.form.benih, nomor: 1 }).indexOf(place)] ?? ''
}

const propose = (more: object, who = world.bank) =>
  who.browser.post(`/admin-api/soal/${item}/koreksi`, { versi: 1, alasan: `${MARK} alasan`, ...more })
const move = ({ browser }: typeof second, id: number, langkah: string, version = 1) =>
  browser.post(`/admin-api/koreksi-kunci/${id}/langkah`, { version, langkah })
const pointsOf = async (at: number, nomor = 1): Promise<number | null> => {
  const row = await site.db
    .selectFrom('exam_marks')
    .select('poin')
    .where('paper_id', '=', world.people[at]?.paper.id ?? 0)
    .where('nomor', '=', nomor)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.poin
}

describe('a wrong key', () => {
  test('is put right by two people, and a preview says what will change without changing it', async () => {
    const { status, body } = await propose({ jenis: 'kunci', kunci: { benar: [1] } })
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'version']])
    const { body: preview, text } = await second.browser.get(`/admin-api/koreksi-kunci/${body.id}/pratinjau`)
    expect(preview).toMatchObject({ lembar: 2, hasil_berubah: 2, keputusan: 1 })
    const unit = { unit: UNITS[0], nilai_lama: 100, nilai_baru: 50, hasil_lama: 'K', hasil_baru: 'BK' }
    expect(preview.rincian[0]).toMatchObject({ kode: world.people[0]?.paper.kode, diputus: true, unit: [unit] })
    expect(text).not.toContain('Peserta Rahasia')
    expect([await pointsOf(0), await pointsOf(1)]).toEqual([1, 0])

    expect((await propose({ jenis: 'semua_benar' }, second)).body.message).toBe(PROBLEMS.KEY_CORRECTION_OPEN.message)
    expect((await move(world.bank, body.id, 'konfirmasi')).body.message).toBe(PROBLEMS.SECOND_PERSON_YOURS.message)
    expect((await move(second, body.id, 'tarik')).body.message).toBe(PROBLEMS.KEY_CORRECTION_PROPOSER.message)
    expect((await move(second, body.id, 'konfirmasi', 7)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await move(second, body.id, 'konfirmasi')).status).toBe(200)
    expect([await pointsOf(0), await pointsOf(1)]).toEqual([0, 1])
    expect((await move(second, body.id, 'tolak', 2)).body.message).toBe(PROBLEMS.KEY_CORRECTION_STATE.message)
    const again = await second.browser.get(`/admin-api/koreksi-kunci/${body.id}/pratinjau`)
    expect(again.body.message).toBe(PROBLEMS.KEY_CORRECTION_STATE.message)
  })

  test('is marked on its item, and what was said lies sealed', async () => {
    const { body } = await second.browser.get(`/admin-api/soal/${item}/koreksi`)
    expect(body).toMatchObject([{ versi: 1, jenis: 'kunci', status: 'berlaku', kunci: ['Dampak sisa'], langkah: [] }])
    const row = await site.db.selectFrom('key_corrections').select('isi').executeTakeFirstOrThrow()
    expect(row.isi.includes(MARK)).toBe(false)
    const entries = await site.db
      .selectFrom('audit_log')
      .select(['label', 'action'])
      .where('noun', '=', 'soal')
      .execute()
    expect(JSON.stringify(entries)).not.toContain(MARK)
    expect(entries.map(({ action }) => action)).toContain('koreksi kunci dikonfirmasi')
  })

  test('changes no decision by itself; those who decide see it by name and send a letter once', async () => {
    const decisions = await site.db.selectFrom('decisions').select(['hasil', 'unit']).execute()
    expect(decisions).toMatchObject([{ hasil: 'kompeten' }])
    const { body } = await judge.browser.get('/admin-api/keputusan-terkoreksi')
    expect(body).toMatchObject([{ nama: 'Peserta Rahasia 0', hasil: 'kompeten', letter_at: null }])
    expect(JSON.stringify(body)).not.toContain(MARK)
    const letters = async () =>
      (
        await site.db.selectFrom('notifications').select('judul').where('user_id', '=', body[0].user_id).execute()
      ).filter(({ judul }) => judul.startsWith('Nilai ujian tulis Anda diperbaiki')).length
    expect(await letters()).toBe(0)
    const path = `/admin-api/keputusan-terkoreksi/${body[0].id}/surat`
    expect((await judge.browser.post(path, {})).status).toBe(204)
    expect(await letters()).toBe(1)
    expect((await judge.browser.post(path, {})).body.message).toBe(PROBLEMS.RESULT_LETTER_SENT.message)
    expect((await judge.browser.post('/admin-api/keputusan-terkoreksi/99999/surat', {})).status).toBe(404)
  })

  test('is what the next version starts from', async () => {
    await site.db.updateTable('item_versions').set({ status: 'dikunci' }).where('item_id', '=', item).execute()
    const { version } = (await second.browser.get(`/admin-api/soal/${item}`)).body
    expect((await second.browser.post(`/admin-api/soal/${item}/versi-berikutnya`, { version })).status).toBe(200)
    const { isi } = (await second.browser.get(`/admin-api/soal/${item}`)).body
    expect(isi.pilihan.map(({ benar }: { benar: boolean }) => benar)).toEqual([false, true, false, false])
  })

  test('may be that every answer is right, or that the item counts no longer', async () => {
    const all = (await propose({ jenis: 'semua_benar' })).body.id
    expect((await move(second, all, 'konfirmasi')).status).toBe(200)
    expect([await pointsOf(0), await pointsOf(1)]).toEqual([1, 1])
    const out = (await propose({ jenis: 'dikeluarkan' })).body.id
    const { body } = await second.browser.get(`/admin-api/koreksi-kunci/${out}/pratinjau`)
    // Both know the other item of the unit, so that leaving this one out changes no unit.
    expect([body.hasil_berubah, body.keputusan]).toEqual([0, 0])
    expect((await move(second, out, 'konfirmasi')).status).toBe(200)
    const { body: figures } = await second.browser.get(`/admin-api/naskah/${world.form.id}/statistik`)
    expect(figures.butir[0].jumlah).toBe(0)
    expect(figures.butir[1].jumlah).toBe(2)
  })

  test('is refused where an item would be taken out that stands alone in its unit', async () => {
    const other = world.form.items[1]?.item_version_id ?? 0
    const { item_id } = await site.db
      .selectFrom('item_versions')
      .select('item_id')
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    const refused = await second.browser.post(`/admin-api/soal/${item_id}/koreksi`, {
      ...{ versi: 1, jenis: 'dikeluarkan', alasan: 'Keliru.' },
    })
    expect(refused.body.message).toBe(PROBLEMS.KEY_CORRECTION_ONLY.message)
  })

  test('names what is wrong with a proposal beside its field', async () => {
    const key = (kunci: object) => propose({ jenis: 'kunci', kunci })
    expect(Object.keys((await key({ benar: [1] })).body.errors)).toEqual(['kunci.benar'])
    expect(Object.keys((await key({})).body.errors)).toEqual(['kunci.benar'])
    expect(Object.keys((await propose({ jenis: 'kunci', alasan: '' })).body.errors)).toContain('alasan')
    expect((await propose({ jenis: 'semua_benar', versi: 9 })).status).toBe(404)
  })

  test('can be taken back by its proposer and refused by another, which changes nothing', async () => {
    const before = [await pointsOf(0), await pointsOf(1)]
    const back = (await propose({ jenis: 'semua_benar' })).body.id
    expect((await move(world.bank, back, 'tarik')).status).toBe(200)
    const no = (await propose({ jenis: 'semua_benar' })).body.id
    expect((await move(second, no, 'tolak')).status).toBe(200)
    expect([await pointsOf(0), await pointsOf(1)]).toEqual(before)
  })

  test('is no matter of those to whom the bank is closed', async () => {
    const [unsigned, other] = [await staffIn(site, ['soal']), await staffIn(site, ['verifikasi', 'konten'])]
    expect((await propose({ jenis: 'semua_benar' }, unsigned)).body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
    for (const { browser } of [other, judge])
      expect((await browser.get(`/admin-api/soal/${item}/koreksi`)).status).toBe(404)
    expect((await other.browser.get('/admin-api/keputusan-terkoreksi')).status).toBe(404)
    expect((await world.bank.browser.get('/admin-api/keputusan-terkoreksi')).status).toBe(404)
  })
})

test('nothing that a candidate can read says what an item asks or what its key is', { tags: ['long'] }, async () => {
  const { browser, id } = world.people[0] ?? { browser: second.browser, id: 0 }
  const gets = Object.values(api as Record<string, Call>).filter(({ method, path }) => method === 'GET' && path !== '')
  const found: string[] = []
  for (const { path } of gets) {
    const url = pathNames(path).reduce((way, one) => way.replace(`{${one}}`, String(id)), path)
    const { text } = await browser.get(url)
    if (text.includes(MARK) || text.includes('Dampak sisa')) found.push(path)
  }
  expect(found).toEqual([])
})
