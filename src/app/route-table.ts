import type { PageModule } from './page.ts'

/** Who may open a page: spec section 4's guard goes by it. */
export type Audience = 'anyone' | 'guest' | 'auth'

export type Shell = 'public' | 'plain' | 'user'

export interface RouteEntry {
  /** Names of spec section 2; the active menu item goes by what a name contains. */
  name: string
  path: string
  audience: Audience
  shell: Shell
  // biome-ignore lint/suspicious/noExplicitAny: each page file fixes its own type of data
  page: () => Promise<PageModule<any>>
  /** Made anew for each visitor, whose look-ups count: it says what is so at this moment. */
  fresh?: true
}

const page = (name: string, path: string, load: RouteEntry['page'], more?: Pick<RouteEntry, 'fresh'>): RouteEntry => ({
  name,
  path,
  audience: 'anyone',
  shell: 'public',
  page: load,
  ...more,
})

const root = (name: string, path: string, audience: Audience, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience,
})

const plain = (name: string, path: string, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience: 'guest',
  shell: 'plain',
})

const member = (name: string, path: string, load: RouteEntry['page']): RouteEntry => ({
  ...page(name, path, load),
  audience: 'auth',
  shell: 'user',
})

/** The route table of spec section 2. */
export const routeTable: RouteEntry[] = [
  page('Home', '/', () => import('../features/site-content/pages/Home.tsx')),
  page('Tentang', '/tentang', () => import('../features/site-content/pages/About.tsx')),
  page('sertifikasi.daftar-skema', '/daftar-skema', () => import('../features/schemes/pages/SchemeList.tsx')),
  page('sertifikasi.detail-skema', '/detail-skema/:id', () => import('../features/schemes/pages/SchemeDetail.tsx')),
  page('sertifikasi.daftar-penguji', '/daftar-penguji', () => import('../features/examiners/pages/ExaminerList.tsx')),
  page('sertifikasi.daftar-tuk', '/daftar-tuk', () => import('../features/venues/pages/VenueList.tsx')),
  page('informasi.tutorial', '/tutorial-pendaftaran', () => import('../features/tutorial/pages/Tutorial.tsx')),
  page('informasi.jadwal', '/jadwal-uji', () => import('../features/schedules/pages/ScheduleList.tsx')),
  page('informasi.jadwal.detail', '/jadwal-uji/:id', () => import('../features/schedules/pages/ScheduleDetail.tsx')),
  page('informasi.daftar-pemegang', '/daftar-pemegang', () => import('../features/holders/pages/HolderPage.tsx'), {
    fresh: true,
  }),
  page('informasi.galeri', '/informasi-galeri', () => import('../features/site-content/pages/Gallery.tsx')),
  page('artikel', '/artikel', () => import('../features/articles/pages/ArticleList.tsx')),
  page('artikel.detail', '/artikel/:slug', () => import('../features/articles/pages/ArticleDetail.tsx')),
  root('Login', '/login', 'guest', () => import('../features/accounts/pages/Login.tsx')),
  root('Register', '/register', 'guest', () => import('../features/accounts/pages/Register.tsx')),
  root('ConfirmPassword', '/confirm-password', 'auth', () => import('../features/accounts/pages/ConfirmPassword.tsx')),
  plain('VerifyEmail', '/verify-email', () => import('../features/accounts/pages/VerifyEmail.tsx')),
  plain(
    'TwoFactorChallenge',
    '/two-factor-challenge',
    () => import('../features/accounts/pages/TwoFactorChallenge.tsx'),
  ),
  plain('ForgotPassword', '/forgot-password', () => import('../features/accounts/pages/ForgotPassword.tsx')),
  plain('ResetPassword', '/reset-password/:token', () => import('../features/accounts/pages/ResetPassword.tsx')),
  member('UserDashboard', '/user/dashboard', () => import('../features/certification/pages/Dashboard.tsx')),
  member(
    'UserSertifikasi.daftar',
    '/user/sertifikasi/daftar',
    () => import('../features/certification/pages/OpenDates.tsx'),
  ),
  member(
    'UserSertifikasi.daftar.detail',
    '/user/sertifikasi/daftar/:id',
    () => import('../features/certification/pages/ApplicationForm.tsx'),
  ),
  member(
    'UserSertifikasi.saya',
    '/user/sertifikasi/saya',
    () => import('../features/certification/pages/MyApplications.tsx'),
  ),
  member(
    'UserSertifikasi.saya.detail',
    '/user/sertifikasi/saya/:id',
    () => import('../features/certification/pages/ApplicationDetail.tsx'),
  ),
  member(
    'UserSertifikasi.saya.invoice',
    '/user/sertifikasi/saya/:id/invoice',
    () => import('../features/invoices/pages/InvoicePage.tsx'),
  ),
  member('UserProfile', '/user/profile', () => import('../features/accounts/pages/Profile.tsx')),
  member('UserPersonalData', '/user/data-diri', () => import('../features/personal-data/pages/PersonalData.tsx')),
]
