import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import {
  activityInvoice,
  activityNow,
  activityOn,
  at,
  confirmActivity,
  financeDoes,
  holder,
  lettersTo,
  payActivity,
  register,
  registerForActivity,
  seatsOf,
  statusAndMessage,
} from '../../../../tests/activities.ts'
import { type Applicant, applicant } from '../../../../tests/applications.ts'
import { makeVenue } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { counter, patiently } from '../../../../tests/invoices.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { runs } from '../../../../tests/quick.ts'
import { PROBLEMS } from '../../../problems.ts'
import { takeDueActivityTransitions } from './jobs.ts'

let site: TestApp
let keuangan: Browser

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  ;({ site } = await counter())
})
beforeEach(async () => {
  site.clock.now = NOW
  keuangan = (await staffIn(site, ['keuangan'])).browser
  await site.deliverMails()
})

describe('what is offered', () => {
  test('are maintenance schedules with what they are worth, and how one stands to each', async () => {
    const [mine, other, full] = [
      await activityOn(site),
      await activityOn(site, {}, { registration_fee: 500_000 }),
      await activityOn(site, { kuota: 1 }),
    ]
    const who = await holder(site)
    const { id } = await registerForActivity(who, mine)
    await registerForActivity(await holder(site), full)
    const { body } = await who.browser.get('/pemeliharaan/daftar')
    const shown = (at: number) => body.find((each: { id: number }) => each.id === at)
    expect(shown(mine)).toMatchObject({
      jenis_kegiatan: 'workshop',
      jam_pelajaran: 8,
      poin: 10,
      saya: { id, status: 'dikonfirmasi', status_label: 'Dikonfirmasi' },
      halangan: null,
    })
    expect(shown(other)).toMatchObject({ registration_fee: 500_000, saya: null, halangan: null })
    expect(shown(full)).toMatchObject({ status_jadwal: 'penuh', halangan: PROBLEMS.ACTIVITY_FULL.message })
    expect((await who.browser.get(`/pemeliharaan/daftar/${mine}`)).body).toMatchObject({ id: mine, rundown: [] })
  })

  test('those who hold no certificate number are told why they cannot register', async () => {
    const schedule = await activityOn(site)
    const who = await applicant(site)
    const { body } = await who.browser.get(`/pemeliharaan/daftar/${schedule}`)
    expect(body.halangan).toBe(PROBLEMS.HOLDERS_ONLY.message)
    expect(statusAndMessage(await register(who, schedule))).toEqual([409, PROBLEMS.HOLDERS_ONLY.message])
  })
})

describe('without a fee', () => {
  test('a registration is confirmed at once, with a letter, a QR code and its history', async () => {
    const venue = await makeVenue(site.db)
    const schedule = await activityOn(site, { venue })
    const who = await holder(site)
    const { status, body } = await register(who, schedule)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'dikonfirmasi',
      luar: false,
      schedule_id: schedule,
      ada_invoice: false,
      waktu: '10–11 Desember 2026, 08.00–16.00 WIB, TUK Contoh, Jakarta Selatan',
      kode: expect.stringMatching(/\/admin\/peserta-kegiatan\/\d+-/),
      can: { ubah: false, hapus: false, batal: true },
    })
    expect(body.riwayat.map(({ label }: { label: string }) => label)).toEqual(['Terdaftar', 'Kursi dikonfirmasi'])
    expect(await lettersTo(site, who)).toEqual(['Anda terdaftar: Workshop Contoh'])
    expect(await seatsOf(site, schedule)).toBe(1)
  })

  test('nobody registers twice on a schedule, or on two of one name on one day', async () => {
    const schedule = await activityOn(site)
    const who = await holder(site)
    const answers = await Promise.all([
      register(who, schedule),
      register({ ...who, browser: who.browser.copy() }, schedule),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(statusAndMessage(await register(who, schedule))).toEqual([409, PROBLEMS.REGISTERED_ALREADY.message])
    expect(statusAndMessage(await register(who, await activityOn(site)))).toEqual([
      409,
      PROBLEMS.ACTIVITY_KNOWN.message,
    ])
    expect(await seatsOf(site, schedule)).toBe(1)
  })

  test.each([
    ['before it opens', { opens: '2026-11-21' }, PROBLEMS.REGISTRATION_CLOSED.message],
    ['after it closed', { pendaftaran_ditutup: '2026-11-19' }, PROBLEMS.REGISTRATION_CLOSED.message],
    ['of a cancelled schedule', { cancelled: true }, PROBLEMS.ACTIVITY_CANCELLED.message],
  ])('nobody registers %s', async (_when, date, message) => {
    const schedule = await activityOn(site, date as Parameters<typeof activityOn>[1])
    expect(statusAndMessage(await register(await holder(site), schedule))).toEqual([409, message])
  })

  test('a schedule of a certification is not registered for here', async () => {
    const who = await holder(site)
    expect((await register(who, 999_999)).status).toBe(404)
    expect((await who.browser.get('/pemeliharaan/daftar/999999')).status).toBe(404)
  })
})

test('of a crowd who register at once for 20 seats exactly 20 get one, and all others are told', async () => {
  const crowd = runs(200, 50)
  const schedule = await activityOn(site, { kuota: 20 })
  const people: Applicant[] = []
  while (people.length < crowd) people.push(await holder(site))
  const answers = await Promise.all(people.map((who) => patiently(() => register(who, schedule))))
  const got = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(
    ({ status, body }) => status === 409 && body.message === PROBLEMS.ACTIVITY_FULL.message,
  )
  expect([got.length, refused.length, await seatsOf(site, schedule)]).toEqual([20, crowd - 20, 20])
}, 180_000)

describe('with a fee', () => {
  test('the online room is told once the seat is certain; there is no code to scan at a door', async () => {
    const ruang_daring = 'https://rapat.example.com/webinar-5'
    const schedule = await activityOn(site, { metode: 'Daring', ruang_daring }, { registration_fee: 250_000 })
    const who = await holder(site)
    const { id } = await registerForActivity(who, schedule)
    expect(await activityNow(who, id)).toMatchObject({ status: 'menunggu_pembayaran', ruang_daring: null })
    expect((await who.browser.get(`/pemeliharaan/daftar/${schedule}`)).text).not.toContain(ruang_daring)
    await payActivity(site, who, { id })
    await confirmActivity(keuangan, who, id)
    expect(await activityNow(who, id)).toMatchObject({ status: 'dikonfirmasi', ruang_daring, kode: null })
    await site.db.updateTable('schedules').set({ cancelled_at: NOW }).where('id', '=', schedule).execute()
    expect(await activityNow(who, id)).toMatchObject({ ruang_daring: null })
  })

  test('the seat is kept while the invoice is open; paid and confirmed it is the person’s', async () => {
    const schedule = await activityOn(site, {}, { registration_fee: 750_000 })
    const who = await holder(site)
    const activity = await registerForActivity(who, schedule)
    expect(activity).toMatchObject({ status: 'menunggu_pembayaran', ada_invoice: true, kode: null })
    expect(activity.due_at).toBe('2026-11-23T16:59:59.000Z')
    const invoice = await activityInvoice(who, activity.id)
    expect(invoice).toMatchObject({ untuk: 'kegiatan', untuk_id: activity.id, status: 'belum_dibayar' })
    expect((await payActivity(site, who, activity)).body.status).toBe('menunggu_konfirmasi')
    expect((await activityNow(who, activity.id)).due_at).toBeNull()
    const { body } = await confirmActivity(keuangan, who, activity.id)
    expect([body.status, body.untuk, body.tahap]).toEqual(['lunas', 'kegiatan', 'dikonfirmasi'])
    expect((await activityNow(who, activity.id)).status).toBe('dikonfirmasi')
    expect(await lettersTo(site, who)).toEqual([
      'Anda terdaftar: Workshop Contoh',
      expect.stringMatching(/^Invoice INV\/2026\/11\/\d{4}: Workshop Contoh$/),
    ])
    const { text } = await openedPdf(site.app, who.browser, `/pemeliharaan/${activity.id}/kuitansi.pdf`)
    expect(text).toContain('Tanggal kegiatan')
    const { text: asked } = await openedPdf(site.app, who.browser, `/pemeliharaan/${activity.id}/invoice.pdf`)
    expect(asked).toContain(invoice.nomor)
  })

  test('the invoice is written to an employer', async () => {
    const who = await holder(site)
    const { id } = await registerForActivity(who, await activityOn(site, {}, { registration_fee: 750_000 }))
    const given = { nama_tagihan: 'PT Contoh Bahari', npwp_tagihan: '012345678901234' }
    expect((await who.browser.put(`/pemeliharaan/${id}/invoice`, given)).body).toMatchObject(given)
  })

  test('a refused proof leaves days to pay again, and the letter says so', async () => {
    const who = await holder(site)
    const activity = await registerForActivity(who, await activityOn(site, {}, { registration_fee: 750_000 }))
    await payActivity(site, who, activity)
    const later = await at(site, who, '2026-11-24T03:00:00Z')
    keuangan = (await staffIn(site, ['keuangan'])).browser
    await takeDueActivityTransitions(contextOf(site))
    await site.deliverMails()
    const alasan = 'Jumlah pada bukti tidak terbaca.'
    expect(
      (await financeDoes(keuangan, await activityInvoice(later, activity.id), 'tolak-bukti', { alasan })).body.status,
    ).toBe('bukti_ditolak')
    const now = await activityNow(later, activity.id)
    expect([now.status, now.due_at]).toEqual(['menunggu_pembayaran', '2026-11-25T16:59:59.000Z'])
    expect(await lettersTo(site, later)).toEqual(['Bukti pembayaran ditolak: Workshop Contoh'])
  })

  test('what is not paid in time lapses with its invoice and frees the seat, once; one can register again', async () => {
    const schedule = await activityOn(site, {}, { registration_fee: 750_000 })
    const before = await holder(site)
    const activity = await registerForActivity(before, schedule)
    const who = await at(site, before, '2026-11-23T16:59:58Z')
    await takeDueActivityTransitions(contextOf(site))
    expect(await seatsOf(site, schedule)).toBe(1)
    site.clock.now = new Date('2026-11-23T16:59:59Z')
    await site.deliverMails()
    await site.deadlines()
    await Promise.all(Array.from({ length: 4 }, () => takeDueActivityTransitions(contextOf(site))))
    expect((await activityNow(who, activity.id)).status).toBe('kedaluwarsa')
    expect((await activityInvoice(who, activity.id)).status).toBe('kedaluwarsa')
    expect([await seatsOf(site, schedule), await lettersTo(site, who)]).toEqual([
      0,
      ['Pendaftaran berakhir: Workshop Contoh'],
    ])
    expect(statusAndMessage(await payActivity(site, who, activity))).toEqual([409, PROBLEMS.INVOICE_NOT_OPEN.message])
    expect((await registerForActivity(who, schedule)).status).toBe('menunggu_pembayaran')
  })

  test('what is past its time cannot be paid though no job was there', async () => {
    const before = await holder(site)
    const activity = await registerForActivity(before, await activityOn(site, {}, { registration_fee: 750_000 }))
    const who = await at(site, before, '2026-11-23T17:00:00Z')
    expect(statusAndMessage(await payActivity(site, who, activity))).toEqual([
      409,
      PROBLEMS.ACTIVITY_PAYMENT_LAPSED.message,
    ])
  })
})
