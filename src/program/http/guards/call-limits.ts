import { api } from '../../../api.ts'
import { addressesTried } from '../../../features/certification/employers/invitation-rules.ts'
import type { Context } from '../../../ground/context.ts'
import type { Limit, Slowing, Try } from '../../../ground/sessions/attempts.ts'
import { knownDevice } from '../../../ground/sessions/known-device.ts'
import { pendingLogin } from '../../../ground/sessions/session.ts'
import { addressOf } from '../../../lib/calls/ip-address.ts'
import { numbersIn } from '../../../lib/identifiers/number-list.ts'
import { attemptLimits } from '../../../limits.ts'
import type { CallName } from '../calls/perform-call.ts'

/** A limit of a call, with whose tries it counts. */
export interface Throttle extends Omit<Try, 'limit'> {
  limit: Limit | Slowing
  /** The alarm to raise when no try is left. */
  alarm?: { alarm: 'login'; email: string } | { alarm: 'second-factor'; userId: number }
  /** True when a success takes the tries back. */
  forgivable?: boolean
  /** True when a refusal takes this try back: successes count. */
  countsSuccess?: boolean
}

export type Given = Record<string, unknown>
type Throttles = (ctx: Context, given: Given) => Throttle[] | Promise<Throttle[]>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase().slice(0, 300) : '')
const user = ({ visit }: Context): string => String(visit.account?.id ?? '')

/** Returns the limits of an address and its IPv6 /48, which one customer may have and which counts as four homes. */
function networksOf(what: string, ip: string, limit: Limit): Throttle[] {
  const home = addressOf(ip)
  const wide = { what: `${what}-48`, whose: addressOf(ip, 3), limit: { ...limit, most: limit.most * 4 } }
  return [{ what, whose: home, limit }, ...(home.includes(':') ? [wide] : [])]
}

const ofUser =
  (what: string, limit: Limit): Throttles =>
  (ctx) => [{ what, whose: user(ctx), limit }]

const ofAddress =
  (what: string, limit: Limit): Throttles =>
  ({ visit }) =>
    networksOf(what, visit.ip, limit)

const lookUps = ({ visit }: Context, tries: number): Throttle[] => {
  const whose = addressOf(visit.ip)
  return [attemptLimits.lookUps, attemptLimits.lookUpsDay].map((limit) => ({ what: 'look-up', whose, limit, tries }))
}

const ofLookUps: Throttles = (ctx) => lookUps(ctx, 1)

/** Counts each number of a team as a look-up, so that the register cannot be copied thirty names at a time. */
const ofTeam: Throttles = (ctx, { nomor }) =>
  lookUps(ctx, Math.max(1, numbersIn(typeof nomor === 'string' ? nomor : '').length))

/** The address counts too, so that nobody can use up the tries of somebody else's sitting. */
const ofSitting: Throttles = ({ visit }, { id }) => [
  { what: 'sitting', whose: `${id} ${addressOf(visit.ip)}`, limit: attemptLimits.sitting },
]

const ofMailStop: Throttles = ({ visit }, { token }) => [
  { what: 'mail-stop', whose: text(token), limit: attemptLimits.mailStop },
  ...networksOf('mail-stops', visit.ip, attemptLimits.mailStops),
]

/** A list counts as one invitation; its addresses are counted beside it. */
const ofInvitations: Throttles = (ctx, { email }) => [
  { what: 'employer-invitations', whose: user(ctx), limit: attemptLimits.employerInvitations },
  { what: 'employer-invited', whose: user(ctx), limit: attemptLimits.employerInvited, tries: addressesTried(email) },
]

const secondFactor = (whose: string): Throttle[] => [
  { what: 'two-factor', whose, limit: attemptLimits.twoFactor },
  { what: 'two-factor', whose, limit: attemptLimits.twoFactorLong, forgivable: true },
  { what: 'two-factor', whose, limit: attemptLimits.twoFactorDay, forgivable: true },
]

/** Limits by account, whichever session tries; without one, by address. A known browser has a limit of its own. */
const ofSecondFactor: Throttles = async (ctx) => {
  const pending = await pendingLogin(ctx.db, ctx)
  if (!pending) return secondFactor(`address ${addressOf(ctx.visit.ip)}`)
  const { user_id: userId } = pending
  const { email } = await ctx.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const device = knownDevice(ctx.keys, ctx.visit.deviceCookie, email, ctx.now)
  if (device) return secondFactor(`user ${userId} device ${device}`)
  return secondFactor(`user ${userId}`).map((each) => ({ ...each, alarm: { alarm: 'second-factor', userId } }))
}

/**
 * Limits logins; a browser that the account knows has tries of its own, so that an attack does not lock the owner out.
 */
const ofLogin: Throttles = ({ visit, keys, now }, given) => {
  const email = text(given['email'])
  const device = knownDevice(keys, visit.deviceCookie, email, now)
  if (device) {
    visit.isKnownDevice = true
    const whose = `${email} ${device}`
    return [
      { what: 'login-device', whose, limit: attemptLimits.login, forgivable: true },
      { what: 'login-device', whose, limit: attemptLimits.loginOfDevice },
    ]
  }
  return [
    { what: 'login', whose: `${email} ${addressOf(visit.ip)}`, limit: attemptLimits.login, forgivable: true },
    ...networksOf('login-address', visit.ip, attemptLimits.loginOfAddress),
    {
      what: 'login-account',
      whose: email,
      limit: attemptLimits.loginOfAccount,
      forgivable: true,
      alarm: { alarm: 'login', email },
    },
  ]
}

/** Limits registrations by those that succeed, and all tries more widely: a mistyped form is nobody's account. */
const ofRegistration: Throttles = ({ visit }) => [
  ...networksOf('register', visit.ip, attemptLimits.register).map((one) => ({ ...one, countsSuccess: true })),
  ...networksOf('register-tries', visit.ip, attemptLimits.registerTries),
]

const ticketOf = ({ no_tiket }: Given): string => text(no_tiket)

/** Limits PIN tries by ticket and address, by address for all tickets, and slows a ticket down under many tries. */
const ofPin: Throttles = ({ visit }, given) => {
  const [ticket, address] = [ticketOf(given), addressOf(visit.ip)]
  return [
    { what: 'pin', whose: `${ticket} ${address}`, limit: attemptLimits.complaintPin, forgivable: true },
    { what: 'pin-address', whose: address, limit: attemptLimits.complaintPinOfAddress },
    { what: 'pin-ticket', whose: ticket, limit: attemptLimits.complaintPinOfTicket, forgivable: true },
  ]
}

const THROTTLES: Partial<Record<CallName, Throttles>> = {
  login: ofLogin,
  register: ofRegistration,
  sendSetupMail: ofUser('setup-mail', attemptLimits.setupMail),
  testMailServer: ofUser('setup-mail', attemptLimits.setupMail),
  confirmSetupMail: ofUser('setup-mail-code', attemptLimits.setupMailCode),
  checkSetupCode: ofAddress('setup', attemptLimits.setup),
  createFirstAdministrator: ofAddress('setup', attemptLimits.setup),
  twoFactorChallenge: ofSecondFactor,
  startPasskeyLogin: ofAddress('passkey-login', attemptLimits.passkeyLogin),
  passkeyLogin: ofAddress('passkey-login', attemptLimits.passkeyLogin),
  startPasskeyChallenge: ofAddress('passkey-login', attemptLimits.passkeyLogin),
  passkeyChallenge: ofSecondFactor,
  startPasskey: ofUser('settings', attemptLimits.settings),
  addPasskey: ofUser('settings', attemptLimits.settings),
  renamePasskey: ofUser('settings', attemptLimits.settings),
  removePasskey: ofUser('settings', attemptLimits.settings),
  confirmTwoFactor: (ctx) => secondFactor(`setup ${user(ctx)}`),
  forgotPassword: ofAddress('forgot-password', attemptLimits.forgotPassword),
  resetPassword: ofAddress('reset-password', attemptLimits.resetPassword),
  confirmPassword: ofUser('own-password', attemptLimits.ownPassword),
  updatePassword: ofUser('own-password', attemptLimits.ownPassword),
  resendVerification: ofUser('verification', attemptLimits.verification),
  verifyEmail: ofUser('verification', attemptLimits.verification),
  undoEmailChange: ofAddress('email-undo', attemptLimits.emailUndo),
  getMailStop: ofMailStop,
  stopMail: ofMailStop,
  updateProfile: ofUser('settings', attemptLimits.settings),
  uploadProfilePhoto: ofUser('settings', attemptLimits.settings),
  // Calendar programs ask for many people from few addresses, and for one feed seldom.
  readCalendarFeed: ({ visit }, { token }) => [
    { what: 'calendar-feed', whose: text(token), limit: attemptLimits.calendarFeed },
    ...networksOf('calendar', visit.ip, attemptLimits.calendars),
  ],
  // Each code costs the body money, and reaches a number that nobody has proven yet.
  startChannel: ofUser('channel-code', attemptLimits.channelCodes),
  confirmChannel: ofUser('channel-confirm', attemptLimits.settings),
  testMessageChannel: ofUser('channel-test', attemptLimits.setupMail),
  startOnlinePayment: ofUser('charges', attemptLimits.charges),
  startActivityOnlinePayment: ofUser('charges', attemptLimits.charges),
  receiveChargeNotice: ofAddress('charge-notices', attemptLimits.chargeNotices),
  testPaymentProvider: ofUser('payment-test', attemptLimits.setupMail),
  makeCalendarFeed: ofUser('settings', attemptLimits.settings),
  removeCalendarFeed: ofUser('settings', attemptLimits.settings),
  getFile: ofUser('files', attemptLimits.files),
  // Other bodies' verifiers ask for many.
  getCredential: ofAddress('credentials', attemptLimits.credentials),
  getIssuerDocument: ofAddress('credentials', attemptLimits.credentials),
  getWalletIssuer: ofAddress('credentials', attemptLimits.credentials),
  getWalletServer: ofAddress('credentials', attemptLimits.credentials),
  getWalletKeys: ofAddress('credentials', attemptLimits.credentials),
  getCredentialType: ofAddress('credentials', attemptLimits.credentials),
  getWalletStatusList: ofAddress('credentials', attemptLimits.credentials),
  makeWalletOffer: ofUser('wallet-offers', attemptLimits.walletOffers),
  readWalletOffer: ofAddress('wallets', attemptLimits.wallets),
  giveWalletToken: ofAddress('wallets', attemptLimits.wallets),
  giveWalletNonce: ofAddress('wallets', attemptLimits.wallets),
  giveWalletCredential: ofAddress('wallets', attemptLimits.wallets),
  beginSitting: ofSitting,
  sendEntries: ofSitting,
  sendEnvelope: ofSitting,
  uploadFile: ofUser('uploads', attemptLimits.uploads),
  beginUpload: ofUser('uploads', attemptLimits.uploads),
  finishUpload: ofUser('uploads', attemptLimits.uploads),
  getUpload: ofUser('upload-parts', attemptLimits.uploadParts),
  continueUpload: ofUser('upload-parts', attemptLimits.uploadParts),
  uploadPicture: ofUser('uploads', attemptLimits.uploads),
  uploadDocument: ofUser('uploads', attemptLimits.uploads),
  sendMessage: ofUser('messages', attemptLimits.messages),
  sendLetterExample: ofUser('letter-examples', attemptLimits.letterExamples),
  startTwoFactor: ofUser('settings', attemptLimits.settings),
  stopTwoFactor: ofUser('settings', attemptLimits.settings),
  renewRecoveryCodes: ofUser('settings', attemptLimits.settings),
  submitPersonalData: ofUser('identity', attemptLimits.identity),
  requestDataChange: ofUser('identity', attemptLimits.identity),
  replaceDocument: ofUser('documents', attemptLimits.identity),
  listHolders: ofLookUps,
  getVerification: ofLookUps,
  getVerificationBadge: ofAddress('badges', attemptLimits.badges),
  getVerificationFrame: ofLookUps,
  checkCertificates: ({ visit }) => [
    { what: 'bulk-checks', whose: String(visit.apiKey?.id ?? ''), limit: attemptLimits.bulkChecks },
  ],
  inviteWatcher: ofUser('watch-invitations', attemptLimits.webhookInvitations),
  foundEmployer: ofUser('employers', attemptLimits.employers),
  inviteToEmployer: ofInvitations,
  resendEmployerInvitation: ofUser('employer-invitations', attemptLimits.employerInvitations),
  registerEmployerMembers: ofUser('employer-registrations', attemptLimits.employerRegistrations),
  getWatchInvitation: ofAddress('watch-answers', attemptLimits.webhookAnswers),
  acceptWatchInvitation: ofAddress('watch-answers', attemptLimits.webhookAnswers),
  checkHolder: ofLookUps,
  checkTeam: ofTeam,
  findPaper: ofLookUps,
  fileComplaint: ofAddress('complaint', attemptLimits.complaints),
  fileMarkReport: ofAddress('mark-report', attemptLimits.markReports),
  trackComplaint: ofPin,
  replyToComplaint: async (ctx, given) => [
    ...(await ofPin(ctx, given)),
    {
      what: 'complaint-reply',
      whose: `${ticketOf(given)} ${addressOf(ctx.visit.ip)}`,
      limit: attemptLimits.complaintReplies,
    },
  ],
  reopenComplaint: ofPin,
  getVerdictCode: ofAddress('portraits', attemptLimits.portraits),
  getHolderPortrait: ofAddress('portraits', attemptLimits.portraits),
  downloadPersonalData: ofUser('own-data', attemptLimits.ownData),
}

/** Limits by the account, otherwise by the address. */
const ofAnybody =
  (what: string, limit: Limit): Throttles =>
  (ctx) => [{ what, whose: ctx.visit.account ? user(ctx) : addressOf(ctx.visit.ip), limit }]

/** The limit of all documents, which are slow to make; it applies to file calls without a limit of their own. */
const OF_DOCUMENTS = ofAnybody('documents', attemptLimits.documents)

/** Returns the limits of a call; undefined when it has none. */
export const throttlesOf = (name: CallName): Throttles | undefined =>
  THROTTLES[name] ?? (api[name].answer === 'file' ? OF_DOCUMENTS : undefined)
