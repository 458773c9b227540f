import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface WithLink {
  link: string
}

/** `changed`: the fields concerned. */
interface ChangeFacts extends WithLink {
  changed: string
}

/** `dokumen`: what it is called. */
interface DocumentFacts extends WithLink {
  dokumen: string
}

interface WithReason {
  alasan: string
}

interface WithOfficer {
  /** The officer for the protection of personal data; null while none is named. */
  pejabat: string | null
}

const OFFICER = 'Pertanyaan tentang data pribadi Anda: {pejabat}.'
const NO_OFFICER = { 'tanpa pejabat': { pejabat: null } }
const NOT_YOU = 'Jika bukan Anda yang melakukannya, segera ganti password Anda, lalu hubungi kami.'
const PROFILE = 'Buka profil'
const DOCUMENTS = 'Lihat dokumen Anda'
const EXAMPLE = {
  changed: 'nama lengkap, tanggal lahir',
  dokumen: 'KTP atau paspor',
  at: '3 Maret 2027 pukul 09.15 WIB',
  alasan: 'Pindaian kartu identitas tidak terbaca.',
  batas: '6 Maret 2027 pukul 09.15 WIB',
  target: '10 Maret 2027',
  link: EXAMPLE_LINK,
}
const EXAMPLE_OF_RIGHTS = { ...EXAMPLE, pejabat: 'Budi Contoh, pdp@example.com' }

const partsOf = ({ changed }: ChangeFacts) => ({ bagian: changed })

/** The letters about a person's data; they name the fields, never what is in them. */
export const personalDataLetters = {
  dataComplete: letter<WithLink>({
    title: 'Data diri lengkap',
    example: EXAMPLE,
    subject: 'Data diri Anda lengkap',
    paragraphs: ['Data diri Anda sudah lengkap. Anda kini dapat memilih skema dan jadwal uji.'],
    button: 'Pilih jadwal',
    notes: ['Perubahan sesudah ini dilakukan pada halaman Profil.', NOT_YOU],
  }),
  dataChanged: letter<ChangeFacts & { at: string }>({
    title: 'Data diri diubah',
    example: EXAMPLE,
    derive: (facts) => ({ ...partsOf(facts), waktu: facts.at }),
    subject: 'Data diri Anda diubah',
    paragraphs: ['Pada {waktu}, bagian ini pada data diri Anda diubah: {bagian}.'],
    button: PROFILE,
    notes: [NOT_YOU],
  }),
  dataChangeAsked: letter<ChangeFacts & { batas: string }>({
    title: 'Tanda terima pengajuan perubahan data',
    // Words of the office from before it was promised leave it out.
    optional: ['batas'],
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Tanda terima pengajuan perubahan data',
    paragraphs: [
      'Pengajuan perubahan data Anda sudah masuk: {bagian}. Petugas akan memeriksa buktinya.',
      'Kami menjawabnya sebelum {batas}.',
    ],
    button: PROFILE,
    notes: ['Sampai diputuskan, data yang lama tetap berlaku.', NOT_YOU],
  }),
  dataChangeApproved: letter<ChangeFacts>({
    title: 'Perubahan data disetujui',
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Perubahan data disetujui',
    paragraphs: ['Perubahan data Anda disetujui dan sudah berlaku: {bagian}.'],
    button: PROFILE,
    notes: [NOT_YOU],
  }),
  dataChangeRefused: letter<ChangeFacts & WithReason>({
    title: 'Perubahan data ditolak',
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Perubahan data ditolak',
    paragraphs: [
      'Pengajuan perubahan data Anda ({bagian}) tidak dapat kami setujui.',
      'Alasan: {alasan}',
      'Data yang lama tetap berlaku. Anda dapat mengajukan lagi dengan bukti yang sesuai.',
    ],
    button: PROFILE,
  }),
  documentReplaced: letter<DocumentFacts & { target: string }>({
    title: 'Tanda terima dokumen baru',
    optional: ['target'],
    example: EXAMPLE,
    subject: 'Tanda terima dokumen baru: {dokumen}',
    paragraphs: [
      'Dokumen baru Anda sudah masuk dan berlaku: {dokumen}. Petugas akan memeriksanya.',
      'Target kami: selesai diperiksa paling lambat {target}.',
      'Berkas yang lama tetap tercatat. Permohonan yang sudah dikirim tidak berubah.',
    ],
    button: DOCUMENTS,
    notes: [NOT_YOU],
  }),
  documentAccepted: letter<DocumentFacts>({
    title: 'Dokumen baru sesuai',
    example: EXAMPLE,
    subject: 'Dokumen baru Anda sesuai: {dokumen}',
    paragraphs: ['Dokumen baru Anda sudah diperiksa dan sesuai: {dokumen}.'],
    button: DOCUMENTS,
  }),
  documentRefused: letter<DocumentFacts & WithReason>({
    title: 'Dokumen baru tidak sesuai',
    example: EXAMPLE,
    subject: 'Dokumen baru Anda tidak sesuai: {dokumen}',
    paragraphs: [
      'Dokumen baru Anda tidak sesuai: {dokumen}.',
      'Alasan: {alasan}',
      'Berkas yang sebelumnya berlaku lagi. Anda dapat menggantinya dengan berkas lain.',
    ],
    button: DOCUMENTS,
  }),
  deletionAsked: letter<WithLink & WithOfficer & { batas: string }>({
    title: 'Tanda terima permintaan penghapusan data',
    example: EXAMPLE_OF_RIGHTS,
    variants: NO_OFFICER,
    subject: 'Tanda terima permintaan penghapusan data',
    paragraphs: ['Permintaan penghapusan data pribadi Anda sudah masuk. Kami menjawabnya sebelum {batas}.', OFFICER],
    button: PROFILE,
    notes: ['Sesudah dihapus, akun Anda tidak dapat dipakai lagi dan data tidak dapat dipulihkan.', NOT_YOU],
  }),
  deletionDone: letter<WithLink>({
    title: 'Data pribadi dihapus',
    example: EXAMPLE,
    subject: 'Data pribadi Anda telah dihapus',
    paragraphs: [
      'Sesuai permintaan Anda, data pribadi dan berkas Anda telah dihapus dan akun Anda ditutup.',
      'Invoice dan bukti pembayaran, bila ada, tetap disimpan selama diwajibkan aturan pembukuan.',
    ],
    button: 'Buka situs',
    notes: ['Ini surat terakhir untuk akun Anda.'],
  }),
  deletionRefused: letter<WithLink & WithReason & WithOfficer>({
    title: 'Permintaan penghapusan data ditolak',
    example: EXAMPLE_OF_RIGHTS,
    variants: NO_OFFICER,
    subject: 'Permintaan penghapusan data ditolak',
    paragraphs: ['Permintaan penghapusan data pribadi Anda belum dapat kami penuhi.', 'Alasan: {alasan}', OFFICER],
    button: PROFILE,
  }),
} satisfies LetterTable
