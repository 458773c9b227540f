import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { lastBackup } from '../src/features/platform/backups/service.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import { readConfig } from '../src/ground/config.ts'
import { openKeys } from '../src/ground/secrets/keys.ts'
import { commands } from '../src/program/commands/admin-commands.ts'
import type { AdminParts } from '../src/program/commands/command.ts'
import { giveTwoFactor, loggedIn, PASSWORD, setUpTwoFactor } from './accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from './harness.ts'
import { Browser } from './http.ts'
import { isErased, makeEnded } from './retention.ts'

let site: TestApp
const said: string[] = []
/** The answer that is typed at the terminal; undefined while nobody sits there. */
let answered: string | undefined

beforeAll(async () => {
  site = await testApp()
})

function run(name: string, words: string[], env: Record<string, string> = {}): Promise<number> {
  said.length = 0
  const config = readConfig({ APP_URL: 'http://localhost:3000', LOG_LEVEL: 'silent', ...env })
  const parts: AdminParts = {
    ...{ config, db: site.db, files: site.files, url: site.database.url, keys: TEST_KEYS, now: site.clock.now },
    say: (text) => void said.push(text),
    ask: async () => answered,
  }
  return commands[name]?.(parts, words) ?? Promise.resolve(-1)
}

const tracesOf = (id: number) =>
  site.db.selectFrom('security_events').select(['jenis', 'rincian']).where('user_id', '=', id).execute()

const CHOSEN = 'Danau Tenang 16'

test('create-staff prints a link to set the password, and the first administrator is at work', async () => {
  expect(
    await run('create-staff', ['--email', 'Kepala@example.com', '--name', 'Kepala', '--permissions', 'semua']),
  ).toBe(0)
  const token = /reset-password\/([^?]+)/.exec(said.join('\n'))?.[1] ?? ''
  const email = 'kepala@example.com'
  const browser = new Browser(site.app)
  expect(
    (await browser.post('/reset-password', { token, email, password: CHOSEN, password_confirmation: CHOSEN })).status,
  ).toBe(200)
  await browser.logIn(email, CHOSEN)
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await giveTwoFactor(site.db, id)
  const [entry] = (await browser.get(`/admin-api/staf/${id}/riwayat`)).body
  expect(await tracesOf(id)).toContainEqual({
    jenis: 'petugas_diundang',
    rincian: expect.stringMatching(/^administrator, .*pengguna, laporan, ujian, mutu, lewat perintah operator$/),
  })
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
  expect((await site.deliverMails()).map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    'kepala@example.com: Uji mendapat izin baru',
    'uji@example.com: Undangan sebagai petugas',
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

test('reset-two-factor lets in with the password alone, ends all sessions, tells the owner and is noted', async () => {
  const { browser, account } = await loggedIn(site, { remember: true })
  await setUpTwoFactor(site, browser)
  await site.deliverMails()
  expect(await run('reset-two-factor', [` ${account.email.toUpperCase()} `])).toBe(0)
  expect(said).toEqual([
    `Verifikasi dua langkah akun ${account.email} dimatikan dan semua sesinya berakhir. Pemiliknya diberi tahu lewat surat.`,
  ])
  expect((await browser.get('/api/v1/me')).status).toBe(401)
  const fresh = new Browser(site.app)
  expect((await fresh.logIn(account.email, PASSWORD)).body).toMatchObject({ two_factor: false })
  expect((await fresh.get('/api/v1/me')).status).toBe(200)
  expect((await site.deliverMails()).map(({ to, subject }) => [to, subject])).toEqual([
    [account.email, 'Verifikasi dua langkah dimatikan'],
  ])
  expect(await tracesOf(account.id)).toContainEqual({ jenis: 'dua_faktor_mati', rincian: 'lewat perintah operator' })
  const entries = site.db.selectFrom('audit_log').select(['who', 'noun_id', 'label', 'before', 'after'])
  expect(await entries.where('action', '=', 'matikan-dua-faktor').execute()).toEqual([
    {
      who: 'operator',
      noun_id: String(account.id),
      label: `${account.name} <${account.email}>`,
      before: { two_factor: true },
      after: { two_factor: false },
    },
  ])
})

test('reset-two-factor ends a login whose code is still asked for', async () => {
  const { browser, account } = await loggedIn(site)
  const { codes } = await setUpTwoFactor(site, browser)
  const half = new Browser(site.app)
  expect((await half.logIn(account.email, PASSWORD)).body).toMatchObject({ two_factor: true })
  expect(await run('reset-two-factor', [account.email])).toBe(0)
  expect((await half.post('/two-factor-challenge', { recovery_code: codes[0] })).status).toBe(422)
})

test.each([
  [[], 'Tulis satu alamat email'],
  [['a@example.com', 'b@example.com'], 'Tulis satu alamat email'],
  [['tidak.ada@example.com'], 'Tidak ada akun dengan email tidak.ada@example.com'],
  [['uji@example.com'], 'tidak memakai verifikasi dua langkah'],
])('reset-two-factor %o is refused', async (words, text) => {
  await expect(run('reset-two-factor', words)).rejects.toThrow(text)
})

test('check-audit says that the log is whole, or which entry is not', async () => {
  expect(await run('check-audit', [])).toBe(0)
  const last = /Terakhir: (\S+)/.exec(said[0] ?? '')?.[1] ?? ''
  expect(await run('check-audit', ['--last', last])).toBe(0)
  expect(await run('check-audit', ['--last', `1:${'0'.repeat(64)}`])).toBe(1)
  expect(said).toEqual(['Catatan audit nomor 1 tidak seperti saat ditulis.'])
})

test('import tries a list out, brings it in, and names what is wrong', async () => {
  const file = path.join(inject('folder'), 'pemegang-lama.csv')
  const head = 'nama;no_sertifikat;kualifikasi;berlaku_mulai;berlaku_sampai'
  const count = async () => (await site.db.selectFrom('certificates').select('id').execute()).length
  await writeFile(file, `${head}\nAyu Contoh;1/LAMA;KTPA;2024-01-01;2026-12-31\n`)
  expect(await run('import', ['pemegang', file, '--coba'])).toBe(0)
  expect([said.at(-1), await count()]).toEqual(['Hanya diperiksa; tidak ada yang dimasukkan.', 0])
  expect(await run('import', ['pemegang', file])).toBe(0)
  expect([said.at(-1), await count()]).toEqual(['1 baris dimasukkan.', 1])
  await writeFile(file, `${head}\nAyu Contoh;2/LAMA;Ketua;2024-01-01;2026-12-31\n`)
  expect(await run('import', ['pemegang', file])).toBe(1)
  expect(said[0]).toBe('Baris 2, kualifikasi: Kualifikasi salah satu dari: KTPA, ATPA.')
  expect(await count()).toBe(1)
})

test.each([
  [[], 'Tulis jenis dan satu berkas CSV'],
  [['pemegang'], 'Tulis jenis dan satu berkas CSV'],
  [['kucing', '/tidak/ada.csv'], 'Jenis tidak dikenal: kucing'],
  [['pemegang', '/tidak/ada.csv'], 'tidak dapat dibaca'],
])('import %o is refused', async (words, text) => {
  await expect(run('import', words)).rejects.toThrow(text)
})

test('purge-demo leaves a database alone that the demonstration was never in', async () => {
  await expect(run('purge-demo', ['--yes'])).rejects.toThrow('tidak berisi situs contoh')
  expect(await site.db.selectFrom('users').select('id').execute()).not.toEqual([])
})

test.each([
  [undefined, 'Tanpa terminal, tegaskan dengan --yes'],
  ['ya', 'Tidak ada yang dihapus'],
  ['', 'Tidak ada yang dihapus'],
])('purge-demo does nothing when %o is the answer', async (answer, text) => {
  await site.db
    .insertInto('demonstration')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  answered = answer
  await expect(run('purge-demo', [])).rejects.toThrow(text)
  expect(said.join()).toContain('bukan akun contoh')
  expect(await site.db.selectFrom('users').select('id').execute()).not.toEqual([])
})

test('record-backup notes when, where and how large; an empty or strange one is refused', async () => {
  expect(await run('record-backup', ['--place', 'gudang luar', '--bytes', '5000000000'])).toBe(0)
  const recorded = { at: site.clock.now, place: 'gudang luar', bytes: 5_000_000_000 }
  expect(await lastBackup(site.db)).toEqual(recorded)
  await expect(run('record-backup', ['--bytes', '0'])).rejects.toThrow('0 byte')
  await expect(run('record-backup', ['--bytes', '5 GB'])).rejects.toThrow('bilangan bulat')
  await expect(run('record-backup', ['--place', 'x'.repeat(501)])).rejects.toThrow('500 huruf')
  expect(await lastBackup(site.db)).toEqual(recorded)
})

test('retention counts what the next night removes, does it once a day, and says so', async () => {
  const who = await makeEnded(site)
  expect(await run('retention', ['--coba'])).toBe(0)
  expect(said[0]).toMatch(/akan dihapus: 1 isi permohonan yang tidak berhasil, 2 pindaian KTP\. Tidak ada yang dihapus/)
  expect(await isErased(site, who)).toBe(false)
  expect(await run('retention', [])).toBe(0)
  expect(said[0]).toMatch(/^Dihapus: 1 isi permohonan yang tidak berhasil, 2 pindaian KTP\./)
  expect(await isErased(site, who)).toBe(true)
  await run('retention', [])
  expect(said[0]).toMatch(/^Hari ini sudah dikerjakan/)
})

test('issuer-key shows, rotates and revokes, and each change stands in the audit log', async () => {
  expect(await run('issuer-key', ['rotate'])).toBe(0)
  expect(await run('issuer-key', ['rotate'])).toBe(0)
  const [, before = ''] = /Sebelumnya (z\w+)/.exec(said.join('\n')) ?? []
  expect(await run('issuer-key', [])).toBe(0)
  expect(said.map((line) => line.split('  ')[2])).toEqual(['pensiun', 'dipakai'])
  await expect(run('issuer-key', ['revoke', 'z6MkTidakAda'])).rejects.toThrow('Kunci itu tidak ada')
  await expect(run('issuer-key', ['revoke', before, '--since', 'kemarin'])).rejects.toThrow('waktu lengkap')
  await expect(run('issuer-key', ['revoke', before, '--since', '2099-01-01T00:00:00Z'])).rejects.toThrow('belum tiba')
  expect(await run('issuer-key', ['revoke', before, '--since', '2026-11-19T10:00:00+07:00'])).toBe(0)
  expect(said[0]).toBe(`Kunci ${before} tidak berlaku sejak 2026-11-19T03:00:00.000Z.`)
  const entries = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('noun', '=', 'kunci-penerbit')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['ganti-kunci', 'ganti-kunci', 'cabut-kunci'])
})

test('files shows what lies in quarantine, brings it back, and sweeps beyond the bar only when told so', async () => {
  const { account } = await loggedIn(site)
  const given = { jenis: 'ktp', name: 'ktp.pdf', type: 'application/pdf', bytes: Buffer.from('isi') } as const
  const store = { files: site.files, keys: TEST_KEYS, now: new Date('2026-11-01T00:00:00Z') }
  const { id } = await keepFile(site.db, store, { userId: account.id, ...given })
  await expect(run('files', ['sweep'])).rejects.toThrow('Tegaskan')
  expect([await run('files', ['sweep', '--yes']), said]).toEqual([
    0,
    [expect.stringMatching(/^Dibersihkan\. .* berkas/)],
  ])
  expect(await run('files', [])).toBe(0)
  expect(said).toContainEqual(expect.stringContaining(`${id}  3 byte  tercatat`))
  expect([await run('files', ['restore', id]), said]).toEqual([0, ['1 berkas dikembalikan.']])
  expect(await run('files', [])).toBe(0)
  expect(said.join()).not.toContain(id)
  expect(await run('files', ['restore', 'tidak-ada'])).toBe(1)
  await expect(run('files', ['hapus'])).rejects.toThrow('Tidak dikenal')
})

test('rekey keeps the old key while something opens under none', async () => {
  const { account } = await loggedIn(site)
  const sealed = openKeys(Buffer.alloc(32, 9).toString('base64')).seal('two-factor', 'x', String(account.id))
  await site.db.updateTable('users').set({ two_factor_secret: sealed }).where('id', '=', account.id).execute()
  expect(await run('rekey', [])).toBe(1)
  expect(said).toContainEqual(expect.stringMatching(/^users\.two_factor_secret: 0 disegel ulang, \d tersisa/))
  expect(said.at(-1)).toContain('BELUM boleh dilepas')
})
