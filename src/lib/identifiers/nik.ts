import { ageOn, type Day, isDay } from '../day.ts'
import { PROVINCES } from '../people/province.ts'
import { readDigits } from './digits.ts'

const DIGITS = 16
/** Added to the day of birth of women. */
const WOMEN_DAYS = 40
/** A province that does not exist, for invented people. */
const FICTIONAL_PROVINCE = '99'

/** Reads a NIK as people write it; what is none comes back without its blanks and signs. */
export const readNik = (text: string): string => readDigits(text.replace(/^\s*n\.?i\.?k\.?[\s.:]*/i, ''))

export const isSixteenDigits = (nik: string): boolean => new RegExp(`^\\d{${DIGITS}}$`).test(nik)

/** Tells whether the first two digits name a province; people of a demonstration come from 99. */
export const hasKnownProvince = (nik: string, withFictional: boolean): boolean =>
  nik.slice(0, 2) in PROVINCES || (withFictional && nik.startsWith(FICTIONAL_PROVINCE))

/** The birth date (DDMMYY) and the sex that a NIK says. */
export function nikFacts(nik: string): { birth: string; sex: 'L' | 'P' } {
  const day = Number(nik.slice(6, 8))
  const isWoman = day > WOMEN_DAYS
  const days = String(isWoman ? day - WOMEN_DAYS : day).padStart(2, '0')
  return { birth: `${days}${nik.slice(8, 12)}`, sex: isWoman ? 'P' : 'L' }
}

/** The day of birth that a NIK says of somebody of these ages (in years, both included); undefined where there is none. */
export function birthDayOf(nik: string, today: Day, [youngest, oldest]: readonly [number, number]): Day | undefined {
  const { birth } = nikFacts(nik)
  return ['19', '20']
    .map((century) => `${century}${birth.slice(4)}-${birth.slice(2, 4)}-${birth.slice(0, 2)}`)
    .filter(isDay)
    .find((day) => ageOn(day, today) >= youngest && ageOn(day, today) <= oldest)
}

const LONG_NUMBER = /\d(?:[\s.\-\u2010-\u2015]?\d){14,}/gu

/** Removes numbers as long as a NIK or NPWP from free text, so that it may be stored and mailed unencrypted. */
export const withoutIdentityNumbers = (text: string): string => text.replace(LONG_NUMBER, '[nomor dihapus]')
