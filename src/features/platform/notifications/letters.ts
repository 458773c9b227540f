import type { Body, Letter } from '../../../documents/mail/letters.ts'

/** What waits for one of the staff on a morning; numbers only, nobody's name. */
export interface DigestLetter {
  letter: 'staffDigest'
  name: string
  hari: string
  antrean: { label: string; jumlah: number }[]
  link: string
}

export const isDigestLetter = (letter: Letter): letter is DigestLetter => letter.letter === 'staffDigest'

/** The words of such a letter. */
export const digestBody = ({ hari, antrean, link }: DigestLetter): Body => ({
  subject: `Yang menunggu Anda, ${hari}`,
  paragraphs: antrean.map(({ label, jumlah }) => `${label}: ${jumlah}`),
  button: { label: 'Buka meja kerja', link },
  notes: ['Ringkasan ini dapat dimatikan pada Profil, bagian Pemberitahuan.'],
})
