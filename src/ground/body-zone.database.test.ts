import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../tests/accounts.ts'
import { testApp } from '../../tests/harness.ts'
import { billApplicant, type Counter, counter } from '../../tests/invoices.ts'
import { bodyZone, setBodyZone, type Zone } from '../lib/day.ts'
import { followBodyZone } from './body-zone.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

/** The body's record says so, and the process has heard of it. */
async function moveTo(zona_waktu: Zone): Promise<void> {
  await at.site.db.updateTable('site_content').set({ zona_waktu }).execute()
  await expect.poll(bodyZone).toBe(zona_waktu)
}

afterEach(() => moveTo('WIB'))
afterAll(() => setBodyZone('WIB'))

const LATE_EVENING = new Date('2026-11-19T16:30:00Z')

describe("the body's zone", () => {
  test('decides on which day a bill is made and when it is due', async () => {
    at.site.clock.now = LATE_EVENING
    const west = await billApplicant(at.site, { verifier: at.verifier })
    await moveTo('WIT')
    const east = await billApplicant(at.site, { verifier: at.verifier })
    expect(west.invoice.due_at).toBe('2026-11-22T16:59:59.000Z')
    expect(east.invoice.due_at).toBe('2026-11-23T14:59:59.000Z')
    const mails = await at.site.deliverMails()
    const to = ({ who }: typeof west) =>
      mails
        .filter((mail) => mail.to === who.account.email)
        .map(({ text }) => text)
        .join()
    expect(to(west)).toContain('paling lambat 22 November 2026 pukul 23.59 WIB')
    expect(to(east)).toContain('paling lambat 23 November 2026 pukul 23.59 WIT')
  })

  test('leaves a deadline that was promised where it is', async () => {
    at.site.clock.now = LATE_EVENING
    const { who, id, invoice } = await billApplicant(at.site, { verifier: at.verifier })
    await moveTo('WITA')
    expect((await who.browser.get(`/user-training/${id}/invoice`)).body.due_at).toBe(invoice.due_at)
  })

  test('decides the month into which what came in is counted', async () => {
    at.site.clock.now = new Date('2026-11-30T16:30:00Z')
    const { browser } = await staffIn(at.site, ['keuangan'])
    const lastMonth = async () => (await browser.get('/admin-api/invoice-jumlah')).body.bulan.at(-1).bulan
    expect(await lastMonth()).toBe('2026-11')
    await moveTo('WIT')
    expect(await lastMonth()).toBe('2026-12')
  })

  test('stands in the pages of both browser programs', async () => {
    await moveTo('WIT')
    const { browser } = await staffIn(at.site, ['konten'])
    const { server } = at.site.app
    const home = async () => (await server.inject({ url: '/', headers: { accept: 'text/html' } })).body
    await expect.poll(home).toContain('"zona_waktu":"WIT"')
    expect((await browser.visit('/admin')).text).toContain('"zona_waktu":"WIT"')
  })

  test('is what another process finds as it starts', async () => {
    await moveTo('WITA')
    setBodyZone('WIB')
    await testApp({ database: at.site.database })
    expect(bodyZone()).toBe('WITA')
    expect(await followBodyZone(at.site.db)).toBe(false)
  })
})
