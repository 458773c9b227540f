// A page that came from the server asks for its calls before anything else has brought them.
import './calls/guest-calls.ts'
import { own } from '../own-paths.ts'
import { to } from '../paths.ts'
import { member, ofDevice, plain, type RouteEntry, root } from './routing/route-entry.ts'

/** The pages of guests and members: what visitors of public pages do without. */
export const ownRoutes: RouteEntry[] = [
  root('Login', to.login, 'guest', () => import('../features/platform/accounts/pages/Login.tsx')),
  root('Register', to.register, 'guest', () => import('../features/platform/accounts/pages/Register.tsx')),
  root(
    'ConfirmPassword',
    to.confirmPassword,
    'auth',
    () => import('../features/platform/accounts/pages/ConfirmPassword.tsx'),
  ),
  plain('VerifyEmail', to.verifyEmail, () => import('../features/platform/accounts/pages/VerifyEmail.tsx')),
  plain(
    'TwoFactorChallenge',
    to.twoFactorChallenge,
    () => import('../features/platform/accounts/pages/TwoFactorChallenge.tsx'),
  ),
  plain('ForgotPassword', to.forgotPassword, () => import('../features/platform/accounts/pages/ForgotPassword.tsx')),
  plain(
    'ResetPassword',
    own.resetPassword(':token'),
    () => import('../features/platform/accounts/pages/ResetPassword.tsx'),
  ),
  plain(
    'FirstAdministrator',
    to.setup(':kode'),
    () => import('../features/platform/portal/pages/FirstAdministrator.tsx'),
    { inBrowser: true },
  ),
  member('UserDashboard', to.dashboard, () => import('../features/service/dashboard/pages/Dashboard.tsx')),
  member(
    'UserSertifikasi.daftar',
    to.certificationSchedules,
    () => import('../features/certification/applications/pages/OpenSchedules.tsx'),
  ),
  member(
    'UserSertifikasi.daftar.detail',
    to.certificationForm(':id'),
    () => import('../features/certification/applications/pages/ApplicationForm.tsx'),
  ),
  member(
    'UserSertifikasi.saya',
    own.myCertifications,
    () => import('../features/certification/applications/pages/MyApplications.tsx'),
  ),
  member(
    'UserSertifikasi.saya.detail',
    own.certification(':id'),
    () => import('../features/certification/applications/pages/ApplicationDetail.tsx'),
  ),
  member(
    'UserSertifikasi.saya.invoice',
    own.certificationInvoice(':id'),
    () => import('../features/certification/invoices/pages/InvoicePage.tsx'),
  ),
  member(
    'UserSertifikasi.saya.kartu',
    own.examCardPage(':id'),
    () => import('../features/certification/examination/pages/ExamCardPage.tsx'),
  ),
  ofDevice(
    'UserUjian',
    own.examOnScreen(':id'),
    () => import('../features/certification/sittings/pages/SittingPage.tsx'),
  ),
  member('UserPerusahaan', own.employers, () => import('../features/certification/employers/pages/OwnEmployers.tsx')),
  member(
    'UserPerusahaan.detail',
    own.employer(':id'),
    () => import('../features/certification/employers/pages/EmployerPage.tsx'),
  ),
  member('UserLuring', own.offline, () => import('../features/platform/offline/pages/StoredHere.tsx')),
  member('UserProfile', own.profile, () => import('../features/platform/accounts/pages/Profile.tsx')),
  member(
    'UserPersonalData',
    to.personalData,
    () => import('../features/platform/personal-data/pages/PersonalData.tsx'),
  ),
  member(
    'UserPemeliharaan.daftar',
    to.activitySchedules,
    () => import('../features/upkeep/maintenance/pages/OfferedActivities.tsx'),
  ),
  member(
    'UserPemeliharaan.daftar.detail',
    to.activitySchedule(':id'),
    () => import('../features/upkeep/maintenance/pages/OfferedActivity.tsx'),
  ),
  member(
    'UserPemeliharaan.saya',
    own.activities,
    () => import('../features/upkeep/maintenance/pages/MyActivities.tsx'),
  ),
  member(
    'UserPemeliharaan.saya.detail',
    own.activity(':id'),
    () => import('../features/upkeep/maintenance/pages/ActivityDetail.tsx'),
  ),
  member('UserPelaporan', own.reporting, () => import('../features/upkeep/reporting/pages/ReportingPage.tsx')),
  member('UserEvaluasi', own.evaluation, () => import('../features/upkeep/evaluation/pages/EvaluationPage.tsx')),
]
