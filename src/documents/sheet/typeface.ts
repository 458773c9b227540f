import { Font } from '@react-pdf/renderer'
import { typefaceFile } from '../../lib/files/typeface-file.ts'

const FACE = 'Plus Jakarta Sans'
const FACE_EXTENDED = 'Plus Jakarta Sans Extended'
const WEIGHTS = [400, 500, 600, 700, 800]

/** Where the first lacks a sign, the second is used. */
export const TYPEFACE = [FACE, FACE_EXTENDED]

function registerFace(family: string, subset: string): void {
  const source = (weight: number) => `data:font/ttf;base64,${typefaceFile(subset, weight).toString('base64')}`
  Font.register({ family, fonts: WEIGHTS.map((fontWeight) => ({ src: source(fontWeight), fontWeight })) })
}

/** Signs that the typeface lacks and would show as an empty box. */
const STAND_INS: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  μ: 'µ',
  '\u2011': '-',
  '\t': ' ',
}

/** Other scripts and emoji become question marks, where the layout would print stray letters over each other. */
function printableWord(word: string): string {
  const known = word.replace(/[≥≤≠≈→μ\u2011\t]/g, (sign) => STAND_INS[sign] ?? sign)
  return known.replace(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu, '?')
}

const LONGEST_WORD = 24

/** Indonesian words stay whole; only what is too long for a column (an address, a code) may break. */
function wordPieces(word: string): string[] {
  return word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,6}/gsu) ?? [word])
}

registerFace(FACE, 'latin')
registerFace(FACE_EXTENDED, 'latin-ext')
Font.registerHyphenationCallback((word) => wordPieces(printableWord(word)))
