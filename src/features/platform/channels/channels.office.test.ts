import { describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { messageProvider } from '../../../../tests/message-provider.ts'
import { CHANNELS, KEY, LINK, MESSAGES_NOW, NUMBER, siteWithMessages } from '../../../../tests/text-messages.ts'

const { site, office, provider, turnOn, sentCode, subscriber, remind, lastMessage } = await siteWithMessages()

test('an installation that names no provider offers nothing and sends nothing', async () => {
  const who = await loggedIn(site)
  expect((await who.browser.get('/kanal-pesan')).body).toEqual([])
  expect((await who.browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: true })).status).toBe(404)
  await remind(who)
  expect((await site.deliverMails()).map(({ to }) => to)).toEqual([who.account.email])
  expect(provider.asked).toEqual([])
})

describe('a channel in the office', () => {
  test('keeps its key sealed, out of every answer and the log', async () => {
    const saved = await turnOn('sms')
    expect([saved.status, saved.body.has_key]).toEqual([200, true])
    const row = await site.db.selectFrom('message_channels').select('key_sealed').where('kanal', '=', 'sms').execute()
    const seen = [saved.text, (await office.get(`${CHANNELS}/2/riwayat`)).text, row[0]?.key_sealed?.toString('latin1')]
    expect(seen.join()).not.toContain(KEY)
    expect(site.logged.join()).not.toContain(KEY)
  })

  test('is changed only by somebody who gave the password, and over the version that was seen', async () => {
    const { browser } = await staffIn(site, ['pengguna'])
    const { body } = await browser.get(`${CHANNELS}/2`)
    const form = { ...body, kunci: KEY }
    expect((await browser.put(`${CHANNELS}/2`, form)).status).toBe(423)
    expect((await office.put(`${CHANNELS}/2`, { ...form, version: body.version + 5 })).status).toBe(409)
  })

  test('takes no address without a new key, none that is incomplete, and no channel without provider', async () => {
    await turnOn('sms')
    const { body } = await office.get(`${CHANNELS}/2`)
    const elsewhere = await office.put(`${CHANNELS}/2`, { ...body, alamat: 'https://lain.example/kirim', kunci: '' })
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['kunci']])
    for (const alamat of [
      'kirim',
      'ftp://a.example/x',
      'http://a.example/x',
      'https://10.0.0.8/x',
      'https://u:p@a.example/',
    ]) {
      const answer = await office.put(`${CHANNELS}/2`, { ...body, alamat, kunci: KEY })
      expect([alamat, answer.status, Object.keys(answer.body.errors)]).toEqual([alamat, 422, ['alamat']])
    }
  })

  test('sends its test and shows what the provider answered', async () => {
    await turnOn('sms', { uji_coba: true })
    const tryOut = () => office.post(`${CHANNELS}/2/uji`, { nomor: NUMBER })
    expect((await tryOut()).body).toEqual({ terkirim: true, keterangan: 'Penyedia menerima pesan uji.' })
    expect(JSON.parse(provider.asked[0]?.body ?? '{}')).toMatchObject({
      channel: 'sms',
      to: '+628112222333',
      from: '12345',
    })
    provider.moods.push({ status: 401, body: '{"code":20003,"message":"+628112222333 ditolak"}' })
    expect((await tryOut()).body).toEqual({ terkirim: false, keterangan: 'Penyedia menjawab 401, kode 20003.' })
    expect((await (await loggedIn(site)).browser.get('/kanal-pesan')).body).toEqual([])
  })
})

describe('a holder', () => {
  test('agrees, confirms the number by a code, reads it masked, and ends it at any time', async () => {
    await turnOn('sms')
    const { browser, account } = await loggedIn(site)
    expect((await browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: false })).status).toBe(422)
    expect((await browser.post('/kanal-pesan/sms', { nomor: 'abc', setuju: true })).status).toBe(422)
    await browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: true })
    await remind({ account })
    await site.deliverMails()
    expect(provider.asked).toHaveLength(1)
    expect((await browser.post('/kanal-pesan/sms/kode', { kode: '000' })).status).toBe(422)
    expect((await browser.post('/kanal-pesan/sms/kode', { kode: sentCode() })).body).toMatchObject([
      { kanal: 'sms', nomor: '+62811•••333', menunggu_kode: false },
    ])
    const rowsKept = () =>
      site.db.selectFrom('channel_subscriptions').selectAll().where('user_id', '=', account.id).execute()
    expect((await rowsKept())[0]).toMatchObject({ nomor: '+628112222333', consented_at: MESSAGES_NOW })
    expect((await browser.delete('/kanal-pesan/sms')).body).toMatchObject([{ nomor: null }])
    expect((await rowsKept())[0]).toMatchObject({
      nomor: '',
      ended_by: 'pemilik',
      teks_persetujuan: expect.stringMatching(/^Saya setuju/),
    })
    await remind({ account })
    await site.deliverMails()
    expect(provider.asked).toHaveLength(1)
  })

  test('has five tries for a code, for a quarter of an hour', async () => {
    await turnOn('sms')
    const { browser } = await loggedIn(site)
    await browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: true })
    await site.deliverMails()
    const code = sentCode()
    site.clock.now = new Date(MESSAGES_NOW.getTime() + 16 * 60_000)
    expect((await browser.post('/kanal-pesan/sms/kode', { kode: code })).status).toBe(422)
    site.clock.now = MESSAGES_NOW
    for (let tries = 0; tries < 5; tries += 1) await browser.post('/kanal-pesan/sms/kode', { kode: 'salah' })
    expect((await browser.post('/kanal-pesan/sms/kode', { kode: code })).status).toBe(422)
  })

  test.each([
    ['sent at once', false],
    ['under a key each, which takes back what a refused request wrote', true],
  ])('has five tries for a code, of many that are %s', async (_how, keyed) => {
    await turnOn('sms')
    const { browser } = await loggedIn(site)
    await browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: true })
    await site.deliverMails()
    const guess = (kode: string, key: number) =>
      browser.post('/kanal-pesan/sms/kode', { kode }, keyed ? { 'idempotency-key': `tebakan ${key}` } : {})
    const wrong = await Promise.all(Array.from({ length: 9 }, (_, key) => guess('salah', key)))
    expect(wrong.map(({ status }) => status)).toEqual(Array(9).fill(422))
    expect(wrong.filter(({ text }) => text.includes('tidak cocok'))).toHaveLength(5)
    expect((await guess(sentCode(), 9)).status).toBe(422)
  })

  test('is stopped by the office as well, which never sees the number', async () => {
    await turnOn('sms')
    const who = await subscriber()
    const list = await office.get('/admin-api/penerima-pesan')
    expect(list.text).not.toContain('2222333')
    expect((await office.post(`/admin-api/penerima-pesan/${list.body.data[0].id}/hentikan`)).status).toBe(204)
    await remind(who)
    await site.deliverMails()
    expect(provider.asked).toEqual([])
  })
})

describe('a message', () => {
  test('says the day and the link, never a name or a number of a person, and the mail goes out as well', async () => {
    await turnOn('sms')
    const who = await subscriber()
    await remind(who)
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual([who.account.email])
    const { text } = JSON.parse(provider.asked[0]?.body ?? '{}')
    expect(text).toBe(`Pengingat: sertifikat Anda berakhir 20 Desember 2026. Perpanjangan: ${LINK}`)
    expect(provider.asked[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` })
    expect(await lastMessage()).toMatchObject({ status: 'terkirim', tries: 1, galat: '' })
    expect(site.logged.join()).not.toContain('2222333')
  })

  test('is tried again after 429 and 503, under one key, and delivered once', async () => {
    await turnOn('sms')
    const who = await subscriber()
    provider.moods.push(429, 503)
    await remind(who)
    for (let tries = 0; tries < 5; tries += 1) await site.deliverMails()
    expect(provider.asked).toHaveLength(3)
    expect(new Set(provider.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(await lastMessage()).toMatchObject({ status: 'terkirim', tries: 3 })
  })

  test('that may have gone out before the line was cut is repeated only where the provider knows repeats', async () => {
    await turnOn('sms', { penyedia: 'sms_form' })
    const who = await subscriber()
    for (const mood of ['cut', 500] as const) {
      provider.asked.length = 0
      provider.moods.push(mood)
      await remind(who)
      for (let tries = 0; tries < 3; tries += 1) await site.deliverMails()
      expect([mood, provider.asked.length, (await lastMessage()).status]).toEqual([mood, 1, 'tidak_pasti'])
    }
    await turnOn('sms')
    provider.asked.length = 0
    provider.moods.push('cut')
    await remind(who)
    for (let tries = 0; tries < 3; tries += 1) await site.deliverMails()
    expect([provider.asked.length, (await lastMessage()).status]).toEqual([2, 'terkirim'])
  })

  test('that the provider refuses is given up and seen in the office; the mail is untouched', async () => {
    await turnOn('sms')
    const who = await subscriber()
    provider.moods.push({ status: 400, body: '{"code":21211,"message":"+628112222333 is not valid"}' })
    await remind(who)
    expect((await site.deliverMails()).map(({ to }) => to)).toEqual([who.account.email])
    const { body, text } = await office.get('/admin-api/pesan-singkat?status=gagal')
    expect(body.data[0]).toMatchObject({
      status: 'gagal',
      galat: 'Penyedia menjawab 400, kode 21211.',
      jenis: 'certificateEnds',
    })
    expect(text).not.toContain('2222333')
    expect((await office.get(`${CHANNELS}/2`)).body.angka.belum_terkirim).toBeGreaterThan(0)
  })

  test('waits while the provider is away, and is given up after half a day', async () => {
    await turnOn('sms')
    const who = await subscriber()
    const gone = await messageProvider()
    await gone.close()
    await site.db.updateTable('message_channels').set({ alamat: gone.url }).where('kanal', '=', 'sms').execute()
    await remind(who)
    expect((await site.deliverMails()).length).toBe(1)
    expect(await lastMessage()).toMatchObject({
      status: 'menunggu',
      galat: 'Sambungan ke penyedia gagal (ECONNREFUSED).',
    })
    site.clock.now = new Date(MESSAGES_NOW.getTime() + 13 * 3_600_000)
    await site.deliverMails()
    expect(await lastMessage()).toMatchObject({ status: 'gagal' })
  })

  test('over the WhatsApp Cloud API is a template with the text in it', async () => {
    await turnOn('whatsapp', { penyedia: 'whatsapp_cloud' })
    await subscriber('whatsapp')
    expect((await turnOn('whatsapp', { aktif: false })).status).toBe(200)
    await turnOn('whatsapp', { penyedia: 'whatsapp_cloud' })
    await office.post(`${CHANNELS}/1/uji`, { nomor: NUMBER })
    expect(JSON.parse(provider.asked.at(-1)?.body ?? '{}')).toMatchObject({
      messaging_product: 'whatsapp',
      to: '628112222333',
      type: 'template',
      template: { name: 'pengingat', language: { code: 'id' } },
    })
  })
})
