import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { makeFile, someNik, submitPersonalData } from '../../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../../problems.ts'
import type { PersonalDraft } from '../contract.ts'
import { personalDataOf } from '../service.ts'

let site: TestApp
let officer: Browser

const OFFICE = '/admin-api/perubahan-data'
const alasan = 'KTP saya diperbarui.'

beforeAll(async () => {
  site = await testApp()
  officer = (await staffIn(site, ['verifikasi'])).browser
})

async function person(overrides: Partial<PersonalDraft> = {}) {
  const { browser, account } = await loggedIn(site)
  const isi = await submitPersonalData(site, account.id, overrides)
  return { browser, account, isi, file_id: await makeFile(site, account.id, 'bukti_perubahan') }
}

type Person = Awaited<ReturnType<typeof person>>

const ask = ({ browser, file_id }: Person, wanted: object) =>
  browser.post('/perubahan-data', { alasan, file_id, ...wanted })

/** Somebody with a request that waits. */
async function asked(wanted: object = { nama_lengkap: 'Wulan Sari Contoh' }, overrides: Partial<PersonalDraft> = {}) {
  const who = await person(overrides)
  const answer = await ask(who, wanted)
  if (answer.status !== 201) throw new Error(answer.text)
  return { ...who, id: answer.body.id as number }
}

const decide = (id: number, more: object, version = 1) =>
  officer.post(`${OFFICE}/${id}/putuskan`, { version, setuju: true, ...more })

const lettersTo = async (email: string) => (await site.deliverMails()).filter(({ to }) => to === email)

const accountName = async (id: number) =>
  (await site.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

describe('a request to change name, number or birth date', () => {
  test('waits, names only what differs, and is confirmed by letter without what is in it', async () => {
    const who = await person()
    const wanted = { nama_lengkap: ' Wulan  Sari ', nik: who.isi.nik, tanggal_lahir: '1990-12-13' }
    const { status, body } = await ask(who, wanted)
    const request = {
      status: 'diajukan',
      nama_lengkap: 'Wulan Sari',
      nik: null,
      no_paspor: null,
      tanggal_lahir: '1990-12-13',
      alasan,
      catatan: null,
      created_at: site.clock.now.toISOString(),
    }
    expect([status, body]).toEqual([201, { id: body.id, ...request }])
    expect((await who.browser.get('/perubahan-data')).body).toEqual([body])
    expect((await personalDataOf(site.db, TEST_KEYS, who.account.id))?.nama_lengkap).toBe(who.isi.nama_lengkap)
    const [mail, ...others] = await lettersTo(who.account.email)
    expect([mail?.subject, others]).toEqual(['Tanda terima pengajuan perubahan data', []])
    expect(mail?.text).toContain('Nama lengkap, Tanggal lahir.')
    expect(mail?.text).not.toContain('1990-12-13')
  })

  test.each<[object, string]>([
    [{}, 'nama_lengkap'],
    [{ nama_lengkap: 'Wulan Contoh' }, 'nama_lengkap'],
    [{ nama_lengkap: 'W' }, 'nama_lengkap'],
    [{ nik: '123' }, 'nik'],
    [{ tanggal_lahir: '2020-01-01' }, 'tanggal_lahir'],
    [{ no_paspor: 'X1234567' }, 'nama_lengkap'],
    [{ nama_lengkap: 'Wulan Sari', alasan: '' }, 'alasan'],
    [{ nama_lengkap: 'Wulan Sari', file_id: '' }, 'file_id'],
  ])('is refused for %j', async (wanted, field) => {
    const answer = await ask(await person(), wanted)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('of a foreigner names the passport', async () => {
    const who = await person({ kewarganegaraan: 'WNA', nik: '', no_paspor: 'X1111111' })
    expect((await ask(who, { no_paspor: 'x 2222222', nik: someNik() })).body).toMatchObject({
      no_paspor: 'X2222222',
      nik: null,
    })
  })

  test('for a NIK that somebody else has is refused', async () => {
    const other = await person()
    const answer = await ask(await person(), { nik: other.isi.nik })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['nik']])
  })

  test("needs evidence of its own kind, and of one's own", async () => {
    const who = await person()
    const other = await person()
    const wanted = { nama_lengkap: 'Wulan Sari' }
    expect((await ask(who, { ...wanted, file_id: who.isi.file_ktp })).status).toBe(422)
    expect((await ask(who, { ...wanted, file_id: other.file_id })).body.message).toBe(PROBLEMS.FILE_NOT_FOUND.message)
  })

  test('comes after the data were sent', async () => {
    const { browser, account } = await loggedIn(site, { status_data: 0 })
    const file_id = await makeFile(site, account.id, 'bukti_perubahan')
    const answer = await browser.post('/perubahan-data', { nama_lengkap: 'Wulan Sari', alasan, file_id })
    expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.DATA_NOT_SUBMITTED.message])
  })

  test('waits alone: of several at once one is taken', async () => {
    const who = await person()
    const answers = await Promise.all(['Satu Contoh', 'Dua Contoh'].map((nama_lengkap) => ask(who, { nama_lengkap })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ask(who, { nama_lengkap: 'Tiga Contoh' })).body.message).toBe(PROBLEMS.CHANGE_PENDING.message)
  })

  test("is not among anybody else's", async () => {
    await asked()
    expect((await (await person()).browser.get('/perubahan-data')).body).toEqual([])
  })
})

describe('in the office', () => {
  test('requests are listed without their content, by state and by search', async () => {
    const who = await asked({ nik: someNik() }, {})
    const { body, text } = await officer.get(`${OFFICE}?status=diajukan&q=${who.account.email.slice(0, 12)}`)
    expect([body.total, body.data[0]]).toEqual([
      1,
      {
        id: who.id,
        version: 1,
        user_id: who.account.id,
        nama: who.account.name,
        email: who.account.email,
        status: 'diajukan',
        created_at: site.clock.now.toISOString(),
        decided_at: null,
        catatan: null,
      },
    ])
    expect(text).not.toContain(who.isi.nik)
    expect((await officer.get(`${OFFICE}?status=ditolak&q=${who.account.email.slice(0, 12)}`)).body.total).toBe(0)
  })

  test('opening one shows old beside new, and is noted without the numbers', async () => {
    const nik = someNik()
    const who = await asked({ nik })
    const { body } = await officer.get(`${OFFICE}/${who.id}`)
    expect(body).toMatchObject({
      alasan,
      berkas: { id: who.file_id, jenis: 'bukti_perubahan' },
      perubahan: [{ isian: 'NIK', lama: who.isi.nik, baru: nik }],
    })
    const entries = await site.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('noun', '=', 'perubahan-data')
      .where('noun_id', '=', String(who.id))
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'ajukan', before: null, after: { isian: 'NIK' } },
      { action: 'buka', before: null, after: null },
    ])
    expect((await officer.get(`/berkas/${who.file_id}`)).status).toBe(200)
  })

  test('approval puts it into effect: data, account and letter together', async () => {
    const nik = someNik()
    const wanted = { nama_lengkap: 'Wulan Sari Contoh', nik, tanggal_lahir: '1990-12-13' }
    const who = await asked(wanted)
    const answer = await decide(who.id, { catatan: null })
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status: 'disetujui', version: 2 })])
    expect(await personalDataOf(site.db, TEST_KEYS, who.account.id)).toEqual({ ...who.isi, ...wanted })
    expect(await accountName(who.account.id)).toBe('Wulan Sari Contoh')
    expect((await lettersTo(who.account.email)).map(({ subject }) => subject).sort()).toEqual([
      'Perubahan data disetujui',
      'Tanda terima pengajuan perubahan data',
    ])
    const [request] = (await who.browser.get('/perubahan-data')).body
    expect(request).toMatchObject({ status: 'disetujui', nik })
    expect((await officer.get(`${OFFICE}/${who.id}`)).body.perubahan[0].lama).toBe(who.isi.nama_lengkap)
  })

  test('the old number is free again after a change, and the new one taken', async () => {
    const nik = someNik()
    const who = await asked({ nik })
    await decide(who.id, {})
    const other = await person()
    expect((await ask(other, { nik })).status).toBe(422)
    expect((await ask(other, { nik: who.isi.nik })).status).toBe(201)
  })

  test('a name that the account does not bear leaves the account alone', async () => {
    const who = await asked({ nama_lengkap: 'Baru Contoh' }, { nama_lengkap: 'Nama Lain' })
    await decide(who.id, {})
    expect(await accountName(who.account.id)).toBe(who.account.name)
  })

  test('refusal needs a reason, keeps the data, and is told with the reason but without numbers', async () => {
    const who = await asked({ nik: someNik() })
    const without = await decide(who.id, { setuju: false, catatan: ' ' })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['catatan']])
    const catatan = `NIK ${who.isi.nik} tidak terbaca pada bukti.`
    expect((await decide(who.id, { setuju: false, catatan })).body).toMatchObject({
      status: 'ditolak',
      catatan: 'NIK [nomor dihapus] tidak terbaca pada bukti.',
    })
    expect(await personalDataOf(site.db, TEST_KEYS, who.account.id)).toEqual(who.isi)
    const letters = await lettersTo(who.account.email)
    expect(letters.find(({ subject }) => subject === 'Perubahan data ditolak')?.text).toContain(
      'Alasan: NIK [nomor dihapus] tidak terbaca pada bukti.',
    )
    expect((await ask(who, { nik: someNik() })).status).toBe(201)
  })

  test('is decided once', async () => {
    const who = await asked()
    const answers = await Promise.all([decide(who.id, {}), decide(who.id, { setuju: false, catatan: 'Tidak jelas.' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await decide(who.id, {}, 2)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.STALE.message])
  })

  test('a number that was taken in the meantime cannot be approved', async () => {
    const nik = someNik()
    const who = await asked({ nik })
    const faster = await asked({ nik })
    const answers = await Promise.all([decide(who.id, {}), decide(faster.id, {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('nik')
  })

  test('asking and deciding at the same time do not hinder each other', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => asked()))
    const answers = await Promise.all(
      people.flatMap((who) => [
        decide(who.id, { setuju: false, catatan: 'Tidak jelas.' }),
        ask(who, { nik: someNik() }),
      ]),
    )
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
    expect(answers.filter((_, n) => n % 2 === 0).map(({ status }) => status)).toEqual(Array(5).fill(200))
  })

  test('does not find what is not there', async () => {
    expect((await officer.get(`${OFFICE}/999999`)).status).toBe(404)
    expect((await decide(999_999, {})).status).toBe(404)
  })
})
