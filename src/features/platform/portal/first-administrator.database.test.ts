import { beforeEach, describe, expect, test } from 'vitest'
import { later } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { COMMON_PERMISSIONS } from '../../../access.ts'
import { makeSetupLink } from './service.ts'

const PERSON = {
  name: 'Kepala Sekretariat',
  email: 'kepala@lsk.example',
  phone: '0811-0000-0012',
  password: 'Pohon-Beringin-81',
}

let site: TestApp

beforeEach(async () => {
  site = await testApp()
  await site.db.updateTable('portal').set({ opened_at: null }).execute()
})

async function newCode(): Promise<string> {
  const link = await makeSetupLink(site.db, { now: site.clock.now, appUrl: 'https://lsk.example' })
  expect(link).toMatch(/^https:\/\/lsk\.example\/penyiapan\/[\w-]{43}$/)
  return link?.split('/').at(-1) ?? ''
}

const create = (kode: string, more: object = {}) =>
  new Browser(site.app).post('/penyiapan', { ...PERSON, kode, ...more })

const administrators = () =>
  site.db
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'permissions'])
    .where('role', '=', 'administrator')
    .execute()

const SPENT = expect.objectContaining({ message: expect.stringContaining('npm run admin -- setup-link') })

describe('the address of the first start', () => {
  test('lets one person in as administrator with every permission, whose address counts as verified', async () => {
    const browser = new Browser(site.app)
    const { status, body } = await browser.post('/penyiapan', { ...PERSON, kode: await newCode() })
    expect([status, body]).toEqual([201, { two_factor: false, token: expect.any(String) }])
    expect(await administrators()).toEqual([
      { name: PERSON.name, email: PERSON.email, phone: '+6281100000012', permissions: [...COMMON_PERMISSIONS] },
    ])
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ email: PERSON.email, status_data: 1 })
    expect((await browser.get('/admin-api/saya')).status).toBe(409)
  })

  test('says at once whether it is still worth something', async () => {
    const kode = await newCode()
    const isUsable = async (code: string) =>
      (await new Browser(site.app).get(`/penyiapan/${code}/berlaku`)).body.berlaku
    expect([await isUsable(kode), await isUsable('lain')]).toEqual([true, false])
    await create(kode)
    expect(await isUsable(kode)).toBe(false)
  })

  test('is worth nothing after that', async () => {
    const kode = await newCode()
    await create(kode)
    const again = await create(kode, { email: 'lain@lsk.example' })
    expect([again.status, again.body]).toEqual([410, SPENT])
    expect(await makeSetupLink(site.db, { now: site.clock.now, appUrl: 'https://lsk.example' })).toBeUndefined()
  })

  test('makes one administrator of ten people who use it at once', async () => {
    const kode = await newCode()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => create(kode, { email: `n${n}@lsk.example` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 410)])
    expect(await administrators()).toHaveLength(1)
  })

  test('is replaced by a later one', async () => {
    const earlier = await newCode()
    const last = await newCode()
    expect((await create(earlier)).status).toBe(410)
    expect((await create(last)).status).toBe(201)
  })

  test('ends after a day', async () => {
    const kode = await newCode()
    later(site, 24 * 3600)
    expect((await create(kode)).status).toBe(410)
  })

  test('is not used up by a form that was filled in wrongly', async () => {
    const kode = await newCode()
    const wrong = await create(kode, { name: '', email: 'bukan email', phone: '1', password: 'pendek' })
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['email', 'name', 'password', 'phone']])
    expect((await create(kode, { password: 'password123' })).body.errors).toHaveProperty('password')
    expect((await create(kode)).status).toBe(201)
  })

  test('is not guessed: tries from one place are counted', async () => {
    const browser = new Browser(site.app)
    await newCode()
    const tries = Array.from({ length: 11 }, () => browser.post('/penyiapan', { ...PERSON, kode: 'tebakan' }))
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
