import { z } from 'zod'
import { ROLES } from '../../../access.ts'
import { calls } from '../../../lib/calls/call.ts'
import { nameWords } from '../../../lib/calls/field.ts'
import { readPhone } from '../../../lib/identifiers/phone.ts'
import { limits } from '../../../limits.ts'
import { Agreement } from '../legal-pages/contract.ts'
import { LoginAnswer, sessionCalls } from './sessions/contract.ts'

export { passkeyCalls } from './passkeys/contract.ts'

/** A text that must not be missing, with the sentence for when it is. */
const requiredText = (missing: string) => z.string(missing).trim().min(1, { error: missing, abort: true })

const name = nameWords('Nama', 255)
const NO_EMAIL = 'Email wajib diisi.'
const LONG_EMAIL = 'Email paling panjang 255 huruf.'
export const email = requiredText(NO_EMAIL)
  .toLowerCase()
  .max(255, LONG_EMAIL)
  .pipe(z.email('Tulis email yang lengkap, misalnya nama@contoh.co.id.'))
const NO_PASSWORD = 'Password wajib diisi.'
const LONG_PASSWORD = `Password paling panjang ${limits.passwordMost} karakter.`
/** Never trimmed; the upper bound keeps hashing cheap. */
const password = z.string(NO_PASSWORD).min(1, NO_PASSWORD).max(limits.passwordMost, LONG_PASSWORD)
const newPassword = z
  .string(NO_PASSWORD)
  .min(limits.passwordLeast, `Password paling sedikit ${limits.passwordLeast} karakter.`)
  .max(limits.passwordMost, LONG_PASSWORD)
/** 8–20 digits, pluses, minuses and blanks; brackets and dots are blanks; stored as +62… */
export const phone = requiredText('No. HP wajib diisi.')
  .overwrite(readPhone)
  .regex(/^(?=(?:\D*\d){8})[\d+\- ]{8,20}$/, 'No. HP berisi 8–20 angka, boleh dengan +, -, kurung, titik, dan spasi.')
const code = z.string('Kode berupa angka atau huruf.').trim().max(100, 'Kode terlalu panjang.').nullish()

const done = z.literal('')

/** The account as its owner sees it (spec section 3). */
export const User = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  image: z.string().nullable(),
  no_sertifikasi: z.string().nullable(),
  /** True once a second factor is on: an app whose first code was confirmed, or a passkey. */
  two_factor: z.boolean(),
  status_data: z.union([z.literal(0), z.literal(1)]),
  role: z.enum(ROLES),
})
export type User = z.output<typeof User>

/** The values that somebody gives to open an account. */
export const NewAccount = z.object({ name, email, phone, password: newPassword })

export const accountCalls = calls({
  getCsrfCookie: {
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    access: 'any',
    summary: 'Pasangan kuki dan tajuk pelindung dari pemalsuan permintaan',
    answer: 'nothing',
    problems: [],
  },
  login: {
    method: 'POST',
    path: '/api/v1/login',
    access: 'guest',
    summary: 'Masuk; dengan verifikasi dua langkah dilanjutkan ke /two-factor-challenge',
    payload: z.object({
      email: requiredText(NO_EMAIL).toLowerCase().max(255, LONG_EMAIL),
      password,
      remember: z.boolean('Pilihan ingat saya hanya ya atau tidak.').nullish(),
    }),
    answer: LoginAnswer,
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  register: {
    method: 'POST',
    once: 'content',
    path: '/api/v1/register',
    access: 'guest',
    summary: 'Mendaftarkan akun',
    payload: NewAccount.extend(Agreement.shape),
    answer: LoginAnswer,
    status: 201,
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  me: {
    method: 'GET',
    path: '/api/v1/me',
    access: 'member',
    summary: 'Pengguna yang sedang masuk',
    answer: User,
    problems: ['UNVERIFIED'],
  },
  logout: { method: 'POST', path: '/logout', access: 'any', summary: 'Keluar', answer: 'nothing', problems: [] },
  twoFactorChallenge: {
    method: 'POST',
    path: '/two-factor-challenge',
    access: 'guest',
    summary: 'Langkah kedua saat masuk: kode aplikasi atau kode pemulihan',
    payload: z.object({ code, recovery_code: code }),
    answer: 'nothing',
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/forgot-password',
    access: 'guest',
    summary: 'Minta tautan penggantian password; jawabannya sama untuk setiap alamat',
    payload: z.object({ email }),
    answer: z.object({ message: z.string() }),
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  resetPassword: {
    method: 'POST',
    path: '/reset-password',
    access: 'guest',
    summary: 'Ganti password dengan tautan dari email',
    payload: z.object({
      token: requiredText('Tautan tidak lengkap. Buka lagi tautan dari email Anda.').max(200),
      email,
      password: newPassword,
      password_confirmation: z.string().nullish(),
    }),
    answer: z.object({ message: z.string() }),
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  resendVerification: {
    method: 'POST',
    path: '/email/verification-notification',
    access: 'session',
    summary: 'Kirim ulang tautan verifikasi; 202 terkirim, 204 bila sudah terverifikasi',
    answer: done,
    status: 202,
    empty: [204],
    problems: ['TOO_MANY'],
  },
  getUnverifiedAccount: {
    method: 'GET',
    path: '/email/belum-terverifikasi',
    access: 'any',
    summary: 'Akun sendiri yang emailnya belum terverifikasi; null bila tidak ada',
    answer: z.object({ akun: z.object({ name: z.string(), email: z.string() }).nullable() }),
    problems: [],
  },
  verifyEmail: {
    method: 'GET',
    path: '/email/verify/{id}/{hash}',
    access: 'session',
    summary: 'Tautan verifikasi dari email; peramban dialihkan ke dasbor',
    payload: z.object({
      id: z.string().max(20),
      hash: z.string().max(100),
      expires: z.string().max(20).optional(),
      signature: z.string().max(200).optional(),
    }),
    answer: 'nothing',
    problems: ['INVALID_SIGNATURE', 'UNAUTHORIZED_ACTION', 'TOO_MANY'],
  },
  confirmPassword: {
    method: 'POST',
    path: '/user/confirm-password',
    access: 'session',
    summary: 'Konfirmasi password sebelum mengubah pengaturan keamanan',
    payload: z.object({ password }),
    answer: done,
    status: 201,
    problems: ['TOO_MANY'],
  },
  confirmedPasswordStatus: {
    method: 'GET',
    path: '/user/confirmed-password-status',
    access: 'session',
    summary: 'Apakah password baru saja dikonfirmasi',
    payload: z.object({ seconds: z.coerce.number().int().positive().max(86_400).optional().catch(undefined) }),
    answer: z.object({ confirmed: z.boolean() }),
    problems: [],
  },
  startTwoFactor: {
    method: 'POST',
    path: '/user/two-factor-authentication',
    access: 'confirmed',
    summary: 'Mulai menyiapkan verifikasi dua langkah; rahasia yang belum dikonfirmasi dipertahankan',
    payload: z.object({ force: z.boolean().nullish() }),
    answer: done,
    problems: [],
  },
  stopTwoFactor: {
    method: 'DELETE',
    path: '/user/two-factor-authentication',
    access: 'confirmed',
    summary: 'Matikan verifikasi dua langkah',
    answer: done,
    problems: [],
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/user/confirmed-two-factor-authentication',
    access: 'confirmed',
    summary: 'Aktifkan verifikasi dua langkah dengan kode pertama',
    payload: z.object({ code }),
    answer: done,
    problems: ['TOO_MANY'],
  },
  twoFactorQrCode: {
    method: 'GET',
    path: '/user/two-factor-qr-code',
    access: 'confirmed',
    summary: 'Kode QR untuk aplikasi autentikator; [] bila belum dimulai',
    answer: z.union([z.object({ svg: z.string(), url: z.string() }), z.array(z.never())]),
    problems: [],
  },
  twoFactorSecretKey: {
    method: 'GET',
    path: '/user/two-factor-secret-key',
    access: 'confirmed',
    summary: 'Kunci penyiapan verifikasi dua langkah',
    answer: z.object({ secretKey: z.string() }),
    problems: ['TWO_FACTOR_OFF'],
  },
  recoveryCodes: {
    method: 'GET',
    path: '/user/two-factor-recovery-codes',
    access: 'confirmed',
    summary: 'Delapan kode pemulihan; [] bila tidak ada',
    answer: z.array(z.string()),
    problems: [],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/two-factor-recovery-codes',
    access: 'confirmed',
    summary: 'Ganti kedelapan kode pemulihan',
    answer: done,
    problems: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/user/profile-information',
    access: 'session',
    summary: 'Ubah nama dan email; email baru memerlukan konfirmasi password dan harus diverifikasi lagi',
    payload: z.object({ name, email }),
    answer: done,
    problems: ['CONFIRM_PASSWORD', 'TOO_MANY'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/email/urungkan/{token}',
    access: 'any',
    summary: 'Kembalikan alamat email lama dengan tautan yang dikirim ke sana; semua sesi berakhir',
    payload: z.object({ token: z.string().max(100) }),
    answer: z.object({ message: z.string() }),
    problems: ['LINK_OVER', 'TOO_MANY'],
  },
  updatePassword: {
    method: 'PUT',
    path: '/user/password',
    access: 'session',
    summary: 'Ganti password; sesi lain berakhir',
    payload: z.object({
      // Checked by the handler, so that the errors of all fields come together.
      current_password: z.string().nullish(),
      password: z.string().nullish(),
      password_confirmation: z.string().nullish(),
    }),
    answer: done,
    problems: ['TOO_MANY'],
  },
  ...sessionCalls,
  removeProfilePhoto: {
    method: 'DELETE',
    path: '/user/profile-photo',
    access: 'session',
    summary: 'Hapus foto profil',
    answer: done,
    problems: [],
  },
  uploadProfilePhoto: {
    method: 'POST',
    path: '/user/profile-photo',
    access: 'session',
    summary: 'Ganti foto profil (multipart, bidang foto: JPG, PNG, atau WebP sampai 2 MB)',
    payload: z.object({
      foto: z.file('Pilih foto yang akan dipasang.').max(limits.photoBytes, 'Foto paling besar 2 MB.'),
    }),
    answer: z.object({ image: z.string() }),
    problems: ['TOO_LARGE', 'UNACCEPTABLE_FILE'],
  },
})
