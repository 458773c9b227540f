import { afterAll, beforeEach, expect } from 'vitest'
import type { Channel, Provider } from '../src/features/platform/channels/rules.ts'
import { notifyUser } from '../src/features/platform/notifications/service.ts'
import { confirmPassword, loggedIn, staffIn } from './accounts.ts'
import { makeSiteContent } from './content.ts'
import { testApp } from './harness.ts'
import { messageProvider } from './message-provider.ts'
import { beforeOpening } from './pending-changes.ts'

export const MESSAGES_NOW = new Date('2026-11-20T03:00:00Z')
export const NUMBER = '0811 2222 333'
export const KEY = 'rahasia-penyedia'
export const CHANNELS = '/admin-api/kanal-pesan'
export const LINK = 'http://localhost:3000/user/dashboard'

const idOf = { whatsapp: 1, sms: 2 }

/** A portal beside a stand-in for its provider of short messages, and one of the staff who looks after both. */
export async function siteWithMessages() {
  const provider = await messageProvider()
  afterAll(() => provider.close())
  const site = await testApp()
  await makeSiteContent(site.db)
  const office = (await staffIn(site, ['pengguna'])).browser
  await confirmPassword(office)
  beforeEach(async () => {
    site.clock.now = MESSAGES_NOW
    await site.deliverMails()
    provider.asked.length = 0
    provider.moods.length = 0
  })

  async function turnOn(kanal: Channel, more: { penyedia?: Provider; uji_coba?: boolean; aktif?: boolean } = {}) {
    const { version } = (await office.get(`${CHANNELS}/${idOf[kanal]}`)).body
    const form = {
      aktif: true,
      uji_coba: false,
      penyedia: 'http',
      alamat: provider.url,
      akun: 'AC1',
      pengirim: '12345',
    }
    const given = { version, ...form, templat: 'pengingat', kunci: KEY, ...more }
    return beforeOpening(site, () => office.put(`${CHANNELS}/${idOf[kanal]}`, given))
  }

  const sentCode = (): string =>
    /Kode.Anda:.(\d{6})/.exec(decodeURIComponent(provider.asked.at(-1)?.body ?? ''))?.[1] ?? ''

  /** Somebody who agreed to messages and confirmed the number. */
  async function subscriber(kanal: Channel = 'sms') {
    const who = await loggedIn(site)
    const started = await who.browser.post(`/kanal-pesan/${kanal}`, { nomor: NUMBER, setuju: true })
    expect(started.status).toBe(200)
    await site.deliverMails()
    const code = sentCode()
    expect((await who.browser.post(`/kanal-pesan/${kanal}/kode`, { kode: code })).status).toBe(200)
    provider.asked.length = 0
    return who
  }

  const remind = ({ account }: { account: { id: number; email: string } }) =>
    notifyUser(
      site.db,
      { jobs: site.jobs, appUrl: site.config.appUrl, now: site.clock.now },
      { id: account.id, email: account.email },
      {
        letter: 'certificateEnds',
        name: 'Wulan Contoh',
        no_sertifikasi: '0001/X',
        hari: 30,
        batas: '20 Desember 2026',
        link: LINK,
      },
      null,
      { calendar: undefined },
    )

  const lastMessage = () =>
    site.db.selectFrom('text_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

  return { site, office, provider, turnOn, sentCode, subscriber, remind, lastMessage }
}
