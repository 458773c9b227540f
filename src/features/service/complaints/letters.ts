import type { LetterOf, LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
  no_tiket: string
  link: string
}

const FOLLOW = 'Lacak pengaduan'
const PIN_NEEDED = 'Untuk membukanya Anda memerlukan PIN dari email tanda terima.'

/** What happens to a complaint, for its reporter and its handler. */
export const complaintLetters = {
  complaintReceived: ({ no_tiket, pin, hari, link }: Facts & { pin: string; hari: number }) => ({
    subject: `Pengaduan ${no_tiket} diterima`,
    paragraphs: [
      `Pengaduan Anda sudah kami terima dengan nomor tiket ${no_tiket}.`,
      `PIN Anda: ${pin}. Nomor tiket dan PIN diperlukan untuk melacak, membalas, dan membuka kembali pengaduan.`,
      `Kami menjawabnya paling lama dalam ${hari} hari kerja. Penangannya tidak terlibat dalam perkara yang Anda adukan.`,
    ],
    button: { label: FOLLOW, link },
    notes: ['Simpan pesan ini dan jangan teruskan PIN kepada siapa pun. Kami tidak dapat menampilkan PIN lagi.'],
  }),
  complaintMoved: ({ no_tiket, keadaan, isi, link }: Facts & { keadaan: string; isi: string }) => ({
    subject: `Pengaduan ${no_tiket}: ${keadaan.toLowerCase()}`,
    paragraphs: [`Keadaan pengaduan ${no_tiket} sekarang: ${keadaan}.`, ...(isi === '' ? [] : [isi])],
    button: { label: FOLLOW, link },
    notes: [PIN_NEEDED],
  }),
  complaintMessage: ({ no_tiket, isi, link }: Facts & { isi: string }) => ({
    subject: `Pesan tentang pengaduan ${no_tiket}`,
    paragraphs: [`Petugas menulis tentang pengaduan ${no_tiket}:`, isi],
    button: { label: 'Baca dan balas', link },
    notes: [PIN_NEEDED],
  }),
  complaintClosed: ({ no_tiket, putusan, sampai, link }: Facts & { putusan: string; sampai: string | null }) => ({
    subject: `Pengaduan ${no_tiket} ditutup`,
    paragraphs: [
      `Penanganan pengaduan ${no_tiket} sudah selesai. Hasilnya:`,
      putusan,
      ...(sampai === null
        ? []
        : [
            `Belum puas? Anda dapat membukanya kembali satu kali, paling lambat ${sampai}, dengan menuliskan alasannya.`,
          ]),
    ],
    button: { label: FOLLOW, link },
    notes: [PIN_NEEDED],
  }),
  complaintForHandler: ({ no_tiket, news, link }: Facts & { news: string }) => ({
    subject: `Pengaduan ${no_tiket} ${news}`,
    paragraphs: [`Pengaduan ${no_tiket} yang Anda tangani ${news}.`],
    button: { label: 'Buka pengaduan', link },
    notes: ['Jika Anda terlibat dalam perkaranya, nyatakan pada halaman pengaduan itu dan jangan menanganinya.'],
  }),
} satisfies LetterTable

export type ComplaintLetter = LetterOf<typeof complaintLetters>
