import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { type Applicant, applicant } from '../../../../tests/applications.ts'
import {
  asOffice,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
  officeDoes,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { PERMISSIONS } from '../../../access.ts'
import { PROBLEMS } from '../../../problems.ts'

let at: Counter
const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  at = await counter()
})

beforeEach(() => {
  at.site.clock.now = NOW
})

const bill = (choices: { who?: Applicant; registration_fee?: number } = {}) =>
  billApplicant(at.site, { verifier: at.verifier, ...choices })
const stageOf = async (id: number) =>
  await at.site.db
    .selectFrom('user_trainings')
    .select(['tahap', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('the list', () => {
  test('finds by number, billed name and person; filters by state and lateness; sorts and pages', async () => {
    const who = await applicant(at.site, { name: 'Zulaikha Pencarian' })
    const one = await bill({ who })
    const two = await bill({ registration_fee: 9_000_000 })
    await who.browser.put(`/user-training/${one.id}/invoice`, {
      nama_tagihan: 'PT Majikan Zulaikha',
      npwp_tagihan: null,
    })
    await payInvoice(at.site, two)
    const list = async (query: string) => (await at.keuangan.get(`/admin-api/invoice?${query}`)).body
    const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id)
    expect(await ids(`q=${one.invoice.nomor.slice(-6)}`)).toEqual([one.invoice.id])
    expect(await ids('q=majikan')).toEqual([one.invoice.id])
    expect(await ids('q=pencarian')).toEqual([one.invoice.id])
    expect(await ids('q=tidak-ada')).toEqual([])
    expect(await ids('status=menunggu_konfirmasi')).toContain(two.invoice.id)
    expect(await ids('status=menunggu_konfirmasi')).not.toContain(one.invoice.id)
    expect(await ids('sort=total&order=desc&perPage=1')).toEqual([two.invoice.id])
    const [first] = (await list('sort=total&order=desc')).data
    expect(first).toMatchObject({ nomor: two.invoice.nomor, skema: 'Sertifikasi Contoh', total: two.invoice.total })
    const all = await list('perPage=1000')
    expect(all.total).toBe(all.data.length)
    expect(await ids('perPage=1&page=2')).toHaveLength(1)
    at.site.clock.now = new Date(one.invoice.due_at)
    at.site.clock.now = new Date(at.site.clock.now.getTime() + 1000)
    const { browser } = await staffIn(at.site, ['keuangan'])
    const late = (await browser.get('/admin-api/invoice?lewat_tempo=true&perPage=1000')).body.data
    expect(late.map(({ id }: { id: number }) => id)).toContain(one.invoice.id)
    expect((await browser.get('/admin-api/invoice?lewat_tempo=false&perPage=1000')).body.total).toBe(
      all.total - late.length,
    )
  })

  test('and every other call are not there for staff who do not take money', async () => {
    const one = await bill()
    const others = PERMISSIONS.filter((permission) => permission !== 'keuangan')
    const { browser } = await staffIn(at.site, others)
    const url = `/admin-api/invoice/${one.invoice.id}`
    const answers = [
      await browser.get('/admin-api/invoice'),
      await browser.get(url),
      await browser.post(`${url}/konfirmasi`, { version: 1, jumlah: one.invoice.total }),
      await one.who.browser.post(`${url}/konfirmasi`, { version: 1, jumlah: one.invoice.total }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await invoiceNow(one)).status).toBe('belum_dibayar')
  })
})

describe('one invoice', () => {
  test('shows the proof beside it and what can be done', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    expect(await asOffice(at.keuangan, one)).toMatchObject({
      nomor: one.invoice.nomor,
      tahap: 'menunggu_konfirmasi',
      nama: one.who.account.name,
      user_id: one.who.account.id,
      total: one.invoice.total,
      terbilang: one.invoice.terbilang,
      bukti: [{ status: 'diajukan', jumlah: one.invoice.total, berkas: { jenis: 'bukti_bayar' } }],
      mutasi: [],
      can: { konfirmasi: true, tolak_bukti: true, ingatkan: false, kembalikan: false },
    })
  })

  test('that does not exist is not found', async () => {
    for (const call of ['konfirmasi', 'tolak-bukti', 'ingatkan', 'kembalikan']) {
      const given = { version: 1, jumlah: 1, alasan: 'Tidak ditemukan.', catatan: 'x', file_id: randomUUID() }
      const { status, body } = await at.keuangan.post(`/admin-api/invoice/999999/${call}`, given)
      expect([call, status, body.message]).toEqual([call, 404, PROBLEMS.RECORD_NOT_FOUND.message])
    }
  })
})

describe('a confirmed payment', () => {
  test('schedules the person, numbers the receipt, accepts the proof and is told', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    await at.site.deliverMails()
    const { status, body } = await confirmPayment(at.keuangan, one)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'lunas',
      tahap: 'terjadwal',
      nomor_kuitansi: expect.stringMatching(/^KWT\/2026\/11\/\d{4}$/),
      paid_at: NOW.toISOString(),
      bukti: [{ status: 'diterima' }],
      confirmed_by_name: expect.any(String),
      can: { konfirmasi: false, tolak_bukti: false },
    })
    expect((await stageOf(one.id)).due_at).toBeNull()
    const letters = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Pembayaran dikonfirmasi: Sertifikasi Contoh'])
  })

  test('without a proof is one too: the money was seen on the account', async () => {
    const one = await bill()
    expect((await confirmPayment(at.keuangan, one)).body).toMatchObject({ status: 'lunas', bukti: [] })
  })

  test.each([-1, 1])('of an amount that differs by Rp%i is refused and changes nothing', async (difference) => {
    const one = await bill()
    await payInvoice(at.site, one)
    const jumlah = one.invoice.total + difference
    const { status, body } = await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah })
    expect([status, body.message]).toEqual([422, PROBLEMS.AMOUNT_DIFFERS.message])
    expect(await asOffice(at.keuangan, one)).toMatchObject({
      status: 'menunggu_konfirmasi',
      tahap: 'menunggu_konfirmasi',
    })
  })

  test('seen in a second tab before the proof came is stale there', async () => {
    const one = await bill()
    const { version } = await asOffice(at.keuangan, one)
    await payInvoice(at.site, one)
    const given = { version, jumlah: one.invoice.total, alasan: 'Bukti tidak terbaca.' }
    for (const call of ['konfirmasi', 'tolak-bukti', 'ingatkan']) {
      const { status, body } = await at.keuangan.post(`/admin-api/invoice/${one.invoice.id}/${call}`, given)
      expect([call, status, body.message]).toEqual([call, 409, PROBLEMS.STALE.message])
    }
    expect((await asOffice(at.keuangan, one)).status).toBe('menunggu_konfirmasi')
  })
})

describe('a refused proof', () => {
  test('goes back with its reason, and the person may pay again for a day at least', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    await at.site.deliverMails()
    at.site.clock.now = new Date('2026-11-25T03:00:00Z')
    const { browser } = await staffIn(at.site, ['keuangan'])
    const alasan = 'Transfer belum ditemukan pada rekening lembaga.'
    const { status, body } = await officeDoes(browser, one, 'tolak-bukti', { alasan })
    expect(status).toBe(200)
    const due = '2026-11-26T16:59:59.000Z'
    expect(body).toMatchObject({
      status: 'bukti_ditolak',
      tahap: 'menunggu_pembayaran',
      due_at: due,
      bukti: [{ status: 'ditolak', alasan }],
      can: { konfirmasi: true, tolak_bukti: false, ingatkan: true },
    })
    expect((await stageOf(one.id)).due_at?.toISOString()).toBe(due)
    const [letter] = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letter?.text).toContain(alasan)
    expect(letter?.text).toContain('26 November 2026')
    await one.who.browser.logIn(one.who.account.email, PASSWORD)
    const again = await payInvoice(at.site, one, { tanggal_transfer: '2026-11-25' })
    expect([again.status, again.body.bukti.map((proof: { status: string }) => proof.status)]).toEqual([
      201,
      ['diajukan', 'ditolak'],
    ])
  })

  test('keeps the first last day where that is later', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    const { body } = await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })
    expect(body.due_at).toBe(one.invoice.due_at)
  })

  test('needs a reason that can be understood, and a proof', async () => {
    const one = await bill()
    const short = await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'salah' })
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['alasan']])
    const { status, body } = await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })
    expect([status, body.message]).toEqual([409, PROBLEMS.INVOICE_NOT_OPEN.message])
  })
})

describe('a reminder by hand', () => {
  test('is sent once in 24 hours', async () => {
    const one = await bill()
    await at.site.deliverMails()
    expect((await officeDoes(at.keuangan, one, 'ingatkan')).status).toBe(200)
    const again = await officeDoes(at.keuangan, one, 'ingatkan')
    expect([again.status, again.body.message]).toEqual([429, 'Sudah diingatkan dalam 24 jam terakhir.'])
    const letters = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letters.map(({ subject }) => subject)).toEqual([`Pengingat pembayaran invoice ${one.invoice.nomor}`])
    at.site.clock.now = new Date('2026-11-21T03:00:00Z')
    const { browser } = await staffIn(at.site, ['keuangan'])
    expect((await officeDoes(browser, one, 'ingatkan')).status).toBe(200)
  })

  test('goes to many at once, each by itself; those reminded lately and those not to be reminded are skipped', async () => {
    const [one, two, paid] = [await bill(), await bill(), await bill()]
    await payInvoice(at.site, paid)
    await officeDoes(at.keuangan, two, 'ingatkan')
    await at.site.deliverMails()
    const ids = [one.invoice.id, two.invoice.id, paid.invoice.id]
    const { body } = await at.keuangan.post('/admin-api/invoice-pengingat', { ids: [...ids, ...ids] })
    expect(body).toEqual({
      berhasil: [{ id: one.invoice.id }],
      dilewati: [
        { id: two.invoice.id, alasan: 'Sudah diingatkan dalam 24 jam terakhir.' },
        { id: paid.invoice.id, alasan: PROBLEMS.INVOICE_NOT_OPEN.message },
      ],
    })
    expect((await at.site.deliverMails()).map(({ to }) => to)).toEqual([one.who.account.email])
    const { browser } = await staffIn(at.site, ['verifikasi'])
    expect((await browser.post('/admin-api/invoice-pengingat', { ids })).status).toBe(404)
  })

  test('is not for who has sent a proof', async () => {
    const one = await bill()
    await payInvoice(at.site, one)
    const { status, body } = await officeDoes(at.keuangan, one, 'ingatkan')
    expect([status, body.message]).toEqual([409, PROBLEMS.INVOICE_NOT_OPEN.message])
  })
})

test('every change of an invoice is in the audit log with who did it, and without NPWP or account', async () => {
  const one = await bill()
  await one.who.browser.put(`/user-training/${one.id}/invoice`, {
    nama_tagihan: 'PT Catatan',
    npwp_tagihan: '990011223344556',
  })
  await payInvoice(at.site, one)
  await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })
  await officeDoes(at.keuangan, one, 'ingatkan')
  await confirmPayment(at.keuangan, one)
  const entries = await at.site.db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'label', 'before', 'after'])
    .where('noun', '=', 'invoice')
    .where('noun_id', '=', String(one.invoice.id))
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'terbitkan',
    'ubah-tagihan',
    'kirim-bukti',
    'tolak-bukti',
    'ingatkan',
    'konfirmasi',
  ])
  expect(entries.every(({ user_id, label }) => user_id !== null && label === one.invoice.nomor)).toBe(true)
  expect(JSON.stringify(entries)).not.toContain('990011223344556')
})
