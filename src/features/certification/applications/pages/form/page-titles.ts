import type { FormPage } from '../../rules.ts'

/** The places of the form: what is declared stands where all is checked and sent. */
export const FORM_PLACES = ['jadwal', 'pengalaman', 'asesmen', 'berkas', 'periksa'] as const
export type FormPlace = (typeof FORM_PLACES)[number]

/** Where a page of the form is filled in. */
export const placeOfPage = (page: FormPage): FormPlace => (page === 'pernyataan' ? 'periksa' : page)

export const PLACE_TITLES: Record<FormPlace, string> = {
  jadwal: 'Skema & jadwal',
  pengalaman: 'Pengalaman',
  asesmen: 'Asesmen mandiri',
  berkas: 'Berkas',
  periksa: 'Periksa & kirim',
}

/** The id of the heading that takes the focus when one comes from another page. */
export const PAGE_HEADING_ID = 'langkah'
