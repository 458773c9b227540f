import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

/** The facts in a letter; `records` are the numbers of certificates, applications and invoices. */
interface ClaimFacts {
  records: string[]
}

interface DecisionFacts {
  link: string
}

const EXAMPLE = { records: ['0001/KTPA/CONTOH/2021', 'PMH-2021-07'], link: EXAMPLE_LINK }
const partsOf = ({ records }: ClaimFacts) => ({ nomor: records.join(', ') })
const NOT_YOU = 'Jika akun itu bukan milik Anda, segera balas surat ini atau hubungi kami, sebelum petugas memutuskan.'

/** The letters about claims to records from before the portal, to the account and to the address in the records. */
export const recordClaimLetters = {
  recordsClaimed: letter<ClaimFacts>({
    title: 'Riwayat lama diajukan oleh sebuah akun',
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Riwayat sertifikasi Anda diajukan oleh sebuah akun',
    paragraphs: [
      'Sebuah akun di portal kami memakai nomor identitas yang tercatat pada riwayat Anda: {nomor}.',
      'Petugas mencocokkannya dahulu dengan kartu identitas pemilik akun. Sebelum itu, riwayat Anda tidak terlihat oleh akun tersebut.',
      'Jika akun itu milik Anda, Anda tidak perlu melakukan apa pun.',
    ],
    notes: [NOT_YOU],
  }),
  recordsConnected: letter<ClaimFacts>({
    title: 'Riwayat lama dihubungkan dengan sebuah akun',
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Riwayat sertifikasi Anda dihubungkan dengan sebuah akun',
    paragraphs: [
      'Petugas telah mencocokkan kartu identitas pemilik sebuah akun di portal kami dengan riwayat Anda, dan menghubungkannya: {nomor}.',
    ],
    notes: ['Jika akun itu bukan milik Anda, segera hubungi kami.'],
  }),
  recordClaimApproved: letter<DecisionFacts & ClaimFacts>({
    title: 'Klaim riwayat disetujui',
    example: EXAMPLE,
    derive: partsOf,
    subject: 'Riwayat Anda dari sistem sebelumnya sudah terhubung',
    paragraphs: ['Riwayat Anda dari sistem sebelumnya kini terhubung dengan akun Anda: {nomor}.'],
    button: 'Lihat sertifikasi saya',
  }),
  recordClaimRefused: letter<DecisionFacts & { alasan: string }>({
    title: 'Klaim riwayat belum dapat disetujui',
    example: { ...EXAMPLE, alasan: 'Pindaian KTP tidak terbaca.' },
    subject: 'Riwayat dari sistem sebelumnya belum dapat dihubungkan',
    paragraphs: [
      'Petugas belum dapat menghubungkan riwayat dari sistem sebelumnya dengan akun Anda.',
      'Alasan: {alasan}',
    ],
    button: 'Buka profil',
    notes: ['Sesudah Anda melengkapi atau memperbaiki data, hubungi kami agar diperiksa lagi.'],
  }),
} satisfies LetterTable
