import type { DatedLetter } from '../src/documents/mail/dated-letters.ts'
import type { LetterKindName } from '../src/letters.ts'

const PAST = 'The day is over.'
const BODY = 'The body has to act by it, not the reader.'
const LATER = 'A proposal counts from then on at the earliest; nobody has to act by it.'

/** The letters that tell a day and bring no calendar file, each with the reason. */
export const LETTERS_WITHOUT_CALENDAR: Partial<Record<Exclude<LetterKindName, DatedLetter>, string>> = {
  passwordChanged: PAST,
  twoFactorOn: PAST,
  twoFactorOff: PAST,
  twoFactorResetProposed: PAST,
  passkeyAdded: PAST,
  passkeyRemoved: PAST,
  passkeyBlocked: PAST,
  newRecoveryCodes: PAST,
  recoveryCodeUsed: PAST,
  emailChangedFrom: PAST,
  emailChangedTo: PAST,
  rememberTheft: PAST,
  loginsFailed: PAST,
  secondFactorFailed: PAST,
  dataChanged: PAST,
  dataChangeAsked: BODY,
  documentReplaced: BODY,
  deletionAsked: BODY,
  waitingListJoined: 'The reader has no seat on that day.',
  applicationReceived: 'The day is not the reader’s own before the application is verified.',
  correctionReceived: BODY,
  offerLapsed: PAST,
  waitingListClosed: 'The reader has no seat on that day.',
  examMissed: PAST,
  appealReceived: BODY,
  refundAccountGiven: PAST,
  employerInvitation: 'Nothing is lost afterwards: the employer invites again.',
  dutyMissed: PAST,
  activityMissed: PAST,
  activityReceived: BODY,
  serviceFeedbackAsked: 'An opinion on the service is nobody’s duty.',
  sanctionRequested: BODY,
  sanctionAnswered: BODY,
  sanctionAppealReceived: BODY,
  complaintReceived: BODY,
  complaintClosed: 'One may reopen it and need not; an anonymous reader has no calendar of the body.',
  staffDigest: 'The day of the letter itself.',
  permissionsGranted: LATER,
  personalDataExported: PAST,
  bankAccountsProposed: LATER,
  backupFailed: PAST,
  backupTrialFailed: PAST,
  changeProposed: LATER,
  incidentNotice: PAST,
}
