/** Loaded with its libraries when it is first asked for. */
const later =
  <Given extends unknown[], Answer>(load: () => Promise<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await load())(...given)

/** What workers do; nothing else loads what draws papers and pictures. */
export const WORK = {
  examineUpload: later(async () => (await import('../storage/examine-upload.ts')).examineUpload),
  resizePicture: later(async () => (await import('../storage/resize-picture.ts')).resizePicture),
  coverWithPicture: later(async () => (await import('../storage/resize-picture.ts')).coverWithPicture),
  drawFaceFile: later(async () => (await import('../face/face-file.ts')).drawFaceFile),
  attendanceCertificatePdf: later(
    async () => (await import('../../documents/attendance-certificate.tsx')).attendanceCertificatePdf,
  ),
  attendanceSheetPdf: later(async () => (await import('../../documents/attendance-sheet.tsx')).attendanceSheetPdf),
  certificatePdf: later(async () => (await import('../../documents/certificate.tsx')).certificatePdf),
  employerRecapPdf: later(async () => (await import('../../documents/employer-recap.tsx')).employerRecapPdf),
  examCardPdf: later(async () => (await import('../../documents/exam-card.tsx')).examCardPdf),
  honorariumPdf: later(async () => (await import('../../documents/honorarium.tsx')).honorariumPdf),
  incidentRecordPdf: later(async () => (await import('../../documents/incident-record.tsx')).incidentRecordPdf),
  invoicePdf: later(async () => (await import('../../documents/invoice.tsx')).invoicePdf),
  proformaPdf: later(async () => (await import('../../documents/proforma.tsx')).proformaPdf),
  receiptPdf: later(async () => (await import('../../documents/receipt.tsx')).receiptPdf),
  resultReportPdf: later(async () => (await import('../../documents/result-report.tsx')).resultReportPdf),
  sanctionLetterPdf: later(async () => (await import('../../documents/sanction-letter.tsx')).sanctionLetterPdf),
  yearlyFiguresPdf: later(async () => (await import('../../documents/yearly-figures.tsx')).yearlyFiguresPdf),
  signPdf: later(async () => (await import('../../documents/sign-pdf.ts')).signPdf),
  statusLetterPdf: later(async () => (await import('../../documents/status-letter.tsx')).statusLetterPdf),
}

export type Work = typeof WORK
export type WorkName = keyof Work
