/** A whole number of rupiah. */
export type Rupiah = number & { readonly __brand: 'Rupiah' }

/** Reads an amount; throws RangeError for fractions and unsafe numbers. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole rupiah: ${amount}`)
  return amount as Rupiah
}

/** 2500000 → 'Rp2.500.000'. */
export function formatRupiah(amount: number): string {
  const digits = Math.abs(amount).toString()
  return `${amount < 0 ? '-' : ''}Rp${digits.replace(/\B(?=(\d{3})+$)/g, '.')}`
}
