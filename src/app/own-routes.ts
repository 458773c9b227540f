import { member, plain, type RouteEntry, root } from './route-entry.ts'

/** The pages of guests and members: what visitors of public pages do without. */
export const ownRoutes: RouteEntry[] = [
  root('Login', '/login', 'guest', () => import('../features/platform/accounts/pages/Login.tsx')),
  root('Register', '/register', 'guest', () => import('../features/platform/accounts/pages/Register.tsx')),
  root(
    'ConfirmPassword',
    '/confirm-password',
    'auth',
    () => import('../features/platform/accounts/pages/ConfirmPassword.tsx'),
  ),
  plain('VerifyEmail', '/verify-email', () => import('../features/platform/accounts/pages/VerifyEmail.tsx')),
  plain(
    'TwoFactorChallenge',
    '/two-factor-challenge',
    () => import('../features/platform/accounts/pages/TwoFactorChallenge.tsx'),
  ),
  plain('ForgotPassword', '/forgot-password', () => import('../features/platform/accounts/pages/ForgotPassword.tsx')),
  plain(
    'ResetPassword',
    '/reset-password/:token',
    () => import('../features/platform/accounts/pages/ResetPassword.tsx'),
  ),
  member(
    'UserDashboard',
    '/user/dashboard',
    () => import('../features/certification/applications/pages/Dashboard.tsx'),
  ),
  member(
    'UserSertifikasi.daftar',
    '/user/sertifikasi/daftar',
    () => import('../features/certification/applications/pages/OpenSchedules.tsx'),
  ),
  member(
    'UserSertifikasi.daftar.detail',
    '/user/sertifikasi/daftar/:id',
    () => import('../features/certification/applications/pages/ApplicationForm.tsx'),
  ),
  member(
    'UserSertifikasi.saya',
    '/user/sertifikasi/saya',
    () => import('../features/certification/applications/pages/MyApplications.tsx'),
  ),
  member(
    'UserSertifikasi.saya.detail',
    '/user/sertifikasi/saya/:id',
    () => import('../features/certification/applications/pages/ApplicationDetail.tsx'),
  ),
  member(
    'UserSertifikasi.saya.invoice',
    '/user/sertifikasi/saya/:id/invoice',
    () => import('../features/certification/invoices/pages/InvoicePage.tsx'),
  ),
  member('UserProfile', '/user/profile', () => import('../features/platform/accounts/pages/Profile.tsx')),
  member(
    'UserPersonalData',
    '/user/data-diri',
    () => import('../features/platform/personal-data/pages/PersonalData.tsx'),
  ),
  member(
    'UserPemeliharaan.daftar',
    '/user/pemeliharaan-kompetensi/daftar',
    () => import('../features/upkeep/maintenance/pages/OfferedActivities.tsx'),
  ),
  member(
    'UserPemeliharaan.daftar.detail',
    '/user/pemeliharaan-kompetensi/daftar/:id',
    () => import('../features/upkeep/maintenance/pages/OfferedActivity.tsx'),
  ),
  member(
    'UserPemeliharaan.saya',
    '/user/pemeliharaan-kompetensi/saya',
    () => import('../features/upkeep/maintenance/pages/MyActivities.tsx'),
  ),
  member(
    'UserPemeliharaan.saya.detail',
    '/user/pemeliharaan-kompetensi/saya/:id',
    () => import('../features/upkeep/maintenance/pages/ActivityDetail.tsx'),
  ),
  member(
    'UserPelaporan',
    '/user/pelaporan-kinerja',
    () => import('../features/upkeep/reporting/pages/ReportingPage.tsx'),
  ),
  member('UserEvaluasi', '/user/evaluasi', () => import('../features/upkeep/evaluation/pages/EvaluationPage.tsx')),
]
