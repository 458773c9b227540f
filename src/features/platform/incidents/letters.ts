import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { fullRegulation } from '../regulations/known-rules.ts'

/** To those whose personal data were disclosed: which, when and how, and what is done (UU 27/2022, Pasal 46). */
export const incidentLetters = {
  incidentNotice: letter<{
    judul: string
    uraian: string
    waktu_kejadian: string
    /** The moment, ready to read. */
    ditemukan: string
    /** By their names for people. */
    jenis_data: string[]
    penanganan: string
    pemulihan: string
    /** The regulation with its article, as it holds on the day of the letter. */
    dasar: string
    link: string
    /** The officer for the protection of personal data; null while none is named. */
    pejabat: string | null
  }>({
    title: 'Pemberitahuan insiden data pribadi',
    example: {
      judul: 'Berkas terbuka untuk umum',
      uraian: 'Sebuah folder berisi pindaian KTP dapat dibuka tanpa masuk.',
      waktu_kejadian: '1 sampai 3 Mei 2027',
      ditemukan: '3 Mei 2027 pukul 09.00 WIB',
      jenis_data: ['NIK', 'Pindaian KTP atau foto diri'],
      penanganan: 'Folder ditutup pada hari yang sama.',
      pemulihan: 'Setiap akses diperiksa dan dibatasi.',
      dasar: `Pasal 46 ${fullRegulation('pdp')} tentang Pelindungan Data Pribadi`,
      link: EXAMPLE_LINK,
      pejabat: 'Budi Contoh, pdp@example.com',
    },
    variants: { 'tanpa pejabat': { pejabat: null } },
    subject: 'Pemberitahuan kegagalan pelindungan data pribadi: {judul}',
    paragraphs: [
      'Kami memberitahukan bahwa data pribadi Anda pada kami terdampak suatu kegagalan pelindungan data pribadi. Kami memohon maaf atas kejadian ini.',
      'Data yang terungkap: {jenis_data}.',
      'Kapan terungkap: {waktu_kejadian}. Kami mengetahuinya pada {ditemukan}.',
      'Bagaimana terungkap: {uraian}',
      'Yang kami lakukan untuk menanganinya: {penanganan}',
      'Yang kami lakukan untuk memulihkannya: {pemulihan}',
      'Pertanyaan tentang data pribadi Anda: {pejabat}.',
      'Waspadalah terhadap orang yang menghubungi Anda dengan menyebut data tersebut. Kami tidak pernah meminta password atau kode masuk Anda.',
    ],
    button: 'Periksa keamanan akun',
    optional: ['dasar'],
    notes: ['Surat ini kami sampaikan menurut {dasar}.'],
  }),
} satisfies LetterTable
