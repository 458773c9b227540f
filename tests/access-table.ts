import type { Access } from '../src/access.ts'

const READS = 'list get history'
const WRITES = 'create update remove restore'

const resource = (noun: string, verbs = `${READS} ${WRITES}`): string[] =>
  verbs.split(' ').map((verb) => `${verb}${noun}`)

/** Who may make which call, said a second time and by hand: a call that is missing here, or that moved, fails the test. */
export const ACCESS_TABLE: Record<Access, string[]> = {
  public: [
    'getContent',
    'listGallery',
    'listPartners',
    'listArticles',
    'getArticle',
    'listExaminers',
    'listVenues',
    'listTrainings',
    'getTraining',
    'getTrainingCalendar',
    'getTutorial',
    'getPicture',
    'getDocument',
  ],
  any: ['getCsrfCookie', 'logout'],
  guest: ['login', 'register', 'twoFactorChallenge', 'forgotPassword', 'resetPassword'],
  session: [
    'resendVerification',
    'verifyEmail',
    'confirmPassword',
    'confirmedPasswordStatus',
    'updateProfile',
    'updatePassword',
    'listSessions',
    'endSession',
    'uploadProfilePhoto',
    'removeProfilePhoto',
  ],
  member: ['me', 'listUserTrainings', 'countUserTrainings'],
  confirmed: [
    'startTwoFactor',
    'stopTwoFactor',
    'confirmTwoFactor',
    'twoFactorQrCode',
    'twoFactorSecretKey',
    'recoveryCodes',
    'renewRecoveryCodes',
  ],
  office: ['getDesk', 'whoAmI'],
  'office:administrator': [
    ...resource('Audit', 'list get'),
    ...['Category', 'Scheme', 'SchemeVersion', 'Schedule', 'Venue', 'Examiner'].flatMap((noun) =>
      resource(noun, READS),
    ),
  ],
  'office:verifikasi': [...resource('Schedule', WRITES), 'cancelSchedule', 'moveSchedule'],
  'office:keuangan': [],
  'office:keputusan': [],
  'office:pengaduan': [],
  'office:konten': [
    ...['Faq', 'TutorialStep', 'GalleryItem', 'Partner', 'OfficeArticle'].flatMap((noun) => resource(noun)),
    ...['Category', 'Scheme', 'SchemeVersion', 'Venue', 'Examiner'].flatMap((noun) => resource(noun, WRITES)),
    ...resource('SiteContent', 'list get history update restore'),
    'publishArticle',
    'withdrawArticle',
    'publishSchemeVersion',
    'draftNextSchemeVersion',
    'uploadPicture',
    'uploadDocument',
  ],
  'office:pengguna': [
    ...resource('Settings', 'list get history update restore'),
    ...resource('Staff', 'list get history create update restore'),
    'inviteAgain',
    'listMails',
    'resendMail',
    'listKeptMails',
  ],
}
