import type { LetterOf, LetterTable } from '../../../documents/mail/letter.ts'

interface Facts {
  skema: string
  alasan: string
  link: string
}

const ASK = 'Ada pertanyaan? Balas melalui alamat lembaga di bawah ini.'

/** What happens to a schedule, for those who registered for it. */
export const scheduleLetters = {
  scheduleCancelled: ({ skema, waktu, alasan, link }: Facts & { waktu: string }) => ({
    subject: `Jadwal dibatalkan: ${skema}`,
    paragraphs: [
      `Dengan berat hati kami memberitahukan bahwa jadwal ${skema} pada ${waktu} dibatalkan.`,
      `Alasan: ${alasan}`,
      'Permohonan yang sudah Anda kirim dapat dipindahkan ke jadwal lain tanpa biaya, atau dibatalkan; biaya yang sudah dibayar dikembalikan seluruhnya.',
    ],
    button: { label: 'Buka permohonan', link },
    notes: [ASK],
  }),
  /** `kegiatan`: a maintenance activity, not an exam. */
  scheduleMoved: ({
    skema,
    kegiatan,
    dari,
    ke,
    alasan,
    link,
  }: Facts & { kegiatan: boolean; dari: string; ke: string }) => {
    const what = kegiatan ? 'Kegiatan' : 'Jadwal'
    return {
      subject: `${what} dipindahkan: ${skema}`,
      paragraphs: [
        `${what} ${skema} yang Anda ikuti dipindahkan.`,
        `Semula: ${dari}.`,
        `Menjadi: ${ke}.`,
        `Alasan: ${alasan}`,
      ],
      button: { label: `Lihat ${what.toLowerCase()}`, link },
      notes: ['Kursi Anda tetap tersimpan; tidak ada yang perlu didaftarkan ulang.', ASK],
    }
  },
} satisfies LetterTable

export type ScheduleLetter = LetterOf<typeof scheduleLetters>
