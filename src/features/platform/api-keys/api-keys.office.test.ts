import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { testApp } from '../../../../tests/harness.ts'
import { anyIp, ask, Browser } from '../../../../tests/http.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { digest } from '../../../lib/signing/secret.ts'
import { PROBLEMS } from '../../../problems.ts'

const site = await testApp()
await makeSiteContent(site.db)
const NOW = new Date('2026-11-20T03:00:00Z')
const office = (await staffIn(site, ['pengguna'])).browser
await confirmPassword(office)

const KEYS = '/admin-api/kunci-api'
const FORM = {
  ...{ nama_instansi: 'Kementerian Contoh', kontak: 'Bagian data', cakupan: ['status', 'nama'] },
  ...{ batas_harian: 1000, berlaku_sampai: '2026-12-31' },
}

beforeEach(() => {
  site.clock.now = NOW
})

async function issue(more: object = {}): Promise<{ id: number; awalan: string; kunci: string }> {
  site.clock.now = NOW
  const { status, body } = await beforeOpening(site, () => office.post(KEYS, { ...FORM, ...more }))
  expect(status).toBe(201)
  return body
}

/** Sends a request as an organisation's program does: with a key and without a cookie. */
const check = (kunci: string | undefined, daftar: unknown, headers: Record<string, string> = {}) =>
  ask(site.app, {
    ...{ method: 'POST', url: '/verifikasi/massal', ip: anyIp(), payload: JSON.stringify({ daftar }) },
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json', ...headers },
      ...(kunci === undefined ? {} : { authorization: `Bearer ${kunci}` }),
    },
  })

const numbers = (count: number) => Array.from({ length: count }, (_, at) => ({ no_sertifikasi: `TAK-ADA/${at}` }))

describe('a key in the office', () => {
  test('is shown once, kept as its digest, and stands in no answer, history or log line afterwards', async () => {
    const { id, awalan, kunci } = await issue()
    expect(kunci).toMatch(/^lsk_[A-Za-z0-9]{8}_[A-Za-z0-9]{40}$/)
    expect(kunci.startsWith(`${awalan}_`)).toBe(true)
    const row = await site.db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.key_hash).toBe(digest(kunci))
    const seen = [
      (await office.get(`${KEYS}/${id}`)).text,
      (await office.get(KEYS)).text,
      (await office.get(`${KEYS}/${id}/riwayat`)).text,
      JSON.stringify(row),
      site.logged.join(),
    ]
    expect(seen.join()).not.toContain(kunci)
    expect(seen[2]).toContain('terbitkan')
  })

  test('is issued only with the password, for a year at most, and by nobody else', async () => {
    const other = (await staffIn(site, ['pengguna'])).browser
    expect((await other.post(KEYS, FORM)).status).toBe(423)
    expect((await (await staffIn(site, ['verifikasi'])).browser.post(KEYS, FORM)).status).toBe(404)
    for (const [berlaku_sampai, field] of [
      ['2026-11-19', 'berlaku_sampai'],
      ['2027-11-22', 'berlaku_sampai'],
    ] as const) {
      const { status, body } = await office.post(KEYS, { ...FORM, berlaku_sampai })
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    }
    expect((await office.post(KEYS, { ...FORM, cakupan: [] })).status).toBe(422)
    expect((await office.post(KEYS, { ...FORM, berlaku_sampai: '2027-11-21' })).status).toBe(201)
  })

  test('is changed over the version that was seen, and tells its use by day', async () => {
    const { id, kunci } = await issue({ batas_harian: 3 })
    await check(kunci, numbers(2))
    site.clock.now = new Date('2026-11-21T03:00:00Z')
    await check(kunci, numbers(1))
    await check(kunci, numbers(1))
    site.clock.now = NOW
    const { body } = await office.get(`${KEYS}/${id}`)
    expect(body.pemakaian).toEqual([
      { hari: '2026-11-21', permintaan: 2, jumlah: 2 },
      { hari: '2026-11-20', permintaan: 1, jumlah: 2 },
    ])
    const { version } = body
    expect((await office.put(`${KEYS}/${id}`, { ...FORM, version, batas_harian: 5 })).status).toBe(200)
    expect((await office.put(`${KEYS}/${id}`, { ...FORM, version, batas_harian: 6 })).status).toBe(409)
    expect((await office.get(`${KEYS}?q=contoh&berlaku=true&perPage=100`)).text).toContain(
      '"terakhir_dipakai":"2026-11-21"',
    )
  })
})

describe('a bulk check', () => {
  test('answers in the order asked: status, dates, whether the name fits, and no name', async () => {
    const { kunci } = await issue()
    const { no_sertifikasi } = await makeCertificate(site.db, {
      nama: 'Dr. Wulan Contoh, S.T.',
      no_registrasi: 'REG/77',
    })
    const { status, body, text, headers } = await check(kunci, [
      { no_sertifikasi: 'TAK-ADA/1', nama: 'Siapa' },
      { no_sertifikasi: no_sertifikasi.toLowerCase(), nama: 'wulan contoh' },
      { no_sertifikasi: 'reg/77', nama: 'Orang Lain' },
    ])
    expect(status).toBe(200)
    expect(
      body.hasil.map(({ ditemukan, berlaku, nama_cocok }: Record<string, unknown>) => [ditemukan, berlaku, nama_cocok]),
    ).toEqual([
      [false, false, null],
      [true, true, true],
      [true, true, false],
    ])
    expect(body.hasil[1]).toMatchObject({ no_sertifikasi: no_sertifikasi.toLowerCase(), valid_until: '2028-12-31' })
    expect(text).not.toContain('Wulan')
    expect(body.sisa_hari_ini).toBe(997)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['set-cookie']).toBeUndefined()
    const logged = await site.db
      .selectFrom('api_key_requests')
      .selectAll()
      .where('request_id', '=', String(headers['x-request-id']))
      .executeTakeFirstOrThrow()
    expect(logged).toMatchObject({ jumlah: 3, at: NOW })
  })

  test('asks the database as often for 100 numbers as for one', async () => {
    const { kunci } = await issue()
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const countOf = async (daftar: object[]) => {
      queries.mockClear()
      expect((await check(kunci, daftar)).status).toBe(200)
      const texts = queries.mock.calls.map(([query]) =>
        typeof query === 'string' ? query : (query as { text: string }).text,
      )
      return texts.filter((text) => /api_key|certificates|attempts/.test(text)).length
    }
    const [one, hundred] = [await countOf(numbers(1)), await countOf(numbers(100))]
    queries.mockRestore()
    expect([one, hundred]).toEqual([5, 5])
  })

  test('of 101 numbers, of none or of rubbish is refused with a sentence and counts for nothing', async () => {
    const { id, kunci } = await issue()
    const tooMany = await check(kunci, numbers(101))
    expect([tooMany.status, tooMany.body.message]).toEqual([422, 'Paling banyak 100 nomor dalam satu permintaan.'])
    for (const daftar of [[], 'x', [{}], [{ no_sertifikasi: ' ' }], null]) {
      expect((await check(kunci, daftar)).status).toBe(422)
    }
    expect((await office.get(`${KEYS}/${id}`)).body.pemakaian).toEqual([])
  })

  test('with names needs a key that may match names', async () => {
    const { kunci } = await issue({ cakupan: ['status'] })
    const { status, body, headers } = await check(kunci, [{ no_sertifikasi: '1', nama: 'Budi' }])
    expect([status, body.message]).toEqual([403, PROBLEMS.API_KEY_SCOPE.message])
    expect(headers['www-authenticate']).toBe('Bearer realm="portal", error="insufficient_scope", scope="nama"')
    expect((await check(kunci, numbers(1))).status).toBe(200)
  })
})

describe('a key that does not count', () => {
  test('is refused by 401 with a plain sentence: none, wrong, cut, a member’s token, a session', async () => {
    const { kunci } = await issue()
    const member = await loggedIn(site)
    for (const wrong of [
      undefined,
      'x',
      kunci.slice(0, -1),
      `${kunci}x`,
      kunci.toUpperCase(),
      member.browser.token ?? 'y',
    ]) {
      const { status, body, headers } = await check(wrong, numbers(1))
      expect([status, body.message, headers['www-authenticate']]).toEqual([
        401,
        PROBLEMS.API_KEY_WRONG.message,
        `Bearer realm="portal"${wrong === undefined ? '' : ', error="invalid_token"'}`,
      ])
    }
    expect((await office.post('/verifikasi/massal', { daftar: numbers(1) })).status).toBe(401)
  })

  test('is one that was revoked, at once and for good', async () => {
    const { id, kunci } = await issue()
    expect((await check(kunci, numbers(1))).status).toBe(200)
    expect((await office.post(`${KEYS}/${id}/cabut`)).status).toBe(200)
    expect((await office.post(`${KEYS}/${id}/cabut`)).status).toBe(404)
    const { status, body } = await check(kunci, numbers(1))
    expect([status, body.message]).toEqual([401, PROBLEMS.API_KEY_OVER.message])
  })

  test.each([
    ['on its last day', '2026-12-31T16:59:59Z', 200],
    ['on the day after', '2026-12-31T17:00:00Z', 401],
  ])('%s: %s %i', async (_when, at, status) => {
    const { kunci } = await issue()
    site.clock.now = new Date(at)
    expect((await check(kunci, numbers(1))).status).toBe(status)
  })
})

describe('the daily limit', () => {
  test('holds for requests at the same moment, and tells when it begins again', async () => {
    const { id, kunci } = await issue({ batas_harian: 50 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(kunci, numbers(7))))
    const taken = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([taken.length, refused.length]).toEqual([7, 13])
    expect(new Set(taken.map(({ body }) => body.sisa_hari_ini))).toEqual(new Set([43, 36, 29, 22, 15, 8, 1]))
    expect(refused[0]?.headers['retry-after']).toBe(String(14 * 3600))
    expect(refused[0]?.body.message).toBe(PROBLEMS.API_KEY_SPENT.message)
    expect((await check(kunci, numbers(1))).status).toBe(200)
    expect((await office.get(`${KEYS}/${id}`)).body.pemakaian).toEqual([
      { hari: '2026-11-20', permintaan: 8, jumlah: 50 },
    ])
    site.clock.now = new Date('2026-11-20T17:00:00Z')
    expect((await check(kunci, numbers(50))).status).toBe(200)
  })

  test('is each key’s own, and so are its requests in a minute', async () => {
    const [one, other] = [await issue({ batas_harian: 1 }), await issue()]
    expect((await check(one.kunci, numbers(2))).status).toBe(429)
    for (let n = 0; n < 120; n += 1) await check(other.kunci, numbers(1))
    const { status, headers } = await check(other.kunci, numbers(1))
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect((await check(one.kunci, numbers(1))).status).toBe(200)
  })
})

test('a key is no way into the member area', async () => {
  const { kunci } = await issue()
  const program = new Browser(site.app)
  program.token = kunci
  expect((await program.get('/user-training')).status).not.toBe(200)
  expect((await program.get('/pengamat-sertifikat')).status).toBe(401)
})

test('what keys did long ago is cleared away', async () => {
  const { id, kunci } = await issue()
  await check(kunci, numbers(1))
  const requests = () => site.db.selectFrom('api_key_requests').select('id').where('api_key_id', '=', id).execute()
  site.clock.now = new Date(NOW.getTime() + 89 * 86_400_000)
  await site.sweep()
  expect(await requests()).toHaveLength(1)
  site.clock.now = new Date(NOW.getTime() + 91 * 86_400_000)
  await site.sweep()
  expect(await requests()).toEqual([])
  site.clock.now = new Date(NOW.getTime() + 402 * 86_400_000)
  await site.sweep()
  expect((await site.db.selectFrom('api_key_days').select('hari').where('api_key_id', '=', id).execute()).length).toBe(
    0,
  )
})
