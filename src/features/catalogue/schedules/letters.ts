import type { Body } from '../../../documents/mail/letters.ts'

/** What happened to a date, for those who registered for it. */
export type ScheduleLetter =
  | { letter: 'scheduleCancelled'; name: string; skema: string; waktu: string; alasan: string; link: string }
  | {
      letter: 'scheduleMoved'
      name: string
      skema: string
      /** An activity of maintenance, and no exam. */
      kegiatan: boolean
      dari: string
      ke: string
      alasan: string
      link: string
    }

const ASK = 'Ada pertanyaan? Balas melalui alamat lembaga di bawah ini.'

/** The words of such a letter. */
export function scheduleBody(letter: ScheduleLetter): Body {
  if (letter.letter === 'scheduleCancelled') {
    return {
      subject: `Jadwal dibatalkan: ${letter.skema}`,
      paragraphs: [
        `Dengan berat hati kami memberitahukan bahwa jadwal ${letter.skema} pada ${letter.waktu} dibatalkan.`,
        `Alasan: ${letter.alasan}`,
        'Permohonan yang sudah Anda kirim dapat dipindahkan ke jadwal lain tanpa biaya, atau dibatalkan; biaya yang sudah dibayar dikembalikan seluruhnya.',
      ],
      button: { label: 'Buka permohonan', link: letter.link },
      notes: [ASK],
    }
  }
  const what = letter.kegiatan ? 'Kegiatan' : 'Jadwal'
  return {
    subject: `${what} dipindahkan: ${letter.skema}`,
    paragraphs: [
      `${what} ${letter.skema} yang Anda ikuti dipindahkan.`,
      `Semula: ${letter.dari}.`,
      `Menjadi: ${letter.ke}.`,
      `Alasan: ${letter.alasan}`,
    ],
    button: { label: `Lihat ${what.toLowerCase()}`, link: letter.link },
    notes: ['Kursi Anda tetap tersimpan; tidak ada yang perlu didaftarkan ulang.', ASK],
  }
}
