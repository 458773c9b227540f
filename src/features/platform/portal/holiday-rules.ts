import { type Day, isDay, MONTHS } from '../../../lib/day.ts'

export interface ProposedHoliday {
  nama: string
  /** Null where the day moves and is made known each year. */
  tanggal: Day | null
}

/** National holidays that fall on the same day every year. */
const FIXED = [
  ['01-01', 'Tahun Baru Masehi'],
  ['05-01', 'Hari Buruh Internasional'],
  ['06-01', 'Hari Lahir Pancasila'],
  ['08-17', 'Hari Kemerdekaan'],
  ['12-25', 'Hari Raya Natal'],
] as const

/** The holidays whose day the government announces each year, roughly in the order of a year. */
const MOVING = [
  'Isra Mikraj',
  'Tahun Baru Imlek',
  'Hari Suci Nyepi',
  'Idulfitri, hari pertama',
  'Idulfitri, hari kedua',
  'Wafat Yesus Kristus',
  'Paskah',
  'Kenaikan Yesus Kristus',
  'Hari Raya Waisak',
  'Iduladha',
  'Tahun Baru Islam',
  'Maulid Nabi Muhammad',
] as const

interface Holiday {
  tanggal: string
  nama: string
}

/** Lists the holidays that a year still lacks: fixed ones with their day, moving ones without. */
export function proposedHolidays(year: number, known: readonly Holiday[]): ProposedHoliday[] {
  const ofYear = known.filter(({ tanggal }) => tanggal.startsWith(`${year}-`))
  const days = new Set(ofYear.map(({ tanggal }) => tanggal))
  const names = new Set(ofYear.map(({ nama }) => nama.toLowerCase()))
  const fixed = FIXED.map(([at, nama]): ProposedHoliday => ({ nama, tanggal: `${year}-${at}` as Day })).filter(
    ({ tanggal }) => tanggal !== null && !days.has(tanggal),
  )
  const moving = MOVING.filter((nama) => !names.has(nama.toLowerCase())).map((nama) => ({ nama, tanggal: null }))
  return [...fixed, ...moving]
}

/** A line that was pasted and is no holiday. */
export interface RefusedLine {
  /** From 1. */
  line: number
  text: string
  reason: string
}

const two = (digits: string): string => digits.padStart(2, '0')

/** '2027-03-20 Nyepi', '20-03-2027; Nyepi', '20/3/2027 Nyepi'. */
const NUMBERS = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))[\s,;:]+(.*)$/
/** '20 Maret 2027 Nyepi'. */
const WORDS = /^(\d{1,2})\s+([a-z]+)\s+(\d{4})[\s,;:]+(.*)$/i

function partsOf(text: string): { day: string; nama: string } | undefined {
  const [, y1, m1, d1, d2, m2, y2, after = ''] = NUMBERS.exec(text) ?? []
  const [year, month, dayOfMonth] = [y1 ?? y2, m1 ?? m2, d1 ?? d2]
  if (year && month && dayOfMonth) return { day: `${year}-${two(month)}-${two(dayOfMonth)}`, nama: after.trim() }
  const [, on, name = '', of, rest = ''] = WORDS.exec(text) ?? []
  const at = MONTHS.findIndex((each) => each.toLowerCase() === name.toLowerCase())
  if (!on || !of || at < 0) return undefined
  return { day: `${of}-${two(String(at + 1))}-${two(on)}`, nama: rest.trim() }
}

const SHORTEST = 3
const LONGEST = 150

function readLine(text: string): Holiday | string {
  const parts = partsOf(text)
  if (!parts) return 'tulis tanggal, lalu nama'
  if (!isDay(parts.day)) return 'tanggal itu tidak ada'
  if (parts.nama.length < SHORTEST || parts.nama.length > LONGEST) return `nama ${SHORTEST} sampai ${LONGEST} huruf`
  return { tanggal: parts.day, nama: parts.nama }
}

/** Several lines as people paste them: a day as 2027-03-20, 20/3/2027 or 20 Maret 2027, then the name. Empty lines count as nothing. */
export function parseHolidays(text: string): { holidays: Holiday[]; refused: RefusedLine[] } {
  const holidays: Holiday[] = []
  const refused: RefusedLine[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    const read = readLine(line)
    const isTwice = typeof read !== 'string' && holidays.some(({ tanggal }) => tanggal === read.tanggal)
    if (typeof read === 'string') refused.push({ line: at + 1, text: line, reason: read })
    else if (isTwice) refused.push({ line: at + 1, text: line, reason: 'tanggal ini sudah disebut' })
    else holidays.push(read)
  }
  return { holidays, refused }
}
