import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { applicant, examOn, makeSubmittedApplication } from '../../../../tests/applications.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import {
  type Billed,
  billApplicant,
  confirmPayment,
  counter,
  invoiceNow,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let verifier: Browser
let keuangan: Browser

const NOW = new Date('2026-11-20T03:00:00Z')
const NPWP = '9900112233445566'

beforeAll(async () => {
  const at = await counter()
  site = at.site
  verifier = at.verifier
  keuangan = at.keuangan
})

beforeEach(() => {
  site.clock.now = NOW
})

const bill = (choices: Parameters<typeof billApplicant>[1] = {}) => billApplicant(site, { verifier, ...choices })
const stageOf = async ({ who, id }: Billed) => (await who.browser.get(`/user-training/${id}`)).body.tahap
const mailsTo = async ({ who }: Billed) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)

describe('an approved application', () => {
  test('is billed: scheme fee plus a code of its own, due in three days, to the person', async () => {
    const one = await bill()
    expect(one.invoice).toMatchObject({
      nomor: expect.stringMatching(/^INV\/2026\/11\/\d{4}$/),
      status: 'belum_dibayar',
      status_label: 'Belum dibayar',
      created_at: '2026-11-20T03:00:00.000Z',
      due_at: '2026-11-23T16:59:59.000Z',
      penerbit: { nama_lembaga: 'LSK Contoh', alamat: 'Jalan Contoh 1' },
      nama_tagihan: 'Wulan Contoh',
      npwp_tagihan: null,
      tanggal_uji: '2026-12-10',
      items: [{ nama: 'Biaya pendaftaran Sertifikasi Contoh', jumlah: 4_500_000 }],
      rekening: [{ bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'LSK Contoh' }],
      bukti: [],
      perlu_meterai: false,
      can: { ubah_tagihan: true, bayar: true, rekening_pengembalian: false },
    })
    const { kode_unik, total, terbilang } = one.invoice
    expect(kode_unik).toBeGreaterThanOrEqual(1)
    expect(kode_unik).toBeLessThanOrEqual(999)
    expect(total).toBe(4_500_000 + kode_unik)
    expect(terbilang).toMatch(/^Empat juta lima ratus ribu .*rupiah$/)
    const mails = await mailsTo(one)
    expect(mails.map(({ subject }) => subject)).toContain(`Invoice ${one.invoice.nomor}: Sertifikasi Contoh`)
    expect(mails.map(({ text }) => text).join()).toContain('paling lambat 23 November 2026 pukul 23.59 WIB')
  })

  test('has no invoice before, and none for anybody else: another member, a guest, staff', async () => {
    const one = await bill()
    const other = await applicant(site)
    const unbilled = await makeSubmittedApplication(site, other, await examOn(site))
    expect((await other.browser.get(`/user-training/${unbilled.id}/invoice`)).body.message).toBe(
      PROBLEMS.INVOICE_NOT_FOUND.message,
    )
    const url = `/user-training/${one.id}/invoice`
    for (const stranger of [other.browser, keuangan, (await loggedIn(site)).browser]) {
      for (const path of [url, `${url}.pdf`, `/user-training/${one.id}/kuitansi.pdf`]) {
        expect((await stranger.get(path)).status).toBe(404)
      }
      const given = { nama_tagihan: 'PT Lain', npwp_tagihan: null }
      expect((await stranger.put(url, given)).status).toBe(404)
      expect((await payInvoice(site, { ...one, who: { ...other, browser: stranger } })).status).toBe(404)
      const account = { bank: 'B', nomor: '1', atas_nama: 'C' }
      await confirmPassword(stranger)
      expect((await stranger.put(`${url}/pengembalian`, account)).status).toBe(404)
    }
    expect(await invoiceNow(one)).toEqual(one.invoice)
  })

  test('is due the day before the exam at the latest, and on the last day of registration while that is ahead', async () => {
    const soon = await examOn(site, { start: day('2026-11-22'), pendaftaran_ditutup: day('2026-11-20') })
    expect((await bill({ schedule: soon })).invoice.due_at).toBe('2026-11-20T16:59:59.000Z')
  })
})

describe('billing', () => {
  test('changes to an employer with NPWP, which is nowhere readable in the database', async () => {
    const one = await bill()
    const given = { nama_tagihan: 'PT Contoh Lestari', npwp_tagihan: '99.001.122.3344-5566' }
    const key = { 'idempotency-key': 'tagihan' }
    const { status, body } = await one.who.browser.put(`/user-training/${one.id}/invoice`, given, key)
    expect([status, body.nama_tagihan, body.npwp_tagihan]).toEqual([200, 'PT Contoh Lestari', NPWP])
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(site.db)
    const inBytes = Buffer.from(NPWP).toString('hex')
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} as t
        where t::text like ${`%${NPWP}%`} or t::text like ${`%${inBytes}%`}`.execute(site.db)
      expect([name, rows]).toEqual([name, []])
    }
    expect(tables.length).toBeGreaterThan(30)
  })

  test.each(['123', '12345678901234567', 'bukan angka'])('refuses %j as NPWP', async (npwp_tagihan) => {
    const one = await bill()
    const { status, body } = await one.who.browser.put(`/user-training/${one.id}/invoice`, {
      nama_tagihan: 'PT Contoh',
      npwp_tagihan,
    })
    expect([status, body.errors.npwp_tagihan]).toEqual([422, ['NPWP terdiri atas 15 atau 16 angka.']])
  })

  test('is fixed once the invoice is paid', async () => {
    const one = await bill()
    await confirmPayment(keuangan, one)
    const given = { nama_tagihan: 'PT Terlambat', npwp_tagihan: null }
    const { status, body } = await one.who.browser.put(`/user-training/${one.id}/invoice`, given)
    expect([status, body.message]).toEqual([409, PROBLEMS.INVOICE_NOT_OPEN.message])
    expect((await invoiceNow(one)).nama_tagihan).toBe('Wulan Contoh')
  })
})

describe('a proof of payment', () => {
  test('waits for the office, beside the application', async () => {
    const one = await bill()
    const { status, body } = await payInvoice(site, one)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'menunggu_konfirmasi',
      bukti: [
        {
          bank_pengirim: 'Bank Contoh',
          tanggal_transfer: '2026-11-20',
          jumlah: one.invoice.total,
          status: 'diajukan',
          berkas: { jenis: 'bukti_bayar', type: 'application/pdf' },
        },
      ],
      can: { bayar: false, ubah_tagihan: true },
    })
    expect(await stageOf(one)).toBe('menunggu_konfirmasi')
  })

  test('of another amount is taken: the office judges it', async () => {
    const one = await bill()
    expect((await payInvoice(site, one, { jumlah: 1000 })).body.bukti[0].jumlah).toBe(1000)
  })

  test('of tomorrow is refused, of today in Jakarta taken', async () => {
    const one = await bill()
    site.clock.now = new Date('2026-11-20T17:30:00Z')
    await one.who.browser.logIn(one.who.account.email, PASSWORD)
    const { status, body } = await payInvoice(site, one, { tanggal_transfer: '2026-11-22' })
    expect([status, body.errors]).toEqual([422, { tanggal_transfer: ['Tanggal transfer paling lambat hari ini.'] }])
    expect((await payInvoice(site, one, { tanggal_transfer: '2026-11-21' })).status).toBe(201)
  })

  test("that is somebody else's file is refused and leaves everything as it was", async () => {
    const one = await bill()
    const other = await applicant(site)
    const file_id = await makeFile(site, other.account.id, 'bukti_bayar')
    const { status, body } = await payInvoice(site, one, { file_id })
    expect([status, body.message]).toEqual([404, PROBLEMS.FILE_NOT_FOUND.message])
    expect([await stageOf(one), (await invoiceNow(one)).bukti]).toEqual(['menunggu_pembayaran', []])
  })

  test('comes once, however many tabs send it at the same time', async () => {
    const one = await bill()
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await payInvoice(site, one)).status))
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409])
    expect((await invoiceNow(one)).bukti).toHaveLength(1)
  })

  test('with the same Idempotency-Key is answered alike and kept once', async () => {
    const one = await bill()
    const file_id = await makeFile(site, one.who.account.id, 'bukti_bayar')
    const given = { bank_pengirim: 'B', nama_pengirim: 'W', tanggal_transfer: '2026-11-20', jumlah: 1, file_id }
    const send = () =>
      one.who.browser.post(`/user-training/${one.id}/invoice/bukti`, given, { 'idempotency-key': `bukti-${one.id}` })
    const answers = [await send(), await send(), ...(await Promise.all([send(), send()]))]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await invoiceNow(one)).bukti).toHaveLength(1)
  })

  test('comes too late the second after the last day', async () => {
    const one = await bill()
    site.clock.now = new Date(one.invoice.due_at)
    await one.who.browser.logIn(one.who.account.email, PASSWORD)
    expect((await invoiceNow(one)).can.bayar).toBe(false)
    const { status, body } = await payInvoice(site, one)
    expect([status, body.message]).toEqual([409, PROBLEMS.DEADLINE_PASSED.message])
    site.clock.now = new Date(Date.parse(one.invoice.due_at) - 1000)
    expect((await payInvoice(site, one)).status).toBe(201)
  })
})

describe('an invoice that lapsed', () => {
  test('is void, frees the seat, and asks for no money', async () => {
    const one = await bill()
    site.clock.now = new Date(one.invoice.due_at)
    await site.deadlines()
    await one.who.browser.logIn(one.who.account.email, PASSWORD)
    expect(await invoiceNow(one)).toMatchObject({ status: 'kedaluwarsa', rekening: [], can: { bayar: false } })
    expect(await stageOf(one)).toBe('kedaluwarsa')
    expect((await payInvoice(site, one)).body.message).toBe(PROBLEMS.INVOICE_NOT_OPEN.message)
    const { browser } = await staffIn(site, ['keuangan'])
    expect((await confirmPayment(browser, one)).body.message).toBe(PROBLEMS.INVOICE_NOT_OPEN.message)
  })
})
