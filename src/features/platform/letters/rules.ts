import { placeholdersIn } from '../../../lib/placeholders.ts'

/** The words of a letter before its facts are known; placeholders such as `{nomor}` stand for them. */
export interface LetterWords {
  subject: string
  /** One in which a placeholder has no value is left out. */
  paragraphs: readonly string[]
  /** The label; the link is a fact. */
  button?: string
  /** Smaller, under the button; left out like paragraphs. */
  notes?: readonly string[]
}

/**
 * The same words as the office edits them: each line of `isi` and `catatan` is a paragraph; empty lines do not count.
 */
export interface LetterTexts {
  perihal: string
  isi: string
  /** Null for a letter that leads nowhere. */
  tombol: string | null
  catatan: string
}

/** The rule that the office's words for a kind of letter have to follow. */
export interface LetterKindRule {
  /** The built-in words; placeholders that they use are needed. */
  words: LetterWords
  /** Placeholders that may also be used, or left unused. */
  optional: readonly string[]
  /** Placeholders that have no value in some letters of the kind. */
  sometimes: readonly string[]
}

export const LETTER_PARTS = { perihal: 'Perihal', isi: 'Teks', tombol: 'Tombol', catatan: 'Catatan' } as const
export type LetterPart = keyof typeof LETTER_PARTS

/** Whose words a kind of letter has, for the office. */
export const LETTER_STATE_WORDS = {
  bawaan: 'Teks bawaan',
  diubah: 'Diubah',
  tidak_cocok: 'Tidak cocok lagi, teks bawaan dipakai',
} as const

/** The reader's name, which every letter knows. */
export const READER = 'nama'

const MOST: Record<LetterPart, number> = { perihal: 150, isi: 5000, tombol: 60, catatan: 2000 }
const IN_BRACES = /\{[^{}]*\}/g
const UNPAIRED = 'kurung kurawal { atau } tidak berpasangan. Kurung kurawal hanya untuk isian, misalnya {skema}.'
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/
/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const partsOf = (text: string): string[] =>
  text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The office's texts as words. */
export const wordsOfTexts = ({ perihal, isi, tombol, catatan }: LetterTexts): LetterWords => ({
  subject: perihal.trim(),
  paragraphs: partsOf(isi),
  ...(tombol === null ? {} : { button: tombol.trim() }),
  notes: partsOf(catatan),
})

/** Words as the office edits them. */
export const textsOfWords = ({ subject, paragraphs, button, notes = [] }: LetterWords): LetterTexts => ({
  perihal: subject,
  isi: paragraphs.join('\n\n'),
  tombol: button ?? null,
  catatan: notes.join('\n\n'),
})

/** Texts as they are kept: without stray space, one empty line between paragraphs at most. */
export const tidyTexts = ({ perihal, isi, tombol, catatan }: LetterTexts): LetterTexts => ({
  perihal: perihal.trim(),
  isi: tidyLines(isi),
  tombol: tombol?.trim() ?? null,
  catatan: tidyLines(catatan),
})

const tidyLines = (text: string): string =>
  text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Every placeholder that the office may use in a kind, the built-in words' own first. */
export const knownPlaceholders = ({ words, optional }: LetterKindRule): string[] => [
  ...new Set([
    ...Object.values(textsOfWords(words)).flatMap((text) => placeholdersIn(text ?? '')),
    ...optional,
    READER,
  ]),
]

/** Placeholders that a kind's words have to use, each with the part in which the built-in words do. */
export function neededPlaceholders({ words, optional }: LetterKindRule): { name: string; part: LetterPart }[] {
  const texts = textsOfWords(words)
  // The text first: what stands there and in the subject is missed there.
  const used = (['isi', 'perihal', 'tombol', 'catatan'] as const).flatMap((part) =>
    placeholdersIn(texts[part] ?? '').map((name) => ({ name, part })),
  )
  const isFirst = ({ name }: { name: string }, at: number) => used.findIndex((one) => one.name === name) === at
  return used.filter(isFirst).filter(({ name }) => name !== READER && !optional.includes(name))
}

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Why texts cannot be a kind's words: for each part its sentences, with the line; empty for good ones. */
export function letterRefusals(texts: LetterTexts, rule: LetterKindRule): Partial<Record<LetterPart, string>> {
  const all = Object.values(texts).join('\n')
  const missing = neededPlaceholders(rule).filter(({ name }) => !placeholdersIn(all).includes(name))
  const parts = Object.keys(LETTER_PARTS) as LetterPart[]
  const refused = parts.flatMap((part) => {
    const unused = missing.filter((one) => one.part === part).map(({ name }) => name)
    const sentences = [
      ...partRefusals(part, texts[part], rule),
      ...(unused.length > 0 ? [`${LETTER_PARTS[part]}: ${inBraces(unused)} belum dipakai.`] : []),
    ]
    return sentences.length > 0 ? [[part, sentences.join(' ')] as const] : []
  })
  return Object.fromEntries(refused)
}

function partRefusals(part: LetterPart, text: string | null, rule: LetterKindRule): string[] {
  const name = LETTER_PARTS[part]
  const isWanted = part !== 'tombol' || rule.words.button !== undefined
  if (!isWanted) return text === null ? [] : [`${name}: surat ini tidak memuat tombol.`]
  if (text === null || (text.trim() === '' && part !== 'catatan')) return [`${name} wajib diisi.`]
  if (text.length > MOST[part]) return [`${name} paling panjang ${MOST[part]} huruf.`]
  const isOneLine = part === 'perihal' || part === 'tombol'
  if (isOneLine && LINE_BREAK.test(text.trim())) return [`${name} hanya satu baris.`]
  const lines = text.split(LINE_BREAK)
  const refused = lines.flatMap((line, at) => {
    const place = isOneLine ? name : `${name}, baris ${at + 1}`
    return lineRefusals(line, isOneLine, rule).map((why) => `${place}: ${why}`)
  })
  if (refused.length > 0 || part !== 'isi') return refused
  const isAlwaysThere = (line: string) => !placeholdersIn(line).some((one) => rule.sometimes.includes(one))
  if (partsOf(text).some(isAlwaysThere)) return []
  return [`${name}: tulis sedikitnya satu paragraf tanpa ${inBraces(rule.sometimes)}, yang kadang tanpa isi.`]
}

function lineRefusals(line: string, isOneLine: boolean, rule: LetterKindRule): string[] {
  const known = knownPlaceholders(rule)
  const rest = line.replace(IN_BRACES, '')
  const names = placeholdersIn(line)
  const unknown = names.filter((name) => !known.includes(name))
  const empty = isOneLine ? names.filter((name) => rule.sometimes.includes(name)) : []
  return [
    ...(UNSEEN.test(line) ? ['ada tanda yang tidak terlihat. Ketik ulang baris ini.'] : []),
    ...(unknown.length > 0 ? [`${inBraces(unknown)} tidak dikenal. Yang ada: ${inBraces(known)}.`] : []),
    ...(/[{}]/.test(rest) ? [UNPAIRED] : []),
    ...(empty.length > 0 ? [`${inBraces(empty)} kadang tanpa isi, jadi hanya untuk teks dan catatan.`] : []),
  ]
}
