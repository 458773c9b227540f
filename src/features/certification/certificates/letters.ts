import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  no_sertifikasi: string
  skema: string
  alasan: string
  link: string
}

const EXAMPLE = {
  no_sertifikasi: '0001/KTPA/CONTOH/2027',
  skema: 'Skema Contoh Ketua Tim',
  alasan: 'Semua tugas telah dipenuhi.',
  link: EXAMPLE_LINK,
}
const SEE = 'Lihat sertifikat'

/** The letters about a certificate to its holder. */
export const certificateLetters = {
  certificateRestored: letter<Facts>({
    title: 'Sertifikat dipulihkan',
    example: EXAMPLE,
    subject: 'Sertifikat {no_sertifikasi} dipulihkan',
    paragraphs: [
      'Pembekuan sertifikat {no_sertifikasi} ({skema}) dicabut. Sertifikat dapat dipakai lagi sampai masa berlakunya habis.',
      'Alasan: {alasan}',
    ],
    button: SEE,
  }),
  certificateReissued: letter<Facts>({
    title: 'Sertifikat dicetak ulang',
    example: { ...EXAMPLE, alasan: 'Perubahan nama telah disetujui.' },
    subject: 'Sertifikat {no_sertifikasi} dicetak ulang',
    paragraphs: [
      'Sertifikat {no_sertifikasi} ({skema}) dicetak ulang dengan data Anda yang terkini. Nomor dan masa berlakunya tetap.',
      'Alasan: {alasan}',
      'Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.',
    ],
    button: SEE,
  }),
  certificateCorrected: letter<Facts>({
    title: 'Data sertifikat dikoreksi',
    example: { ...EXAMPLE, alasan: 'Masa berlaku pada daftar lama salah ketik.' },
    subject: 'Data sertifikat {no_sertifikasi} dikoreksi',
    paragraphs: [
      'Data sertifikat {no_sertifikasi} ({skema}), yang berasal dari daftar lama, dikoreksi petugas.',
      'Alasan: {alasan}',
      'Periksa nama, nomor, dan masa berlakunya. Hubungi kami bila masih ada yang keliru.',
    ],
    button: SEE,
  }),
} satisfies LetterTable

export type CertificateLetterKind = keyof typeof certificateLetters
