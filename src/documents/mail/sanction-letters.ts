import type { Body, Letter } from './letters.ts'

/** What happens to a sanction; days come as text. */
export type SanctionLetter = {
  letter: 'sanctionPlanned'
  name: string
  nomor: string
  alasan: string
  batas: string
  link: string
}

const WORDS: { [Kind in SanctionLetter['letter']]: (letter: Extract<SanctionLetter, { letter: Kind }>) => Body } = {
  sanctionPlanned: (letter) => ({
    subject: `Rencana sanksi atas sertifikat ${letter.nomor}`,
    paragraphs: [
      `Lembaga merencanakan sanksi atas sertifikat ${letter.nomor}: ${letter.alasan}`,
      `Anda dapat menjawab sampai ${letter.batas}.`,
    ],
    button: { label: 'Jawab', link: letter.link },
    notes: [],
  }),
}

export const isSanctionLetter = (letter: Letter): letter is SanctionLetter => letter.letter in WORDS

/** The words of such a letter. */
export function sanctionBody(letter: SanctionLetter): Body {
  const say = WORDS[letter.letter] as (letter: SanctionLetter) => Body
  return say(letter)
}
