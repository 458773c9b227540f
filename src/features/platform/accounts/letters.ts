import type { LetterSite, LetterTable } from '../../../documents/mail/letter.ts'
import { limits } from '../../../limits.ts'

const IGNORE = 'Abaikan pesan ini jika Anda tidak merasa memintanya; tidak ada yang berubah pada akun Anda.'

const notYou = ({ appUrl }: LetterSite): string =>
  `Jika bukan Anda yang melakukannya, segera ganti password melalui ${appUrl}/forgot-password, lalu hubungi kami.`

const minutes = (count: number): string =>
  `Tautan ini berlaku ${count} menit dan hanya untuk Anda. Jangan meneruskannya kepada siapa pun.`

const verifyButton = (link: string) => ({ label: 'Verifikasi alamat email', link })

interface WithLink {
  link: string
}

interface WithMoment {
  at: string
}

/** What happens to an account, for its owner. */
export const accountLetters = {
  verification: ({ link }: WithLink) => ({
    subject: 'Verifikasi alamat email Anda',
    paragraphs: [
      'Terima kasih telah mendaftar. Tekan tombol di bawah ini untuk memastikan alamat email ini milik Anda.',
    ],
    button: verifyButton(link),
    notes: [minutes(limits.verificationLinkMinutes), IGNORE],
  }),
  resetLink: ({ link }: WithLink) => ({
    subject: 'Tautan penggantian password',
    paragraphs: ['Kami menerima permintaan untuk mengganti password akun Anda.'],
    button: { label: 'Ganti password', link },
    notes: [`${minutes(limits.resetLinkMinutes)} Tautan hanya dapat dipakai satu kali.`, IGNORE],
  }),
  invitation: ({ link }: WithLink, { appUrl }: LetterSite) => ({
    subject: 'Undangan sebagai petugas',
    paragraphs: [
      'Anda diundang menjadi petugas. Tekan tombol di bawah ini untuk menentukan password, lalu masuk dengan alamat email ini.',
    ],
    button: { label: 'Tentukan password', link },
    notes: [
      `Sesudah masuk, aktifkan autentikasi dua faktor pada ${appUrl}/user/profile, lalu buka ${appUrl}/admin.`,
      `Tautan ini berlaku ${limits.invitationDays} hari, hanya untuk Anda, dan hanya dapat dipakai satu kali.`,
      'Jika Anda tidak mengenal undangan ini, abaikan pesan ini.',
    ],
  }),
  passwordChanged: ({ at }: WithMoment, site: LetterSite) => ({
    subject: 'Password Anda telah diganti',
    paragraphs: [`Password akun Anda diganti pada ${at}. Sesi pada perangkat lain telah diakhiri.`],
    notes: [notYou(site)],
  }),
  twoFactorOn: ({ at }: WithMoment, site: LetterSite) => ({
    subject: 'Autentikasi dua faktor aktif',
    paragraphs: [
      `Autentikasi dua faktor pada akun Anda diaktifkan pada ${at}. Mulai sekarang, masuk memerlukan kode dari aplikasi autentikator.`,
      'Simpan kode pemulihan di tempat yang aman; kode itu diperlukan bila perangkat Anda hilang.',
    ],
    notes: [notYou(site)],
  }),
  twoFactorOff: ({ at }: WithMoment, site: LetterSite) => ({
    subject: 'Autentikasi dua faktor dimatikan',
    paragraphs: [
      `Autentikasi dua faktor pada akun Anda dimatikan pada ${at}. Akun Anda kini hanya dilindungi password.`,
    ],
    notes: [notYou(site)],
  }),
  newRecoveryCodes: ({ at }: WithMoment, site: LetterSite) => ({
    subject: 'Kode pemulihan baru',
    paragraphs: [`Kode pemulihan akun Anda diganti pada ${at}. Kode yang lama tidak berlaku lagi.`],
    notes: [notYou(site)],
  }),
  recoveryCodeUsed: ({ at }: WithMoment, site: LetterSite) => ({
    subject: 'Kode pemulihan telah dipakai',
    paragraphs: [
      `Satu kode pemulihan dipakai untuk masuk ke akun Anda pada ${at}. Kode itu tidak berlaku lagi dan telah diganti dengan yang baru.`,
    ],
    notes: [notYou(site)],
  }),
  emailChangedFrom: ({ at, newEmail }: WithMoment & { newEmail: string }, site: LetterSite) => ({
    subject: 'Alamat email akun Anda diubah',
    paragraphs: [
      `Pada ${at}, alamat email akun Anda diubah menjadi ${newEmail}. Sampai alamat baru itu diverifikasi, Anda masih dapat mengganti password melalui alamat ini.`,
    ],
    notes: [notYou(site)],
  }),
  emailChangedTo: ({ at, link }: WithMoment & WithLink) => ({
    subject: 'Verifikasi alamat email baru Anda',
    paragraphs: [
      `Pada ${at}, alamat ini dijadikan alamat email sebuah akun. Tekan tombol di bawah ini untuk memastikan alamat ini milik Anda.`,
    ],
    button: verifyButton(link),
    notes: [minutes(limits.verificationLinkMinutes), 'Jika Anda tidak mengenal akun itu, abaikan pesan ini.'],
  }),
} satisfies LetterTable
