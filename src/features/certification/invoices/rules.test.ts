import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import {
  invoiceAfter,
  invoiceNumber,
  invoiceOfEnded,
  officeMay,
  ownerMay,
  receiptNumber,
  receiptOf,
  refundOf,
  refundOfClosed,
  settlementRefusal,
} from './rules.ts'
import { INVOICE_STATE_NAMES, type InvoiceState } from './state-rules.ts'

const EFFECTS = ['await', 'refuse', 'reopen', 'settle'] as const

const SETTINGS = {
  pengembalian_awal_hari: 14,
  pengembalian_awal_persen: 75,
  pengembalian_akhir_hari: 7,
  pengembalian_akhir_persen: 50,
}

const NONE_TAKEN = { ditarik: 0, disengketakan: 0 }
const RECEIVED = { dikembalikan: 0, ditarik: 0 }

describe('what goes back of a payment', () => {
  test.each([
    [15, 3_375_031],
    [14, 3_375_031],
    [13, 2_250_021],
    [7, 2_250_021],
    [6, 0],
    [0, 0],
    [-1, 0],
    [null, 3_375_031],
  ])('when the person cancels %j days before the exam, of Rp4.500.042: %i', (daysLeft, refund) => {
    expect(refundOf(4_500_042, { daysLeft, byBody: false }, SETTINGS)).toBe(refund)
  })

  test.each([30, 14, 7, 0, -1, null])('is all of it when the body cancels %j days before', (daysLeft) => {
    expect(refundOf(4_500_042, { daysLeft, byBody: true }, SETTINGS)).toBe(4_500_042)
  })

  test('is whole rupiah, never more than was paid, and never more for a later day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.integer({ min: -5, max: 60 }), (paid, daysLeft) => {
        const refund = (days: number) => refundOf(paid, { daysLeft: days, byBody: false }, SETTINGS)
        expect(Number.isInteger(refund(daysLeft))).toBe(true)
        expect(refund(daysLeft)).toBeLessThanOrEqual(paid)
        expect(refund(daysLeft - 1)).toBeLessThanOrEqual(refund(daysLeft))
      }),
    )
  })
})

describe('an invoice', () => {
  const FAR = new Date('2026-11-23T16:59:59Z')
  const NOW = new Date('2026-11-20T03:00:00Z')

  test.each([
    ['belum_dibayar', { ubah_tagihan: true, bayar: true, rekening_pengembalian: false }],
    ['menunggu_konfirmasi', { ubah_tagihan: true, bayar: false, rekening_pengembalian: false }],
    ['bukti_ditolak', { ubah_tagihan: true, bayar: true, rekening_pengembalian: false }],
    ['lunas', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['ditarik', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['kedaluwarsa', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['dibatalkan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['pengembalian_diajukan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['dikembalikan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
  ] as const)('that is %s lets its owner %o', (status, may) => {
    const nothing = { ...NONE_TAKEN, pengembalian: 5, dikembalikan: 5 }
    expect(ownerMay({ status, due_at: FAR, ...nothing }, NOW)).toEqual(may)
    const due = { ...NONE_TAKEN, pengembalian: 5, dikembalikan: 4 }
    expect(ownerMay({ status, due_at: FAR, ...due }, NOW).rekening_pengembalian).toBe(true)
  })

  test('is paid before its moment, not at it', () => {
    const may = (now: Date) =>
      ownerMay({ status: 'belum_dibayar', due_at: FAR, ...NONE_TAKEN, pengembalian: 0, dikembalikan: 0 }, now).bayar
    expect([may(new Date(FAR.getTime() - 1)), may(FAR)]).toEqual([true, false])
  })

  test('is confirmed, refused, reminded of and paid back only where its state and the stage allow it', () => {
    for (const status of INVOICE_STATE_NAMES) {
      for (const tahap of STAGE_NAMES) {
        const sums = { ...NONE_TAKEN, pengembalian: 7, dikembalikan: 7, nomor_kuitansi: null, has_proof: true }
        const may = officeMay({ status, untuk: 'permohonan', tahap, ...sums })
        expect(may.isi_meterai).toBe(false)
        expect(officeMay({ status, untuk: 'permohonan', tahap, ...sums, has_proof: false }).tolak_bukti).toBe(false)
        expect(officeMay({ status, untuk: 'permohonan', tahap, ...sums, nomor_kuitansi: 'KWT/1' }).isi_meterai).toBe(
          true,
        )
        const open = ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak'].includes(status)
        const isOwed = status === 'ditarik'
        const mayPay = open && ['menunggu_pembayaran', 'menunggu_konfirmasi'].includes(tahap)
        expect(may.konfirmasi).toBe(isOwed || mayPay)
        expect(may.tolak_bukti).toBe(status === 'menunggu_konfirmasi' && tahap === 'menunggu_konfirmasi')
        expect(may.kembalikan_masuk).toBe(!open && !isOwed)
        expect(may.kembalikan).toBe(false)
      }
    }
  })

  test.each([
    ['belum_dibayar', 100, undefined],
    ['menunggu_konfirmasi', 100, undefined],
    ['bukti_ditolak', 100, undefined],
    ['belum_dibayar', 99, 'AMOUNT_DIFFERS'],
    ['belum_dibayar', 101, 'AMOUNT_DIFFERS'],
    ['ditarik', 100, undefined],
    ['lunas', 100, 'INVOICE_NOT_OPEN'],
    ['kedaluwarsa', 100, 'INVOICE_NOT_OPEN'],
    ['dibatalkan', 100, 'INVOICE_NOT_OPEN'],
    ['dikembalikan', 100, 'INVOICE_NOT_OPEN'],
  ] as const)('of Rp100 that is %s takes Rp%i: %s', (status, received, refused) => {
    const seen = { jumlah: received, selisih: 0 }
    expect(settlementRefusal({ status, total: 100, ...RECEIVED, diterima: 0 }, seen)).toBe(refused)
  })

  test('takes another amount only from somebody who saw the difference', () => {
    const invoice = { status: 'belum_dibayar', total: 100, ...RECEIVED, diterima: 30 } as const
    expect(settlementRefusal(invoice, { jumlah: 60, selisih: -10 })).toBeUndefined()
    expect(settlementRefusal(invoice, { jumlah: 60, selisih: -9 })).toBe('AMOUNT_DIFFERS')
    expect(settlementRefusal(invoice, { jumlah: 80, selisih: 10 })).toBeUndefined()
  })

  test.each([
    [832, 168, true],
    [832, 167, false],
    [1000, 0, true],
    [1001, 0, true],
  ])('of Rp1.000 of which Rp%i came in is, with a tolerance of Rp%i, paid: %s', (received, tolerance, isFull) => {
    expect(receiptOf({ total: 1000, ...RECEIVED, diterima: 0 }, received, tolerance).is_full).toBe(isFull)
  })

  test('that is closed never gives back more than came in, and all of what bought nothing', () => {
    const rupiah = fc.integer({ min: 0, max: 20_000_000 })
    const terms = fc.record({ daysLeft: fc.option(fc.integer({ min: -5, max: 60 })), byBody: fc.boolean() })
    fc.assert(
      fc.property(rupiah, rupiah, fc.boolean(), terms, (total, diterima, isPaid, left) => {
        const refund = refundOfClosed({ total, diterima, paid_at: isPaid ? FAR : null }, left, SETTINGS)
        expect(refund).toBeLessThanOrEqual(diterima)
        expect(refund).toBeGreaterThanOrEqual(Math.max(0, isPaid ? diterima - total : diterima))
        if (left.byBody) expect(refund).toBe(diterima)
      }),
    )
  })

  test('is full exactly where what came in reaches the total less the tolerance', () => {
    const rupiah = fc.integer({ min: 0, max: 20_000_000 })
    fc.assert(
      fc.property(rupiah, rupiah, rupiah, fc.nat(100_000), (total, diterima, received, tolerance) => {
        const { selisih, is_full } = receiptOf({ total, ...RECEIVED, diterima }, received, tolerance)
        expect(diterima + received).toBe(total + selisih)
        expect(is_full).toBe(diterima + received >= total - tolerance)
      }),
    )
  })

  test('once paid is never void, and once closed is never paid', () => {
    const options = { lapsed: true, refund: 1 }
    const leads = (state: InvoiceState) => [
      ...EFFECTS.map((effect) => invoiceAfter(effect, state)),
      invoiceOfEnded(state, options),
    ]
    for (const state of ['lunas', 'pengembalian_diajukan', 'dikembalikan'] as const) {
      expect(leads(state)).not.toContain('kedaluwarsa')
      expect(leads(state)).not.toContain('dibatalkan')
    }
    for (const state of ['kedaluwarsa', 'dibatalkan', 'dikembalikan'] as const) {
      expect(leads(state).filter((next) => next !== undefined)).toEqual([])
    }
  })

  test.each([
    ['await', ['belum_dibayar', 'bukti_ditolak'], 'menunggu_konfirmasi'],
    ['refuse', ['menunggu_konfirmasi'], 'bukti_ditolak'],
    ['reopen', ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'lunas'], 'belum_dibayar'],
    ['settle', ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'ditarik'], 'lunas'],
  ] as const)('after %s of %j is %s', (effect, from, to) => {
    const leads = INVOICE_STATE_NAMES.filter((state) => invoiceAfter(effect, state) === to)
    expect(leads.toSorted()).toEqual(from.toSorted())
    expect(invoiceAfter('reopen', 'ditarik')).toBe('ditarik')
  })

  test('is numbered by year and month, its receipt apart', () => {
    expect(invoiceNumber(day('2026-03-09'), 42)).toBe('INV/2026/03/0042')
    expect(invoiceNumber(day('2026-12-31'), 12_345)).toBe('INV/2026/12/12345')
    expect(receiptNumber(day('2026-03-09'), 1)).toBe('KWT/2026/03/0001')
  })
})
