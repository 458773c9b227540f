import { refuseContent } from './element-rules.ts'

const PLAIN = '0123456789+-=()'
const RAISED = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' } as const
const MORE = { sup: { n: 'ⁿ', i: 'ⁱ', '−': '⁻' }, sub: { n: 'ₙ', i: 'ᵢ', x: 'ₓ', '−': '₋' } } as const

/** Returns letters above or below the line as letters of their own: 10² is not 102. Refuses those that Unicode lacks. */
export function raisedLetters(where: 'sub' | 'sup', text: string): string {
  const raised = [...RAISED[where]]
  const more: Readonly<Record<string, string>> = MORE[where]
  return [...text.trim()]
    .map((letter) => {
      const at = PLAIN.indexOf(letter)
      const found = at >= 0 ? raised[at] : (more[letter] ?? (letter === ' ' ? ' ' : undefined))
      return (
        found ?? refuseContent(`huruf ${where === 'sup' ? 'di atas' : 'di bawah'} garis (${where}): “${text.trim()}”`)
      )
    })
    .join('')
}

/** Returns the words of a text for comparing: their letters and digits, small and without marks of writing. */
export const comparedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')

/** Returns the words of a text that another does not have, each as often as it is missing. */
export function missingWords(wanted: string, present: string): string[] {
  const left = new Map<string, number>()
  for (const word of comparedWords(present)) left.set(word, (left.get(word) ?? 0) + 1)
  return comparedWords(wanted).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
