import { DEMO_PASSWORD } from '../../demo/password.ts'
import { IDLE, PARTICIPANT, UNVERIFIED, withChannels, withPasskey } from '../form-people.ts'
import { type FormRow, FREE_WORDS, LONG, press, sentences, stops } from './row.ts'

const NO_LOGIN = 'Email atau password tidak sesuai dengan data kami.'
const NO_CODE = 'Kode verifikasi dua langkah tidak benar atau sudah dipakai.'
const NO_EMAIL = 'Tulis email yang lengkap, misalnya nama@contoh.co.id.'
const NO_PHONE = 'No. HP berisi 8–20 angka, boleh dengan +, -, kurung, titik, dan spasi.'
const LONG_EMAIL = 'Email paling panjang 255 huruf.'
const SHORT_PASSWORD = 'Password paling sedikit 8 karakter.'
const LONG_PASSWORD = 'Password paling panjang 128 karakter.'

const NO_NUMBER = 'Tulis nomor ponsel, misalnya 0811 2222 333.'
const NO_SENT_CODE = 'Kode ini tidak cocok. Periksa pesan terakhir dari kami.'

const channels = 'src/features/platform/channels/parts/ChannelSection.tsx'
const accounts = 'src/features/platform/accounts/pages'

export const ACCOUNT_FORMS: Record<string, FormRow> = {
  [`${accounts}/Login.tsx`]: {
    ...{ who: 'stranger', at: '/login', button: 'Login' },
    given: {
      good: { Email: 'tidak.ada@example.com', Password: 'Bukan-Ini-77' },
      rubbish: { Email: 'bukan email', Password: 'x' },
      tooLong: { Email: `${LONG}@example.com`, Password: LONG },
      emoji: { Email: '🌿@example.com', Password: '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Email wajib diisi.', rubbish: NO_LOGIN, tooLong: LONG_EMAIL, emoji: NO_LOGIN },
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
      emoji: NO_PHONE,
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
      ...{ empty: 'Email wajib diisi.', rubbish: NO_EMAIL, tooLong: LONG_EMAIL, emoji: NO_EMAIL },
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
    }),
  },
  [`${accounts}/ConfirmPassword.tsx`]: {
    ...{ who: IDLE, at: '/confirm-password', button: 'Confirm' },
    given: {
      good: { Password: 'Bukan-Ini-77' },
      rubbish: { Password: 'x' },
      tooLong: { Password: LONG },
      emoji: { Password: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Password wajib diisi.', rubbish: 'Password tidak benar.', tooLong: LONG_PASSWORD },
      ...{ emoji: 'Password tidak benar.' },
    }),
  },
  [`${accounts}/profile/ProfileSection.tsx`]: {
    ...{ who: IDLE, confirmed: true, at: '/user/profile', button: 'Update' },
    given: {
      good: { Nama: 'Nama Contoh' },
      empty: { Nama: '' },
      rubbish: { Nama: 'Nama Contoh', Email: 'bukan email' },
      tooLong: { Nama: LONG },
      emoji: { Nama: 'Nama Contoh', Email: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Nama wajib diisi.', rubbish: NO_EMAIL, tooLong: 'Nama paling panjang 255 huruf.', emoji: NO_EMAIL },
    }),
  },
  [`${accounts}/OwnAddress.tsx`]: {
    ...{ who: UNVERIFIED, at: '/verify-email', button: 'Ganti dan kirim tautan' },
    reach: press('Perbaiki alamat email'),
    given: {
      good: { 'Email yang benar': 'bayu.benar@example.com', Password: 'Bukan-Ini-77' },
      rubbish: { 'Email yang benar': 'bukan email', Password: DEMO_PASSWORD },
      tooLong: { 'Email yang benar': `${LONG}@example.com`, Password: DEMO_PASSWORD },
      emoji: { 'Email yang benar': '🌿', Password: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Password wajib diisi.', rubbish: NO_EMAIL, tooLong: LONG_EMAIL },
      emoji: 'Password tidak benar.',
    }),
  },
  [`${accounts}/profile/PasswordSection.tsx`]: {
    ...{ who: PARTICIPANT, confirmed: true, at: '/user/profile#password', button: 'Update' },
    given: {
      good: { 'Password sekarang': 'Bukan-Ini-77', 'Password baru': 'Gunung-Rinjani-62' },
      rubbish: { 'Password sekarang': DEMO_PASSWORD, 'Password baru': '123', 'Konfirmasi password baru': '12' },
      tooLong: { 'Password sekarang': DEMO_PASSWORD, 'Password baru': LONG, 'Konfirmasi password baru': LONG },
      emoji: { 'Password sekarang': '🌿', 'Password baru': 'Gunung-Rinjani-62' },
    },
    said: sentences({
      ...{ empty: 'Password sekarang wajib diisi.', rubbish: SHORT_PASSWORD, tooLong: LONG_PASSWORD },
      emoji: 'Password sekarang tidak benar.',
    }),
  },
  [`${accounts}/profile/TwoFactorSetup.tsx`]: {
    ...{ who: PARTICIPANT, confirmed: true, at: '/user/profile#keamanan', button: 'Confirm' },
    reach: press('Activate'),
    given: { good: { Kode: '123456' }, rubbish: { Kode: 'abc' }, tooLong: { Kode: LONG }, emoji: { Kode: '🌿' } },
    said: sentences({
      ...{ empty: NO_CODE, rubbish: NO_CODE },
      ...{ tooLong: 'Kode terlalu panjang.', emoji: NO_CODE },
    }),
  },
  [`${accounts}/profile/Passkeys.tsx`]: {
    ...{ who: IDLE, confirmed: true, at: withPasskey, button: 'Simpan nama' },
    reach: press(/^Ubah nama passkey/),
    given: { good: { 'Nama passkey': 'Laptop kantor' } },
    said: sentences({
      ...{ empty: 'Beri nama passkey ini, misalnya nama perangkatnya.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      tooLong: stops('Nama passkey'),
    }),
  },
  [`${channels}#nomor`]: {
    ...{ who: PARTICIPANT, at: withChannels, button: 'Kirim kode' },
    given: {
      good: { 'Nomor SMS': '0811 2222 333', 'Saya setuju': 'ya' },
      empty: { 'Nomor SMS': '' },
      rubbish: { 'Nomor SMS': 'abc', 'Saya setuju': 'ya' },
      emoji: { 'Nomor SMS': '🌿', 'Saya setuju': 'ya' },
    },
    said: sentences({
      ...{ empty: 'Pesan hanya dikirim bila Anda menyetujuinya.', rubbish: NO_NUMBER, emoji: NO_NUMBER },
      tooLong: stops('Nomor SMS'),
    }),
  },
  [`${channels}#kode`]: {
    ...{ who: PARTICIPANT, at: withChannels, button: 'Pastikan nomor' },
    given: {
      good: { 'Kode dari pesan': '123456' },
      rubbish: { 'Kode dari pesan': 'abc' },
      emoji: { 'Kode dari pesan': '🌿' },
    },
    said: sentences({
      ...{ empty: 'Kode wajib diisi.', rubbish: NO_SENT_CODE, emoji: NO_SENT_CODE },
      tooLong: stops('Kode dari pesan'),
    }),
  },
}
