import { readDigits } from '../identifiers/digits.ts'

/** The first two digits of postcodes by province, where they lie in one province alone. */
const PREFIXES: Record<string, readonly number[]> = {
  11: [23, 24],
  12: [20, 21, 22],
  13: [25, 26, 27],
  14: [28],
  15: [36, 37],
  16: [30, 31, 32],
  17: [38, 39],
  18: [34, 35],
  19: [33],
  31: [10, 11, 12, 13, 14],
  32: [16, 17, 40, 41, 43, 44, 45, 46],
  33: [50, 51, 52, 53, 54, 56, 57, 58, 59],
  34: [55],
  35: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69],
  36: [15, 42],
  51: [80, 81, 82],
  52: [83, 84],
  53: [85, 86, 87],
  61: [78, 79],
  62: [73, 74],
  63: [70, 71, 72],
  64: [75, 76],
  71: [95],
  72: [94],
  73: [90, 92],
  74: [93],
  75: [96],
}

const PROVINCE_OF = new Map(
  Object.entries(PREFIXES).flatMap(([code, prefixes]) => prefixes.map((prefix) => [String(prefix), code] as const)),
)

/** The province of a postcode, as its code; undefined for what is none, and where its region has several provinces. */
export function provinceOfPostcode(typed: string): string | undefined {
  const postcode = readDigits(typed)
  return /^\d{5}$/.test(postcode) ? PROVINCE_OF.get(postcode.slice(0, 2)) : undefined
}
