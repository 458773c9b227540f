import { beforeAll, describe, expect, test } from 'vitest'
import { giveTwoFactor, later, linkIn, loggedIn, makeAccount, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'
import { limits } from '../../../limits.ts'

let site: TestApp
let manager: Browser

beforeAll(async () => {
  site = await testApp()
  manager = (await staffIn(site, ['pengguna'])).browser
})

const NEW_PASSWORD = 'Danau Tenang 16'
let count = 0

async function invite(more: object = {}) {
  count += 1
  const email = `petugas${count}@example.com`
  const staff = { name: 'Dewi Contoh', email, role: 'administrator', permissions: ['konten'], ...more }
  const answer = await manager.post('/admin-api/staf', staff)
  const mail = (await site.deliverMails()).find(({ to }) => to === email)
  return { answer, email, mail, token: /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1] ?? '' }
}

const accept = (token: string, email: string) =>
  new Browser(site.app).post('/reset-password', {
    token,
    email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  })

const change = (id: number, body: object) => manager.put(`/admin-api/staf/${id}`, body)

describe('an invitation', () => {
  test('is a letter with a link to set the password; then the person is at work', async () => {
    const { answer, email, mail, token } = await invite()
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        email,
        role: 'administrator',
        permissions: ['konten'],
        status: 'diundang',
        version: 1,
      }),
    ])
    expect([mail?.to, mail?.subject]).toEqual([email, 'Undangan sebagai petugas'])
    expect((await accept(token, email)).status).toBe(200)
    const browser = new Browser(site.app)
    expect((await browser.logIn(email, NEW_PASSWORD)).status).toBe(200)
    expect((await browser.get('/admin-api/faq')).status).toBe(409)
    await giveTwoFactor(site.db, answer.body.id)
    expect((await browser.get('/admin-api/faq')).status).toBe(200)
    expect((await manager.get(`/admin-api/staf/${answer.body.id}`)).body).toMatchObject({
      status: 'aktif',
      two_factor: true,
    })
  })

  test('is good for its days, once, and a newer replaces the older', async () => {
    const { answer, email, token } = await invite()
    later(site, limits.invitationDays * 86_400)
    expect((await accept(token, email)).status).toBe(422)
    const manager2 = (await staffIn(site, ['pengguna'])).browser
    manager = manager2
    expect((await manager.post(`/admin-api/staf/${answer.body.id}/undang-ulang`)).body.terkirim).toBe(true)
    const [mail] = await site.deliverMails()
    const again = /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1] ?? ''
    later(site, limits.resetLinkMinutes * 60 * 2)
    manager = (await staffIn(site, ['pengguna'])).browser
    expect([(await accept(again, email)).status, (await accept(again, email)).status]).toEqual([200, 422])
    expect((await manager.post(`/admin-api/staf/${answer.body.id}/undang-ulang`)).status).toBe(404)
  })

  test('is refused for an address that has an account, and for rights that do not exist', async () => {
    const { email } = await makeAccount(site.db)
    expect(Object.keys((await invite({ email })).answer.body.errors)).toEqual(['email'])
    const { answer } = await invite({ role: 'user', permissions: ['semua'], email: 'bukan alamat' })
    expect(Object.keys(answer.body.errors)).toEqual(['role', 'permissions.0', 'email'])
  })

  test('gives an examiner no permissions', async () => {
    expect((await invite({ role: 'penguji' })).answer.body).toMatchObject({ role: 'penguji', permissions: [] })
  })
})

describe('a change of rights', () => {
  const colleague = async () => {
    const { browser, account } = await staffIn(site, ['konten'])
    const token = await bareClient(site.app).post('/api/v1/login', { email: account.email, password: PASSWORD })
    const { body } = await manager.get(`/admin-api/staf/${account.id}`)
    return { browser, id: account.id, token, body }
  }

  test.each([
    ['suspension', { ditangguhkan: true }],
    ['another role', { role: 'penguji' }],
    ['another permission', { permissions: ['keuangan'] }],
  ])('%s ends every session at once', async (_what, more) => {
    const { browser, id, body } = await colleague()
    const other = browser.copy()
    expect((await browser.get('/admin-api/saya')).status).toBe(200)
    expect((await change(id, { ...body, ...more })).body).toMatchObject({ ...more, version: 2 })
    expect([(await browser.get('/admin-api/saya')).status, (await other.get('/api/v1/me')).status]).toEqual([401, 401])
    const left = await site.db.selectFrom('tokens').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })

  test('another name ends nothing', async () => {
    const { browser, id, body } = await colleague()
    expect((await change(id, { ...body, name: 'Nama Baru' })).status).toBe(200)
    expect((await browser.get('/admin-api/saya')).body.name).toBe('Nama Baru')
  })

  test('whoever is suspended cannot log in, and can again afterwards', async () => {
    const { id, body } = await colleague()
    await change(id, { ...body, ditangguhkan: true })
    expect((await new Browser(site.app).logIn(body.email, PASSWORD)).status).toBe(422)
    expect((await change(id, { ...body, ditangguhkan: false, version: 2 })).body.status).toBe('aktif')
    await site.db.updateTable('users').set({ two_factor_confirmed_at: null }).where('id', '=', id).execute()
    expect((await new Browser(site.app).logIn(body.email, PASSWORD)).status).toBe(200)
  })

  test('is not for oneself, nor for the last who manages staff', async () => {
    const { browser, account } = await staffIn(site, ['pengguna'])
    const own = (await browser.get(`/admin-api/staf/${account.id}`)).body
    const answer = await browser.put(`/admin-api/staf/${account.id}`, { ...own, permissions: ['konten', 'pengguna'] })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['role']])
    expect((await browser.put(`/admin-api/staf/${account.id}`, { ...own, name: 'Lain' })).status).toBe(200)
  })

  test('is a revision that can be taken back', async () => {
    const { id, body } = await colleague()
    await change(id, { ...body, permissions: [] })
    const [entry] = (await manager.get(`/admin-api/staf/${id}/riwayat`)).body
    const back = await manager.post(`/admin-api/staf/${id}/pulihkan`, { audit_id: entry.id, keadaan: 'sebelum' })
    expect(back.body).toMatchObject({ permissions: ['konten'], version: 3 })
  })

  test('a member is no record of staff', async () => {
    const { account } = await loggedIn(site)
    expect((await manager.get(`/admin-api/staf/${account.id}`)).status).toBe(404)
    const body = { name: 'A', role: 'administrator', permissions: [], ditangguhkan: false, version: 1 }
    expect((await change(account.id, body)).status).toBe(404)
  })
})

test('the list is filtered by role, state and permission', async () => {
  const total = async (query: string) => (await manager.get(`/admin-api/staf?${query}`)).body.total
  const all = await total('')
  expect((await total('role=penguji')) + (await total('role=administrator'))).toBe(all)
  expect(await total('status=ditangguhkan')).toBeGreaterThan(0)
  expect(await total('permission=pengguna')).toBeLessThan(all)
  expect(await total('q=petugas1%40')).toBe(1)
})
