import type { Body, Letter } from './letters.ts'

/** What happens to a complaint; days come as text. */
export type ComplaintLetter = { letter: 'complaintReceived'; name: string; no_tiket: string; pin: string; link: string }

const WORDS: { [Kind in ComplaintLetter['letter']]: (letter: Extract<ComplaintLetter, { letter: Kind }>) => Body } = {
  complaintReceived: (letter) => ({
    subject: `Pengaduan ${letter.no_tiket} diterima`,
    paragraphs: [`Pengaduan Anda diterima dengan nomor ${letter.no_tiket}. PIN Anda: ${letter.pin}.`],
    button: { label: 'Lacak pengaduan', link: letter.link },
    notes: [],
  }),
}

export const isComplaintLetter = (letter: Letter): letter is ComplaintLetter => letter.letter in WORDS

/** The words of such a letter. */
export function complaintBody(letter: ComplaintLetter): Body {
  const say = WORDS[letter.letter] as (letter: ComplaintLetter) => Body
  return say(letter)
}
