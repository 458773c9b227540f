import { Font } from '@react-pdf/renderer'
import { signsFile } from '../../lib/files/typeface-file.ts'
import { piecesOver, TYPEFACE } from '../sheet/typeface.ts'

const SIGNS = 'DejaVu Sans'

/** The faces of a form: signs that the body's typeface lacks (CO₂, α, ≤, √) come from another, so that none gets lost. */
export const EXAM_TYPEFACE = [...TYPEFACE, SIGNS]

/** Scripts and emoji that neither has become question marks, where the layout would print stray letters over each other. */
const printableSigns = (word: string): string =>
  word
    .replaceAll('\t', ' ')
    .replace(/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/gu, '?')

/** Returns how the words of a form break; see `piecesOver`. */
export const examPieces = (longest: number, piece?: number): ((word: string) => string[]) =>
  piecesOver(longest, piece, printableSigns)

Font.register({
  family: SIGNS,
  fonts: ([400, 700] as const).flatMap((fontWeight) =>
    (['normal', 'italic'] as const).map((fontStyle) => ({
      src: `data:font/ttf;base64,${signsFile(fontWeight, fontStyle).toString('base64')}`,
      fontWeight,
      fontStyle,
    })),
  ),
})
