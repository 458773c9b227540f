import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { sendMail } from '../../../documents/mail/mail.ts'
import type { Message } from '../../../documents/mail/message.ts'
import { notifyUser } from './service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

type Person = Awaited<ReturnType<typeof loggedIn>>

const EVALUATION = { letter: 'serviceFeedbackAsked', skema: 'Skema Contoh', batas: '31 Maret 2027', link: '' } as const

async function told({ account }: Person, optional: 'evaluasi' | 'pengingat' | undefined): Promise<Message | undefined> {
  const ctx = { ...contextOf(site), jobs: site.jobs }
  await notifyUser(site.db, ctx, account, { ...EVALUATION, name: account.name }, null, { optional })
  return (await site.deliverMails()).find(({ to }) => to === account.email)
}

const addressIn = (mail: Message | undefined): string => {
  const [, address = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  return new URL(address).pathname
}

/** Presses the button as a mailbox provider does: no cookies, no origin, no header of ours. */
const press = (url: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
  site.app.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

const MULTIPART = '--sekat\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--sekat--\r\n'

const declinedOf = async ({ account }: Person) => {
  const rows = site.db.selectFrom('declined_mails').select('jenis').where('user_id', '=', account.id).orderBy('jenis')
  return (await rows.execute()).map(({ jenis }) => jenis)
}

describe('a mail that one may do without', () => {
  test('is turned off by one press, which turns off that kind for that person alone', async () => {
    const [one, other] = [await loggedIn(site), await loggedIn(site)]
    const mail = await told(one, 'evaluasi')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const answer = await press(addressIn(mail))
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect([await declinedOf(one), await declinedOf(other)]).toEqual([['evaluasi'], []])
    expect([await told(one, 'evaluasi'), (await told(other, 'evaluasi'))?.to]).toEqual([undefined, other.account.email])
    expect((await press(addressIn(mail))).statusCode).toBe(200)
  })

  test('is turned off by the other form too that a provider may send', async () => {
    const who = await loggedIn(site)
    const url = addressIn(await told(who, 'pengingat'))
    expect((await press(url, 'multipart/form-data; boundary=sekat', MULTIPART)).statusCode).toBe(200)
    expect(await declinedOf(who)).toEqual(['pengingat'])
  })

  test('is not turned off by opening the link: the page asks, and its button does it', async () => {
    const who = await loggedIn(site)
    const url = addressIn(await told(who, 'evaluasi'))
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await site.app.server.inject({ method, url, headers: { accept: 'text/html' } })
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
      if (method === 'GET') expect(page.body).toContain('Jangan kirim email ini lagi')
    }
    expect(await declinedOf(who)).toEqual([])
    const headers = { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=sekat' }
    const pressed = await site.app.server.inject({ method: 'POST', url, headers, payload: MULTIPART })
    expect([pressed.statusCode, pressed.body.includes('tidak dikirim lagi')]).toEqual([200, true])
    expect(await declinedOf(who)).toEqual(['evaluasi'])
  })
})

describe('a link that does not count', () => {
  test('is answered kindly, and changes nothing', async () => {
    const who = await loggedIn(site)
    const url = addressIn(await told(who, 'evaluasi'))
    const wrong = [
      url.replace('evaluasi', 'pengingat'),
      url.replace(/\d+-/, (id) => `${Number.parseInt(id, 10) + 1}-`),
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
      '/email/berhenti/bukan-tautan',
      '/email/berhenti/999999999-evaluasi-x',
    ]
    for (const each of wrong) {
      const page = await site.app.server.inject({ url: each, headers: { accept: 'text/html' } })
      expect([each, (await press(each)).statusCode, page.statusCode]).toEqual([each, 410, 410])
      expect(page.body).toContain('Masuk, lalu pilih email yang Anda terima')
    }
    expect(await declinedOf(who)).toEqual([])
  })

  test('is one to a mailbox that is no longer the person’s', async () => {
    const who = await loggedIn(site)
    const url = addressIn(await told(who, 'evaluasi'))
    const email = `baru.${who.account.email}`
    await site.db.updateTable('users').set({ email }).where('id', '=', who.account.id).execute()
    expect([(await press(url)).statusCode, await declinedOf(who)]).toEqual([410, []])
  })
})

test('a mandatory letter offers nothing to press', async () => {
  const mail = await told(await loggedIn(site), undefined)
  expect(Object.keys(mail?.headers ?? {}).filter((name) => name.startsWith('List-'))).toEqual([])
})

test('the day’s summary of staff is turned off in the same way', async () => {
  const { account } = await staffIn(site, ['verifikasi'])
  site.clock.now = new Date('2026-11-23T00:30:00Z')
  const facts = { name: account.name, hari: 'Senin, 23 November 2026', antrean: [], link: '' }
  const optional = { user_id: account.id, jenis: 'ringkasan' } as const
  await sendMail(site.db, site, { letter: 'staffDigest', ...facts, to: account.email, optional })
  const mail = (await site.deliverMails()).find(({ to }) => to === account.email)
  expect((await press(addressIn(mail))).statusCode).toBe(200)
})
