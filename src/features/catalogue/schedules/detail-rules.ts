/** What people who have registered rely on besides time and place. */
export interface ScheduleDetails {
  metode: string
  ruang: number | null
  ruang_daring: string | null
  nama_penguji: readonly string[]
  rundown: readonly { waktu: string; kegiatan: string }[]
  ketentuan_batal: string
}

const NONE = 'belum ditentukan'
const namesOf = ({ nama_penguji }: ScheduleDetails): string => nama_penguji.join(', ') || NONE
const roomOf = ({ ruang }: ScheduleDetails): string => (ruang === null ? 'seluruh tempat' : String(ruang))

/** What is said with its old and its new words. */
const SAID: Record<string, (details: ScheduleDetails) => string> = {
  Metode: ({ metode }) => metode,
  Ruang: roomOf,
  Penguji: namesOf,
}

/** What is only said to be otherwise: too long for a letter, or shown only to those who have a seat. */
const NAMED: Record<string, (details: ScheduleDetails) => string> = {
  'Alamat ruang daring berubah. Yang baru tampil di akun Anda.': ({ ruang_daring }) => ruang_daring ?? '',
  'Susunan acara berubah.': ({ rundown }) => JSON.stringify(rundown.map(({ waktu, kegiatan }) => [waktu, kegiatan])),
  'Ketentuan pembatalan berubah.': ({ ketentuan_batal }) => ketentuan_batal,
}

/** Returns a sentence for each thing that is otherwise; none where all is as it was. */
export function changedDetails(before: ScheduleDetails, after: ScheduleDetails): string[] {
  const said = Object.entries(SAID).flatMap(([name, of]) =>
    of(before) === of(after) ? [] : [`${name}: ${of(after)}. Semula: ${of(before)}.`],
  )
  return [...said, ...Object.entries(NAMED).flatMap(([sentence, of]) => (of(before) === of(after) ? [] : [sentence]))]
}
