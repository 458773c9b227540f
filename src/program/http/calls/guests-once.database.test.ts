import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, loggedIn, makeAccount } from '../../../../tests/accounts.ts'
import { fileComplaint, makeComplaint, reply, URAIAN } from '../../../../tests/complaints.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { type Answer, Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { isRepeatable } from '../../../access.ts'
import { api } from '../../../api.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { attemptLimits, serverLimits } from '../../../limits.ts'
import { isHarmlessTwice } from './idempotency.ts'

let site: TestApp
let number = 0

beforeAll(async () => {
  site = await testApp()
})

beforeEach(() => {
  number += 1
})

const fifty = (once: () => Promise<Answer>): Promise<Answer[]> => Promise.all(Array.from({ length: 50 }, once))
const distinct = (answers: Answer[]) => [...new Set(answers.map(({ status, text }) => `${status} ${text}`))]
const words = (): string => `${URAIAN} Perkara ke-${number}.`
const filed = async (uraian = words()) =>
  (await site.db.selectFrom('complaints').select('id').where('uraian', '=', uraian).execute()).length

/** A browser that has its pair already, so that what it sends comes in at once. */
async function visitor(app = site.app, ip?: string): Promise<Browser> {
  const browser = new Browser(app, ip === undefined ? {} : { ip })
  await browser.get('/sanctum/csrf-cookie')
  return browser
}

const form = () => ({
  ...{ jenis_pengaduan: 'layanan', nama: 'Pelapor Contoh', is_anonim: false, email: 'pelapor@example.com' },
  ...{ phone: '', terlapor: '', no_sertifikasi: '', tanggal_kejadian: '', pernyataan_benar: true, situs: '' },
  uraian: words(),
})
const complain = (browser: Browser, key?: string, more: object = {}) =>
  browser.post('/pengaduan', { ...form(), ...more }, key === undefined ? {} : { 'idempotency-key': key })

const person = () => ({
  ...{ name: 'Galih Contoh', email: `galih.${number}@example.com`, phone: '0811 2345 6789' },
  password: 'Padi Menguning 7',
})

describe('a complaint that is sent again', () => {
  test('fifty times at once, with a key and without, is one complaint with one ticket and fifty equal answers', async () => {
    for (const key of ['lima puluh', undefined]) {
      number += 1
      const browser = await visitor()
      const answers = await fifty(() => complain(browser, key))
      expect(distinct(answers)).toHaveLength(1)
      expect([answers[0]?.status, await filed()]).toEqual([201, 1])
    }
  })

  test('by a member is one as well', async () => {
    const { browser } = await loggedIn(site)
    const answers = await fifty(() => complain(browser, 'anggota'))
    expect([distinct(answers).length, await filed()]).toEqual([1, 1])
  })

  test('under a new key each, as somebody does who presses the button again, is one by its content', async () => {
    const browser = await visitor()
    const answers = [await complain(browser, 'a'), await complain(browser, 'b'), await complain(browser, 'b')]
    expect([distinct(answers).length, await filed()]).toEqual([1, 1])
    later(site, serverLimits.repeatedContentMinutes * 60)
    expect((await complain(browser, 'b')).text).toBe(answers[0]?.text)
    expect((await complain(browser)).text).not.toBe(answers[0]?.text)
    expect(await filed()).toBe(2)
  })

  test('to another process, after the first ended between commit and answer, gets the first answer', async () => {
    const first = await visitor()
    const { text } = await complain(first, 'putus')
    const other = await testApp({ database: site.database, now: site.clock.now })
    const again = await visitor(other.app, first.ip)
    expect((await complain(again, 'putus')).text).toBe(text)
    expect((await complain(again)).text).toBe(text)
    expect(await filed()).toBe(1)
  })

  test('to two processes at once is one', async () => {
    const first = await visitor()
    const other = await testApp({ database: site.database, now: site.clock.now })
    const second = await visitor(other.app, first.ip)
    const answers = await Promise.all([first, second, first, second].map((browser) => complain(browser, 'dua proses')))
    expect([distinct(answers).length, await filed()]).toEqual([1, 1])
  })

  test('with other words, from another address or with another file is another, and under the same key refused', async () => {
    const browser = await visitor()
    const { text } = await complain(browser, 'satu')
    const other = await complain(browser, 'satu', { nama: 'Orang Lain' })
    expect([other.status, other.body.message]).toEqual([422, expect.stringMatching(/penanda kiriman lain/)])
    expect((await complain(await visitor(), 'satu')).text).not.toBe(text)
    expect(await filed()).toBe(2)
    const { no_tiket, pin } = await makeComplaint(site, { uraian: `${words()} Dengan berkas.` })
    const send = (more: string) => {
      const file = { name: 'bukti.pdf', type: 'application/pdf', bytes: Buffer.concat([pdf(), Buffer.from(more)]) }
      return browser.upload(`/pengaduan/${no_tiket}/balas`, 'lampiran', file, { fields: { pin, isi: 'Bukti.' } })
    }
    const files = [await send(''), await send(''), await send('\n')]
    expect([files.map(({ status }) => status), distinct(files).length]).toEqual([[200, 200, 200], 2])
  })

  test('counts once against the limit of its address, and a refused one each time', async () => {
    const browser = await visitor()
    await fifty(() => complain(browser))
    for (let more = 1; more < attemptLimits.complaints.most; more += 1) {
      expect((await complain(browser, undefined, { uraian: `${words()} Lagi ${more}.` })).status).toBe(201)
    }
    expect((await complain(browser, undefined, { uraian: `${words()} Terlalu banyak.` })).status).toBe(429)
    expect((await complain(browser)).status).toBe(201)
    const guesser = await visitor()
    const { no_tiket } = await makeComplaint(site)
    const guess = { pin: '00000000', isi: 'Tebakan.' }
    const guesses = await fifty(() => guesser.post(`/pengaduan/${no_tiket}/balas`, guess, { 'idempotency-key': 'pin' }))
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(attemptLimits.complaintPin.most)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(50 - attemptLimits.complaintPin.most)
  })

  test('leaves nothing behind once its time is over', async () => {
    await complain(await visitor(), 'sapu')
    later(site, 25 * 3600)
    await site.sweep()
    expect(await site.db.selectFrom('guest_answers').select('id').execute()).toEqual([])
  })
})

test('a reply that is sent again is one message', async () => {
  const made = await makeComplaint(site, { uraian: words() })
  const browser = await visitor()
  const answers = await fifty(() => reply(site, made, 'Mohon kabarnya.', browser))
  expect(distinct(answers)).toHaveLength(1)
  const entries = site.db.selectFrom('complaint_entries').select('id').where('isi', '=', 'Mohon kabarnya.')
  expect(await entries.where('complaint_id', '=', made.id).execute()).toHaveLength(1)
})

describe('a registration that is sent again', () => {
  test('makes one account, and each repetition is answered with the token and enters the session of the first', async () => {
    const browser = await visitor()
    const answers = await fifty(() =>
      browser.copy().post('/api/v1/register', person(), { 'idempotency-key': 'daftar' }),
    )
    expect([distinct(answers).length, answers[0]?.status]).toEqual([1, 201])
    const again = browser.copy()
    expect((await again.post('/api/v1/register', person())).text).toBe(answers[0]?.text)
    expect((await again.get('/user-session')).status).toBe(200)
    const users = await site.db.selectFrom('users').select('id').where('email', '=', person().email).execute()
    expect(users).toHaveLength(1)
    expect((await site.deliverMails()).filter(({ to }) => to === person().email)).toHaveLength(1)
  })

  test('by somebody who does not know the password, or from elsewhere, is refused', async () => {
    const browser = await visitor()
    expect((await browser.copy().post('/api/v1/register', person())).status).toBe(201)
    const other = { ...person(), password: 'Danau Tenang 17' }
    expect((await browser.copy().post('/api/v1/register', other)).status).toBe(422)
    expect((await (await visitor()).post('/api/v1/register', person())).status).toBe(422)
  })
})

describe('a key that nobody would keep', () => {
  test('is refused with a sentence, and nothing is done', async () => {
    const { email } = await makeAccount(site.db)
    await site.deliverMails()
    const browser = await visitor()
    const answer = await browser.post('/forgot-password', { email }, { 'idempotency-key': 'lupa' })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'Idempotency-Key': ['Panggilan ini tidak mengenal Idempotency-Key. Kirim lagi tanpa tajuk itu.'] },
    ])
    expect(await site.deliverMails()).toEqual([])
    expect((await fileComplaint(site, {}, new Browser(site.app, { headers: { 'idempotency-key': '' } }))).status).toBe(
      422,
    )
  })

  test('is refused by these calls only, each for a reason', () => {
    const refusing = Object.entries<Call>(api).filter(([, call]) => !isHarmlessTwice(call) && !isRepeatable(call))
    expect(refusing.map(([name]) => name).sort()).toEqual(Object.values(REFUSING).flat().sort())
  })
})

const REFUSING = {
  'enters or leaves: each request has a session of its own': [
    ...['login', 'logout', 'twoFactorChallenge', 'startPasskeyLogin', 'passkeyLogin', 'startPasskeyChallenge'],
    ...['passkeyChallenge', 'confirmPassword', 'createFirstAdministrator'],
  ],
  'ends or changes the session that it comes with': [
    ...['updatePassword', 'endSession', 'endRememberedDevice', 'endToken'],
  ],
  'spends a link or a code, so that it cannot be done twice': [
    ...['resetPassword', 'undoEmailChange', 'addPasskey', 'confirmTwoFactor'],
  ],
  'mails at most once a minute or six times': ['forgotPassword', 'resendVerification'],
  'comes to the same, however often it is done': [
    ...['updateProfile', 'uploadProfilePhoto', 'removeProfilePhoto', 'startTwoFactor', 'stopTwoFactor'],
    ...['startPasskey', 'renamePasskey', 'removePasskey', 'renewRecoveryCodes'],
  ],
  'reads what a PIN opens': ['trackComplaint'],
}
