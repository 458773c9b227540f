import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  alasan: string
  link: string
}

/** `kegiatan`: a maintenance activity, not an exam. */
interface MoveFacts extends Facts {
  kegiatan: boolean
  dari: string
  ke: string
}

/** `perubahan`: what is otherwise now, thing by thing. */
interface DetailFacts extends Omit<Facts, 'alasan'> {
  kegiatan: boolean
  waktu: string
  perubahan: string[]
}

const kindWords = ({ kegiatan }: { kegiatan: boolean }) => ({
  jenis: kegiatan ? 'Kegiatan' : 'Jadwal',
  jenis_kecil: kegiatan ? 'kegiatan' : 'jadwal',
})

const SEAT_STAYS = 'Kursi Anda tetap tersimpan; tidak ada yang perlu didaftarkan ulang.'
const ASK = 'Ada pertanyaan? Balas melalui alamat lembaga di bawah ini.'
const EXAMPLE = {
  skema: 'Skema Contoh Ketua Tim',
  waktu: '20 Maret 2027 pukul 08.00 WIB',
  alasan: 'Tempat uji sedang diperbaiki.',
  link: EXAMPLE_LINK,
}

/** The letters about a schedule, to the people who registered for it. */
export const scheduleLetters = {
  scheduleCancelled: letter<Facts & { waktu: string }>({
    title: 'Jadwal dibatalkan',
    example: EXAMPLE,
    subject: 'Jadwal dibatalkan: {skema}',
    paragraphs: [
      'Dengan berat hati kami memberitahukan bahwa jadwal {skema} pada {waktu} dibatalkan.',
      'Alasan: {alasan}',
      'Permohonan yang sudah Anda kirim dapat dipindahkan ke jadwal lain tanpa biaya, atau dibatalkan; biaya yang sudah dibayar dikembalikan seluruhnya.',
    ],
    button: 'Buka permohonan',
    notes: [ASK],
  }),
  scheduleMoved: letter<MoveFacts>({
    title: 'Jadwal atau kegiatan dipindahkan',
    example: {
      ...EXAMPLE,
      kegiatan: false,
      dari: '20 Maret 2027 pukul 08.00 WIB, TUK Contoh',
      ke: '27 Maret 2027 pukul 08.00 WIB, TUK Contoh',
    },
    variants: { kegiatan: { kegiatan: true, skema: 'Lokakarya Contoh' } },
    derive: kindWords,
    subject: '{jenis} dipindahkan: {skema}',
    paragraphs: [
      '{jenis} {skema} yang Anda ikuti dipindahkan.',
      'Semula: {dari}.',
      'Menjadi: {ke}.',
      'Alasan: {alasan}',
    ],
    optional: ['jenis_kecil'],
    button: 'Lihat {jenis_kecil}',
    notes: [SEAT_STAYS, ASK],
  }),
  scheduleDetailsChanged: letter<DetailFacts>({
    title: 'Rincian jadwal atau kegiatan berubah',
    example: {
      ...EXAMPLE,
      kegiatan: false,
      perubahan: [
        'Tempat: TUK Contoh, Jalan Contoh 1, Kota Contoh. Semula: TUK Contoh, Jalan Lama 2, Kota Contoh.',
        'Ruang: 2. Semula: 1.',
      ],
    },
    variants: { kegiatan: { kegiatan: true, skema: 'Lokakarya Contoh' } },
    derive: kindWords,
    subject: '{jenis} berubah: {skema}',
    paragraphs: ['{jenis} {skema} yang Anda ikuti tetap pada {waktu}. Yang berubah:', '{perubahan}'],
    optional: ['jenis_kecil'],
    button: 'Lihat {jenis_kecil}',
    notes: [SEAT_STAYS, ASK],
  }),
} satisfies LetterTable
