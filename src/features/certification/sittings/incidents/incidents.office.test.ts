import { beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { openedPdf } from '../../../../../tests/pdf-reading.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import { sittingWorld } from '../../../../../tests/sitting-world.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof sittingWorld>>
let invigilator: Awaited<ReturnType<typeof staffIn>>

beforeEach(async () => {
  site = await testApp()
  world = await sittingWorld(site)
  invigilator = await staffIn(site, ['ujian'])
})

const POWER_CUT = { jam: '09.15', uraian: 'Listrik padam sepuluh menit.' }
const note = (more: object = {}, headers: Record<string, string> = {}) =>
  invigilator.browser.post(`/admin-api/ujian/${world.schedule}/kejadian`, { ...POWER_CUT, ...more }, headers)
const noted = async () => (await invigilator.browser.get(`/admin-api/ujian/${world.schedule}`)).body.catatan_kejadian
const record = () => `/admin-api/berita-acara/${world.schedule}`
const HOURS = { jam_mulai: '08.05', jam_selesai: '15.40' }
const save = async () => {
  const { version } = (await world.one.browser.get(record())).body
  return world.one.browser.put(record(), { version, ...HOURS })
}
const sign = async (browser = world.one.browser, below = '') => {
  const { version } = (await world.one.browser.get(record())).body
  return browser.post(`/admin-api/berita-acara${below}/${world.schedule}/tanda-tangan`, { version })
}

describe('an incident', () => {
  test('is noted with its hour, its candidate and a private picture that only invigilators open', async () => {
    const [person] = world.people
    const file_id = await makeFile(site, invigilator.account.id, 'gambar_kejadian')
    expect((await note({ user_training_id: person?.id, file_id })).status).toBe(200)
    const [one] = await noted()
    expect(one).toMatchObject({ ...POWER_CUT, nama: 'Peserta Rahasia 0', berkas: { id: file_id } })
    const other = (await staffIn(site, ['ujian'])).browser
    expect((await other.get(`/berkas/${file_id}`)).status).not.toBe(404)
    expect((await world.one.browser.get(`/berkas/${file_id}`)).status).toBe(404)
  })

  test('names nobody of another exam, nobody’s file and no hour that is none', async () => {
    expect((await note({ user_training_id: 999_999 })).status).toBe(404)
    const foreign = await makeFile(site, world.one.account.id, 'gambar_kejadian')
    expect((await note({ file_id: foreign })).status).toBe(404)
    const wrong = await note({ jam: '25.00', uraian: 'x' })
    expect(Object.keys(wrong.body.errors)).toEqual(['jam', 'uraian'])
    expect(await noted()).toEqual([])
  })

  test('that goes out again under its key is noted once', async () => {
    const key = { 'Idempotency-Key': 'kunci-dari-perangkat' }
    const [first, second] = [await note({}, key), await note({}, key)]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(await noted()).toHaveLength(1)
  })
})

describe('the record of the day', () => {
  // Records are written on the last day of an exam.
  beforeEach(async () => {
    world.pass(24 * 3600)
    invigilator = await staffIn(site, ['ujian'])
  })

  test('says it by itself, with the number of the candidate, and its paper too', async () => {
    const [person] = world.people
    await note({ user_training_id: person?.id })
    await save()
    const { body } = await world.one.browser.get(record())
    expect(body.kejadian_pengawas).toEqual([{ ...POWER_CUT, nomor: expect.any(String) }])
    const { text } = await openedPdf(site.app, world.one.browser, `${record()}/berita-acara.pdf`)
    expect(text.replaceAll('\n', ' ')).toContain('09.15: Listrik padam sepuluh menit. (peserta')
  })

  test('asks for its signatures again after another incident', async () => {
    await save()
    expect((await sign()).body.status).toBe('menunggu_kedua')
    await note()
    const { body } = await world.one.browser.get(record())
    expect([body.status, body.tanda_tangan, body.kejadian_pengawas.length]).toEqual(['disusun', [], 1])
  })

  test('that is locked keeps what it says, and the incident stands beside it', async () => {
    await save()
    await sign()
    expect((await sign(world.examiner.browser, '-saya')).body.status).toBe('terkunci')
    await note()
    const { body } = await world.one.browser.get(record())
    expect([body.status, body.kejadian_pengawas]).toEqual(['terkunci', []])
    expect(body.tambahan[0].isi).toBe('Kejadian pukul 09.15: Listrik padam sepuluh menit.')
  })
})
