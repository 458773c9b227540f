/** The states of a report (domain 2.11); being late is a flag beside them and never an obstacle. */
export const REPORT_STATES = {
  draft: 'Draf',
  diajukan: 'Menunggu pemeriksaan',
  perlu_perbaikan: 'Perlu perbaikan',
  diterima: 'Diterima',
} as const
export type ReportState = keyof typeof REPORT_STATES
export const REPORT_STATE_NAMES = Object.keys(REPORT_STATES) as [ReportState, ...ReportState[]]
