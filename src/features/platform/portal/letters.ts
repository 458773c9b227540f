import { type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { serverLimits } from '../../../limits.ts'

/** The letters that the set-up of the portal sends. */
export const portalLetters = {
  setupMail: letter<{ code: string }>({
    title: 'Surat uji',
    example: { code: '123456' },
    derive: () => ({ menit: serverLimits.setupMailMinutes }),
    subject: 'Surat uji portal',
    paragraphs: [
      'Surat ini memastikan bahwa surat dari portal sampai kepada penerimanya.',
      'Kode Anda: {code}. Ketik kode ini pada Penyiapan, bagian Email.',
    ],
    notes: ['Kode berlaku {menit} menit. Jika Anda tidak memintanya, abaikan pesan ini.'],
  }),
} satisfies LetterTable
