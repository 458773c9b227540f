import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later } from '../../../../tests/accounts.ts'
import { makeComplaint, reopen, reply, track, URAIAN } from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { attemptLimits } from '../../../limits.ts'

let site: TestApp

const NOW = new Date('2026-11-20T03:00:00Z')
const NOT_FOUND = { message: 'Nomor tiket dan PIN tidak cocok. Periksa keduanya pada email tanda terima Anda.' }

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(() => {
  site.clock.now = NOW
})

describe('tracking', () => {
  test('shows the case to who knows ticket and PIN, however the ticket is written', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const { status, body } = await track(site, { no_tiket: ` ${no_tiket.toLowerCase()} `, pin })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      no_tiket,
      status: 'diterima',
      uraian: URAIAN,
      target_jawab: '2026-12-10',
      boleh_dibalas: true,
      reopen_until: null,
      riwayat: [{ jenis: 'langkah', ke: 'diterima', dari_pelapor: true }],
    })
    expect(JSON.stringify(body)).not.toContain('pin_hash')
  })

  test('answers a wrong PIN and an unknown ticket alike, in every call', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const wrong = { no_tiket, pin: pin === '00000000' ? '00000001' : '00000000' }
    const unknown = { no_tiket: 'ADU-2026-9999', pin }
    for (const proof of [wrong, unknown]) {
      for (const answer of [await track(site, proof), await reply(site, proof, 'Halo.'), await reopen(site, proof)]) {
        expect([answer.status, answer.body]).toEqual([404, NOT_FOUND])
      }
    }
  })

  test('locks a ticket after twenty tries for their address alone: its reporter comes in from elsewhere', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const other = await makeComplaint(site)
    const stranger = new Browser(site.app)
    const guess = (n: number) => track(site, { no_tiket, pin: String(n).padStart(8, '0') }, stranger)
    const guesses = Array.from({ length: attemptLimits.complaintPin.most }, (_, n) => (n === Number(pin) ? 99 : n))
    for (const n of guesses) expect((await guess(n)).status).toBe(404)
    expect((await guess(77)).status).toBe(429)
    expect((await track(site, { no_tiket, pin }, stranger)).status).toBe(429)
    expect((await track(site, other, stranger)).status).toBe(200)
    expect((await track(site, { no_tiket, pin })).status).toBe(200)
    later(site, attemptLimits.complaintPin.seconds)
    expect((await track(site, { no_tiket, pin }, stranger)).status).toBe(200)
  })

  test('a flood of wrong PINs from everywhere is slowed, and its reporter comes in between', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const { most, longest } = attemptLimits.complaintPinOfTicket
    const wrong = { no_tiket, pin: pin === '00000000' ? '00000001' : '00000000' }
    expect((await track(site, wrong)).status).toBe(404)
    await site.db.updateTable('attempts').set({ count: most }).where('key', 'like', 'pin-ticket:%').execute()
    expect((await track(site, wrong)).status).toBe(404)
    expect((await track(site, wrong)).status).toBe(429)
    later(site, longest)
    expect((await track(site, { no_tiket, pin })).status).toBe(200)
    expect((await track(site, wrong)).status).toBe(404)
  })

  test('a ticket tells nothing of another, and those of earlier days stay good', async () => {
    const tickets = await Promise.all(Array.from({ length: 6 }, () => makeComplaint(site)))
    const numbers = tickets.map(({ no_tiket }) => Number(/^ADU-2026-(\d{8})$/.exec(no_tiket)?.[1]))
    expect(new Set(numbers).size).toBe(6)
    const steps = numbers.slice(1).map((number, at) => Math.abs(number - (numbers[at] ?? 0)))
    expect(Math.max(...steps)).toBeGreaterThan(1000)
    expect((await track(site, { no_tiket: 'ADU-2025-0007', pin: '12345678' })).status).toBe(404)
  })

  test('the right PIN takes the wrong tries on its ticket back, but not those of the address', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const browser = new Browser(site.app)
    const wrong = pin === '00000000' ? '00000001' : '00000000'
    const { most } = attemptLimits.complaintPinOfAddress
    for (let at = 0; at < most; at += 1) {
      const isRight = at % 10 === 9
      expect((await track(site, { no_tiket, pin: isRight ? pin : wrong }, browser)).status).toBe(isRight ? 200 : 404)
    }
    expect((await track(site, { no_tiket, pin }, browser)).status).toBe(429)
    expect((await track(site, { no_tiket, pin })).status).toBe(200)
  })

  test('counts replies and reopenings among the tries', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const stranger = new Browser(site.app)
    const wrong = { no_tiket, pin: pin === '00000000' ? '00000001' : '00000000' }
    for (let at = 0; at < attemptLimits.complaintPin.most / 2; at += 1) {
      expect((await reply(site, wrong, 'Halo.', stranger)).status).toBe(404)
      expect((await reopen(site, wrong, stranger)).status).toBe(404)
    }
    expect((await track(site, { no_tiket, pin }, stranger)).status).toBe(429)
  })
})
