import type { LetterTable } from '../../../documents/mail/letter.ts'

interface WithLink {
  link: string
}

/** `changed`: the fields concerned. */
interface ChangeFacts extends WithLink {
  changed: string
}

const NOT_YOU = 'Jika bukan Anda yang melakukannya, segera ganti password Anda, lalu hubungi kami.'

const profile = (link: string) => ({ label: 'Buka profil', link })

/** What happens to a person's data. They say which fields, never what is in them. */
export const personalDataLetters = {
  dataComplete: ({ link }: WithLink) => ({
    subject: 'Data diri Anda lengkap',
    paragraphs: ['Data diri Anda sudah kami terima. Anda kini dapat memilih skema dan jadwal uji.'],
    button: { label: 'Pilih jadwal', link },
    notes: ['Perubahan sesudah ini dilakukan pada halaman Profil.', NOT_YOU],
  }),
  dataChanged: ({ changed, at, link }: ChangeFacts & { at: string }) => ({
    subject: 'Data diri Anda diubah',
    paragraphs: [`Pada ${at}, bagian ini pada data diri Anda diubah: ${changed}.`],
    button: profile(link),
    notes: [NOT_YOU],
  }),
  dataChangeAsked: ({ changed, link }: ChangeFacts) => ({
    subject: 'Pengajuan perubahan data diterima',
    paragraphs: [`Kami menerima pengajuan perubahan data Anda: ${changed}. Petugas akan memeriksa buktinya.`],
    button: profile(link),
    notes: ['Sampai diputuskan, data yang lama tetap berlaku.', NOT_YOU],
  }),
  dataChangeApproved: ({ changed, link }: ChangeFacts) => ({
    subject: 'Perubahan data disetujui',
    paragraphs: [`Perubahan data Anda disetujui dan sudah berlaku: ${changed}.`],
    button: profile(link),
    notes: [NOT_YOU],
  }),
  dataChangeRefused: ({ changed, alasan, link }: ChangeFacts & { alasan: string }) => ({
    subject: 'Perubahan data ditolak',
    paragraphs: [
      `Pengajuan perubahan data Anda (${changed}) tidak dapat kami setujui.`,
      `Alasan: ${alasan}`,
      'Data yang lama tetap berlaku. Anda dapat mengajukan lagi dengan bukti yang sesuai.',
    ],
    button: profile(link),
  }),
  deletionAsked: ({ batas, link }: WithLink & { batas: string }) => ({
    subject: 'Permintaan penghapusan data diterima',
    paragraphs: [`Kami menerima permintaan penghapusan data pribadi Anda dan menjawabnya sebelum ${batas}.`],
    button: profile(link),
    notes: ['Sesudah dihapus, akun Anda tidak dapat dipakai lagi dan data tidak dapat dipulihkan.', NOT_YOU],
  }),
  deletionDone: ({ link }: WithLink) => ({
    subject: 'Data pribadi Anda telah dihapus',
    paragraphs: [
      'Sesuai permintaan Anda, data pribadi dan berkas Anda telah dihapus dan akun Anda ditutup.',
      'Invoice dan bukti pembayaran, bila ada, tetap disimpan selama diwajibkan aturan pembukuan.',
    ],
    button: { label: 'Buka situs', link },
    notes: ['Ini surat terakhir untuk akun Anda.'],
  }),
  deletionRefused: ({ alasan, link }: WithLink & { alasan: string }) => ({
    subject: 'Permintaan penghapusan data ditolak',
    paragraphs: ['Permintaan penghapusan data pribadi Anda belum dapat kami penuhi.', `Alasan: ${alasan}`],
    button: profile(link),
  }),
} satisfies LetterTable
