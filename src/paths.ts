/** A record's id, or the name that stands for it in a route's pattern. */
type Id = number | ':id'

/** Every address that pages of all kinds link to; what only people with an account see is in own-paths.ts. */
export const to = {
  home: '/',
  about: '/tentang',
  schemes: '/daftar-skema',
  scheme: (id: Id) => `/detail-skema/${id}`,
  examiners: '/daftar-penguji',
  venues: '/daftar-tuk',
  tutorial: '/tutorial-pendaftaran',
  schedules: '/jadwal-uji',
  schedule: (id: Id) => `/jadwal-uji/${id}`,
  scheduleCalendar: (id: number) => `/jadwal-uji/${id}/jadwal.ics`,
  holders: '/daftar-pemegang',
  /** The page with what anybody may know of a certificate. */
  verdict: (nomor: string) => `/daftar-pemegang?no_sertifikasi=${encodeURIComponent(nomor)}`,
  gallery: '/informasi-galeri',
  complaints: '/pengaduan',
  /** How the body's mark may be used, and the report of a use that is not right. */
  markUse: '/pemakaian-tanda',
  serviceFigures: '/kinerja-layanan',
  privacy: '/kebijakan-privasi',
  terms: '/syarat',
  accessibility: '/aksesibilitas',
  aiStatement: '/kecerdasan-buatan',
  articles: '/artikel',
  article: (slug: string) => `/artikel/${slug}`,
  articleFeed: '/artikel/rss.xml',
  login: '/login',
  register: '/register',
  /** Where the first administrator comes in, with the code of the first start. */
  setup: (code: string) => `/penyiapan/${code}`,
  forgotPassword: '/forgot-password',
  twoFactorChallenge: '/two-factor-challenge',
  verifyEmail: '/verify-email',
  confirmPassword: '/confirm-password',
  memberArea: '/user',
  dashboard: '/user/dashboard',
  personalData: '/user/data-diri',
  certifications: '/user/sertifikasi',
  certificationSchedules: '/user/sertifikasi/daftar',
  /** The form for an offered schedule. */
  certificationForm: (scheduleId: Id, page?: string) =>
    `/user/sertifikasi/daftar/${scheduleId}${page ? `?langkah=${page}` : ''}`,
  maintenance: '/user/pemeliharaan-kompetensi',
  activitySchedules: '/user/pemeliharaan-kompetensi/daftar',
  activitySchedule: (scheduleId: Id) => `/user/pemeliharaan-kompetensi/daftar/${scheduleId}`,
  document: (file: string) => `/dokumen/${file}`,
} as const

/** Headings of the member area, each with the page that it leads on to (spec section 4). */
export const LEADS_ON = [
  [to.memberArea, to.dashboard],
  [to.certifications, to.certificationSchedules],
  [to.maintenance, to.activitySchedules],
] as const

/** Below these lie the pages of guests and members; nobody else loads their part of the program. */
const OWN_PLACES = [
  to.memberArea,
  to.login,
  to.register,
  to.confirmPassword,
  to.verifyEmail,
  to.twoFactorChallenge,
  to.forgotPassword,
  '/reset-password',
  '/penyiapan',
]

/** Tells whether an address is one of own-routes.ts, which the browser loads only for such addresses. */
export const isOwnPath = (path: string): boolean =>
  OWN_PLACES.some((place) => path === place || path.startsWith(`${place}/`))
