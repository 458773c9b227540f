import { describe, expect, test } from 'vitest'
import { Browser } from '../../../../tests/http.ts'
import { siteWithWebhooks, WEBHOOKS, WEBHOOKS_NOW } from '../../../../tests/webhooks.ts'
import { webhookHeaders } from '../../../lib/signing/webhook-signature.ts'
import { PROBLEMS } from '../../../problems.ts'
import { certificateState } from '../certificates/rules.ts'
import { statusChanges } from './queries.ts'
import { isDeliveryOver, webhookConsentText, webhookState } from './rules.ts'

const HOUR_MS = 3_600_000

const { site, receiver, holder, invite, accept, makeWithWebhook, become, later, deliveries } = await siteWithWebhooks()

describe('a holder', () => {
  test('agrees word by word, invites, and the link is shown once and kept as a digest', async () => {
    const who = await holder()
    const refused = await who.browser.post(WEBHOOKS, {
      certificate_id: who.certificate.id,
      nama_pengamat: 'X',
      setuju: false,
    })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['setuju']])
    const { path, webhook } = await invite(who)
    expect(webhook).toMatchObject({
      keadaan: 'diundang',
      teks_persetujuan: webhookConsentText('PT Contoh', who.certificate.no_sertifikasi),
    })
    const [row] = await site.db.selectFrom('certificate_watchers').selectAll().where('id', '=', webhook.id).execute()
    expect(row).toMatchObject({ versi_persetujuan: 1, consented_at: WEBHOOKS_NOW, accepted_at: null })
    expect(JSON.stringify(row) + (await who.browser.get(WEBHOOKS)).text).not.toContain(path.split('/').at(-1))
  })

  test('invites nobody for the certificate of another, ends nobody’s consent but their own, and is not seen by others', async () => {
    const [one, other] = [await holder(), await holder()]
    const { webhook } = await invite(one)
    const foreign = await other.browser.post(WEBHOOKS, {
      certificate_id: one.certificate.id,
      nama_pengamat: 'X',
      setuju: true,
    })
    expect(foreign.status).toBe(404)
    expect((await other.browser.delete(`${WEBHOOKS}/${webhook.id}`)).status).toBe(404)
    expect((await other.browser.get(WEBHOOKS)).body).toEqual([])
    expect((await new Browser(site.app).get(WEBHOOKS)).status).toBe(401)
  })

  test('has ten for a certificate at most, also when they are invited at once', async () => {
    const { browser, certificate } = await holder()
    const form = { certificate_id: certificate.id, nama_pengamat: 'PT Contoh', setuju: true }
    const copies = Array.from({ length: 14 }, () => browser.copy())
    const statuses = await Promise.all(copies.map(async (each) => (await each.post(WEBHOOKS, form)).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  })

  test('withdraws at any time: address and secret go, the consent stays, nothing more is sent', async () => {
    const { browser, certificate, webhook, path } = await makeWithWebhook()
    receiver.moods.push(500)
    await become(certificate, 'dibekukan')
    const { body } = await browser.delete(`${WEBHOOKS}/${webhook.id}`)
    expect(body[0]).toMatchObject({ keadaan: 'berakhir', ended_by: 'pemilik' })
    receiver.received.length = 0
    await site.deliverMails()
    await become(certificate, 'dicabut')
    expect(receiver.received).toEqual([])
    expect((await deliveries(webhook)).map(({ status }) => status)).toEqual(['dilewati'])
    const [row] = await site.db.selectFrom('certificate_watchers').selectAll().where('id', '=', webhook.id).execute()
    expect(row).toMatchObject({
      address_sealed: null,
      secret_sealed: null,
      token_hash: null,
      consented_at: WEBHOOKS_NOW,
    })
    expect((await accept(path)).status).toBe(410)
    expect((await browser.delete(`${WEBHOOKS}/${webhook.id}`)).status).toBe(404)
  })
})

describe('an invitation', () => {
  test('opens a page without a program that shows the secret until it was accepted', async () => {
    const who = await holder()
    const { path } = await invite(who)
    const page = await new Browser(site.app).visit(path)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.text).toMatch(/whsec_[A-Za-z0-9+/]{43}=/)
    expect(page.text).toContain(who.certificate.no_sertifikasi)
    const done = await accept(path)
    expect(done.text).toContain('kini diberi tahu di 127.0.0.1')
    const again = await new Browser(site.app).visit(path)
    expect([again.status, again.text.includes('whsec_')]).toEqual([410, false])
    expect(again.text).toContain(PROBLEMS.LINK_OVER.message)
    expect((await new Browser(site.app).visit('/pantau/palsu')).status).toBe(410)
  })

  test('is over after a fortnight', async () => {
    const who = await holder()
    const { path } = await invite(who)
    later(14 * 24 * HOUR_MS - 1000)
    expect((await new Browser(site.app).visit(path)).status).toBe(200)
    later(14 * 24 * HOUR_MS)
    expect((await accept(path)).status).toBe(410)
  })

  test('takes only an address on the open internet that answers its trial; what was typed stays', async () => {
    const who = await holder()
    const { path } = await invite(who)
    for (const alamat of [
      ...['', 'penerima', 'ftp://a.example/x', 'http://a.example/x', 'https://10.0.0.8/x', 'https://[::1]:1/x'],
      ...['https://169.254.169.254/latest', 'https://2130706433/', 'https://db.internal/', 'https://u:p@a.example/'],
      ...[receiver.url.replace('/terima', '/tuli'), 'http://127.0.0.1:1/x'],
    ]) {
      const refused = await new Browser(site.app).sendForm(path, { alamat })
      expect([alamat, refused.status]).toEqual([alamat, 422])
      expect(refused.text).toContain('aria-invalid="true"')
      if (alamat !== '') expect(refused.text).toContain(`value="${alamat}"`)
    }
    expect((await accept(path)).status).toBe(200)
  })

  test('is taken by no other site’s form', async () => {
    const { path } = await invite(await holder())
    const foreign = await new Browser(site.app).sendForm(
      path,
      { alamat: receiver.url },
      { origin: 'https://lain.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.status).toBe(419)
  })

  test('is accepted once, however many send it at the same moment', async () => {
    const { path } = await invite(await holder())
    const answers = await Promise.all([accept(path), accept(path), accept(path)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })
})

test('the database sees a certificate’s state as the rules do', async () => {
  const { certificate, webhook } = await makeWithWebhook()
  const days = [
    '2025-12-31',
    '2026-01-01',
    '2028-10-01',
    '2028-10-02',
    '2028-10-03',
    '2028-12-31',
    '2029-01-01',
  ] as const
  for (const status of ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const) {
    const frozen_until = status === 'dibekukan' ? '2027-03-01' : null
    await site.db.updateTable('certificates').set({ status, frozen_until }).where('id', '=', certificate.id).execute()
    for (const today of days) {
      await site.db
        .updateTable('certificate_watchers')
        .set({ known_status: 'lain' })
        .where('id', '=', webhook.id)
        .execute()
      const found = (await statusChanges(site.db, today as never)).find(({ id }) => id === webhook.id)
      const validity = { status, valid_from: '2026-01-01', valid_until: '2028-12-31' } as Parameters<
        typeof certificateState
      >[0]
      expect([status, today, found?.ke]).toEqual([status, today, certificateState(validity, today as never)])
    }
  }
})

test('a delivery is too old once 23 hours have passed, and an invitation at its very end', () => {
  expect(isDeliveryOver(WEBHOOKS_NOW, new Date(WEBHOOKS_NOW.getTime() + 23 * HOUR_MS))).toBe(false)
  expect(isDeliveryOver(WEBHOOKS_NOW, new Date(WEBHOOKS_NOW.getTime() + 23 * HOUR_MS + 1))).toBe(true)
  const invited = { accepted_at: null, ended_at: null, token_until: WEBHOOKS_NOW }
  expect(webhookState(invited, new Date(WEBHOOKS_NOW.getTime() - 1))).toBe('diundang')
  expect(webhookState(invited, WEBHOOKS_NOW)).toBe('berakhir')
})

test('signs as the example of Standard Webhooks does', () => {
  const headers = webhookHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('consents that ended long ago are cleared away, those that last are not', async () => {
  const [one, other] = [await makeWithWebhook(), await makeWithWebhook()]
  await one.browser.delete(`${WEBHOOKS}/${one.webhook.id}`)
  later(731 * 24 * HOUR_MS)
  await site.sweep()
  const kept = await site.db.selectFrom('certificate_watchers').select('id').execute()
  expect(kept.map(({ id }) => id)).not.toContain(one.webhook.id)
  expect(kept.map(({ id }) => id)).toContain(other.webhook.id)
})
