import { later } from '../ground/workers/later.ts'

/** The papers that workers draw; no other module loads the libraries for them. */
export const DRAW_WORK = {
  attendanceCertificatePdf: later(
    async () => (await import('./certificates/attendance-certificate.tsx')).attendanceCertificatePdf,
  ),
  attendanceSheetPdf: later(async () => (await import('./exams/attendance-sheet.tsx')).attendanceSheetPdf),
  certificatePdf: later(async () => (await import('./certificates/certificate.tsx')).certificatePdf),
  employerRecapPdf: later(async () => (await import('./reports/employer-recap.tsx')).employerRecapPdf),
  examAnswerSheetsPdf: later(async () => (await import('./exam-forms/answer-sheets.tsx')).examAnswerSheetsPdf),
  examBookletPdf: later(async () => (await import('./exam-forms/booklet.tsx')).examBookletPdf),
  examCardPdf: later(async () => (await import('./exams/exam-card.tsx')).examCardPdf),
  examKeyPdf: later(async () => (await import('./exam-forms/key.tsx')).examKeyPdf),
  assessmentFormPdf: later(async () => (await import('./assessment-papers/assessment-form.tsx')).assessmentFormPdf),
  examRecordPdf: later(async () => (await import('./exams/exam-record.tsx')).examRecordPdf),
  examRubricPdf: later(async () => (await import('./exam-forms/key.tsx')).examRubricPdf),
  formStatisticsPdf: later(async () => (await import('./exam-forms/form-statistics.tsx')).formStatisticsPdf),
  honorariumPdf: later(async () => (await import('./money/honorarium.tsx')).honorariumPdf),
  incidentRecordPdf: later(async () => (await import('./exams/incident-record.tsx')).incidentRecordPdf),
  invoicePdf: later(async () => (await import('./money/invoice.tsx')).invoicePdf),
  proformaPdf: later(async () => (await import('./money/proforma.tsx')).proformaPdf),
  processingReportPdf: later(async () => (await import('./reports/processing-report.tsx')).processingReportPdf),
  receiptPdf: later(async () => (await import('./money/receipt.tsx')).receiptPdf),
  resultReportPdf: later(async () => (await import('./exams/result-report.tsx')).resultReportPdf),
  sanctionLetterPdf: later(async () => (await import('./certificates/sanction-letter.tsx')).sanctionLetterPdf),
  yearlyFiguresPdf: later(async () => (await import('./reports/yearly-figures.tsx')).yearlyFiguresPdf),
  signPdf: later(async () => (await import('./sign-pdf.ts')).signPdf),
  statusLetterPdf: later(async () => (await import('./certificates/status-letter.tsx')).statusLetterPdf),
}

export type DrawWork = typeof DRAW_WORK
