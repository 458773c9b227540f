/** The product's numbers in one place. Spec section 9 unless a line says otherwise. */
export const limits = {
  /** Within so many hours the body answers a wish about somebody's personal data (UU 27/2022). */
  personalDataAnswerHours: 72,
  schemeListPageSize: 20,
  listPageSize: 20,
  homeLatestSchedules: 9,
  homeSchedulesPerSlide: 3,
  partnersPerView: 4,
  partnerSpeedMs: 3000,
  galleryPerView: 3,
  galleryGapPx: 30,
  galleryImageHeightPx: 220,
  regulationFrameHeightPx: 800,
  footerYear: 2023,
  stateCookieDays: 3,
  lazyLoadTimeoutMs: 120_000,
  /** Share of free seats at which a schedule counts as nearly full (domain 2.2). */
  nearlyFullShare: 0.2,
  /** Passwords: quality.md's 8 to 128 characters, any Unicode. */
  passwordLeast: 8,
  passwordMost: 128,
  photoBytes: 2_000_000,
  /** The most bytes that staff may upload: pictures as cameras make them, regulations as PDF. */
  officePictureBytes: 10_000_000,
  officeDocumentBytes: 10_000_000,
  /** A session ends after this long without use (spec's back end: 120 minutes), and in any case after some days. */
  sessionIdleMinutes: 120,
  sessionDays: 30,
  /** A remembered device, counted from its login; its cookie changes with each use. */
  rememberDays: 60,
  /** A token without a session ends after this long without use. */
  tokenDays: 30,
  /** How long a confirmed password opens the security settings. */
  confirmedPasswordSeconds: 900,
  resetLinkMinutes: 60,
  verificationLinkMinutes: 60,
  /** The former address of an account can take a change back for so long. */
  emailUndoHours: 72,
  /** A new member of staff has this long to set the first password. */
  invitationDays: 7,
  /**
   * A permission given after the opening lets its holder confirm others' proposals only after this long; all
   * administrators are told at once.
   */
  newPermissionHours: 72,
  /** For this long nobody may confirm a proposal of the person who gave them a permission. */
  granterDays: 30,
  /**
   * A change of where money, data or signatures go takes effect no earlier than this, and lapses when nobody confirms
   * it.
   */
  changeWaitHours: 24,
  /** The address of the first start lets the first administrator in for so long. */
  setupCodeHours: 24,
  /** The back office counts at most this many hits of a search. */
  officeSearchCounted: 10_000,
  /** A search text is cut to this many characters. */
  searchLength: 100,
} as const

/** Numbers that only the server reads: no browser loads them. */
export const serverLimits = {
  /** The most bytes of one person's private files: many times what an application needs. */
  ownFilesBytes: 300_000_000,
  /** A public upload that nothing uses by then is removed. */
  unusedUploadHours: 24,
  changeProposalDays: 14,
  /** Unfinished imports of one person, and how long one that nobody touches waits. */
  importDrafts: { most: 30, days: 60 },
  /** The code of a test mail. */
  setupMailMinutes: 15,
  /** Status letters for one person. */
  statusLettersADay: 5,
  pendingLoginMinutes: 10,
  /** Accepted bytes of a JSON body; uploads have their own. */
  jsonBodyBytes: 1_000_000,
  /** A rendered page may be this old before it is rendered again: days and hours pass without any change. */
  pageCacheSeconds: 60,
  /** When to look again whether the portal has opened. */
  preparingRetrySeconds: 600,
  recoveryCodes: 8,
  /** The operator's doctor complains below this much free disk, above this age of a backup and this difference of clocks. */
  freeDiskBytes: 2_000_000_000,
  backupHours: 26,
  clockSeconds: 5,
  /** Within this time an equal request of a guest from the same address counts as a repetition, also without a key. */
  repeatedContentMinutes: 10,
  /** The memory for caches: rendered pages, public JSON, and the values that they are made of. */
  pageCacheEntries: 1000,
  pageCacheBytes: 24_000_000,
  answerCacheEntries: 200,
  embeddedCacheBytes: 8_000_000,
  answerCacheBytes: 8_000_000,
  /** A visitor waits this long for a page, and a page for its data; after that the answer is 503. */
  pageDeadlineMs: 4500,
  answerDeadlineMs: 4000,
  /** The most pages rendered at once, and the most requests that wait, of one client's address and altogether. */
  pageTurns: { most: 4, waitingOfOne: 64, waiting: 2000 },
  /** While the database is unreachable, older cached pages are served for this long. */
  stalePageHours: 6,
  /** Mails in the folder that stands for a mail server are deleted after this. */
  mailRetentionDays: 30,
  /** Browser files of an older release are kept this long, as its pages may still be open or cached in a browser. */
  browserFileRetentionDays: 30,
  /** A file that no list names waits this long before it is gone for good. */
  quarantineDays: 30,
  /** A sweep that would take more files than this and a larger share of all takes none and says so. */
  sweptFiles: 20,
  sweptShare: 0.02,
  /** Requests at the same moment bring the same remember cookie; later it is a stolen copy. */
  rememberGraceSeconds: 60,
  /** A browser from which an account was entered stays known for so long. */
  knownDeviceDays: 365,
  /** The most links for a new password of one account at once: more than its mailboxes get while a link lives. */
  resetLinks: 20,
  /** Unfinished uploads of one person, and how long they can be continued. */
  partialUploads: { most: 3, hours: 24 },
  /** Worker processes that render PDFs and open uploads: one for each processor but the web's own. */
  workers: { most: 3, waiting: 200, waitingOfOne: 12, workMs: 45_000, waitMs: 30_000, idleMs: 15_000 },
  /** A process that runs jobs sends a heartbeat every 45 seconds; without one for this long it counts as gone. */
  jobsSeenSeconds: 180,
  /** A program that starts waits so long for its database. */
  databaseStartSeconds: 60,
  /** Checks of certificates are counted in memory: how often that is written, and how many rows may wait. */
  verificationLog: { everyMs: 5000, rows: 20_000 },
  /** The desk tells of a database that was away in the last so many days. */
  databaseOutageDays: 7,
  /**
   * Connections of a process beside its pool: for long work (each kind of job runs one at a time), for the queue, and
   * behind a pooler for what needs a session.
   */
  connections: { work: 4, queue: 2, session: 2 },
} as const

/** Tries within a number of seconds, counted over all processes (contract, sections 2 and 6). */
export const attemptLimits = {
  login: { most: 5, seconds: 60 },
  /** From a browser that the account knows: more than a person mistypes. */
  loginOfDevice: { most: 30, seconds: 900 },
  /** Over all addresses: after so many failures each next try waits twice as long (seconds), up to the longest. */
  loginOfAccount: { most: 10, seconds: 86_400, wait: 30, longest: 900 },
  loginOfAddress: { most: 30, seconds: 60 },
  /** Wrong second factors lengthen the wait: a minute, a quarter of an hour, a day. */
  twoFactor: { most: 5, seconds: 60 },
  twoFactorLong: { most: 20, seconds: 900 },
  twoFactorDay: { most: 60, seconds: 86_400 },
  /** Asking for something to sign, and answering it: nobody guesses a signature. */
  passkeyLogin: { most: 60, seconds: 60 },
  /** Registrations that succeed: a class that opens its accounts in one room; and all tries, which ask who has one. */
  register: { most: 40, seconds: 3600 },
  registerTries: { most: 120, seconds: 3600 },
  setup: { most: 10, seconds: 900 },
  setupMail: { most: 5, seconds: 900 },
  /** Six digits and this pace: guessing the code of a test mail takes years. */
  setupMailCode: { most: 10, seconds: 900 },
  forgotPassword: { most: 6, seconds: 60 },
  resetMail: { most: 1, seconds: 60 },
  /**
   * Mails of a kind that strangers can cause, to one mailbox: six in the first hour, then one an hour. No longer wait than
   * a link for a new password lives, so that nobody can keep the owner from having one.
   */
  mailbox: { most: 4, seconds: 86_400, wait: 900, longest: 3600 },
  resetPassword: { most: 10, seconds: 60 },
  /** Letters that ask the owner of an account about an attack, of each kind. */
  alarm: { most: 1, seconds: 3 * 86_400 },
  emailUndo: { most: 10, seconds: 60 },
  /** One link of a mail, and those that one provider's machine follows for its readers. */
  mailStop: { most: 10, seconds: 60 },
  mailStops: { most: 600, seconds: 3600 },
  ownPassword: { most: 10, seconds: 60 },
  verification: { most: 6, seconds: 60 },
  settings: { most: 10, seconds: 60 },
  /** Sending a NIK answers whether it is taken, which must not serve to find out numbers. */
  identity: { most: 20, seconds: 3600 },
  ownData: { most: 10, seconds: 3600 },
  /** Uploads of one person: more than anyone's papers, far less than fills a disk. */
  uploads: { most: 200, seconds: 3600 },
  /** Pieces of files that are uploaded in parts: half a megabyte each, some of them repeated. */
  uploadParts: { most: 4000, seconds: 3600 },
  messages: { most: 20, seconds: 60 },
  /** Trials of a letter's words, to oneself. */
  letterExamples: { most: 20, seconds: 3600 },
  /** Look-ups in the public register: enough for a reader, too few to copy it. */
  lookUps: { most: 60, seconds: 60 },
  lookUpsDay: { most: 3000, seconds: 86_400 },
  /** As many portraits as there are pages to look at. */
  portraits: { most: 1500, seconds: 60 },
  complaints: { most: 10, seconds: 3600 },
  markReports: { most: 10, seconds: 3600 },
  /** Requests of guests that are read before they are counted, repetitions among them. */
  guestBodies: { most: 120, seconds: 600 },
  /** Tries for one ticket from one address, so that nobody locks a reporter out from elsewhere. */
  complaintPin: { most: 20, seconds: 3600 },
  /** Tries for one ticket over all addresses: a PIN has eight digits, and at this pace guessing one takes a century. */
  complaintPinOfTicket: { most: 1000, seconds: 86_400, wait: 2, longest: 60 },
  complaintPinOfAddress: { most: 30, seconds: 900 },
  complaintReplies: { most: 30, seconds: 86_400 },
  /** Rendering a PDF takes as long as a hundred other answers. */
  documents: { most: 30, seconds: 60 },
  credentials: { most: 600, seconds: 60 },
  /** Badges that are not cached already: those who read pages with badges ask from their own addresses. */
  badges: { most: 300, seconds: 60 },
  /** Requests of one API key, whatever it may check in a day. */
  bulkChecks: { most: 120, seconds: 60 },
  /** Invitations to watch: making them, and answering one, which calls an address outside. */
  webhookInvitations: { most: 20, seconds: 3600 },
  webhookAnswers: { most: 10, seconds: 600 },
  /** Actions of an employer's managers: founding, inviting, registering. */
  employers: { most: 20, seconds: 86_400 },
  employerInvitations: { most: 60, seconds: 3600 },
  /** The addresses on lists: several full ones an hour, whatever becomes of them. */
  employerInvited: { most: 300, seconds: 3600 },
  employerRegistrations: { most: 60, seconds: 3600 },
  /** Offers to one's own wallet, and requests of wallets behind one address. */
  walletOffers: { most: 10, seconds: 900 },
  wallets: { most: 60, seconds: 60 },
  /** Of one sitting from one address: a device that types and asks, several times what it does at most. */
  sitting: { most: 300, seconds: 60 },
  /** Codes to numbers that somebody names as theirs. */
  channelCodes: { most: 5, seconds: 86_400 },
  /** One private calendar, and those that one address asks for. */
  calendarFeed: { most: 60, seconds: 3600 },
  calendars: { most: 600, seconds: 3600 },
  /** Providers tell of many payments from few addresses; what is too much they send again later. */
  chargeNotices: { most: 3000, seconds: 60 },
  /** Numbers to pay to: each is asked of the provider. */
  charges: { most: 20, seconds: 3600 },
  /** Files that staff and owners open. */
  files: { most: 300, seconds: 60 },
} as const

/** The passkeys of an account. A browser waits for its device no longer than a challenge lives. */
export const passkeyLimits = { most: 10, nameMost: 60, challengeSeconds: 300 } as const

/** Somebody's own saved views of a list, for each list; the columns are those of one of them. */
export const savedViewLimits = { most: 20, nameMost: 60, columnsMost: 100 } as const

/**
 * The limits of paying employers: how many one person has, how many invitations wait, how long and how often each is
 * sent, and how many lines and letters the list of one call has.
 */
export const employerLimits = {
  ofOnePerson: 10,
  invitationsWaiting: 100,
  invitationDays: 14,
  invitationSends: 3,
  invitedAtOnce: 50,
  invitationListMost: 5000,
  /** An invitation that is over stays visible to its managers for so long. */
  invitationRetentionDays: 30,
  registeredAtOnce: 50,
} as const
