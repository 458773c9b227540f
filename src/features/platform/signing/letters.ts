import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

/** What administrators learn of the certificate that papers are signed with. */
export const signingLetters = {
  signerChanged: letter<{ petugas: string; penandatangan: string; penerbit: string; sampai: string; link: string }>({
    title: 'Sertifikat penandatangan diganti',
    example: {
      petugas: 'Petugas Contoh',
      penandatangan: 'LSK Contoh',
      penerbit: 'PSrE Contoh',
      sampai: '3 Maret 2028',
      link: EXAMPLE_LINK,
    },
    subject: 'Sertifikat penandatangan portal diganti',
    paragraphs: [
      '{petugas} mengganti sertifikat yang menandatangani dokumen portal.',
      'Dokumen berikutnya ditandatangani sebagai {penandatangan}, terbitan {penerbit}, berlaku sampai {sampai}.',
      'Bila Anda tidak mengetahui perubahan ini, tanyakan segera. Dokumen yang sudah ditandatangani tetap sah.',
    ],
    button: 'Buka halaman Penandatanganan',
  }),
} satisfies LetterTable
