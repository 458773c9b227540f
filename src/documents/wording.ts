const MONTHS = [
  'Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni',
  'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember',
]

/** '2026-11-20' → '20 November 2026'. */
export function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

/** Whole rupiah: 4500000 → 'Rp4.500.000'. Not by Intl, whose spaces change with the ICU version. */
export function rupiah(amount: number): string {
  return `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`
}
