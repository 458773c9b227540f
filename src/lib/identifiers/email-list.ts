import { z } from 'zod'

/** An address of a list, or what stands there instead of one. */
export interface ListedEmail {
  /** The line of the text, from 1. */
  line: number
  written: string
  /** In small letters; undefined for what is no address. */
  email: string | undefined
}

type Part = Omit<ListedEmail, 'line'>

const LONGEST = 255
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const QUOTED = /"[^"]*"/g
/** What stands between the words of a list, and is in no address. */
const BETWEEN_WORDS = /[\s,;|:=/?&!<>()[\]{}"“”«»*•·]+/
/** Quotes and stops that stand around an address. */
const AROUND = /^['‘’`.]+|['‘’`.]+$/g
/** An address whose @ is missing ends like one; the address of a site does not count. */
const WITHOUT_AT = /^(?!www\.).+\.(?:com|id|org|net|edu|gov|info|biz|asia|tech|dev|io|me)$/i
const NOTHING_WRITTEN = /^[\s\-–—_=.,;|:'"<>()[\]{}*•·]*$/
/** The words that stand at the head of a column of addresses and of those beside it. */
const HEADINGS = new Set([
  ...['e', 'mail', 'email', 'emails', 'surel', 'alamat', 'address', 'addresses', 'daftar', 'list', 'undangan'],
  ...['nama', 'name', 'lengkap', 'depan', 'belakang', 'first', 'last', 'full', 'no', 'nomor', 'number', 'nip', 'nik'],
  ...[
    'hp',
    'telepon',
    'telp',
    'phone',
    'wa',
    'whatsapp',
    'jabatan',
    'bagian',
    'divisi',
    'unit',
    'kantor',
    'keterangan',
  ],
  ...['anggota', 'karyawan', 'pegawai', 'peserta', 'kepada', 'to', 'cc', 'bcc'],
])

/**
 * Reads the addresses of a text: one a line, parted by commas, semicolons, tabs or blanks, or as mail programs and
 * tables write them, with names beside. Each address comes once, whatever its capitals. What is none is kept.
 */
export function addressesIn(text: string): ListedEmail[] {
  const seen = new Set<string>()
  return text
    .split(LINE_END)
    .flatMap((line, place) => partsOf(line).map((part) => ({ line: place + 1, ...part })))
    .filter(({ email }) => {
      if (email === undefined) return true
      const isNew = !seen.has(email)
      seen.add(email)
      return isNew
    })
}

function partsOf(line: string): Part[] {
  const units = unitsOf(line).map((unit) => ({ unit, parts: wordsOf(unit).flatMap(partOf) }))
  const addresses = units.flatMap(({ parts }) => parts).filter(({ email }) => email !== undefined)
  if (addresses.length === 0) return unread(line)
  return units.flatMap(({ unit, parts }) => {
    if (parts.some(({ email }) => email !== undefined)) return parts
    // Beside a sole address stand a name, a number or a phone; in a list of several each is meant as an address.
    return parts.length > 0 || addresses.length > 1 ? unread(unit) : []
  })
}

/** Parts a line by its commas, unless it has semicolons: then commas stand inside names, as they do inside quotes. */
function unitsOf(line: string): string[] {
  const plain = line
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(QUOTED, (quoted) => (quoted.includes('@') ? quoted : quoted.replace(/[,;]/g, ' ')))
  return plain.split(plain.includes(';') ? /[;\t|]/ : /[,\t|]/)
}

const wordsOf = (unit: string): string[] => unit.split(BETWEEN_WORDS).map((word) => word.replace(AROUND, ''))

/** Returns the address that a word is, or the word itself where one was meant; nothing for other words. */
function partOf(written: string): Part[] {
  if (!written.includes('@')) return WITHOUT_AT.test(written) ? [{ written, email: undefined }] : []
  const email = written.toLowerCase()
  const isEmail = email.length <= LONGEST && z.regexes.email.test(email)
  return [{ written, email: isEmail ? email : undefined }]
}

const unread = (text: string): Part[] =>
  NOTHING_WRITTEN.test(text) || isHeading(text) ? [] : [{ written: text.trim(), email: undefined }]

function isHeading(text: string): boolean {
  const words = text.includes('@') ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return words.length > 0 && words.every((word) => HEADINGS.has(word))
}
