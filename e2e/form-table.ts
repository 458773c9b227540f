import type { Page } from 'playwright-core'
import type { Stage } from '../src/features/certification/applications/rules.ts'
import type { Db } from '../src/server/database/db.ts'
import type { Form } from './form-mishaps.ts'

export interface FormRow extends Form {
  /** A stranger, or the address of a member of the demonstration. */
  who: string
  /** The password was confirmed just now. */
  confirmed?: true
}

const NEWCOMER = 'anggota.baru@example.com'
const MEMBER = 'anggota@example.com'
const LONG = 'kata '.repeat(1100).trim()
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'

/** The person's application at that stage. */
const applicationAt =
  (tahap: Stage, more: string) =>
  async (db: Db, email: string): Promise<string> => {
    const { id } = await db
      .selectFrom('user_trainings')
      .innerJoin('users', 'users.id', 'user_trainings.user_id')
      .select('user_trainings.id')
      .where('users.email', '=', email)
      .where('user_trainings.tahap', '=', tahap)
      .executeTakeFirstOrThrow()
    return `/user/sertifikasi/saya/${id}${more}`
  }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** What is said of each mishap; those that are left out are the same everywhere, or make no sense there. */
const sentences = (given: Partial<Form['said']>): Form['said'] => ({
  ...{ empty: '—', rubbish: '—', tooLong: '—', emoji: '—', wrongFile: '—', tooLarge: '—', twoTabs: '—' },
  ...{ doubleClick: 'Ditahan oleh uji.', offline: AWAY, back: 'kosong' },
  ...given,
})

const NO_LOGIN = 'Email atau password tidak sesuai dengan data kami.'
const NO_CODE = 'Kode verifikasi dua langkah tidak benar atau sudah dipakai.'
const NO_EMAIL = 'Tulis email yang lengkap, misalnya nama@contoh.co.id.'
const NO_PHONE = 'No. HP berisi 8–20 angka, boleh dengan +, -, dan spasi.'
const NO_POSTCODE = 'Kode pos terdiri atas 5 angka.'
const NO_NPWP = 'NPWP terdiri atas 15 atau 16 angka.'
const NO_AMOUNT = 'Tulis jumlah yang ditransfer dalam angka.'
const LONG_EMAIL = 'Email paling panjang 255 huruf.'
const SHORT_PASSWORD = 'Password paling sedikit 8 karakter.'
const LONG_PASSWORD = 'Password paling panjang 128 karakter.'

const accounts = 'src/features/platform/accounts/pages'
const personal = 'src/features/platform/personal-data'
const applied = 'src/features/certification'

/** Forms by the file that shows them, each met in every mishap that it can have. */
export const FORMS: Record<string, FormRow> = {
  [`${accounts}/Login.tsx`]: {
    ...{ who: 'stranger', at: '/login', button: 'Login' },
    given: {
      good: { Email: 'tidak.ada@example.com', Password: 'Bukan-Ini-77' },
      rubbish: { Email: 'bukan email', Password: 'x' },
      tooLong: { Email: `${LONG}@example.com`, Password: LONG },
      emoji: { Email: '🌿@example.com', Password: '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Email wajib diisi.', rubbish: NO_LOGIN, tooLong: LONG_EMAIL, emoji: NO_LOGIN, twoTabs: NO_LOGIN },
    }),
  },
  [`${accounts}/Register.tsx`]: {
    ...{ who: 'stranger', at: '/register', button: 'Daftar' },
    given: {
      good: { Nama: 'Sari Contoh', Email: 'sari.formulir@example.com', 'No. HP': '0811-0000-0097' },
      rubbish: { Nama: 'x', Email: 'bukan email', 'No. HP': 'abc', Password: '123' },
      tooLong: { Nama: LONG, Email: 'a@example.com' },
      emoji: { Nama: '🌿🦜', Email: 'b@example.com', 'No. HP': '🌿' },
    },
    said: sentences({
      ...{ empty: 'No. HP wajib diisi.', rubbish: NO_EMAIL, tooLong: 'Nama paling panjang 255 huruf.' },
      ...{ emoji: NO_PHONE, twoTabs: SHORT_PASSWORD },
    }),
  },
  [`${accounts}/ForgotPassword.tsx`]: {
    ...{ who: 'stranger', at: '/forgot-password', button: 'Kirim Email Reset Password' },
    given: {
      good: { Email: 'tidak.ada@example.com' },
      rubbish: { Email: 'bukan email' },
      tooLong: { Email: `${LONG}@example.com` },
      emoji: { Email: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Email wajib diisi.', rubbish: NO_EMAIL, tooLong: LONG_EMAIL, emoji: NO_EMAIL, twoTabs: NO_EMAIL },
    }),
  },
  [`${accounts}/ResetPassword.tsx`]: {
    ...{ who: 'stranger', at: '/reset-password/abc?email=tidak.ada%40example.com', button: 'Reset Password' },
    given: {
      good: { Password: 'Gunung-Rinjani-62', 'Konfirmasi Password': 'Gunung-Rinjani-62' },
      rubbish: { Password: '123', 'Konfirmasi Password': '12' },
      tooLong: { Password: LONG, 'Konfirmasi Password': LONG },
      emoji: { Password: '🌿🦜', 'Konfirmasi Password': '🌿🦜' },
    },
    said: sentences({
      ...{ empty: SHORT_PASSWORD, rubbish: SHORT_PASSWORD, tooLong: LONG_PASSWORD, emoji: SHORT_PASSWORD },
      twoTabs: SHORT_PASSWORD,
    }),
  },
  [`${accounts}/TwoFactorChallenge.tsx`]: {
    ...{ who: 'stranger', at: '/two-factor-challenge', button: 'Log in' },
    given: {
      good: { 'TwoFactor Code': '123456' },
      rubbish: { 'TwoFactor Code': 'abc' },
      tooLong: { 'TwoFactor Code': LONG },
      emoji: { 'TwoFactor Code': '🌿' },
    },
    said: sentences({
      empty: NO_CODE,
      rubbish: NO_CODE,
      tooLong: 'Kode terlalu panjang.',
      emoji: NO_CODE,
      twoTabs: NO_CODE,
    }),
  },
  [`${accounts}/ConfirmPassword.tsx`]: {
    ...{ who: MEMBER, at: '/confirm-password', button: 'Confirm' },
    given: {
      good: { Password: 'Bukan-Ini-77' },
      rubbish: { Password: 'x' },
      tooLong: { Password: LONG },
      emoji: { Password: '🌿' },
    },
    // A fifth wrong password within the minute would be answered by the wait.
    said: sentences({
      ...{ empty: 'Password wajib diisi.', rubbish: 'Password tidak benar.', tooLong: LONG_PASSWORD },
      emoji: 'Password tidak benar.',
    }),
  },
  [`${accounts}/profile/ProfileSection.tsx`]: {
    ...{ who: MEMBER, confirmed: true, at: '/user/profile', button: 'Update' },
    given: {
      good: { Nama: 'Nama Contoh' },
      empty: { Nama: '' },
      rubbish: { Nama: 'Nama Contoh', Email: 'bukan email' },
      tooLong: { Nama: LONG },
      emoji: { Nama: 'Nama Contoh', Email: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Nama wajib diisi.', rubbish: NO_EMAIL, tooLong: 'Nama paling panjang 255 huruf.', emoji: NO_EMAIL },
      twoTabs: NO_EMAIL,
    }),
  },
  [`${personal}/pages/draft/SectionForm.tsx`]: {
    ...{ who: NEWCOMER, at: '/user/data-diri?bagian=alamat', button: 'Simpan dan lanjut' },
    given: {
      good: { Alamat: 'Jalan Contoh 1' },
      empty: { Alamat: '' },
      rubbish: { Alamat: 'Jalan Contoh 1', 'Kode pos': 'abc', 'No. HP': 'abc' },
      tooLong: { Alamat: LONG },
      emoji: { Alamat: 'Jalan Contoh 1', 'Kode pos': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Alamat wajib diisi.', rubbish: NO_POSTCODE, tooLong: 'Alamat paling panjang 255 huruf.' },
      ...{ emoji: NO_POSTCODE, twoTabs: NO_POSTCODE, doubleClick: '—', back: '—', offline: '—' },
    }),
    // Saves by itself, and nobody leaves it before it is sent: e2e/personal-data.test.ts cuts its network and reloads it.
  },
  [`${personal}/pages/profile/ContactSection.tsx`]: {
    ...{ who: MEMBER, confirmed: true, at: '/user/profile', button: 'Simpan perubahan' },
    reach: press(/^Ubah kontak/),
    given: {
      good: { 'Kode pos': '55111' },
      empty: { Alamat: '' },
      rubbish: { Alamat: 'Jalan Contoh 1', 'Kode pos': 'abc' },
      tooLong: { Alamat: LONG },
      emoji: { Alamat: 'Jalan Contoh 1', 'Kode pos': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Alamat wajib diisi.', rubbish: NO_POSTCODE, tooLong: 'Alamat paling panjang 255 huruf.' },
      ...{ emoji: NO_POSTCODE, twoTabs: NO_POSTCODE },
    }),
  },
  [`${applied}/invoices/parts/PaymentForm.tsx`]: {
    ...{ who: MEMBER, at: applicationAt('menunggu_pembayaran', '/invoice'), button: 'Kirim bukti pembayaran' },
    file: 'Pilih berkas Bukti transfer',
    given: {
      good: { 'Bank pengirim': 'Bank Contoh', 'Nama pengirim': 'Contoh' },
      rubbish: { 'Jumlah (rupiah)': 'abc' },
      tooLong: { 'Bank pengirim': LONG },
      emoji: { 'Jumlah (rupiah)': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Tanggal transfer wajib diisi.', rubbish: NO_AMOUNT, emoji: NO_AMOUNT, twoTabs: NO_AMOUNT },
      ...{ tooLong: 'Bank pengirim paling panjang 60 huruf.', tooLarge: 'Berkas paling besar 2 MB.' },
    }),
  },
  [`${applied}/invoices/parts/BillingForm.tsx`]: {
    ...{ who: MEMBER, at: applicationAt('menunggu_pembayaran', '/invoice'), button: 'Simpan' },
    reach: (page) => page.locator('summary', { hasText: 'Ubah nama yang ditagih' }).click(),
    given: {
      good: { 'Nama yang ditagih': 'PT Contoh' },
      rubbish: { 'NPWP (bila ada)': 'abc' },
      tooLong: { 'Nama yang ditagih': LONG },
      emoji: { 'NPWP (bila ada)': '🌿' },
    },
    said: sentences({
      ...{ rubbish: NO_NPWP, emoji: NO_NPWP, twoTabs: NO_NPWP },
      tooLong: 'Nama yang ditagih paling panjang 150 huruf.',
    }),
  },
}

/** Forms without a row, and the test that meets them, or why none has to. */
export const ELSEWHERE: Record<string, string> = {
  'src/features/platform/accounts/pages/OwnAddress.tsx': 'judged as at registering: src/features/platform/accounts',
  'src/features/platform/channels/parts/ChannelSection.tsx': 'src/features/platform/channels',
  'src/app/shells/EmailUndo.tsx': 'a button without fields',
  'src/app/shells/NotFoundPage.tsx': 'a search that only reads',
  'src/app/shells/ShellLoading.tsx': 'a button without fields',
  'src/english/form.tsx': 'a frame: its forms are listed',
  'src/english/pages/ComplaintForm.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/ComplaintPage.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/FileCheck.tsx': 'a search that only reads',
  'src/english/pages/FollowedCase.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/HolderSearch.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/TeamCheck.tsx': 'the call of its Indonesian page, met there',
  'src/english/parts.tsx': 'a frame: its forms are listed',
  'src/features/catalogue/schedules/pages/ScheduleFilters.tsx': 'a search that only reads',
  'src/features/catalogue/venues/pages/ProvinceFilter.tsx': 'a search that only reads',
  'src/features/certification/appeals/parts/AppealForm.tsx': 'e2e/appeal.test.ts',
  'src/features/certification/applications/pages/ApplicationForm.tsx': 'a type of that name, no form',
  'src/features/certification/applications/pages/OpenFilters.tsx': 'a search that only reads',
  'src/features/certification/applications/pages/detail/Messages.tsx': 'e2e/application.test.ts',
  'src/features/certification/applications/pages/detail/OwnTransitions.tsx': 'e2e/application.test.ts',
  'src/features/certification/applications/pages/detail/Reschedule.tsx': 'e2e/application.test.ts',
  'src/features/certification/applications/pages/form/PageFrame.tsx': 'e2e/application.test.ts',
  'src/features/certification/applications/pages/form/Review.tsx': 'a button without fields',
  'src/features/certification/holders/pages/HolderSearch.tsx': 'a search that only reads',
  'src/features/certification/holders/pages/NumberCheck.tsx': 'a search that only reads',
  'src/features/certification/holders/pages/TeamCheck.tsx': 'a search that only reads',
  'src/features/certification/invoices/parts/RefundAccount.tsx':
    'only where a refund is owed: src/features/certification/invoices',
  'src/features/platform/accounts/pages/VerifyEmail.tsx': 'buttons without fields',
  'src/features/platform/accounts/pages/profile/Passkeys.tsx': 'e2e/passkeys.test.ts',
  'src/features/platform/accounts/pages/profile/PasswordSection.tsx':
    'wrong passwords are counted: e2e/accounts.test.ts',
  'src/features/platform/accounts/pages/profile/TwoFactorSetup.tsx': 'e2e/accounts.test.ts',
  'src/features/platform/files/parts/StatementForm.tsx': 'a frame: its forms are listed',
  'src/features/platform/personal-data/pages/draft/Review.tsx': 'a button without fields',
  'src/features/platform/personal-data/pages/profile/ChangeRequestForm.tsx': 'e2e/personal-data.test.ts',
  'src/features/platform/personal-data/pages/profile/ReplaceForm.tsx': 'e2e/personal-data.test.ts',
  'src/features/platform/personal-data/parts/Deletion.tsx': 'e2e/personal-data.test.ts',
  'src/features/platform/portal/pages/FirstAdministrator.tsx': 'e2e/first-start.test.ts',
  'src/features/platform/site-content/pages/gallery/Lightbox.tsx': 'closes a picture',
  'src/features/platform/site-content/pages/home/Hero.tsx': 'a search that only reads',
  'src/features/service/complaints/pages/CaseView.tsx': 'e2e/complaint.test.ts',
  'src/features/service/complaints/pages/ComplaintForm.tsx': 'e2e/complaint.test.ts',
  'src/features/service/complaints/pages/PostForm.tsx': 'a frame: its forms are listed',
  'src/features/service/complaints/pages/TrackPart.tsx': 'e2e/complaint.test.ts',
  'src/features/upkeep/evaluation/pages/AskReview.tsx': 'e2e/evaluation.test.ts',
  'src/features/upkeep/evaluation/pages/ServiceForm.tsx': 'e2e/evaluation.test.ts',
  'src/features/upkeep/evaluation/pages/SurveillanceForm.tsx': 'e2e/evaluation.test.ts',
  'src/features/upkeep/maintenance/pages/OutsideForm.tsx': 'e2e/maintenance.test.ts',
  'src/features/upkeep/reporting/pages/RoleClaims.tsx': 'e2e/reporting.test.ts',
  'src/features/upkeep/reporting/pages/form/PartForm.tsx': 'e2e/reporting.test.ts',
  'src/features/upkeep/sanctions/parts/Sanction.tsx': 'e2e/sanction.test.ts',
  'src/features/upkeep/sanctions/parts/SanctionAppeal.tsx': 'e2e/sanction.test.ts',
  'src/features/upkeep/sanctions/parts/SanctionRequest.tsx': 'e2e/sanction.test.ts',
  'src/ui/SearchForm.tsx': 'a frame: its forms are listed',
  'src/ui/form/FormPagePanel.tsx': 'a frame: its forms are listed',
}
