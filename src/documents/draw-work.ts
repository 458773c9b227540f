import { later } from '../ground/workers/later.ts'

/** The papers that workers draw; no other module loads the libraries for them. */
export const DRAW_WORK = {
  attendanceCertificatePdf: later(async () => (await import('./attendance-certificate.tsx')).attendanceCertificatePdf),
  attendanceSheetPdf: later(async () => (await import('./attendance-sheet.tsx')).attendanceSheetPdf),
  certificatePdf: later(async () => (await import('./certificate.tsx')).certificatePdf),
  employerRecapPdf: later(async () => (await import('./employer-recap.tsx')).employerRecapPdf),
  examCardPdf: later(async () => (await import('./exam-card.tsx')).examCardPdf),
  honorariumPdf: later(async () => (await import('./honorarium.tsx')).honorariumPdf),
  incidentRecordPdf: later(async () => (await import('./incident-record.tsx')).incidentRecordPdf),
  invoicePdf: later(async () => (await import('./invoice.tsx')).invoicePdf),
  proformaPdf: later(async () => (await import('./proforma.tsx')).proformaPdf),
  receiptPdf: later(async () => (await import('./receipt.tsx')).receiptPdf),
  resultReportPdf: later(async () => (await import('./result-report.tsx')).resultReportPdf),
  sanctionLetterPdf: later(async () => (await import('./sanction-letter.tsx')).sanctionLetterPdf),
  yearlyFiguresPdf: later(async () => (await import('./yearly-figures.tsx')).yearlyFiguresPdf),
  signPdf: later(async () => (await import('./sign-pdf.ts')).signPdf),
  statusLetterPdf: later(async () => (await import('./status-letter.tsx')).statusLetterPdf),
}

export type DrawWork = typeof DRAW_WORK
