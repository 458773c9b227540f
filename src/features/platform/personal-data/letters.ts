import type { Body } from '../../../documents/mail/letters.ts'

/** What happens to a person's data. Says which fields, never what is in them. */
export type DataLetter =
  | { letter: 'dataComplete'; name: string; link: string }
  | { letter: 'dataChanged'; name: string; apa: string; at: string; link: string }
  | { letter: 'dataChangeAsked'; name: string; apa: string; link: string }
  | { letter: 'dataChangeApproved'; name: string; apa: string; link: string }
  | { letter: 'dataChangeRefused'; name: string; apa: string; alasan: string; link: string }
  | { letter: 'deletionAsked'; name: string; batas: string; link: string }
  | { letter: 'deletionDone'; name: string; link: string }
  | { letter: 'deletionRefused'; name: string; alasan: string; link: string }

const NOT_YOU = 'Jika bukan Anda yang melakukannya, segera ganti password Anda, lalu hubungi kami.'

const profile = (link: string) => ({ label: 'Buka profil', link })

/** The words of such a letter. */
export function dataBody(letter: DataLetter): Body {
  const { link } = letter
  switch (letter.letter) {
    case 'dataComplete':
      return {
        subject: 'Data diri Anda lengkap',
        paragraphs: ['Data diri Anda sudah kami terima. Anda kini dapat memilih skema dan jadwal uji.'],
        button: { label: 'Pilih jadwal', link },
        notes: ['Perubahan sesudah ini dilakukan pada halaman Profil.', NOT_YOU],
      }
    case 'dataChanged':
      return {
        subject: 'Data diri Anda diubah',
        paragraphs: [`Pada ${letter.at}, bagian ini pada data diri Anda diubah: ${letter.apa}.`],
        button: profile(link),
        notes: [NOT_YOU],
      }
    case 'dataChangeAsked':
      return {
        subject: 'Pengajuan perubahan data diterima',
        paragraphs: [`Kami menerima pengajuan perubahan data Anda: ${letter.apa}. Petugas akan memeriksa buktinya.`],
        button: profile(link),
        notes: ['Sampai diputuskan, data yang lama tetap berlaku.', NOT_YOU],
      }
    case 'dataChangeApproved':
      return {
        subject: 'Perubahan data disetujui',
        paragraphs: [`Perubahan data Anda disetujui dan sudah berlaku: ${letter.apa}.`],
        button: profile(link),
        notes: [NOT_YOU],
      }
    case 'dataChangeRefused':
      return {
        subject: 'Perubahan data ditolak',
        paragraphs: [
          `Pengajuan perubahan data Anda (${letter.apa}) tidak dapat kami setujui.`,
          `Alasan: ${letter.alasan}`,
          'Data yang lama tetap berlaku. Anda dapat mengajukan lagi dengan bukti yang sesuai.',
        ],
        button: profile(link),
        notes: [],
      }
    case 'deletionAsked':
      return {
        subject: 'Permintaan penghapusan data diterima',
        paragraphs: [`Kami menerima permintaan penghapusan data pribadi Anda dan menjawabnya sebelum ${letter.batas}.`],
        button: profile(link),
        notes: ['Sesudah dihapus, akun Anda tidak dapat dipakai lagi dan data tidak dapat dipulihkan.', NOT_YOU],
      }
    case 'deletionDone':
      return {
        subject: 'Data pribadi Anda telah dihapus',
        paragraphs: [
          'Sesuai permintaan Anda, data pribadi dan berkas Anda telah dihapus dan akun Anda ditutup.',
          'Invoice dan bukti pembayaran, bila ada, tetap disimpan selama diwajibkan aturan pembukuan.',
        ],
        button: { label: 'Buka situs', link },
        notes: ['Ini surat terakhir untuk akun Anda.'],
      }
    case 'deletionRefused':
      return {
        subject: 'Permintaan penghapusan data ditolak',
        paragraphs: ['Permintaan penghapusan data pribadi Anda belum dapat kami penuhi.', `Alasan: ${letter.alasan}`],
        button: profile(link),
        notes: [],
      }
  }
}
