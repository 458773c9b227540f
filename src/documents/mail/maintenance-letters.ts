import type { Body, Letter } from './letters.ts'

/** What happens to an activity of maintenance; days come as text. */
export type MaintenanceLetter = {
  letter: 'activityRecognised'
  name: string
  kegiatan: string
  poin: number
  link: string
}

const WORDS: { [Kind in MaintenanceLetter['letter']]: (letter: Extract<MaintenanceLetter, { letter: Kind }>) => Body } =
  {
    activityRecognised: (letter) => ({
      subject: `Kegiatan diakui: ${letter.kegiatan}`,
      paragraphs: [`Kegiatan ${letter.kegiatan} diakui sebagai pemeliharaan kompetensi Anda.`],
      button: { label: 'Lihat kegiatan', link: letter.link },
      notes: [],
    }),
  }

export const isMaintenanceLetter = (letter: Letter): letter is MaintenanceLetter => letter.letter in WORDS

/** The words of such a letter. */
export function maintenanceBody(letter: MaintenanceLetter): Body {
  const say = WORDS[letter.letter] as (letter: MaintenanceLetter) => Body
  return say(letter)
}
