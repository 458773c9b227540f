import type { Report } from '../../contract.ts'
import { REPORT_PARTS, type ReportPart } from '../../rules.ts'

/** The steps of the form, and the page on which the answers are checked. */
export type Place = ReportPart | 'periksa'

export const PLACES: readonly Place[] = [...REPORT_PARTS, 'periksa']

export const PLACE_TITLES: Record<Place, string> = {
  dokumen: 'Dokumen Amdal',
  pernyataan: 'Kendala & pernyataan',
  periksa: 'Periksa & kirim',
}

export const placeOf = (search: URLSearchParams): Place =>
  PLACES.find((each) => each === search.get('langkah')) ?? 'dokumen'

export const yearTitle = ({ tahun }: Report): string => `Laporan tahun ke-${tahun.ke}`

/** What takes the focus when one comes from another step. */
export const STEP_HEADING_ID = 'langkah'
