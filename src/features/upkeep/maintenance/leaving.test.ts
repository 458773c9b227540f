import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
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
  registerForActivity,
  seatsOf,
  statusAndMessage,
} from '../../../../tests/activities.ts'
import type { Applicant } from '../../../../tests/applications.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { counter } from '../../../../tests/invoices.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../problems.ts'
import type { OwnActivity } from './contract.ts'

let site: TestApp
let verifier: Browser
let keuangan: Browser

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  ;({ site } = await counter())
})
beforeEach(async () => {
  site.clock.now = NOW
  verifier = (await staffIn(site, ['verifikasi'])).browser
  keuangan = (await staffIn(site, ['keuangan'])).browser
  await site.deliverMails()
})

const cancel = ({ browser }: Applicant, { id, version }: OwnActivity) =>
  browser.post(`/pemeliharaan/${id}/batal`, { version })

describe('cancelling', () => {
  test('frees the seat and gives back what the settings say, to the account that is given', async () => {
    const schedule = await activityOn(site, {}, { registration_fee: 750_000 })
    const who = await holder(site)
    const { id } = await registerForActivity(who, schedule)
    await payActivity(site, who, await activityNow(who, id))
    expect(statusAndMessage(await cancel(who, await activityNow(who, id)))).toEqual([
      409,
      PROBLEMS.PROOF_UNDECIDED.message,
    ])
    await confirmActivity(keuangan, who, id)
    const { total } = await activityInvoice(who, id)
    // Said before one leaves, to the rupiah.
    const kembali = Math.floor(total * 0.75)
    const bila_batal = { dibayar: total, kembali, dengan_transfer: kembali }
    expect((await activityNow(who, id)).bila_batal).toEqual(bila_batal)
    await site.deliverMails()
    expect((await cancel(who, await activityNow(who, id))).body).toMatchObject({ status: 'dibatalkan', kode: null })
    const invoice = await activityInvoice(who, id)
    expect([invoice.status, invoice.pengembalian]).toEqual(['pengembalian_diajukan', Math.floor(total * 0.75)])
    expect(invoice.alasan_pengembalian).toBe('Dibatalkan peserta 20 hari sebelum kegiatan.')
    expect(await seatsOf(site, schedule)).toBe(0)
    const account = { bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'Wulan Contoh' }
    await confirmPassword(who.browser)
    const given = await who.browser.put(`/pemeliharaan/${id}/invoice/pengembalian`, account)
    expect(given.body.rekening_pengembalian).toEqual(account)
    const bill = await activityInvoice(who, id)
    await financeDoes(keuangan, bill, 'pengembalian/transfer', { jumlah: bill.pengembalian })
    const kedua = await staffIn(site, ['keuangan'])
    const file_id = await makeFile(site, kedua.account.id, 'bukti_pengembalian')
    const done = await financeDoes(kedua.browser, bill, 'kembalikan', { catatan: 'Ditransfer hari ini.', file_id })
    expect(done.body.status).toBe('dikembalikan')
    expect((await lettersTo(site, who)).map((subject) => subject.split(/ INV|:/)[0])).toEqual([
      'Dana invoice',
      'Pendaftaran dibatalkan',
      'Pengembalian dana invoice',
      'Rekening pengembalian untuk invoice',
    ])
  })

  test('is refused on the day itself with a reason that is shown, and with a version that is old', async () => {
    const before = await holder(site)
    const activity = await registerForActivity(before, await activityOn(site))
    const who = await at(site, before, '2026-12-09T16:59:59Z')
    expect((await activityNow(who, activity.id)).can.batal).toBe(true)
    expect((await cancel(who, { ...activity, version: activity.version + 1 })).status).toBe(409)
    site.clock.now = new Date('2026-12-09T17:00:00Z')
    expect(statusAndMessage(await cancel(who, activity))).toEqual([409, PROBLEMS.ACTIVITY_BEGUN.message])
    expect(await activityNow(who, activity.id)).toMatchObject({
      can: { batal: false },
      halangan_batal: PROBLEMS.ACTIVITY_BEGUN.message,
    })
  })

  test('nobody touches what is somebody else’s', async () => {
    const who = await holder(site)
    const activity = await registerForActivity(who, await activityOn(site, {}, { registration_fee: 750_000 }))
    const stranger = await holder(site)
    const { id } = activity
    const answers = [
      await stranger.browser.get(`/pemeliharaan/${id}`),
      await cancel(stranger, activity),
      await stranger.browser.get(`/pemeliharaan/${id}/invoice`),
      await stranger.browser.get(`/pemeliharaan/${id}/invoice.pdf`),
      await stranger.browser.get(`/pemeliharaan/${id}/kuitansi.pdf`),
      await stranger.browser.get(`/pemeliharaan/${id}/sertifikat.pdf`),
      await stranger.browser.put(`/pemeliharaan/${id}/invoice`, { nama_tagihan: 'X', npwp_tagihan: null }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })
})

describe('a schedule', () => {
  const dateVersion = async (id: number) => (await verifier.get(`/admin-api/jadwal/${id}`)).body.version
  const alasan = 'Narasumber berhalangan hadir.'

  test('that is cancelled takes everybody off it, told once, with all of their money', async () => {
    const schedule = await activityOn(site, {}, { registration_fee: 750_000 })
    const [who, unpaid, undecided] = [await holder(site), await holder(site), await holder(site)]
    const { id } = await registerForActivity(who, schedule)
    await payActivity(site, who, await activityNow(who, id))
    await confirmActivity(keuangan, who, id)
    const open = await registerForActivity(unpaid, schedule)
    const looked = await registerForActivity(undecided, schedule)
    await payActivity(site, undecided, looked)
    await site.deliverMails()
    const version = await dateVersion(schedule)
    expect((await verifier.post(`/admin-api/jadwal/${schedule}/batalkan`, { version, alasan })).status).toBe(200)
    const states = async () =>
      Promise.all([
        activityNow(who, id).then(({ status }) => status),
        activityNow(unpaid, open.id).then(({ status }) => status),
        activityNow(undecided, looked.id).then(({ status }) => status),
      ])
    expect(await states()).toEqual(['dibatalkan', 'dibatalkan', 'menunggu_pembayaran'])
    const invoice = await activityInvoice(who, id)
    expect([invoice.status, invoice.pengembalian]).toEqual(['pengembalian_diajukan', invoice.total])
    const mails = await site.deliverMails()
    const calledOff = mails.filter(({ subject }) => subject === 'Kegiatan dibatalkan: Workshop Contoh')
    expect(calledOff.map(({ to }) => to).sort()).toEqual(
      [who, unpaid, undecided].map(({ account }) => account.email).sort(),
    )
    await confirmActivity(keuangan, undecided, looked.id)
    await site.deadlines()
    expect((await states())[2]).toBe('dibatalkan')
    const late = await activityInvoice(undecided, looked.id)
    expect(late.pengembalian).toBe(late.total)
    expect(await lettersTo(site, undecided)).toEqual([expect.stringMatching(/^Pengembalian dana invoice/)])
    expect(await seatsOf(site, schedule)).toBe(0)
  })

  test('that is moved moves the days of its activities, and tells their people', async () => {
    const schedule = await activityOn(site, { metode: 'Daring' })
    const who = await holder(site)
    const { id } = await registerForActivity(who, schedule)
    await site.deliverMails()
    const moved = await verifier.post(`/admin-api/jadwal/${schedule}/pindahkan`, {
      version: await dateVersion(schedule),
      venue_id: null,
      start_date: '2026-12-17',
      end_date: '2026-12-18',
      jam_mulai: '08.00',
      jam_selesai: '16.00',
      zona_waktu: 'WIB',
      pendaftaran_dibuka: '2026-10-01',
      pendaftaran_ditutup: '2026-12-01',
      alasan,
    })
    expect(moved.status).toBe(200)
    expect(await activityNow(who, id)).toMatchObject({ tanggal_mulai: '2026-12-17', tanggal_selesai: '2026-12-18' })
    expect(await lettersTo(site, who)).toEqual(['Kegiatan dipindahkan: Workshop Contoh'])
  })
})
