import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSiteContent } from '../../../tests/content.ts'
import { makeHolder, onDay } from '../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { billApplicant } from '../../../tests/invoices.ts'
import { textIn } from '../../../tests/pdf-reading.ts'
import { smtpServer } from '../../../tests/smtp-server.ts'
import { readConfig } from '../../ground/config.ts'
import { exampleLetter, LETTER_KINDS, letterBody } from '../../letters.ts'
import { addDays, addMonths, day } from '../../lib/day.ts'
import { openMailbox } from './mail.ts'
import { renderLetter } from './render.tsx'

let site: TestApp
let server: Awaited<ReturnType<typeof smtpServer>>

beforeAll(async () => {
  server = await smtpServer()
  const env = { APP_URL: 'http://localhost:3000', DEMO: '0', SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  site = await testApp({ mailbox: openMailbox(readConfig(env)) })
  await makeSiteContent(site.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await arrived()
})

/** The letters that arrived, as a mail program reads them. */
async function arrived(): Promise<(Email & { reader: string })[]> {
  await site.deliverMails()
  return Promise.all(
    server.received.splice(0).map(async ({ to, text }) => ({ ...(await PostalMime.parse(text)), reader: to[0] ?? '' })),
  )
}

const papersOf = (mail: Email | undefined) =>
  (mail?.attachments ?? []).filter(({ mimeType }) => !/calendar|ics$/.test(mimeType))

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value

describe('a letter', () => {
  test('says that nobody wrote it by hand, and first what it is about', async () => {
    const { who } = await billApplicant(site)
    const mails = (await arrived()).filter(({ reader }) => reader === who.account.email)
    expect(mails.length).toBeGreaterThan(1)
    for (const mail of mails) {
      expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
      expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined()
      const [, preheader] = /<body[^>]*><div style="display:none[^>]*>(.*?)<\/div>/.exec(mail.html ?? '') ?? []
      expect(mail.text).toContain(preheader)
    }
  })

  test('that may be declined says where', async () => {
    const today = day('2026-12-01')
    const { user_id } = await makeHolder(site.db, { valid_from: addDays(addMonths(today, -36), 175) })
    const { email } = await site.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    await onDay(site, today)
    await site.deadlines()
    const [mail] = (await arrived()).filter(({ reader, subject }) => reader === email && /berakhir/.test(subject ?? ''))
    const said = ['list-unsubscribe', 'list-unsubscribe-post'].map((name) => mail && headerOf(mail, name))
    expect(said).toEqual([
      expect.stringMatching(/^<http:\/\/localhost:3000\/email\/berhenti\/\d+-pengingat-[\w-]{43}>$/),
      'List-Unsubscribe=One-Click',
    ])
  })
})

test('an invoice travels with its letter as PDF, and its facts stand in a table', async () => {
  const { who, invoice } = await billApplicant(site)
  const mail = (await arrived()).find(
    ({ reader, subject }) => reader === who.account.email && /^Invoice /.test(subject ?? ''),
  )
  const [file, ...others] = papersOf(mail)
  expect([file?.mimeType, file?.disposition, others]).toEqual(['application/pdf', 'attachment', []])
  expect(file?.filename).toBe(`invoice-${invoice.nomor.replaceAll('/', '-')}.pdf`)
  expect(await textIn(Buffer.from(file?.content as ArrayBuffer))).toContain(invoice.nomor)
  expect(mail?.html).toMatch(new RegExp(`<th[^>]*>Nomor invoice</th><td[^>]*>${invoice.nomor}</td>`))
  expect(mail?.text).toContain(`Nomor invoice: ${invoice.nomor}\n`)
})

test('an invoice that nobody should pay any more stays at home', async () => {
  const { who, invoice } = await billApplicant(site)
  await site.db.updateTable('invoices').set({ status: 'dibatalkan' }).where('id', '=', invoice.id).execute()
  const mail = (await arrived()).find(
    ({ reader, subject }) => reader === who.account.email && /^Invoice /.test(subject ?? ''),
  )
  expect([mail?.subject === undefined, papersOf(mail)]).toEqual([false, []])
})

describe('the parts of every letter', () => {
  const letterhead = {
    name: 'Wulan',
    siteName: 'LSK Contoh',
    siteAddress: 'Jalan Contoh 1',
    appUrl: 'http://localhost:3000',
    colours: { warna_utama: '#1d6b45', warna_kedua: '#c9a227' },
    logo: 'cid:logo@lembaga',
  }
  const rendered = LETTER_KINDS.map(({ id }) => ({
    id,
    ...renderLetter(letterBody(exampleLetter(id, 'Wulan'), letterhead), letterhead),
  }))

  test('load nothing before the letter', () => {
    expect(rendered.filter(({ html }) => /<link|rel="?preload/.test(html)).map(({ id }) => id)).toEqual([])
  })

  test('speak of no button where there is none', () => {
    expect(rendered.filter(({ text }) => /tombol/i.test(text)).map(({ id }) => id)).toEqual([])
  })

  test('speak of no button either where the office worded the letter', () => {
    const words = { subject: 'Uji', paragraphs: ['Tekan tombol di bawah ini untuk membayar.'], notes: ['Klik tombol.'] }
    const { text } = renderLetter(words, letterhead)
    expect(text).toContain('Buka tautan di bawah ini untuk membayar.')
    expect(text).not.toMatch(/tombol/i)
  })
})
