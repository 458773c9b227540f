import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { correctDraft, makeFile, personalFiles, someNik, submitPersonalData } from '../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../problems.ts'
import type { PersonalDraft } from './contract.ts'
import { personalDataOf } from './service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const newcomer = () => loggedIn(site, { status_data: 0 })

const save = (browser: Browser, isi: Partial<PersonalDraft>, version: number) =>
  browser.put('/data-diri', { isi, version })

const send = (browser: Browser, version: number) => browser.post('/data-diri/kirim', { version })

/** A draft with nothing to object to, saved. */
async function ready(overrides: Partial<PersonalDraft> = {}) {
  const person = await newcomer()
  const isi = correctDraft({ ...(await personalFiles(site, person.account.id)), ...overrides })
  const { body } = await save(person.browser, isi, 0)
  return { ...person, isi, version: body.version as number }
}

async function submitted(overrides: Partial<PersonalDraft> = {}) {
  const person = await loggedIn(site)
  const isi = await submitPersonalData(site, person.account.id, overrides)
  return { ...person, isi }
}

const consentsOf = (id: number) =>
  site.db
    .selectFrom('consents')
    .select(['jenis', 'versi', 'given', 'at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()

const userRow = (id: number) =>
  site.db.selectFrom('users').select(['name', 'phone', 'status_data']).where('id', '=', id).executeTakeFirstOrThrow()

const lettersTo = async (email: string) => (await site.deliverMails()).filter(({ to }) => to === email)

const auditOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .selectAll()
    .where('noun', '=', 'data-diri')
    .where('noun_id', '=', String(id))
    .execute()

describe('a draft', () => {
  test('begins with the name and phone of the account, nothing begun, everything else missing', async () => {
    const { browser, account } = await newcomer()
    const { body } = await browser.get('/data-diri')
    expect(body).toMatchObject({ submitted_at: null, version: 0, berkas: [], peringatan: {} })
    expect(body.isi).toMatchObject({ nama_lengkap: account.name, phone: '+628110000099', nik: '', pendidikan: [] })
    expect(body.bagian.map(({ mulai }: { mulai: boolean }) => mulai)).toEqual(Array(5).fill(false))
    expect(Object.keys(body.kesalahan)).toEqual(expect.arrayContaining(['nik', 'foto', 'persetujuan_pdp']))
    expect(body.kesalahan).not.toHaveProperty('nama_lengkap')
  })

  test('is kept as it was typed, right or wrong, with what still stands against it', async () => {
    const { browser, account } = await newcomer()
    const isi = { ...correctDraft(), nik: '123', nama_lengkap: ' W ' }
    const answer = await save(browser, isi, 0)
    expect([answer.status, answer.body.version, answer.body.isi]).toEqual([200, 1, isi])
    expect(answer.body.kesalahan).toMatchObject({ nik: [expect.stringMatching(/16 angka/)] })
    expect((await browser.get('/data-diri')).body).toEqual(answer.body)
    expect((await userRow(account.id)).status_data).toBe(0)
    expect(await personalDataOf(site.db, TEST_KEYS, account.id)).toBeUndefined()
  })

  test('is told that a text is too long, however long it is, and not that it is missing', async () => {
    const { browser } = await newcomer()
    const isi = { ...correctDraft(), nama_lengkap: 'Wulan '.repeat(100), alamat: 'a'.repeat(5000) }
    const { kesalahan } = (await save(browser, isi, 0)).body
    expect(kesalahan.nama_lengkap).toEqual(['Nama lengkap paling panjang 100 huruf.'])
    expect(kesalahan.alamat).toEqual(['Alamat paling panjang 255 huruf.'])
  })

  test('shows the files it names, and keeps what they need until it names others', async () => {
    const { browser, account } = await newcomer()
    const one = await makeFile(site, account.id, 'ktp')
    const two = await makeFile(site, account.id, 'ktp')
    const first = await save(browser, correctDraft({ file_ktp: one }), 0)
    expect(first.body.berkas).toEqual([expect.objectContaining({ id: one, jenis: 'ktp', name: 'ktp.pdf' })])
    expect((await browser.delete(`/berkas/${one}`)).status).toBe(409)
    await save(browser, correctDraft({ file_ktp: two }), 1)
    expect((await browser.delete(`/berkas/${one}`)).status).toBe(204)
    await save(browser, correctDraft(), 2)
    expect((await browser.delete(`/berkas/${two}`)).status).toBe(204)
  })

  test("does not take somebody else's file, nor one that is not there", async () => {
    const { browser } = await newcomer()
    const stranger = await newcomer()
    const theirs = await makeFile(site, stranger.account.id, 'ktp')
    for (const file_ktp of [theirs, '00000000-0000-4000-8000-000000000000']) {
      const answer = await save(browser, correctDraft({ file_ktp }), 0)
      expect([answer.status, answer.body.message]).toEqual([404, PROBLEMS.FILE_NOT_FOUND.message])
    }
    expect((await browser.get('/data-diri')).body.version).toBe(0)
  })

  test('of another tab is not overwritten', async () => {
    const { browser } = await newcomer()
    await save(browser, correctDraft(), 0)
    const late = await save(browser.copy(), correctDraft({ alamat: 'Jalan yang lain, Nomor 2' }), 0)
    expect([late.status, late.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
    expect((await send(browser, 0)).status).toBe(409)
  })

  test('first saved in many tabs at once is saved by one', async () => {
    const { browser } = await newcomer()
    const tabs = Array.from({ length: 8 }, () => browser.copy())
    const answers = await Promise.all(tabs.map((tab) => save(tab, correctDraft(), 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('tells of a doubt about the NIK, but not whether somebody else has it', async () => {
    const { isi } = await submitted()
    const { browser, account } = await newcomer()
    const files = await personalFiles(site, account.id)
    const { body } = await save(browser, correctDraft({ ...files, nik: isi.nik, jenis_kelamin: 'L' }), 0)
    expect(body.kesalahan).toEqual({})
    expect(body.peringatan).toEqual({ nik: [expect.stringMatching(/Jenis kelamin/)] })
  })
})

describe('sending personal data', () => {
  test('completes the account, keeps the consents with version and time, and tells by letter', async () => {
    const { browser, account, version, isi } = await ready({ phone: '0811 2345 678', persetujuan_publikasi: true })
    const answer = await send(browser, version)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      isi: { ...isi, phone: '+628112345678' },
      kesalahan: {},
      peringatan: {},
      submitted_at: site.clock.now.toISOString(),
      version: version + 1,
    })
    expect(await userRow(account.id)).toEqual({ name: account.name, phone: '+628112345678', status_data: 1 })
    const at = site.clock.now
    expect(await consentsOf(account.id)).toEqual([
      { jenis: 'pdp', versi: 1, given: true, at },
      { jenis: 'pernyataan', versi: 1, given: true, at },
      { jenis: 'publikasi', versi: 1, given: true, at },
    ])
    expect((await lettersTo(account.email)).map(({ subject }) => subject)).toEqual(['Data diri Anda lengkap'])
    expect((await browser.get('/api/v1/me')).body.status_data).toBe(1)
    expect(await personalDataOf(site.db, TEST_KEYS, account.id)).toEqual(answer.body.isi)
  })

  test('is noted without what was sent', async () => {
    const { browser, account, version } = await ready()
    await send(browser, version)
    const [entry, ...others] = await auditOf(account.id)
    expect([entry?.action, entry?.before, entry?.after, others]).toEqual(['kirim', null, null, []])
  })

  test('names each field that stands against it, and changes nothing', async () => {
    const { browser, account, version } = await ready({ kode_pos: '1', pendidikan: [], file_cv: '' })
    const answer = await send(browser, version)
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
      422,
      ['file_cv', 'kode_pos', 'pendidikan'],
    ])
    expect((await userRow(account.id)).status_data).toBe(0)
    expect(await consentsOf(account.id)).toEqual([])
  })

  test('before anything was saved is incomplete', async () => {
    const { browser } = await newcomer()
    expect((await send(browser, 0)).status).toBe(422)
  })

  test('refuses a file of the wrong kind', async () => {
    const { account, browser, isi, version } = await ready()
    const cv = await makeFile(site, account.id, 'lainnya')
    await save(browser, { ...isi, file_cv: cv }, version)
    expect((await send(browser, version + 1)).body.errors).toEqual({ file_cv: ['Unggah daftar riwayat hidup.'] })
  })

  test('is final: nothing can be saved or sent after it', async () => {
    const { browser, version, isi } = await ready()
    await send(browser, version)
    const after = version + 1
    for (const answer of [await save(browser, isi, after), await send(browser, after)]) {
      expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.DATA_SUBMITTED.message])
    }
  })

  test('in two tabs at once happens once', async () => {
    const { browser, account, version } = await ready()
    const answers = await Promise.all([send(browser, version), send(browser.copy(), version)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await consentsOf(account.id)).toHaveLength(3)
  })

  test('with the NIK of somebody else is refused with what to do', async () => {
    const { isi } = await submitted()
    const { browser, version } = await ready({ nik: isi.nik })
    const answer = await send(browser, version)
    expect([answer.status, answer.body.errors]).toEqual([422, { nik: [expect.stringMatching(/hubungi lembaga/)] }])
  })

  test('with the passport of somebody else is refused, however it is written', async () => {
    await submitted({ kewarganegaraan: 'WNA', nik: '', no_paspor: 'X1234567' })
    const foreign = { kewarganegaraan: 'WNA', nik: '', no_paspor: 'x123-4567' }
    const { browser, version } = await ready(foreign)
    expect((await send(browser, version)).body.errors).toEqual({
      no_paspor: [expect.stringMatching(/hubungi lembaga/)],
    })
  })

  test('a NIK that only a draft names is free', async () => {
    const nik = someNik()
    await ready({ nik })
    const { browser, version } = await ready({ nik })
    expect((await send(browser, version)).status).toBe(200)
  })

  test('of one NIK by many at once: one wins, the others learn why', async () => {
    const nik = someNik()
    const people = await Promise.all(Array.from({ length: 6 }, () => ready({ nik })))
    const answers = await Promise.all(people.map(({ browser, version }) => send(browser, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)])
    for (const { body } of answers.filter(({ status }) => status === 422)) {
      expect(body.errors).toEqual({ nik: [expect.stringMatching(/hubungi lembaga/)] })
    }
  })

  test('cannot be tried over and over to find numbers out', async () => {
    const { browser, version } = await ready({ kode_pos: '1' })
    const statuses = []
    for (let n = 0; n < 21; n += 1) statuses.push((await send(browser, version)).status)
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })

  test('of a demonstration takes people from province 99', async () => {
    const demo = await testApp({ database: site.database, env: { DEMO: '1' } })
    const { browser, account } = await loggedIn(demo, { status_data: 0 })
    const isi = correctDraft({ ...(await personalFiles(demo, account.id)), nik: '9900005212900001' })
    expect((await save(browser, isi, 0)).body.kesalahan).toEqual({})
    expect((await send(browser, 1)).status).toBe(200)
  })
})

test("nobody's data are seen or changed by others", async () => {
  const { account, isi } = await submitted()
  const others = [await newcomer(), await staffIn(site, ['verifikasi', 'pengguna'])]
  for (const { browser } of others) {
    const answer = await browser.get('/data-diri')
    expect(answer.text).not.toContain(isi.nik)
    await save(browser, correctDraft(), 0)
  }
  expect(await personalDataOf(site.db, TEST_KEYS, account.id)).toEqual(isi)
})
