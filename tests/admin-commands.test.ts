import { beforeAll, expect, test } from 'vitest'
import { type AdminParts, commands } from '../src/server/admin-commands.ts'
import { readConfig } from '../src/server/config.ts'
import { giveTwoFactor } from './accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { Browser } from './http.ts'

let site: TestApp
const said: string[] = []

beforeAll(async () => {
  site = await testApp()
})

function run(name: string, words: string[], env: Record<string, string> = {}): Promise<number> {
  said.length = 0
  const config = readConfig({ APP_URL: 'http://localhost:3000', LOG_LEVEL: 'silent', ...env })
  const parts: AdminParts = {
    ...{ config, db: site.db, url: site.database.url, keys: TEST_KEYS, now: site.clock.now },
    say: (text) => void said.push(text),
  }
  return commands[name]?.(parts, words) ?? Promise.resolve(-1)
}

const PASSWORD = 'Danau Tenang 16'

test('create-staff prints a link to set the password, and the first administrator is at work', async () => {
  expect(
    await run('create-staff', ['--email', 'Kepala@example.com', '--name', 'Kepala', '--permissions', 'semua']),
  ).toBe(0)
  const token = /reset-password\/([^?]+)/.exec(said.join('\n'))?.[1] ?? ''
  const email = 'kepala@example.com'
  const browser = new Browser(site.app)
  expect(
    (await browser.post('/reset-password', { token, email, password: PASSWORD, password_confirmation: PASSWORD }))
      .status,
  ).toBe(200)
  await browser.logIn(email, PASSWORD)
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await giveTwoFactor(site.db, id)
  const [entry] = (await browser.get(`/admin-api/staf/${id}/riwayat`)).body
  expect(entry).toMatchObject({ who: 'operator', action: 'buat', after: { email, role: 'administrator' } })
})

test('create-staff sends the invitation where a mail server is named', async () => {
  await site.deliverMails()
  expect(
    await run('create-staff', ['--email', 'uji@example.com', '--name', 'Uji', '--role', 'penguji'], {
      SMTP_URL: 'smtp://localhost:1',
    }),
  ).toBe(0)
  expect(said.join()).not.toContain('reset-password')
  expect((await site.deliverMails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['uji@example.com', 'Undangan sebagai petugas'],
  ])
})

test.each([
  [['--name', 'A'], 'Isi --email'],
  [['--email', 'a@example.com'], 'Isi --name'],
  [['--email', 'a@example.com', '--name', 'A', '--permissions', 'konten,raja'], 'Izin tidak dikenal: raja'],
  [
    ['--email', 'a@example.com', '--name', 'A', '--role', 'penguji', '--permissions', 'konten'],
    'Penguji tidak membawa izin',
  ],
  [['--email', 'kepala@example.com', '--name', 'A'], 'sudah dipakai'],
])('create-staff %o is refused', async (words, text) => {
  await expect(run('create-staff', words)).rejects.toThrow(text)
})

test('check-audit says that the log is whole, or which entry is not', async () => {
  expect(await run('check-audit', [])).toBe(0)
  const last = /Terakhir: (\S+)/.exec(said[0] ?? '')?.[1] ?? ''
  expect(await run('check-audit', ['--last', last])).toBe(0)
  expect(await run('check-audit', ['--last', `1:${'0'.repeat(64)}`])).toBe(1)
  expect(said).toEqual(['Catatan audit nomor 1 tidak seperti saat ditulis.'])
})
