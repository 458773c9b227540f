import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import type { Browser } from '../../../../tests/http.ts'
import {
  type Billed,
  billApplicant,
  type Counter,
  counter,
  officeDoes,
  proposeCancellation,
  sendBack,
} from '../../../../tests/invoices.ts'
import { readCsv } from '../../../lib/files/csv-reader.ts'
import { PROBLEMS } from '../../../problems.ts'
import type { Basis, Book } from './rules.ts'

let at: Counter
let ann: Browser
/** Paid to the rupiah; paid 70,000 too much, which went back; never paid; without PPN. */
let bills: { plain: Billed; over: Billed; open: Billed; untaxed: Billed }

const FEE = 4_500_000
const PPN = 495_000
const OVER = 70_000

const setting = (key: string, value: unknown) =>
  at.site.db
    .insertInto('setting_values')
    .values({ key, berlaku_sejak: '2026-11-20', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['key', 'berlaku_sejak']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

beforeAll(async () => {
  at = await counter()
  ann = at.keuangan
  const schedule = await examOn(at.site, {}, { registration_fee: FEE })
  const bill = () => billApplicant(at.site, { verifier: at.verifier, schedule })
  const untaxed = await bill()
  await setting('tarif_ppn', 120)
  const [plain, over, open] = [await bill(), await bill(), await bill()]
  bills = { plain, over, open, untaxed }
  await plain.who.browser.put(`/user-training/${plain.id}/invoice`, {
    nama_tagihan: '=PT Contoh',
    npwp_tagihan: '012345678901234',
  })
  await officeDoes(ann, untaxed, 'konfirmasi', { jumlah: untaxed.invoice.total })
  await officeDoes(ann, plain, 'konfirmasi', { jumlah: plain.invoice.total })
  await officeDoes(ann, over, 'konfirmasi', { jumlah: over.invoice.total + OVER, selisih: OVER })
  const account = { bank: 'Bank Contoh', nomor: '1234', atas_nama: 'Wulan Contoh' }
  await confirmPassword(over.who.browser)
  await over.who.browser.put(`/user-training/${over.id}/invoice/pengembalian`, account)
  await sendBack(at, over, 'Referensi 778')
  await at.site.deliverMails()
  await confirmPassword(ann)
})

const query = (menurut: Basis, dari = '2026-11-20', sampai = '2026-11-20') =>
  `dari=${dari}&sampai=${sampai}&menurut=${menurut}`
const ask = (by: Browser, buku: Book, asked: string) => by.get(`/admin-api/pembukuan/${buku}/ekspor.csv?${asked}`)
const rowsOf = async (buku: Book, asked: string) => readCsv((await ask(ann, buku, asked)).text, ',')
const sumsOf = async (asked: string) => (await ann.get(`/admin-api/pembukuan?${asked}`)).body
const column = (rows: string[][], at: number) => rows.map((row) => Number(row[at]))
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

describe('the journal of sales', () => {
  test('has one row for each invoice of the days on which they were issued, and sums as on screen', async () => {
    const [heads, ...rows] = await rowsOf('jurnal', query('terbit'))
    expect(heads?.slice(0, 4)).toEqual(['Nomor invoice', 'Tanggal terbit', 'Ditagih kepada', 'NPWP'])
    const { plain, over, open, untaxed } = bills
    expect(rows.map(([nomor]) => nomor)).toEqual([
      ...[untaxed, plain, over, open].map(({ invoice }) => invoice.nomor),
      'Jumlah (4)',
    ])
    const [number = '', on, name, npwp, scheme, ...rest] = rows[1] ?? []
    expect([number, on, name, npwp, scheme]).toEqual([
      ...[plain.invoice.nomor, '2026-11-20', "'=PT Contoh", '012345678901234', plain.invoice.skema],
    ])
    const { kode_unik, total } = plain.invoice
    expect(rest.slice(0, 6)).toEqual([`${FEE}`, '4125000', '12', `${PPN}`, `${kode_unik}`, `${total}`])
    expect(rest.slice(6)).toEqual(['Lunas', expect.stringMatching(/^KWT\//), '2026-11-20', 'Ya'])
    const issued = rows.slice(0, -1)
    expect(sum(column(issued, 10))).toBe(sum(Object.values(bills).map(({ invoice }) => invoice.total)))
    expect([rows.at(-1)?.[8], rows.at(-1)?.[10]]).toEqual([`${3 * PPN}`, `${sum(column(issued, 10))}`])
    const { invoice } = await sumsOf(query('terbit'))
    expect(invoice).toEqual({
      banyak: 4,
      bukan_penjualan: 0,
      dpp: 3 * 4_125_000,
      ppn: 3 * PPN,
      total: sum(column(issued, 10)),
    })
  })

  test('by the days of payment has those that were paid, and none of another day or scheme', async () => {
    const rows = await rowsOf('jurnal', query('uang'))
    expect(rows.slice(1, -1).map(([nomor]) => nomor)).not.toContain(bills.open.invoice.nomor)
    expect(rows).toHaveLength(5)
    expect(await rowsOf('jurnal', query('uang', '2026-11-21', '2026-11-21'))).toHaveLength(2)
    expect(await rowsOf('jurnal', `${query('terbit')}&scheme_id=999999`)).toHaveLength(2)
  })
})

describe('the movements of cash', () => {
  test('are one row each, what went back below zero, and sum to what the invoices hold', async () => {
    const rows = await rowsOf('kas', query('uang'))
    const [, ...moved] = rows.slice(0, -3)
    const { plain, over, untaxed } = bills
    expect(moved.map(([, nomor, way, how, amount, about]) => [nomor, way, how, amount, about])).toEqual([
      [untaxed.invoice.nomor, 'Masuk', 'Transfer', `${untaxed.invoice.total}`, ''],
      [plain.invoice.nomor, 'Masuk', 'Transfer', `${plain.invoice.total}`, ''],
      [over.invoice.nomor, 'Masuk', 'Transfer', `${over.invoice.total + OVER}`, ''],
      [over.invoice.nomor, 'Kembali', 'Transfer', `${-OVER}`, 'Referensi 778'],
    ])
    const net = sum([plain, over, untaxed].map(({ invoice }) => invoice.total))
    expect(sum(column(moved, 4))).toBe(net)
    expect(rows.slice(-3).map((row) => row[4])).toEqual([`${net + OVER}`, `${-OVER}`, `${net}`])
    expect((await sumsOf(query('uang'))).kas).toEqual({ banyak: 4, masuk: net + OVER, kembali: OVER, ditarik: 0 })
    const { bulan } = (await ann.get('/admin-api/invoice-jumlah')).body
    expect(bulan.at(-1)).toMatchObject({ diterima: net + OVER, dikembalikan: OVER, pendapatan: net })
  })
})

describe('the sheets for the tax office', () => {
  test('have one row each for every invoice with PPN that counts, in the fields of its import', async () => {
    await setting('npwp_penjual', '0999888877776666')
    await setting('id_tku_penjual', '0999888877776666000000')
    const { plain, over, open } = bills
    const faktur = await rowsOf('faktur', query('terbit'))
    expect(faktur[0]).toEqual(['NPWP Penjual', '', '0999888877776666'])
    expect(faktur[2]?.slice(0, 4)).toEqual(['Baris', 'Tanggal Faktur', 'Jenis Faktur', 'Kode Transaksi'])
    expect([faktur.length, faktur.at(-1)]).toEqual([7, ['END']])
    expect(faktur[3]).toEqual([
      ...['1', '20/11/2026', 'Normal', '04', '', '', '', plain.invoice.nomor, '', '0999888877776666000000'],
      ...['0012345678901234', 'TIN', 'IDN', '', "'=PT Contoh", '', '', '0012345678901234000000'],
    ])
    expect(faktur[4]?.slice(7, 12)).toEqual([
      ...[over.invoice.nomor, '', '0999888877776666000000', '0000000000000000', 'National ID'],
    ])
    const rincian = await rowsOf('rincian', query('terbit'))
    expect(rincian[1]).toEqual([
      ...['1', 'B', '000000', `Biaya pendaftaran ${plain.invoice.skema}`, 'UM.0030', `${FEE}`, '1', '0'],
      ...[`${FEE}`, '4125000', '12', `${PPN}`, '0', '0'],
    ])
    expect([rincian.length, rincian.at(-1)]).toEqual([5, ['END']])
    const paid = await rowsOf('faktur', query('uang'))
    expect(paid.slice(3, -1).map((row) => row[7])).toEqual([plain.invoice.nomor, over.invoice.nomor])
    await at.site.db.updateTable('invoices').set({ status: 'kedaluwarsa' }).where('id', '=', open.invoice.id).execute()
    expect(await rowsOf('faktur', query('terbit'))).toHaveLength(6)
    expect((await sumsOf(query('terbit'))).faktur).toEqual({ banyak: 2, dpp: 2 * 4_125_000, ppn: 2 * PPN })
    await at.site.db
      .updateTable('invoices')
      .set({ status: 'belum_dibayar' })
      .where('id', '=', open.invoice.id)
      .execute()
  })
})

describe('what was sold', () => {
  const OTHER_DAY = '2026-11-22'
  const sums = async () => {
    const { faktur, invoice } = await sumsOf(query('terbit', OTHER_DAY, OTHER_DAY))
    return { faktur: faktur.banyak, ppn: [faktur.ppn, invoice.ppn], total: invoice.total }
  }
  /** The numbers in the file for the tax office, and the last line of the journal. */
  const written = async () => {
    const faktur = await rowsOf('faktur', query('terbit', OTHER_DAY, OTHER_DAY))
    const journal = await rowsOf('jurnal', query('terbit', OTHER_DAY, OTHER_DAY))
    return [faktur.slice(3, -1).map((row) => row[7]), journal.at(-1)?.[0], journal.at(-1)?.[8]]
  }
  const NOTHING = { faktur: 0, ppn: [0, 0], total: 0 }
  const billed = async (): Promise<Billed> => {
    const one = await billApplicant(at.site, { verifier: at.verifier, registration_fee: FEE })
    await at.site.db
      .updateTable('invoices')
      .set({ created_at: `${OTHER_DAY}T03:00:00Z` })
      .where('id', '=', one.invoice.id)
      .execute()
    return one
  }
  const giveAccount = async (one: Billed) => {
    await confirmPassword(one.who.browser)
    const account = { bank: 'Bank Contoh', nomor: '1234', atas_nama: 'Wulan Contoh' }
    return one.who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, account)
  }
  const forget = (one: Billed) =>
    at.site.db
      .updateTable('invoices')
      .set({ created_at: '2026-01-02T03:00:00Z' })
      .where('id', '=', one.invoice.id)
      .execute()

  test.each([
    ['lapsed, was paid late and was sent back', 'late'],
    ['was paid in part, was given up and was sent back', 'part'],
    ['was paid, was cancelled by the body and was sent back whole', 'whole'],
    ['was paid, was taken back by the bank and lapsed', 'taken'],
  ] as const)('is nothing of an invoice that %s', async (_, how) => {
    const one = await billed()
    const { total } = one.invoice
    const sold = { faktur: 1, ppn: [PPN, PPN], total }
    expect(await sums()).toEqual(sold)
    if (how === 'late') {
      await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_pembayaran' })
      expect(await sums()).toEqual(NOTHING)
      await officeDoes(ann, one, 'uang-masuk', { jumlah: total, catatan: 'Masuk sesudah invoice berakhir.' })
    }
    if (how === 'part') {
      await officeDoes(ann, one, 'konfirmasi', { jumlah: 1_000_000, selisih: 1_000_000 - total })
      expect(await sums()).toEqual(sold)
      await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_pembayaran' })
    }
    if (how === 'whole') {
      await officeDoes(ann, one, 'konfirmasi', { jumlah: total })
      await proposeCancellation(at.verifier, one, 'lembaga', total)
      await officeDoes(ann, one, 'pembatalan/konfirmasi')
      // Nothing has gone back yet.
      expect(await sums()).toEqual(sold)
    }
    if (how === 'taken') {
      await officeDoes(ann, one, 'konfirmasi', { jumlah: total })
      await officeDoes(ann, one, 'penarikan', { jenis: 'ditarik', jumlah: total, alasan: 'Koreksi bank 778.' })
      await officeDoes(at.kedua.browser, one, 'penarikan/konfirmasi')
      expect(await sums()).toEqual(sold)
      await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_pembayaran' })
    } else {
      await giveAccount(one)
      expect((await sendBack(at, one)).status).toBe(200)
    }
    expect(await sums()).toEqual(NOTHING)
    expect(await written()).toEqual([[], 'Jumlah (0)', '0'])
    await forget(one)
  })

  test('stays what was kept of an invoice that went back in part', async () => {
    const one = await billed()
    const { total } = one.invoice
    await officeDoes(ann, one, 'konfirmasi', { jumlah: total })
    await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'terjadwal' })
    await giveAccount(one)
    await sendBack(at, one)
    expect(await sums()).toMatchObject({ faktur: 1, ppn: [PPN, PPN] })
    expect(await written()).toEqual([[one.invoice.nomor], 'Jumlah (1)', `${PPN}`])
    await forget(one)
  })
})

describe('a book of many pages', () => {
  test('has every row once, though more of them than a page holds are of one microsecond', async () => {
    const many = 1500
    const moment = '2026-10-05 03:00:00.123456+00'
    await sql`insert into invoices (user_id, user_training_id, nomor, created_at, due_at, nama_tagihan, items, kode_unik,
        total, status)
      select user_id, user_training_id, 'LAMA/' || n, ${moment}, due_at, nama_tagihan,
        jsonb_build_array(jsonb_build_object('nama', 'Biaya', 'jumlah', 100)), 1, 101, 'dibatalkan'
      from invoices, generate_series(1, ${many}::int) as n where id = ${bills.plain.invoice.id}`.execute(at.site.db)
    const rows = await rowsOf('jurnal', query('terbit', '2026-10-05', '2026-10-05'))
    // They were never paid, so they are counted and add nothing.
    expect(rows.slice(-2).map(([head]) => head)).toEqual([`Bukan penjualan (${many})`, 'Jumlah (0)'])
    expect(rows.at(-1)?.[10]).toBe('0')
    expect(new Set(rows.slice(1, -2).map(([nomor]) => nomor)).size).toBe(many)
  })
})

describe('what leaves', () => {
  test('asks for the password, is recorded, and is told to the administrators; the others have no such call', async () => {
    const clerk = (await staffIn(at.site, ['keuangan'])).browser
    expect((await ask(clerk, 'jurnal', query('terbit'))).body.message).toBe(PROBLEMS.CONFIRM_PASSWORD.message)
    expect((await ask(at.verifier, 'jurnal', query('terbit'))).status).toBe(404)
    await at.site.deliverMails()
    await confirmPassword(clerk)
    await ask(clerk, 'jurnal', query('terbit'))
    const label = 'Jurnal penjualan 2026-11-20 sampai 2026-11-20, hari terbit invoice, 4 baris'
    const letters = await at.site.deliverMails()
    expect(letters.filter(({ text }) => text.includes(label)).length).toBeGreaterThan(1)
    const audit = at.site.db.selectFrom('audit_log').select('label').where('noun', '=', 'pembukuan')
    expect((await audit.execute()).map((row) => row.label)).toContain(label)
    const read = at.site.db.selectFrom('file_accesses').select('jumlah').where('perihal', '=', label)
    expect((await read.execute())[0]).toEqual({ jumlah: 4 })
  })

  test('is of a period that does not end before it begins', async () => {
    const wrong = await ann.get(`/admin-api/pembukuan?${query('uang', '2026-11-21', '2026-11-20')}`)
    expect(wrong.body.errors).toEqual({ sampai: ['Tanggal akhir tidak boleh sebelum tanggal mulai.'] })
  })
})
