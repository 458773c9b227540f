const LABEL = /^\s*(?:tel(?:p|epon)?|hp|wa|whatsapp|mobile|phone|no\.?\s*(?:hp|telp?|wa)?)[\s.:]*(?=[+(\d])/i
const BLANKS = /[\s\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g
const DASHES = /[\u2010-\u2015\u2212]/g

/**
 * Reads a phone number as people write it: '+62 (812) 3456-7890', '(0274) 512345', '0811.2222.333', 'HP: 0811…'. Without
 * brackets, dots and words before it, every dash a hyphen; what is no phone number stays as it is otherwise.
 */
export const readPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(LABEL, '')
    .replace(DASHES, '-')
    .replace(/\+62\s*\(0\)/, '+62 ')
    .replace(/[()[\].]/g, ' ')
    .replace(BLANKS, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()

/** '0811 2345-678' → '+628112345678'; numbers without a country are Indonesian. */
export function internationalPhone(phone: string): string {
  const read = readPhone(phone)
  const digits = read.replace(/\D/g, '')
  if (read.startsWith('+')) return `+${digits.replace(/^620/, '62')}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('62')) return `+${digits}`
  return `+62${digits.replace(/^0/, '')}`
}

/** A phone number as E.164; undefined for what is none. */
export function mobileNumber(written: string): string | undefined {
  const number = internationalPhone(written)
  return /^[\d+\- ]*$/.test(readPhone(written)) && /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/**
 * Returns a phone number as dialled in Indonesia ('+62 812 …' as '0812 …', '+65 …' as '0065 …'), since a spreadsheet
 * takes a plus for a formula and the ministry's form takes no mark before it. Any other text stays as it is.
 */
export const dialledNumber = (phone: string): string =>
  /^\+[\d\s().-]+$/.test(phone) ? phone.replace(/^\+62[\s.-]*(?:\(0\)|0)?[\s.-]*/, '0').replace(/^\+/, '00') : phone
