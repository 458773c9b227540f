import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { confirmPassword, later, loggedIn, PASSWORD, setUpTwoFactor, staffIn } from '../../../../tests/accounts.ts'
import { addPasskey, logInByPasskey } from '../../../../tests/authenticator.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { PROBLEMS } from '../../../problems.ts'
import { accountCalls } from '../accounts/contract.ts'
import { passkeyCalls } from '../accounts/passkeys/contract.ts'
import { staffOfficeCalls } from '../staff/office/contract.ts'
import { sweepSecurityLog } from './jobs.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const eventsOf = async (browser: Browser) => {
  const { body } = await browser.get('/user/security-events')
  return body.data as { jenis: string; rincian: string; perangkat: string; address_key: string }[]
}
const kindsOf = async (browser: Browser) => (await eventsOf(browser)).map(({ jenis }) => jenis)

/** The traces that each call leaves behind. */
const TRACED: Record<string, string[]> = {
  login: ['masuk', 'masuk_gagal'],
  register: ['daftar'],
  logout: ['keluar'],
  twoFactorChallenge: ['masuk_dua_faktor', 'dua_faktor_gagal', 'kode_pemulihan_dipakai'],
  forgotPassword: ['password_diminta'],
  resetPassword: ['password_direset'],
  confirmPassword: ['password_salah'],
  stopTwoFactor: ['dua_faktor_mati'],
  confirmTwoFactor: ['dua_faktor_aktif'],
  renewRecoveryCodes: ['kode_pemulihan_diganti'],
  updateProfile: ['email_diubah'],
  undoEmailChange: ['email_dikembalikan'],
  updatePassword: ['password_diganti'],
  endSession: ['sesi_diakhiri'],
  endRememberedDevice: ['sesi_diakhiri'],
  endToken: ['token_diakhiri'],
  passkeyLogin: ['masuk_passkey'],
  passkeyChallenge: ['masuk_dua_faktor'],
  addPasskey: ['passkey_ditambah'],
  renamePasskey: ['passkey_dinamai'],
  removePasskey: ['passkey_dihapus'],
  createStaff: ['petugas_diundang'],
  updateStaff: ['peran_diubah'],
}

/** The calls that change nothing about the ways in, with the reason. */
const WITHOUT_TRACE: Record<string, string> = {
  startPasskeyLogin: 'asks for something to sign',
  startPasskeyChallenge: 'asks for something to sign',
  startPasskey: 'asks for a new key',
  startTwoFactor: 'counts only once a first code is confirmed',
  resendVerification: 'sends a link to the address that the account has',
  uploadProfilePhoto: 'a picture opens nothing',
  removeProfilePhoto: 'a picture opens nothing',
  inviteAgain: 'the audit log has it; no right changes',
  announceListExport: 'the record of reads has it; no right changes',
  removeStaff: 'an update by another name',
  restoreStaff: 'an update by another name',
}

test('every call that changes something about accounts and staff leaves a trace or says why not', () => {
  const calls = Object.entries({ ...accountCalls, ...passkeyCalls, ...staffOfficeCalls })
  const changing = calls.filter(([, { method }]) => method !== 'GET').map(([name]) => name)
  expect(changing.filter((name) => !(name in TRACED) && !(name in WITHOUT_TRACE))).toEqual([])
})

test('a life of an account leaves its traces, which only its owner reads', async () => {
  const { browser, account } = await loggedIn(site)
  await new Browser(site.app).logIn(account.email, 'bukan-password-ini')
  await browser.post('/user/confirm-password', { password: 'bukan-password-ini' })
  const { codes } = await setUpTwoFactor(site, browser)
  const device = await addPasskey(browser, 'Ponsel uji')
  const [{ id }] = (await browser.get('/user/second-factors')).body.passkeys
  await browser.put(`/user/passkeys/${id}`, { name: 'Ponsel lain' })
  await logInByPasskey(new Browser(site.app), device)
  const pending = new Browser(site.app)
  await pending.logIn(account.email, PASSWORD)
  await pending.post('/two-factor-challenge', { code: 'salah', recovery_code: 'salah' })
  await pending.post('/two-factor-challenge', { code: codes[0], recovery_code: codes[0] })
  await pending.post('/logout')
  await browser.post('/user/two-factor-recovery-codes')
  await browser.delete(`/user/passkeys/${id}`)
  await browser.delete('/user/two-factor-authentication')
  const password = 'Gunung-Rinjani-62'
  await browser.put('/user/password', { current_password: PASSWORD, password, password_confirmation: password })
  expect((await kindsOf(browser)).reverse()).toEqual([
    ...['masuk', 'masuk_gagal', 'password_salah', 'dua_faktor_aktif', 'passkey_ditambah', 'passkey_dinamai'],
    ...['masuk_passkey', 'dua_faktor_gagal', 'kode_pemulihan_dipakai', 'masuk_dua_faktor', 'keluar'],
    ...['kode_pemulihan_diganti', 'passkey_dihapus', 'dua_faktor_mati', 'password_diganti'],
  ])
  const [newest] = await eventsOf(browser)
  expect(newest?.perangkat).toBe('Chrome di Windows')
  expect(newest?.address_key).toMatch(/^[\w-]{22}$/)
  const other = await loggedIn(site)
  expect(await kindsOf(other.browser)).toEqual(['masuk'])
})

test('neither addresses nor what strangers type stand in the table, and equal addresses are found', async () => {
  const email = 'orang.asing@example.com'
  const stranger = new Browser(site.app, { ip: '2001:db8:1:2:3::4' })
  await stranger.logIn(email, 'bukan-password-ini')
  await new Browser(site.app, { ip: '2001:db8:1:9::1' }).logIn(email, 'bukan-password-ini')
  const rows = await site.db
    .selectFrom('security_events')
    .select(['user_id', 'jenis', 'address_key', 'network_key', 'email_key'])
    .where('email_key', 'is not', null)
    .execute()
  expect(rows.map(({ jenis, user_id }) => [jenis, user_id])).toEqual([
    ['masuk_gagal', null],
    ['masuk_gagal', null],
  ])
  expect(new Set(rows.map(({ email_key }) => email_key)).size).toBe(1)
  expect(new Set(rows.map(({ network_key }) => network_key)).size).toBe(1)
  expect(new Set(rows.map(({ address_key }) => address_key)).size).toBe(2)
  const { rows: dump } = await sql<{
    all: string
  }>`select string_agg(e::text, ' ') as all from security_events as e`.execute(site.db)
  for (const text of ['orang.asing', '2001:db8', '10.0.']) expect(dump[0]?.all).not.toContain(text)
})

test('nothing in it is changed or deleted, except by retention when its time is over', async () => {
  await expect(site.db.updateTable('security_events').set({ rincian: 'x' }).execute()).rejects.toThrow('append-only')
  await expect(site.db.deleteFrom('security_events').execute()).rejects.toThrow('append-only')
  await expect(sql`truncate security_events`.execute(site.db)).rejects.toThrow('append-only')
  const count = async () => (await site.db.selectFrom('security_events').select('id').execute()).length
  const before = await count()
  await sweepSecurityLog({ db: site.db, now: site.clock.now })
  expect(await count()).toBe(before)
  await sweepSecurityLog({ db: site.db, now: new Date(site.clock.now.getTime() + 400 * 86_400_000) })
  expect(await count()).toBe(0)
})

test('staff with pengguna read and filter it, others find nothing', async () => {
  const manager = await staffIn(site, ['pengguna'])
  const { account } = await loggedIn(site, { role: 'administrator', permissions: ['konten'] })
  expect((await (await staffIn(site, ['konten'])).browser.get('/admin-api/catatan-keamanan')).status).toBe(404)
  later(site, 60)
  const list = (await manager.browser.get(`/admin-api/catatan-keamanan?user_id=${account.id}&jenis=masuk`)).body
  expect(list.data).toMatchObject([{ user_id: account.id, jenis: 'masuk', nama: account.name }])
})

test('taking it out asks for the password, and leaves a trace in both logs', async () => {
  const { browser, account } = await staffIn(site, ['pengguna'])
  const subject = await loggedIn(site, { name: '=1+1' })
  const url = `/admin-api/catatan-keamanan.csv?user_id=${subject.account.id}`
  const refused = await browser.get(url)
  expect([refused.status, refused.body.message]).toEqual([423, PROBLEMS.CONFIRM_PASSWORD.message])
  const entries = () =>
    site.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'label'])
      .where('noun', '=', 'catatan-keamanan')
      .execute()
  expect(await entries()).toEqual([])
  await confirmPassword(browser)
  const { status, headers, text } = await browser.get(url)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,${subject.account.id},"'=1+1","Masuk dengan password",`)
  const label = 'Catatan keamanan, 1 kejadian'
  expect(await entries()).toEqual([{ user_id: account.id, action: 'ekspor', label }])
  expect((await eventsOf(browser))[0]).toMatchObject({ jenis: 'catatan_diunduh', rincian: label })
  const told = (await site.deliverMails()).filter(({ to }) => to === account.email)
  expect(told.map(({ text }) => text.includes(label))).toContain(true)
})

test('the request log names account and keyed address, and neither email nor address', async () => {
  const { browser, account } = await loggedIn(site)
  site.logged.length = 0
  const [event] = await eventsOf(browser)
  const line = site.logged.find((each) => each.includes('"/user/security-events"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ account: account.id, address: event?.address_key })
  for (const text of [account.email, `"${browser.ip}"`]) expect(site.logged.join('')).not.toContain(text)
})
