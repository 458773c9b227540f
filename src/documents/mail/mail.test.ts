import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeAccount } from '../../../tests/accounts.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { testApp } from '../../../tests/harness.ts'
import { Browser } from '../../../tests/http.ts'
import { smtpServer } from '../../../tests/smtp-server.ts'
import { readConfig } from '../../ground/config.ts'
import { inTransaction } from '../../ground/database/db.ts'
import { longMoment } from '../../lib/day.ts'
import { serverLimits } from '../../limits.ts'
import { type Message, openMailbox } from './mail.ts'

const configFor = (env: Record<string, string>) => readConfig({ APP_URL: 'http://localhost:3000', DEMO: '0', ...env })

test('mail that the server could not take is delivered once when it can, under one Message-ID', async () => {
  const server = await smtpServer()
  const site = await testApp({ mailbox: openMailbox(configFor({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })) })
  await makeSiteContent(site.db)
  const { email } = await makeAccount(site.db)
  await new Browser(site.app).post('/forgot-password', { email })
  server.mood.down = true
  await site.deliverMails()
  await site.deliverMails()
  Object.assign(server.mood, { down: false, refusals: 1 })
  await site.deliverMails()
  expect(server.received).toEqual([])
  await site.deliverMails()
  await site.deliverMails()
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.to).toEqual([email])
  expect(mail?.text).toMatch(/^Subject: Tautan penggantian password\r?$/m)
  expect(mail?.text).toMatch(/^From: LSK Contoh <no-reply@localhost>\r?$/m)
  expect(mail?.text).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>\r?$/m)
  expect(mail?.text).toContain('multipart/alternative')
  await server.close()
})

test('a change that is rolled back sends no mail', async () => {
  const site = await testApp()
  const { email } = await makeAccount(site.db)
  const answers = await Promise.all(
    [0, 1].map(() => {
      const person = {
        name: 'Dua Kali',
        email: 'dua@example.com',
        phone: '081123456789',
        password: 'Kebun Raya Bogor 1',
      }
      return new Browser(site.app).post('/api/v1/register', person)
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect((await site.deliverMails()).map(({ to }) => to)).toEqual(['dua@example.com'])
  const change = inTransaction(site.db, async (db) => {
    await db.updateTable('users').set({ name: 'Lain' }).where('email', '=', email).execute()
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await site.deliverMails()).toEqual([])
})

test('registration succeeds while mail cannot be sent', async () => {
  const mailbox = async () => {
    throw new Error('away')
  }
  const site = await testApp({ mailbox })
  const person = {
    name: 'Tanpa Surat',
    email: 'tanpa@example.com',
    phone: '081123456789',
    password: 'Kebun Raya Bogor 1',
  }
  expect((await new Browser(site.app).post('/api/v1/register', person)).status).toBe(201)
  await site.deliverMails()
  const { rows } = await site.database.pool.query("select state from jobs.job where name = 'mail'")
  expect(rows).toEqual([{ state: 'retry' }])
})

test('mail is tried for a day with growing pauses, then lies in its own queue', async () => {
  const site = await testApp()
  await new Browser(site.app).post('/forgot-password', { email: 'siapa@example.com' })
  const { rows } = await site.database.pool.query(
    "select name, retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter from jobs.queue where name = 'mail'",
  )
  expect(rows).toEqual([
    {
      name: 'mail',
      retry_limit: 30,
      retry_delay: 30,
      retry_backoff: true,
      retry_delay_max: 3600,
      dead_letter: 'mail-dead',
    },
  ])
})

test('without SMTP_URL mail becomes a file that any mail program opens; a second try does not double it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'surat-'))
  const mailbox = openMailbox(configFor({ DATA_DIR: folder }))
  const message: Message = {
    to: 'wulan@example.com',
    from: { name: 'LSK "Contoh", Jakarta', address: 'no-reply@localhost' },
    subject: 'Percobaan – surat',
    html: '<p>Halo</p>',
    text: 'Halo\n',
    messageId: '<1b4e28ba-2fa1-11d2-883f-0016d3cca427@localhost>',
  }
  await mailbox(message)
  await mailbox(message)
  const files = await readdir(path.join(folder, 'mail'))
  expect(files).toEqual(['1b4e28ba-2fa1-11d2-883f-0016d3cca427.eml'])
  const text = await readFile(path.join(folder, 'mail', files[0] ?? ''), 'utf8')
  expect(text).toMatch(/^To: wulan@example.com\r?$/m)
  expect(text).toMatch(/^Message-ID: <1b4e28ba-2fa1-11d2-883f-0016d3cca427@localhost>\r?$/m)
  const modes = [path.join(folder, 'mail'), path.join(folder, 'mail', files[0] ?? '')].map(
    (at) => statSync(at).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600])
  await rm(folder, { recursive: true })
})

test('the folder that stands for a mail server is emptied of what is a month old', async () => {
  const site = await testApp()
  const { dataDir } = site.config
  const folder = path.join(dataDir, 'mail')
  await mkdir(folder, { recursive: true })
  const aged = (days: number) => new Date(site.clock.now.getTime() - days * 86_400_000)
  for (const [name, days] of [
    ['lama.eml', serverLimits.mailRetentionDays + 1],
    ['setengah.eml.1b4e28ba-2fa1-11d2-883f-0016d3cca427', serverLimits.mailRetentionDays + 1],
    ['baru.eml', serverLimits.mailRetentionDays - 1],
  ] as const) {
    await writeFile(path.join(folder, name), 'Surat')
    await utimes(path.join(folder, name), aged(days), aged(days))
  }
  await site.sweep()
  expect(await readdir(folder)).toEqual(['baru.eml'])
})

test('a name cannot put headers or markup into a letter', async () => {
  const site = await testApp()
  const { email } = await makeAccount(site.db, { name: '<img src=x onerror=alert(1)>\r\nBcc: jahat@example.com' })
  await new Browser(site.app).post('/forgot-password', { email })
  const [mail] = await site.deliverMails()
  expect(mail?.html).not.toContain('<img')
  expect(mail?.subject).toBe('Tautan penggantian password')
})

test('a moment is written for people in Jakarta', () => {
  expect(longMoment(new Date('2026-11-20T17:05:00Z'))).toBe('21 November 2026 pukul 00.05 WIB')
})
