import type { Day } from '../../../lib/day.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** '0042/KTPA/LSK-XX/III/2025' by the setting's format; the running number is of the scheme and year. */
export const certificateNumber = (
  format: string,
  { urut, kualifikasi, on }: { urut: number; kualifikasi: string; on: Day },
): string =>
  format
    .replaceAll('{urut}', String(urut).padStart(4, '0'))
    .replaceAll('{kualifikasi}', kualifikasi)
    .replaceAll('{bulan}', ROMAN[Number(on.slice(5, 7)) - 1] ?? '')
    .replaceAll('{tahun}', on.slice(0, 4))
