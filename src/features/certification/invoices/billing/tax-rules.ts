import { formatRupiah } from '../../../../lib/rupiah.ts'

/** Rate in per mille, and the twelfths of a price that it is applied to. */
export interface TaxSettings {
  tarif_ppn: number
  bagian_dpp: number
}

/** The tax on an invoice; money in whole rupiah. */
export interface Tax {
  /** Per mille; 0: none. */
  tarif_ppn: number
  /** The base to which the rate is applied; null when there is no tax. */
  dpp: number | null
  ppn: number
}

const NONE: Tax = { tarif_ppn: 0, dpp: null, ppn: 0 }

/**
 * Returns the PPN on top of a price. PMK 131/2024: 12 % of a base of 11/12 of the price. The tax is rounded down to the
 * rupiah from the base before rounding (PER-29/PJ/2015, annex).
 */
export function taxOf(price: number, { tarif_ppn, bagian_dpp }: TaxSettings): Tax {
  if (tarif_ppn === 0 || price === 0) return NONE
  return {
    tarif_ppn,
    dpp: Math.floor((price * bagian_dpp) / 12),
    ppn: Math.floor((price * bagian_dpp * tarif_ppn) / 12_000),
  }
}

/** 120 → '12%', 125 → '12,5%'. */
export const percentText = (perMille: number): string => `${String(perMille / 10).replace('.', ',')}%`

/** Returns the line of PPN below a price; none where there is no tax. */
export function taxItems(price: number, { tarif_ppn, dpp, ppn }: Tax): { nama: string; jumlah: number }[] {
  if (dpp === null) return []
  const base = dpp < price ? 'DPP nilai lain' : 'DPP'
  return [{ nama: `PPN ${percentText(tarif_ppn)} dari ${base} ${formatRupiah(dpp)}`, jumlah: ppn }]
}

interface Fee {
  skema: string
  /** Whole rupiah, without PPN. */
  registration_fee: number
}

/** Returns the lines of the price of a seat, and their sum. */
export function billOfFee(
  { skema, registration_fee: price }: Fee,
  tax: Tax,
): { items: { nama: string; jumlah: number }[]; total: number } {
  const items = [{ nama: `Biaya pendaftaran ${skema}`, jumlah: price }, ...taxItems(price, tax)]
  return { items, total: price + tax.ppn }
}
