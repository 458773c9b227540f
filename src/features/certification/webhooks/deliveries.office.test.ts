import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { atOneLock } from '../../../../tests/at-one-lock.ts'
import { contextOf } from '../../../../tests/context.ts'
import { siteWithWebhooks, WEBHOOKS, WEBHOOKS_NOW } from '../../../../tests/webhooks.ts'
import { notifyWebhooks } from './jobs.ts'

const HOUR_MS = 3_600_000
const DELIVERIES = '/admin-api/kiriman-pengamat'

const { site, receiver, office, makeWithWebhook, notify, become, later, deliveries } = await siteWithWebhooks()

describe('a change of status', () => {
  test('is sent signed by Standard Webhooks, with number, states, moment and address, and nothing else', async () => {
    const { certificate, secret, webhook, account } = await makeWithWebhook()
    later(HOUR_MS)
    await become(certificate, 'dibekukan')
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const at = site.clock.now.toISOString()
    const { no_sertifikasi } = certificate
    expect(JSON.parse(body)).toEqual({
      ...{ type: 'sertifikat.status_berubah', timestamp: at },
      data: {
        no_sertifikasi,
        dari: 'aktif',
        ke: 'dibekukan',
        at,
        tautan: `http://localhost:3000/verifikasi/${no_sertifikasi}`,
      },
    })
    const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']]
    expect(time).toBe(String(site.clock.now.getTime() / 1000))
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    expect(body + JSON.stringify(headers)).not.toContain(account.email)
    expect((await deliveries(webhook))[0]).toMatchObject({ status: 'terkirim', tries: 1, sent_at: site.clock.now })
    expect(site.logged.join()).not.toContain(secret)
    await notify()
    expect(receiver.received).toHaveLength(1)
  })

  test('by the day alone is told as well, on that day and once', async () => {
    const { webhook } = await makeWithWebhook()
    const ends = [
      ['2028-10-01', []],
      ['2028-10-02', ['akan_berakhir']],
      ['2028-12-31', ['akan_berakhir']],
      ['2029-01-01', ['akan_berakhir', 'kedaluwarsa']],
    ] as const
    for (const [on, told] of ends) {
      site.clock.now = new Date(`${on}T03:00:00Z`)
      await notify()
      expect([on, (await deliveries(webhook)).map(({ ke }) => ke)]).toEqual([on, told])
    }
  })

  test('waits out a receiver that is away, under one id, and arrives once', async () => {
    const { certificate, webhook } = await makeWithWebhook()
    receiver.moods.push(500, 'cut', 302)
    await become(certificate, 'dicabut')
    for (let tries = 0; tries < 5; tries += 1) await site.deliverMails()
    expect(receiver.received).toHaveLength(4)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await deliveries(webhook))[0]).toMatchObject({ status: 'terkirim', tries: 4, galat: '' })
  })

  test('is given up after a day, stands on the desk, and is sent again by the office', async () => {
    const { certificate, webhook } = await makeWithWebhook()
    receiver.moods.push(503)
    await become(certificate, 'dicabut')
    expect((await deliveries(webhook))[0]).toMatchObject({ status: 'menunggu', galat: 'Tujuan menjawab 503.' })
    later(24 * HOUR_MS)
    await site.deliverMails()
    const [failed] = await deliveries(webhook)
    expect(failed).toMatchObject({ status: 'gagal', galat: 'Tidak terkirim dalam sehari.' })
    site.clock.now = WEBHOOKS_NOW
    const queue = async () =>
      (await office.get('/admin-api/meja')).body.antrean.find(({ key }: { key: string }) => key === 'kiriman_gagal')
    expect(await queue()).toMatchObject({ jumlah: 1 })
    expect((await office.get(`${DELIVERIES}?status=gagal`)).body.data[0]).toMatchObject({
      nama_pengamat: 'PT Contoh',
      no_sertifikasi: certificate.no_sertifikasi,
    })
    const before = receiver.received[0]?.headers['webhook-id']
    const { status, headers } = await office.post(`${DELIVERIES}/${failed?.id}/kirim-ulang`)
    expect(status).toBe(204)
    expect((await office.post(`${DELIVERIES}/${failed?.id}/kirim-ulang`)).status).toBe(404)
    await site.deliverMails()
    expect(receiver.received.at(-1)?.headers).toMatchObject({
      'webhook-id': before,
      'x-request-id': headers['x-request-id'],
    })
    expect((await deliveries(webhook))[0]).toMatchObject({ status: 'terkirim' })
    expect(await queue()).toBeUndefined()
  })

  test('ends the watching where the receiver answers 410', async () => {
    const { certificate, browser } = await makeWithWebhook()
    receiver.moods.push(410)
    await become(certificate, 'dibekukan')
    expect((await browser.get(WEBHOOKS)).body[0]).toMatchObject({ keadaan: 'berakhir', ended_by: 'pengamat' })
    receiver.received.length = 0
    await become(certificate, 'dicabut')
    expect(receiver.received).toEqual([])
  })

  test('is told once by two processes at the same moment', async () => {
    const { certificate, webhook } = await makeWithWebhook()
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', certificate.id).execute()
    const tell = () => notifyWebhooks({ ...contextOf(site), jobs: site.jobs })
    await atOneLock(site.database, sql`select id from certificate_watchers for update`, [tell, tell])
    expect(await deliveries(webhook)).toHaveLength(1)
  })
})
