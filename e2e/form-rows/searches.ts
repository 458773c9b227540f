import { PARTICIPANT } from '../form-people.ts'
import { type FormRow, NO_WORDS, stops, without } from './row.ts'

/** The words for a lost network; the searched words stay in the address. */
const NOT_LOADED = 'Halaman belum termuat'
const NOBODY = 'Tidak ada pemegang yang cocok'
const NO_SCHEDULE = 'Tidak ada jadwal yang cocok'
const NOT_ISSUED = 'Tidak ada sertifikat bernomor PALSU/1'
const WRITE_NUMBER = 'Nomor seperti tercetak pada sertifikat'
const NO_TEAM = 'Komposisi belum memenuhi'
const NO_NUMBERS = 'Tulis nomor sertifikat anggota tim.'
const SHOWS_ALL = without('without words it shows everything')

const holders = 'src/features/certification/holders/pages'

type Said = FormRow['said']

/** Returns the sentences of a search. It keeps nothing but its address, so that two tabs do not meet. */
export const answers = (
  none: string,
  { tooLong, ...more }: Partial<Said> & Pick<Said, 'tooLong'>,
  offline = NOT_LOADED,
): Said => ({
  ...{ empty: SHOWS_ALL, rubbish: none, tooLong, emoji: none },
  wrongFile: without('has no field for a file'),
  tooLarge: without('has no field for a file'),
  ...{ doubleClick: none, back: none, offline },
  twoTabs: without('keeps nothing: its words are in the address'),
  ...more,
})

/** One field, in which a word, a picture and a number may stand. */
export const typedInto = (label: string, good: string): NonNullable<FormRow['given']> => ({
  good: { [label]: good },
  rubbish: { [label]: '% <b>abc' },
  emoji: { [label]: '🌿🦜' },
})

export const SEARCH_FORMS: Record<string, FormRow> = {
  'src/ui/search/FilterForm.tsx#jadwal': {
    ...{ who: 'stranger', at: '/jadwal-uji', button: 'Tampilkan', asks: '' },
    given: typedInto('Cari', 'tidakadayangcocok'),
    said: answers(NO_SCHEDULE, { tooLong: stops('Cari') }),
  },
  'src/features/catalogue/venues/pages/ProvinceFilter.tsx': {
    ...{ who: 'stranger', at: '/daftar-tuk', button: 'Tampilkan', asks: '' },
    given: { good: { Provinsi: '31' } },
    said: answers('TUK di DKI Jakarta', {
      ...{ rubbish: NO_WORDS, tooLong: NO_WORDS, emoji: NO_WORDS },
      offline: without('narrows the list that is there already'),
    }),
  },
  'src/ui/search/FilterForm.tsx#anggota': {
    ...{ who: PARTICIPANT, at: '/user/sertifikasi/daftar', button: 'Tampilkan', asks: '' },
    // What was answered before is there without a network too.
    given: { ...typedInto('Cari', 'tidakadayangcocok'), offline: { Cari: 'belumpernahdicari' } },
    said: answers(NO_SCHEDULE, { tooLong: stops('Cari') }),
  },
  [`${holders}/HolderSearch.tsx`]: {
    ...{ who: 'stranger', at: '/daftar-pemegang', button: 'Cari', asks: '' },
    given: typedInto('Nama atau nomor', 'tidakadayangcocok'),
    said: answers(NOBODY, { tooLong: stops('Nama atau nomor') }),
  },
  [`${holders}/NumberCheck.tsx`]: {
    ...{ who: 'stranger', at: '/daftar-pemegang?bagian=nomor', button: 'Periksa', asks: '' },
    given: typedInto('Nama atau nomor', 'PALSU/1'),
    said: answers(NOT_ISSUED, {
      ...{ empty: WRITE_NUMBER, rubbish: NOBODY, emoji: NOBODY },
      tooLong: stops('Nama atau nomor'),
    }),
  },
  [`${holders}/TeamCheck.tsx`]: {
    ...{ who: 'stranger', at: '/daftar-pemegang?bagian=tim', button: 'Periksa tim', asks: '' },
    given: typedInto('Nomor sertifikat anggota tim', 'PALSU/1'),
    said: answers(NO_TEAM, {
      ...{ empty: NO_NUMBERS, rubbish: NO_NUMBERS, emoji: NO_NUMBERS },
      tooLong: stops('Nomor sertifikat anggota tim'),
    }),
  },
  'src/features/catalogue/home/pages/home/Hero.tsx': {
    ...{ who: 'stranger', at: '/', button: 'Cek sertifikat', asks: 'Nama atau nomor' },
    given: typedInto('Cek sertifikat', 'PALSU/1'),
    said: answers(NOT_ISSUED, {
      ...{ empty: WRITE_NUMBER, rubbish: NOBODY, emoji: NOBODY },
      tooLong: stops('Cek sertifikat'),
    }),
  },
  'src/app/shells/NotFoundPage.tsx': {
    ...{ who: 'stranger', at: '/tidak-ada', button: 'Cek', asks: 'Nama atau nomor' },
    given: typedInto('Cek sertifikat', 'PALSU/1'),
    said: answers(NOT_ISSUED, {
      ...{ empty: WRITE_NUMBER, rubbish: NOBODY, emoji: NOBODY },
      tooLong: stops('Cek sertifikat'),
    }),
  },
}
