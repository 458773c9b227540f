import type { Letter } from '../../letters.ts'

/** The letters that tell a day on which the reader is expected, or by which the reader has to act. */
export const DATED_LETTERS = [
  ...['seatOffered', 'offerDue', 'correctionAsked', 'correctionDue', 'employerRegistered'],
  ...['applicationScheduled', 'paymentConfirmed', 'applicationMoved', 'applicationWithdrawn', 'applicationCancelled'],
  ...['scheduleCancelled', 'scheduleMoved', 'scheduleDetailsChanged', 'examReminder'],
  ...['invoiceIssued', 'paymentReminder', 'paymentReviewEnded', 'paymentShort', 'paymentWithdrawn', 'proofRefused'],
  ...['employerInvoiceNews'],
  ...['assignmentOffered', 'assignmentAccepted', 'assignmentDeclined', 'assignmentWithdrawn', 'examDutyReminder'],
  ...['examDutyMoved', 'examDutyChanged', 'examDutyCancelled'],
  ...['activityRegistered', 'activityCancelled', 'activityCalledOff', 'activityProofRefused'],
  ...['dutyDue', 'certificateEnds', 'certificateEnded', 'evaluationOpened', 'evaluationDue', 'evaluationReviewed'],
  ...['sanctionPlanned', 'sanctionImposed', 'misconductNotified'],
] as const satisfies readonly Letter['letter'][]

export type DatedLetter = (typeof DATED_LETTERS)[number]
