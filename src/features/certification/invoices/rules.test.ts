import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../../../lib/day.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import {
  INVOICE_STATE_NAMES,
  invoiceAfter,
  invoiceNumber,
  officeMay,
  ownerMay,
  receiptNumber,
  refundOf,
  settlementRefusal,
} from './rules.ts'

const SETTINGS = {
  pengembalian_awal_hari: 14,
  pengembalian_awal_persen: 75,
  pengembalian_akhir_hari: 7,
  pengembalian_akhir_persen: 50,
}

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
    ['kedaluwarsa', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['dibatalkan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
    ['pengembalian_diajukan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: true }],
    ['dikembalikan', { ubah_tagihan: false, bayar: false, rekening_pengembalian: false }],
  ] as const)('that is %s lets its owner %o', (status, may) => {
    expect(ownerMay({ status, due_at: FAR }, NOW)).toEqual(may)
  })

  test('is paid before its moment, not at it', () => {
    const may = (now: Date) => ownerMay({ status: 'belum_dibayar', due_at: FAR }, now).bayar
    expect([may(new Date(FAR.getTime() - 1)), may(FAR)]).toEqual([true, false])
  })

  test('is confirmed, refused, reminded of and paid back only where its state and the stage allow it', () => {
    for (const status of INVOICE_STATE_NAMES) {
      for (const tahap of STAGE_NAMES) {
        const may = officeMay({ status, untuk: 'permohonan', tahap })
        const open = ['belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak'].includes(status)
        expect(may.konfirmasi).toBe(open && ['menunggu_pembayaran', 'menunggu_konfirmasi'].includes(tahap))
        expect(may.tolak_bukti).toBe(status === 'menunggu_konfirmasi' && tahap === 'menunggu_konfirmasi')
        expect(may.kembalikan).toBe(status === 'pengembalian_diajukan')
      }
    }
  })

  test.each([
    ['belum_dibayar', 100, undefined],
    ['menunggu_konfirmasi', 100, undefined],
    ['bukti_ditolak', 100, undefined],
    ['belum_dibayar', 99, 'AMOUNT_DIFFERS'],
    ['belum_dibayar', 101, 'AMOUNT_DIFFERS'],
    ['lunas', 100, 'INVOICE_NOT_OPEN'],
    ['kedaluwarsa', 100, 'INVOICE_NOT_OPEN'],
    ['dibatalkan', 100, 'INVOICE_NOT_OPEN'],
    ['dikembalikan', 100, 'INVOICE_NOT_OPEN'],
  ] as const)('of Rp100 that is %s takes Rp%i: %s', (status, received, refused) => {
    expect(settlementRefusal({ status, total: 100 }, received)).toBe(refused)
  })

  test('once paid is never void, and once closed is never paid', () => {
    const options = { lapsed: true, refund: 1 }
    for (const effect of ['await', 'reopen', 'settle', 'close'] as const) {
      for (const state of ['lunas', 'pengembalian_diajukan', 'dikembalikan'] as const) {
        expect(['kedaluwarsa', 'dibatalkan', 'belum_dibayar']).not.toContain(invoiceAfter(effect, state, options))
      }
      for (const state of ['kedaluwarsa', 'dibatalkan'] as const) {
        expect(invoiceAfter(effect, state, options)).toBeUndefined()
      }
    }
  })

  test('is numbered by year and month, its receipt apart', () => {
    expect(invoiceNumber(day('2026-03-09'), 42)).toBe('INV/2026/03/0042')
    expect(invoiceNumber(day('2026-12-31'), 12_345)).toBe('INV/2026/12/12345')
    expect(receiptNumber(day('2026-03-09'), 1)).toBe('KWT/2026/03/0001')
  })
})
