import type { Report } from '../../contract.ts'
import { REPORT_PARTS, type ReportPart } from '../../rules.ts'

/** The pages of the form, the last of which checks the answers. */
export type ReportFormPage = ReportPart | 'periksa'

export const REPORT_FORM_PAGES: readonly ReportFormPage[] = [...REPORT_PARTS, 'periksa']

export const PAGE_TITLES: Record<ReportFormPage, string> = {
  dokumen: 'Dokumen Amdal',
  pernyataan: 'Kendala & pernyataan',
  periksa: 'Periksa & kirim',
}

export const formPageOf = (search: URLSearchParams): ReportFormPage =>
  REPORT_FORM_PAGES.find((each) => each === search.get('langkah')) ?? 'dokumen'

export const yearTitle = ({ tahun }: Report): string => `Laporan tahun ke-${tahun.ke}`

/** Takes the focus when one comes from another page. */
export const REPORT_PAGE_HEADING_ID = 'langkah'
