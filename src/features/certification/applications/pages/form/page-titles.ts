import type { FormPage } from '../../rules.ts'

/** The pages of the form, the page to check the answers, and the task list before all of them. */
export type FormPlace = FormPage | 'periksa' | 'ringkasan'

export const PLACE_TITLES: Record<FormPlace, string> = {
  ringkasan: 'Permohonan',
  jadwal: 'Skema & jadwal',
  pengalaman: 'Pengalaman',
  asesmen: 'Asesmen mandiri',
  berkas: 'Berkas',
  pernyataan: 'Pernyataan',
  periksa: 'Periksa & kirim',
}

/** What takes the focus when one comes from another page. */
export const PAGE_HEADING_ID = 'langkah'
