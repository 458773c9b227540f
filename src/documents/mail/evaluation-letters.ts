import type { Body, Letter } from './letters.ts'

/** What happens to an evaluation; days come as text. */
export type EvaluationLetter = { letter: 'evaluationOpened'; name: string; judul: string; batas: string; link: string }

const WORDS: { [Kind in EvaluationLetter['letter']]: (letter: Extract<EvaluationLetter, { letter: Kind }>) => Body } = {
  evaluationOpened: (letter) => ({
    subject: `Evaluasi baru: ${letter.judul}`,
    paragraphs: [`Isi evaluasi ${letter.judul} paling lambat ${letter.batas}.`],
    button: { label: 'Isi evaluasi', link: letter.link },
    notes: [],
  }),
}

export const isEvaluationLetter = (letter: Letter): letter is EvaluationLetter => letter.letter in WORDS

/** The words of such a letter. */
export function evaluationBody(letter: EvaluationLetter): Body {
  const say = WORDS[letter.letter] as (letter: EvaluationLetter) => Body
  return say(letter)
}
