import { beforeAll, describe, expect, test } from 'vitest'
import { later, linkIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

describe('POST /api/v1/register', () => {
  const person = (more: object = {}) => ({
    name: 'Galih Contoh',
    email: `galih.${Math.random().toString(36).slice(2)}@example.com`,
    phone: '0811 2345 6789',
    password: 'Padi Menguning 7',
    ...more,
  })

  test('answers 201 {two_factor: false, token}, logs in under a new id, and mails a link', async () => {
    await site.deliverMails()
    const browser = new Browser(site.app)
    const asked = person()
    const answer = await browser.post('/api/v1/register', asked)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ two_factor: false, token: expect.any(String) })
    const unverified = await browser.get('/api/v1/me')
    expect([unverified.status, unverified.body]).toEqual([403, { message: 'Your email address is not verified.' }])
    const [mail, ...rest] = await site.deliverMails()
    expect([mail?.to, mail?.subject, rest]).toEqual([asked.email, 'Verifikasi alamat email Anda', []])
    expect((await browser.get(linkIn(mail).replace('http://localhost:3000', ''))).status).toBe(204)
    expect((await browser.get('/api/v1/me')).body).toEqual({
      id: expect.any(Number),
      name: asked.name,
      email: asked.email,
      phone: '+6281123456789',
      image: null,
      no_sertifikasi: null,
      two_factor: false,
      status_data: 0,
      role: 'user',
    })
  })

  test('ignores fields that are not its own', async () => {
    const asked = person({
      id: 1,
      role: 'administrator',
      status_data: 1,
      no_sertifikasi: '1/X',
      email_verified_at: '2020-01-01',
    })
    await new Browser(site.app).post('/api/v1/register', asked)
    const row = await site.db
      .selectFrom('users')
      .select(['role', 'status_data', 'no_sertifikasi', 'email_verified_at'])
      .where('email', '=', asked.email)
      .executeTakeFirst()
    expect(row).toEqual({ role: 'user', status_data: 0, no_sertifikasi: null, email_verified_at: null })
  })

  test('an address is used once, in whatever letters, also by two at the same moment', async () => {
    const asked = person()
    const both = await Promise.all([0, 1].map(() => new Browser(site.app).post('/api/v1/register', asked)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    const again = await new Browser(site.app).post('/api/v1/register', { ...asked, email: asked.email.toUpperCase() })
    expect(again.body.errors).toEqual({ email: ['Email ini sudah dipakai akun lain.'] })
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['email', { email: 'bukan-email' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['phone', { phone: '0811' }],
    ['phone', { phone: '081123456789012345678' }],
    ['phone', { phone: '--------' }],
    ['phone', { phone: 'nol delapan satu' }],
    ['password', { password: '1234567' }],
    ['password', { password: 'password123' }],
    ['password', { password: 'galih contoh 1' }],
    ['password', { password: 'x'.repeat(129) }],
  ])('answers 422 with a sentence under %s for %j', async (field, more) => {
    const answer = await new Browser(site.app).post('/api/v1/register', person(more))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('one network address makes forty accounts an hour, and what is mistyped counts for none of them', async () => {
    const ip = '198.51.100.7'
    const sent = (form: object) => new Browser(site.app, { ip }).post('/api/v1/register', form)
    const registered = () => sent(person())
    for (let n = 0; n < 40; n += 1) {
      expect((await sent({})).status).toBe(422)
      expect((await registered()).status).toBe(201)
    }
    expect((await registered()).status).toBe(429)
    later(site, 3600)
    expect((await registered()).status).toBe(201)
  })
})
