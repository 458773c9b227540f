import { PROVINCES } from './province.ts'

const DIGITS = 16
/** Added to the day of birth of women. */
const WOMEN_DAYS = 40
/** A province that does not exist, for invented people. */
const FICTIONAL_PROVINCE = '99'

export const isSixteenDigits = (nik: string): boolean => new RegExp(`^\\d{${DIGITS}}$`).test(nik)

/** Tells whether the first two digits name a province; people of a demonstration come from 99. */
export const hasKnownProvince = (nik: string, withFictional: boolean): boolean =>
  nik.slice(0, 2) in PROVINCES || (withFictional && nik.startsWith(FICTIONAL_PROVINCE))

/** Reads the birth date (DDMMYY) and the sex from a NIK. */
export function readNik(nik: string): { birth: string; sex: 'L' | 'P' } {
  const day = Number(nik.slice(6, 8))
  const isWoman = day > WOMEN_DAYS
  const days = String(isWoman ? day - WOMEN_DAYS : day).padStart(2, '0')
  return { birth: `${days}${nik.slice(8, 12)}`, sex: isWoman ? 'P' : 'L' }
}

const LONG_NUMBER = /\d(?:[ .-]?\d){14,}/g

/** Removes numbers as long as a NIK or NPWP from free text, so that it may be stored and mailed unencrypted. */
export const withoutIdentityNumbers = (text: string): string => text.replace(LONG_NUMBER, '[nomor dihapus]')
