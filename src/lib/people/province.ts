import type { Zone } from '../day.ts'

/** The 38 provinces by Kemendagri code (Kepmendagri; Papua's new provinces since November 2022). */
export const PROVINCES: Record<string, string> = {
  11: 'Aceh',
  12: 'Sumatera Utara',
  13: 'Sumatera Barat',
  14: 'Riau',
  15: 'Jambi',
  16: 'Sumatera Selatan',
  17: 'Bengkulu',
  18: 'Lampung',
  19: 'Kepulauan Bangka Belitung',
  21: 'Kepulauan Riau',
  31: 'DKI Jakarta',
  32: 'Jawa Barat',
  33: 'Jawa Tengah',
  34: 'DI Yogyakarta',
  35: 'Jawa Timur',
  36: 'Banten',
  51: 'Bali',
  52: 'Nusa Tenggara Barat',
  53: 'Nusa Tenggara Timur',
  61: 'Kalimantan Barat',
  62: 'Kalimantan Tengah',
  63: 'Kalimantan Selatan',
  64: 'Kalimantan Timur',
  65: 'Kalimantan Utara',
  71: 'Sulawesi Utara',
  72: 'Sulawesi Tengah',
  73: 'Sulawesi Selatan',
  74: 'Sulawesi Tenggara',
  75: 'Gorontalo',
  76: 'Sulawesi Barat',
  81: 'Maluku',
  82: 'Maluku Utara',
  91: 'Papua',
  92: 'Papua Barat',
  93: 'Papua Selatan',
  94: 'Papua Tengah',
  95: 'Papua Pegunungan',
  96: 'Papua Barat Daya',
}

/** '34' → 'DI Yogyakarta'; an unknown code stays as it is. */
export const provinceName = (code: string): string => PROVINCES[code] ?? code

const EAST = /^(8|9)/
const MIDDLE = /^(5|7|63|64|65)/

/** Whose clocks a province follows (Keppres 41/1987): '51' (Bali) → 'WITA'. */
export function zoneOfProvince(code: string): Zone {
  if (EAST.test(code)) return 'WIT'
  return MIDDLE.test(code) ? 'WITA' : 'WIB'
}
