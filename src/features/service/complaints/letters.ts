import { EXAMPLE_LINK, type LetterOf, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  no_tiket: string
  link: string
}

const FOLLOW = 'Lacak pengaduan'
const PIN_NEEDED = 'Untuk membukanya Anda memerlukan PIN dari email tanda terima.'

const EXAMPLE = { no_tiket: 'ADU-2027-CONTOH', link: EXAMPLE_LINK }

/** The letters about a complaint, to its reporter and its handler. */
export const complaintLetters = {
  complaintReceived: letter<Facts & { pin: string; hari: number; target: string }>({
    title: 'Tanda terima pengaduan',
    example: { ...EXAMPLE, pin: '00000000', hari: 10, target: '17 Maret 2027' },
    optional: ['hari', 'target'],
    subject: 'Tanda terima pengaduan {no_tiket}',
    paragraphs: [
      'Pengaduan Anda sudah masuk dengan nomor tiket {no_tiket}.',
      'PIN Anda: {pin}. Nomor tiket dan PIN diperlukan untuk melacak, membalas, dan membuka kembali pengaduan.',
      'Kami menjawabnya paling lambat {target}. Penangannya tidak terlibat dalam perkara yang Anda adukan.',
    ],
    button: FOLLOW,
    notes: ['Simpan pesan ini dan jangan teruskan PIN kepada siapa pun. Kami tidak dapat menampilkan PIN lagi.'],
  }),
  complaintMoved: letter<Facts & { keadaan: string; isi: string }>({
    title: 'Keadaan pengaduan berubah',
    example: { ...EXAMPLE, keadaan: 'Ditelaah', isi: 'Kami sedang meminta keterangan kepada bagian terkait.' },
    variants: { 'tanpa keterangan': { isi: '' } },
    derive: ({ keadaan, isi }) => ({ keadaan_kecil: keadaan.toLowerCase(), isi: isi || null }),
    subject: 'Pengaduan {no_tiket}: {keadaan_kecil}',
    paragraphs: ['Keadaan pengaduan {no_tiket} sekarang: {keadaan}.', '{isi}'],
    optional: ['keadaan_kecil'],
    button: FOLLOW,
    notes: [PIN_NEEDED],
  }),
  complaintMessage: letter<Facts & { isi: string }>({
    title: 'Pesan tentang pengaduan',
    example: { ...EXAMPLE, isi: 'Mohon sebutkan hari kejadiannya.' },
    subject: 'Pesan tentang pengaduan {no_tiket}',
    paragraphs: ['Petugas menulis tentang pengaduan {no_tiket}:', '{isi}'],
    button: 'Baca dan balas',
    notes: [PIN_NEEDED],
  }),
  complaintClosed: letter<Facts & { putusan: string; sampai: string | null }>({
    title: 'Pengaduan ditutup',
    example: {
      ...EXAMPLE,
      putusan: 'Pengaduan Anda beralasan. Tata cara pendaftaran ulang telah diperbaiki.',
      sampai: '20 Maret 2027',
    },
    variants: { 'tidak dapat dibuka kembali': { sampai: null } },
    subject: 'Pengaduan {no_tiket} ditutup',
    paragraphs: [
      'Penanganan pengaduan {no_tiket} sudah selesai. Hasilnya:',
      '{putusan}',
      'Belum puas? Anda dapat membukanya kembali satu kali, paling lambat {sampai}, dengan menuliskan alasannya.',
    ],
    button: FOLLOW,
    notes: [PIN_NEEDED],
  }),
  complaintForHandler: letter<Facts & { news: string }>({
    title: 'Kabar pengaduan, untuk penangan',
    example: { ...EXAMPLE, news: 'dibalas pelapor' },
    derive: ({ news }) => ({ kabar: news }),
    subject: 'Pengaduan {no_tiket} {kabar}',
    paragraphs: ['Pengaduan {no_tiket} yang Anda tangani {kabar}.'],
    button: 'Buka pengaduan',
    notes: ['Jika Anda terlibat dalam perkaranya, nyatakan pada halaman pengaduan itu dan jangan menanganinya.'],
  }),
} satisfies LetterTable

export type ComplaintLetter = LetterOf<typeof complaintLetters>
