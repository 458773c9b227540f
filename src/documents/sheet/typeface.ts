import { Font } from '@react-pdf/renderer'
import { typefaceFile } from '../../lib/files/typeface-file.ts'

const FACE = 'Plus Jakarta Sans'
const FACE_EXTENDED = 'Plus Jakarta Sans Extended'
const WEIGHTS = [400, 500, 600, 700, 800]
/** Names of species and words of other languages lean. */
const SLANTED = [400, 700]

/** Where the first lacks a sign, the second is used. */
export const TYPEFACE = [FACE, FACE_EXTENDED]

function registerFace(family: string, subset: string): void {
  const source = (weight: number, style: 'normal' | 'italic') =>
    `data:font/ttf;base64,${typefaceFile(subset, weight, style).toString('base64')}`
  const upright = WEIGHTS.map((fontWeight) => ({ src: source(fontWeight, 'normal'), fontWeight }))
  const slanted = SLANTED.map((fontWeight) => ({
    src: source(fontWeight, 'italic'),
    fontWeight,
    fontStyle: 'italic' as const,
  }))
  Font.register({ family, fonts: [...upright, ...slanted] })
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

/**
 * Returns how words break in a column: those up to so many letters stay whole, longer ones (an address, a code) come in
 * pieces that fit.
 */
export const piecesOver =
  (longest: number, piece = 6, printableAs = printableWord) =>
  (word: string): string[] => {
    const printable = printableAs(word)
    return printable.length <= longest
      ? [printable]
      : (printable.match(new RegExp(`.{1,${piece}}`, 'gsu')) ?? [printable])
  }

registerFace(FACE, 'latin')
registerFace(FACE_EXTENDED, 'latin-ext')
Font.registerHyphenationCallback(piecesOver(LONGEST_WORD))
