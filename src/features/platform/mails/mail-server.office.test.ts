import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { HERE } from '../../../../tests/inside.ts'
import { smtpServer } from '../../../../tests/smtp-server.ts'
import { openMailbox } from '../../../documents/mail/mail.ts'
import { readConfig } from '../../../ground/config.ts'
import { officeMailServer } from './service.ts'

const PATH = '/admin-api/server-surat'

let site: TestApp
let staff: Browser
let server: Awaited<ReturnType<typeof smtpServer>>

beforeEach(async () => {
  server = await smtpServer()
  const config = readConfig({ APP_URL: 'http://localhost:3000' })
  // The mailbox of the program itself, which asks the database for the office's server.
  site = await testApp({
    mailbox: (message) =>
      openMailbox({ ...config, outbound: HERE }, () => officeMailServer(site.db, TEST_KEYS))(message),
  })
  await site.db.updateTable('portal').set({ opened_at: null }).execute()
  staff = (await staffIn(site, ['pengguna', 'konten'])).browser
  await confirmPassword(staff)
})

afterEach(() => server.close())

const here = (more: object = {}) => ({
  ...{ server: '127.0.0.1', port: server.port, keamanan: 'tanpa', akun: '', sandi: '' },
  ...more,
})
const save = async (form: object) => staff.put(PATH, { ...form, version: (await staff.get(PATH)).body.version })

describe('the mail server of the office', () => {
  test('is tried before it is saved, and used from then on without a restart', async () => {
    expect((await staff.post(`${PATH}/uji`, here())).body).toMatchObject({ terkirim: true })
    expect(server.received).toHaveLength(1)
    expect((await save(here())).status).toBe(200)
    expect((await staff.post('/admin-api/penyiapan/surat-uji', {})).body).toMatchObject({ terkirim: true })
    expect(server.received).toHaveLength(2)
    expect(server.received[1]?.text).toContain('Surat uji')
  })

  test('that refuses a letter is quoted, and nothing is said to have gone', async () => {
    await save(here())
    server.mood.refusals = 1
    const { body } = await staff.post('/admin-api/penyiapan/surat-uji', {})
    expect(body).toMatchObject({ terkirim: false, keterangan: 'Server surat menjawab: 451 try later' })
    server.mood.down = true
    const kinds = (await staff.get('/admin-api/teks-surat?perPage=1')).body.data
    const { perihal, isi, tombol, catatan } = (await staff.get(`/admin-api/teks-surat/${kinds[0].id}`)).body
    const example = { perihal, isi, tombol, catatan, contoh: null }
    const sent = await staff.post(`/admin-api/teks-surat/${kinds[0].id}/kirim-contoh`, example)
    expect(sent.body).toMatchObject({ terkirim: false, keterangan: expect.stringMatching(/^Sambungan|^Server surat/) })
  })

  test('keeps its password sealed, shows it nowhere, and does not send it to another server', async () => {
    const form = here({
      server: 'mail.example.com',
      port: 465,
      keamanan: 'tls',
      akun: 'surat@example.com',
      sandi: 'Rahasia-Surat',
    })
    const { body } = await save(form)
    expect(body).toMatchObject({ has_password: true, akun: 'surat@example.com' })
    expect(JSON.stringify(body)).not.toContain('Rahasia-Surat')
    const row = await site.db.selectFrom('mail_servers').selectAll().executeTakeFirstOrThrow()
    expect(row.password_sealed?.includes('Rahasia-Surat')).toBe(false)
    expect(await officeMailServer(site.db, TEST_KEYS)).toMatchObject({ sandi: 'Rahasia-Surat' })
    const elsewhere = await save({ ...form, server: 'lain.example.com', sandi: '' })
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['sandi']])
    const log = JSON.stringify(await site.db.selectFrom('audit_log').selectAll().execute())
    expect(log + site.logged.join()).not.toContain('Rahasia-Surat')
  })

  test.each([
    ['server', { server: '10.0.0.7', port: 25 }],
    ['server', { server: 'localhost', port: 25 }],
    ['server', { server: 'dua kata' }],
    ['port', { server: 'mail.example.com', port: 5432 }],
    ['keamanan', { server: 'mail.example.com', port: 25, akun: 'a', sandi: 'b' }],
    ['sandi', { server: 'mail.example.com', port: 465, keamanan: 'tls', akun: 'a' }],
  ])('is refused by its %s: %o', async (field, more) => {
    for (const answer of [await save(here(more)), await staff.post(`${PATH}/uji`, here(more))]) {
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
    }
  })

  test('asks for the password once more, and is nobody else’s', async () => {
    const fresh = (await staffIn(site, ['pengguna'])).browser
    expect((await fresh.post(`${PATH}/uji`, here())).status).toBe(423)
    expect((await fresh.put(PATH, { ...here(), version: 1 })).status).toBe(423)
    const stranger = (await staffIn(site, ['konten', 'keuangan'])).browser
    expect((await stranger.get(PATH)).status).toBe(404)
  })

  test('stands behind the one that the environment names', async () => {
    const other = await testApp({ env: { SMTP_URL: 'smtp://mail.example.com' } })
    const { browser } = await staffIn(other, ['pengguna'])
    expect((await browser.get(PATH)).body.dari_lingkungan).toBe(true)
  })
})
