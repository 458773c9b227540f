import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentText, taxItems, taxOf } from './tax-rules.ts'

const LAW_2025 = { tarif_ppn: 120, bagian_dpp: 11 }

test('12 % of eleven twelfths is 11 % of the price', () => {
  const tax = taxOf(4_500_000, LAW_2025)
  expect(tax).toEqual({ tarif_ppn: 120, dpp: 4_125_000, ppn: 495_000 })
  expect(taxItems(4_500_000, tax)).toEqual([{ nama: 'PPN 12% dari DPP nilai lain Rp4.125.000', jumlah: 495_000 }])
})

test('the whole price is its own base', () => {
  const tax = taxOf(100_000, { tarif_ppn: 125, bagian_dpp: 12 })
  expect(taxItems(100_000, tax)).toEqual([{ nama: 'PPN 12,5% dari DPP Rp100.000', jumlah: 12_500 }])
  expect(percentText(5)).toBe('0,5%')
})

test('without a rate, or a price, there is no tax and no line', () => {
  for (const tax of [taxOf(4_500_000, { ...LAW_2025, tarif_ppn: 0 }), taxOf(0, LAW_2025)]) {
    expect(tax).toEqual({ tarif_ppn: 0, dpp: null, ppn: 0 })
    expect(taxItems(4_500_000, tax)).toEqual([])
  }
})

test('tax is whole rupiah, never above the exact amount and less than a rupiah below it', () => {
  const price = fc.integer({ min: 1, max: 10_000_000_000 })
  const settings = fc.record({
    tarif_ppn: fc.integer({ min: 1, max: 1000 }),
    bagian_dpp: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(price, settings, (price, settings) => {
      const tax = taxOf(price, settings)
      const numerator = BigInt(price) * BigInt(settings.bagian_dpp) * BigInt(settings.tarif_ppn)
      expect(BigInt(tax.ppn)).toBe(numerator / 12_000n)
      expect(tax.dpp).toBe(Math.floor((price * settings.bagian_dpp) / 12))
      expect(taxItems(price, tax).map(({ jumlah }) => jumlah)).toEqual([tax.ppn])
    }),
  )
})
