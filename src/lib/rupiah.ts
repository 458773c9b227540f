/** A whole number of rupiah. */
export type Rupiah = number & { readonly __brand: 'Rupiah' }

/** 2500000 → '2.500.000'; whole numbers from 0. */
export const withThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** 2500000 → 'Rp2.500.000'. */
export const formatRupiah = (amount: number): string => `${amount < 0 ? '-' : ''}Rp${withThousands(Math.abs(amount))}`
