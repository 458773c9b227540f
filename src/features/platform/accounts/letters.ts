import { EXAMPLE_LINK, type LetterSite, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { plainTitle } from '../../../lib/people/plain-words.ts'
import { limits } from '../../../limits.ts'

const IGNORE = 'Abaikan pesan ini jika Anda tidak merasa memintanya; tidak ada yang berubah pada akun Anda.'
const NOT_YOU =
  'Jika bukan Anda yang melakukannya, segera ganti password melalui {alamat_ganti_password}, lalu hubungi kami.'
const MINUTES = 'Tautan ini berlaku {menit} menit dan hanya untuk Anda. Jangan meneruskannya kepada siapa pun.'
const BUTTON_RESET = 'Buat password baru'
const SEE_SESSIONS = 'Semua sesi dan perangkat Anda tampil pada halaman Profil, bagian Sesi.'
const VERIFY = 'Verifikasi alamat email'

interface WithLink {
  link: string
}

interface WithMoment {
  at: string
}

const EXAMPLE = { at: '3 Maret 2027 pukul 09.15 WIB', link: EXAMPLE_LINK }

const momentValues = ({ at }: WithMoment, { appUrl }: LetterSite) => ({
  waktu: at,
  alamat_ganti_password: `${appUrl}/forgot-password`,
})

interface WithPasskey extends WithMoment {
  /** The name that its owner gave it. */
  passkey: string
}

const PASSKEY_EXAMPLE = { ...EXAMPLE, passkey: 'Ponsel pribadi' }

/** Whoever adds a passkey names it, and that may not be the owner. */
const PASSKEY_NAME = { passkey: plainTitle('tanpa nama') }

const passkeyValues = ({ at }: WithMoment, site: LetterSite) => ({
  ...momentValues({ at }, site),
  alamat_profil: `${site.appUrl}/user/profile`,
})

/** The letters that tell owners what happens to their account. */
export const accountLetters = {
  verification: letter<WithLink>({
    title: 'Verifikasi alamat email',
    example: EXAMPLE,
    derive: () => ({ menit: limits.verificationLinkMinutes }),
    subject: 'Verifikasi alamat email Anda',
    paragraphs: [
      'Terima kasih telah mendaftar. Buka tautan di bawah ini untuk memastikan alamat email ini milik Anda.',
    ],
    button: VERIFY,
    notes: [MINUTES, IGNORE],
  }),
  resetLink: letter<WithLink>({
    title: 'Tautan penggantian password',
    example: EXAMPLE,
    derive: () => ({ menit: limits.resetLinkMinutes }),
    subject: 'Tautan penggantian password',
    paragraphs: ['Kami menerima permintaan untuk mengganti password akun Anda.'],
    button: 'Ganti password',
    notes: [`${MINUTES} Tautan hanya dapat dipakai satu kali.`, IGNORE],
  }),
  invitation: letter<WithLink>({
    title: 'Undangan petugas',
    example: EXAMPLE,
    derive: (_, { appUrl }) => ({
      alamat_profil: `${appUrl}/user/profile`,
      alamat_kantor: `${appUrl}/admin`,
      hari: limits.invitationDays,
    }),
    subject: 'Undangan sebagai petugas',
    paragraphs: [
      'Anda diundang menjadi petugas. Buka tautan di bawah ini untuk menentukan password, lalu masuk dengan alamat email ini.',
    ],
    button: 'Tentukan password',
    notes: [
      'Sesudah masuk, aktifkan verifikasi dua langkah pada {alamat_profil}, lalu buka {alamat_kantor}.',
      'Tautan ini berlaku {hari} hari, hanya untuk Anda, dan hanya dapat dipakai satu kali.',
      'Jika Anda tidak mengenal undangan ini, abaikan pesan ini.',
    ],
  }),
  passwordChanged: letter<WithMoment>({
    title: 'Password diganti',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Password Anda telah diganti',
    paragraphs: ['Password akun Anda diganti pada {waktu}. Sesi pada perangkat lain telah diakhiri.'],
    notes: [NOT_YOU],
  }),
  twoFactorOn: letter<WithMoment>({
    title: 'Verifikasi dua langkah diaktifkan',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Verifikasi dua langkah aktif',
    paragraphs: [
      'Verifikasi dua langkah pada akun Anda diaktifkan pada {waktu}. Mulai sekarang, masuk memerlukan kode dari aplikasi autentikator.',
      'Simpan kode pemulihan di tempat yang aman; kode itu diperlukan bila perangkat Anda hilang.',
    ],
    notes: [NOT_YOU],
  }),
  twoFactorOff: letter<WithMoment>({
    title: 'Verifikasi dua langkah dimatikan',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Verifikasi dua langkah dimatikan',
    paragraphs: [
      'Verifikasi dua langkah pada akun Anda dimatikan pada {waktu}. Akun Anda kini hanya dilindungi password.',
    ],
    notes: [NOT_YOU],
  }),
  twoFactorResetProposed: letter<WithMoment>({
    title: 'Pengaturan ulang verifikasi dua langkah diusulkan',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Verifikasi dua langkah Anda akan diatur ulang',
    paragraphs: [
      'Pada {waktu}, petugas kami mengusulkan mengatur ulang verifikasi dua langkah pada akun Anda karena ponsel dan kode pemulihannya dilaporkan hilang.',
      'Sesudah petugas kedua mengonfirmasinya, semua sesi berakhir dan akun Anda dapat dimasuki dengan password saja sampai Anda mengaktifkannya lagi.',
    ],
    notes: ['Jika bukan Anda yang memintanya, segera hubungi kami dan ganti password melalui {alamat_ganti_password}.'],
  }),
  passkeyAdded: letter<WithPasskey>({
    title: 'Passkey ditambahkan',
    strangers: PASSKEY_NAME,
    example: PASSKEY_EXAMPLE,
    derive: passkeyValues,
    subject: 'Passkey ditambahkan pada akun Anda',
    paragraphs: [
      'Passkey {passkey} ditambahkan pada akun Anda pada {waktu}. Mulai sekarang, passkey itu dapat dipakai untuk masuk.',
      'Simpan kode pemulihan di tempat yang aman; kode itu diperlukan bila perangkat Anda hilang.',
    ],
    notes: [
      'Jika bukan Anda yang melakukannya, segera ganti password melalui {alamat_ganti_password}, hapus passkey itu pada {alamat_profil}, lalu hubungi kami.',
    ],
  }),
  passkeyRemoved: letter<WithPasskey>({
    title: 'Passkey dihapus',
    strangers: PASSKEY_NAME,
    example: PASSKEY_EXAMPLE,
    derive: passkeyValues,
    subject: 'Passkey dihapus dari akun Anda',
    paragraphs: ['Passkey {passkey} dihapus dari akun Anda pada {waktu} dan tidak dapat dipakai lagi untuk masuk.'],
    notes: [NOT_YOU],
  }),
  passkeyBlocked: letter<WithPasskey>({
    title: 'Passkey diblokir',
    strangers: PASSKEY_NAME,
    example: PASSKEY_EXAMPLE,
    derive: passkeyValues,
    subject: 'Passkey Anda diblokir',
    paragraphs: [
      'Pada {waktu}, passkey {passkey} dipakai dengan penghitung yang mundur. Itu tanda bahwa mungkin ada salinannya, jadi passkey itu kami blokir dan upaya masuk itu kami tolak.',
      'Masuklah dengan password dan kode dari aplikasi autentikator atau kode pemulihan, hapus passkey itu pada {alamat_profil}, lalu buat yang baru pada perangkat yang Anda percaya.',
    ],
    notes: [NOT_YOU],
  }),
  newRecoveryCodes: letter<WithMoment>({
    title: 'Kode pemulihan diganti',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Kode pemulihan baru',
    paragraphs: ['Kode pemulihan akun Anda diganti pada {waktu}. Kode yang lama tidak berlaku lagi.'],
    notes: [NOT_YOU],
  }),
  recoveryCodeUsed: letter<WithMoment>({
    title: 'Kode pemulihan dipakai',
    example: EXAMPLE,
    derive: momentValues,
    subject: 'Kode pemulihan telah dipakai',
    paragraphs: [
      'Satu kode pemulihan dipakai untuk masuk ke akun Anda pada {waktu}. Kode itu tidak berlaku lagi dan telah diganti dengan yang baru.',
    ],
    notes: [NOT_YOU],
  }),
  emailChangedFrom: letter<WithMoment & WithLink & { newEmail: string }>({
    title: 'Alamat email diubah, ke alamat lama',
    example: { ...EXAMPLE, newEmail: 'alamat.baru@contoh.example' },
    derive: (facts, site) => ({
      ...momentValues(facts, site),
      email_baru: facts.newEmail,
      jam: limits.emailUndoHours,
    }),
    optional: ['alamat_ganti_password'],
    subject: 'Alamat email akun Anda diubah',
    paragraphs: [
      'Pada {waktu}, alamat email akun Anda diubah menjadi {email_baru}. Jika Anda sendiri yang mengubahnya, abaikan pesan ini.',
      'Jika bukan Anda, kembalikan alamat ini dengan tautan di bawah. Semua sesi akan diakhiri, password sekarang tidak berlaku lagi, dan Anda menerima tautan untuk membuat password baru.',
    ],
    button: 'Kembalikan alamat email saya',
    notes: ['Tautan ini berlaku {jam} jam, hanya dapat dipakai satu kali, dan hanya untuk Anda.'],
  }),
  emailRestored: letter<WithLink>({
    title: 'Alamat email dikembalikan',
    example: EXAMPLE,
    derive: () => ({ menit: limits.resetLinkMinutes, jam: limits.emailUndoHours }),
    optional: ['jam'],
    subject: 'Alamat email Anda dikembalikan: buat password baru',
    paragraphs: [
      'Alamat email akun Anda dikembalikan ke alamat ini. Semua sesi sudah diakhiri dan password yang lama tidak berlaku lagi.',
      'Yang ditambahkan pada akun Anda sejak {jam} jam sebelum alamatnya diubah ikut dicabut: passkey, aplikasi kode, alamat kalender, nomor untuk pesan singkat, pengamat, sertifikat di dompet digital, dan keanggotaan pada pemberi kerja. Kode pemulihan yang lama juga tidak berlaku lagi. Pasang kembali yang Anda perlukan.',
      'Buka tautan di bawah ini untuk membuat password baru.',
    ],
    button: 'Buat password baru',
    notes: [`${MINUTES} Sesudah itu, minta tautan baru melalui halaman masuk.`],
  }),
  emailChangedTo: letter<WithMoment & WithLink>({
    title: 'Alamat email diubah, ke alamat baru',
    example: EXAMPLE,
    derive: ({ at }) => ({ waktu: at, menit: limits.verificationLinkMinutes }),
    subject: 'Verifikasi alamat email baru Anda',
    paragraphs: [
      'Pada {waktu}, alamat ini dijadikan alamat email sebuah akun. Buka tautan di bawah ini untuk memastikan alamat ini milik Anda.',
    ],
    button: VERIFY,
    notes: [MINUTES, 'Jika Anda tidak mengenal akun itu, abaikan pesan ini.'],
  }),
  rememberTheft: letter<WithMoment & WithLink>({
    title: 'Perangkat yang diingat dipakai dua kali',
    example: EXAMPLE,
    derive: ({ at }) => ({ waktu: at }),
    subject: 'Apakah ini Anda? Satu perangkat kami keluarkan',
    paragraphs: [
      'Pada {waktu}, tanda “tetap masuk” dari salah satu perangkat Anda dipakai untuk kedua kalinya. Mungkin ada salinannya di tangan orang lain, jadi perangkat itu kami keluarkan dari akun Anda.',
      'Masuklah lagi dengan password Anda. Jika Anda tidak yakin perangkat itu aman, buat password baru.',
    ],
    button: BUTTON_RESET,
    notes: [SEE_SESSIONS],
  }),
  loginsFailed: letter<WithMoment & WithLink>({
    title: 'Banyak percobaan masuk yang gagal',
    example: EXAMPLE,
    derive: ({ at }) => ({ waktu: at }),
    subject: 'Apakah ini Anda? Banyak percobaan masuk gagal',
    paragraphs: [
      'Sampai {waktu}, sudah banyak percobaan masuk ke akun Anda dengan password yang salah, dari perangkat yang tidak kami kenal. Percobaan seperti itu sekarang kami perlambat; perangkat yang pernah Anda pakai tetap dapat masuk.',
      'Jika ini Anda dan Anda lupa password, buat password baru. Jika bukan, pastikan password Anda tidak dipakai di tempat lain.',
    ],
    button: BUTTON_RESET,
    notes: [SEE_SESSIONS],
  }),
  secondFactorFailed: letter<WithMoment & WithLink>({
    title: 'Banyak kode verifikasi dua langkah yang salah',
    example: EXAMPLE,
    derive: ({ at }) => ({ waktu: at }),
    subject: 'Apakah ini Anda? Password benar, kode verifikasi dua langkah salah',
    paragraphs: [
      'Sampai {waktu}, seseorang memasukkan password akun Anda dengan benar, tetapi berkali-kali salah memasukkan kode verifikasi dua langkah.',
      'Jika bukan Anda, password Anda diketahui orang lain: segera buat password baru.',
    ],
    button: BUTTON_RESET,
    notes: [SEE_SESSIONS],
  }),
} satisfies LetterTable
