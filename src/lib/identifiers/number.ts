const WORDS_BEFORE = [
  ...['no', 'nr', 'nomor', 'nomer', 'number', 'num', 'sertifikat', 'sertifikasi', 'certificate', 'kompetensi', 'tiket'],
  ...[
    'registrasi',
    'registration',
    'reg',
    'invoice',
    'faktur',
    'tagihan',
    'kuitansi',
    'kwitansi',
    'permohonan',
    'surat',
  ],
]
/** A word that people write before a number: 'No.', 'Nomor', 'sertifikat:', and the 'No' of 'No0001'. */
const LABEL = new RegExp(`^(?:(?:${WORDS_BEFORE.join('|')})[\\s.:°#]+|no(?=\\d))`, 'i')
/** The name of a download: its kind, the number with hyphens, and what a second download of it adds. */
const FILE =
  /^(?:(?:sertifikat|surat|lencana|invoice|kuitansi)-)?(.+?)(?:\s*\(\d{1,3}\)|\s*-\s*copy)?\.(?:pdf|png|svg|json|jpe?g|webp)$/i
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const SLASHES = /[\u2044\u2215\u29f8\\]/g
/** A longer text is no number, and is not taken apart. */
const LONGEST = 300
/** Quotes, brackets and stops that stand around a number. */
const AROUND = /^[\s"'“”‘’«([{<:.,;#]+|[\s"'“”‘’»)\]}>:.,;]+$/g

/**
 * Reads a number of ours (certificate, registration, invoice, receipt, application) as people write it: without the
 * words before it, blanks, quotes and what makes a number the name of a download; every dash is a hyphen. Letters that
 * look like digits stay, since only the register knows which are meant.
 */
export const readNumber = (text: string): string => printedNumber(text).replace(/\s+/g, '')

/** The same with the single blanks that stand inside a number, as it is stored when somebody enters it. */
export const printedNumber = (text: string): string => readingsOf(text).at(-1) ?? ''

/** A typed number with all of the words before it, then without the first of them, and so on. */
function readingsOf(text: string): string[] {
  if (text.length > LONGEST) return [text]
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').replace(SLASHES, '/').trim()
  const readings = [(FILE.exec(plain)?.[1] ?? plain).replace(AROUND, '').replace(/\s+/g, ' ')]
  for (;;) {
    const last = readings.at(-1) ?? ''
    const next = last.replace(LABEL, '').replace(AROUND, '')
    if (next === last) return readings
    readings.push(next)
  }
}

/** The form in which numbers are compared, as number_key of the database: without blanks and in small letters. */
export const numberKey = (text: string): string => text.replace(/\s/g, '').toLowerCase()

/**
 * The keys under which typed numbers may stand, the likest first: as they were typed, since a number may begin like a word
 * before it, and without these words.
 */
export const numberKeys = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [text, ...readingsOf(text)].map(numberKey)).filter((key) => key !== '')),
]

/** What is known under the first of the keys of a typed number. */
export const foundByNumber = <Found>(known: ReadonlyMap<string, Found>, text: string): Found | undefined =>
  numberKeys([text])
    .map((key) => known.get(key))
    .find((one) => one !== undefined)

/** Tells whether two numbers differ by their separators alone, as a number and the name of its download do. */
export const isSameButSeparators = (one: string, other: string): boolean => withBars(one) === withBars(other)

const withBars = (text: string): string =>
  readNumber(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')

/** Tells whether a search is for a number: names have no digits. */
export const isNumber = (search: string): boolean => /\d/.test(search)
