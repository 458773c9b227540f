import { afterAll, beforeEach, expect } from 'vitest'
import type { StoredState } from '../src/features/certification/certificates/rules.ts'
import { loggedIn, staffIn } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import { makeSiteContent } from './content.ts'
import { testApp } from './harness.ts'
import { Browser } from './http.ts'
import { webhookReceiver } from './webhook-receiver.ts'

export const WEBHOOKS_NOW = new Date('2026-11-20T03:00:00Z')
export const WEBHOOKS = '/pengamat-sertifikat'

/** Returns a portal beside a receiver's server, and a member of staff who looks after deliveries. */
export async function siteWithWebhooks() {
  const receiver = await webhookReceiver()
  afterAll(() => receiver.close())
  const site = await testApp()
  await makeSiteContent(site.db)
  const office = (await staffIn(site, ['pengguna'])).browser

  beforeEach(async () => {
    site.clock.now = WEBHOOKS_NOW
    await site.db.deleteFrom('certificate_watchers').execute()
    await site.deliverMails()
    receiver.received.length = 0
    receiver.moods.length = 0
  })

  async function holder() {
    const who = await loggedIn(site)
    const certificate = await makeCertificate(site.db, { user_id: who.account.id })
    return { ...who, certificate }
  }
  type Holder = Awaited<ReturnType<typeof holder>>

  async function invite({ browser, certificate }: Pick<Holder, 'browser' | 'certificate'>) {
    const form = { certificate_id: certificate.id, nama_pengamat: 'PT Contoh', setuju: true }
    const { status, body } = await browser.post(WEBHOOKS, form)
    expect(status).toBe(201)
    return { path: new URL(body.tautan).pathname as string, webhook: body.pengamat[0] }
  }

  const accept = (path: string, alamat = receiver.url) => new Browser(site.app).sendForm(path, { alamat })

  async function makeWithWebhook() {
    const who = await holder()
    const { path, webhook } = await invite(who)
    const { body } = await new Browser(site.app).get(path.replace('/pantau/', '/undangan-pantau/'))
    expect((await accept(path)).status).toBe(200)
    return { ...who, path, webhook, secret: body.rahasia as string }
  }

  /** Sends what webhooks are to be told by now. */
  async function notify(): Promise<void> {
    await site.deadlines()
    await site.deliverMails()
  }

  async function become(certificate: { id: number }, status: StoredState): Promise<void> {
    const frozen_until = status === 'dibekukan' ? '2027-03-01' : null
    await site.db.updateTable('certificates').set({ status, frozen_until }).where('id', '=', certificate.id).execute()
    await notify()
  }

  const later = (ms: number) => {
    site.clock.now = new Date(WEBHOOKS_NOW.getTime() + ms)
  }

  const deliveries = (webhook: { id: number }) =>
    site.db.selectFrom('watcher_deliveries').selectAll().where('watcher_id', '=', webhook.id).orderBy('id').execute()

  return { site, receiver, office, holder, invite, accept, makeWithWebhook, notify, become, later, deliveries }
}
