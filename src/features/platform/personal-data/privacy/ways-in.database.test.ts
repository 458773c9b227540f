import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { confirmPassword, loggedIn, PASSWORD, staffIn } from '../../../../../tests/accounts.ts'
import { addPasskey } from '../../../../../tests/authenticator.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { rowsOf } from '../../../../../tests/people-tables.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** Somebody with each way in: session, remembered device, token of its own, passkey. */
async function withEveryWayIn() {
  const { browser, account } = await loggedIn(site, { remember: true, bound: false })
  await new Browser(site.app).logIn(account.email, PASSWORD)
  await confirmPassword(browser)
  await addPasskey(browser, 'Ponsel uji')
  return { browser, account }
}

const WAYS_IN = ['sessions', 'remember_tokens', 'tokens', 'passkeys']

/** Returns everything stored by which an account can be opened, of all people. */
async function secrets(): Promise<string[]> {
  const [tokens, sessions, remembered, passkeys] = await Promise.all([
    site.db.selectFrom('tokens').select('hash').execute(),
    site.db.selectFrom('sessions').select('id_hash').execute(),
    site.db.selectFrom('remember_tokens').select(['hash', 'token_hash']).execute(),
    site.db.selectFrom('passkeys').select(['credential_id', 'user_handle']).execute(),
  ])
  return [...tokens, ...sessions, ...remembered, ...passkeys].flatMap((row) => Object.values(row))
}

test('the own archive lists sessions, devices, tokens and passkeys by name and time, and no secret of them', async () => {
  const { browser } = await withEveryWayIn()
  const headers = { cookie: browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }
  const { rawPayload } = await site.app.server.inject({ url: '/data-diri/unduh', headers })
  const text = Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString()
  const data = JSON.parse(text)
  const used = { created_at: expect.stringMatching(/^\d{4}-/), ip: expect.any(String), user_agent: expect.any(String) }
  expect(data.sesi).toHaveLength(2)
  expect(data.perangkat_diingat).toEqual([{ ...used, rotated_at: null }])
  expect(data.token.length).toBeGreaterThan(0)
  for (const token of data.token) expect(token).toEqual({ ...used, last_used_at: null })
  expect(data.passkey).toMatchObject([{ name: 'Ponsel uji', created_at: used.created_at }])
  expect(data.aktivitas_keamanan.map(({ jenis }: { jenis: string }) => jenis)).toContain('passkey_ditambah')
  for (const secret of await secrets()) expect(text).not.toContain(secret)
  expect(text).not.toContain(browser.token)
})

test('nothing of them is left of a person who was deleted', async () => {
  const { browser, account } = await withEveryWayIn()
  expect((await rowsOf(site.db, account.id, WAYS_IN)).toSorted()).toEqual(WAYS_IN.toSorted())
  const { id } = (await browser.post('/penghapusan-data', { alasan: 'Saya pindah.' })).body
  const officer = (await staffIn(site, ['pengguna'])).browser
  const decided = await officer.post(`/admin-api/penghapusan-data/${id}/putuskan`, { version: 1, setuju: true })
  expect(decided.status).toBe(204)
  expect(await rowsOf(site.db, account.id, WAYS_IN)).toEqual([])
  expect((await browser.get('/api/v1/me')).status).toBe(401)
  const after = await new Browser(site.app).logIn(account.email, PASSWORD)
  expect(after.status).toBe(422)
})
