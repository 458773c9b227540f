import { describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { contextOf } from '../../../../tests/context.ts'
import { CHANNELS, MESSAGES_NOW, NUMBER, siteWithMessages } from '../../../../tests/text-messages.ts'
import { sendTextMessage } from './jobs.ts'
import { waitAsked } from './rules.ts'

const { site, office, provider, turnOn, subscriber, remind, lastMessage } = await siteWithMessages()

describe('a provider that is slow', () => {
  const ANSWER_MS = 300

  /** One try of the newest message with a short limit instead of the job's twenty seconds. */
  const tryOnce = async () => {
    const { id } = await lastMessage()
    const ctx = { ...contextOf(site), jobs: site.jobs, appUrl: site.config.appUrl }
    return sendTextMessage(ctx, { id, text: 'Pengingat' }, ANSWER_MS).then(
      () => 'settled',
      (error: Error) => error.message,
    )
  }
  const TOO_LATE = 'Penyedia tidak menjawab pada waktunya.'

  test.each(['silent', 'endless'] as const)(
    'and %s ends at the limit: repeated under its key where the provider knows repeats, else uncertain',
    async (mood) => {
      await turnOn('sms')
      await remind(await subscriber())
      provider.moods.push(mood)
      const began = performance.now()
      expect(await tryOnce()).toBe(TOO_LATE)
      expect(performance.now() - began).toBeLessThan(ANSWER_MS * 10)
      expect(await lastMessage()).toMatchObject({ status: 'menunggu', galat: TOO_LATE })
      await site.deliverMails()
      expect(await lastMessage()).toMatchObject({ status: 'terkirim' })
      await turnOn('sms', { penyedia: 'sms_form' })
      await remind(await subscriber())
      provider.moods.push(mood)
      expect(await tryOnce()).toBe('settled')
      expect(await lastMessage()).toMatchObject({ status: 'tidak_pasti', galat: TOO_LATE })
      await site.deliverMails()
    },
  )
})

describe('a provider that asks to wait', () => {
  const busy = (wait: string) => ({ status: 429, headers: { 'retry-after': wait } })
  const later = (ms: number) => new Date(site.clock.now.getTime() + ms)

  test('is left alone that long, by every message of its channel, and then asked once', async () => {
    await turnOn('sms')
    const who = await subscriber()
    provider.moods.push(busy('90'))
    await remind(who)
    await site.deliverMails()
    expect(await lastMessage()).toMatchObject({ status: 'menunggu', galat: 'Penyedia menjawab 429.', tries: 1 })
    expect((await office.get(`${CHANNELS}/2`)).body.resume_at).toBe(later(90_000).toISOString())
    await remind(who)
    site.clock.now = later(89_000)
    for (let tries = 0; tries < 3; tries += 1) await site.deliverMails()
    expect(provider.asked).toHaveLength(1)
    site.clock.now = later(2000)
    await site.deliverMails()
    expect(provider.asked).toHaveLength(3)
    expect(await lastMessage()).toMatchObject({ status: 'terkirim' })
  })

  test('is asked again when the office names another one', async () => {
    await turnOn('sms')
    const who = await subscriber()
    provider.moods.push(busy('3600'))
    await remind(who)
    await site.deliverMails()
    await turnOn('sms')
    await site.deliverMails()
    expect(await lastMessage()).toMatchObject({ status: 'terkirim', tries: 2 })
  })

  test.each([
    ['120', 120_000],
    ['0', 1000],
    ['86400', 3_600_000],
    ['Fri, 20 Nov 2026 03:05:00 GMT', 300_000],
    ['Fri, 20 Nov 2020 03:05:00 GMT', 1000],
    ['sebentar', undefined],
    [undefined, undefined],
  ])('for %s waits %s ms, at least a second and at most an hour', (written, ms) => {
    expect(waitAsked(written, MESSAGES_NOW)).toBe(ms)
  })
})

describe('a message that was not sent', () => {
  const MESSAGES = '/admin-api/pesan-singkat'
  const queue = async () =>
    (await office.get('/admin-api/meja')).body.antrean.find(({ key }: { key: string }) => key === 'pesan_gagal')
  const unsent = async () => (await office.get(`${MESSAGES}?belum_terkirim=true`)).body

  async function refused() {
    await turnOn('sms')
    const who = await subscriber()
    await site.db.updateTable('text_messages').set({ status: 'ditutup', isi: null }).execute()
    provider.moods.push(400)
    await remind(who)
    await site.deliverMails()
    provider.asked.length = 0
    return who
  }

  test('waits on the desk of those who look after accounts, with its words, until it is sent again', async () => {
    const who = await refused()
    expect(await queue()).toMatchObject({ jumlah: 1, permission: 'pengguna', label: 'Pesan singkat belum terkirim' })
    const { data, total } = await unsent()
    expect([total, data[0].status, data[0].isi]).toEqual([1, 'gagal', expect.stringMatching(/^Pengingat: sertifikat/)])
    const at = new Date(MESSAGES_NOW.getTime() - 20 * 3_600_000)
    await site.db.updateTable('text_messages').set({ at }).where('id', '=', data[0].id).execute()
    expect((await office.post(`${MESSAGES}/${data[0].id}/kirim-ulang`)).status).toBe(204)
    expect((await office.post(`${MESSAGES}/${data[0].id}/kirim-ulang`)).status).toBe(404)
    expect(await queue()).toBeUndefined()
    await site.deliverMails()
    expect(JSON.parse(provider.asked[0]?.body ?? '{}')).toMatchObject({ text: data[0].isi, to: '+628112222333' })
    expect(await lastMessage()).toMatchObject({ user_id: who.account.id, status: 'terkirim', isi: null, tries: 2 })
    const entry = await site.db
      .selectFrom('audit_log')
      .select(['action', 'noun'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'kirim-ulang', noun: 'pesan-singkat' })
  })

  test('is closed by the office where it shall not be sent again', async () => {
    await refused()
    const [{ id }] = (await unsent()).data
    expect((await office.post(`${MESSAGES}/${id}/tutup`)).status).toBe(204)
    expect((await office.post(`${MESSAGES}/${id}/kirim-ulang`)).status).toBe(404)
    expect([await queue(), (await unsent()).total]).toEqual([undefined, 0])
    await site.deliverMails()
    expect(provider.asked).toEqual([])
  })

  test('goes to nobody who has ended messages meanwhile', async () => {
    const who = await refused()
    const [{ id }] = (await unsent()).data
    await who.browser.delete('/kanal-pesan/sms')
    await office.post(`${MESSAGES}/${id}/kirim-ulang`)
    await site.deliverMails()
    expect([provider.asked.length, (await lastMessage()).status]).toEqual([0, 'dilewati'])
  })

  test('that was a code keeps no words and can only be closed', async () => {
    await turnOn('sms')
    await site.db.updateTable('text_messages').set({ status: 'ditutup', isi: null }).execute()
    const { browser } = await loggedIn(site)
    provider.moods.push(400)
    await browser.post('/kanal-pesan/sms', { nomor: NUMBER, setuju: true })
    await site.deliverMails()
    const [{ id, isi }] = (await unsent()).data
    expect([isi, (await office.post(`${MESSAGES}/${id}/kirim-ulang`)).status]).toEqual([null, 404])
  })
})
