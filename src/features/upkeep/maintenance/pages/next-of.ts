import { longMoment } from '../../../../lib/day.ts'
import type { OwnActivity } from '../contract.ts'

interface Next {
  tone: 'success' | 'info' | 'warning' | 'error'
  text: string
}

/** Says in a sentence what an activity waits for; undefined where the state says it all. */
export function nextOf({ status, due_at, catatan, poin }: OwnActivity): Next | undefined {
  switch (status) {
    case 'menunggu_pembayaran':
      return due_at
        ? {
            tone: 'warning',
            text: `Bayar invoice paling lambat ${longMoment(new Date(due_at))}; sesudah itu kursi diberikan kepada orang lain.`,
          }
        : { tone: 'info', text: 'Petugas sedang mencocokkan pembayaran Anda.' }
    case 'dikonfirmasi':
      return { tone: 'success', text: 'Kursi Anda sudah dikonfirmasi. Sampai jumpa pada hari kegiatan.' }
    case 'hadir':
      return { tone: 'info', text: 'Kehadiran Anda tercatat. Kegiatan ini dihitung setelah diakui petugas.' }
    case 'tidak_hadir':
      return { tone: 'warning', text: 'Anda tercatat tidak hadir, jadi kegiatan ini tidak dihitung.' }
    case 'diajukan':
      return { tone: 'info', text: 'Kegiatan Anda sedang diperiksa. Hasilnya kami kirim melalui email.' }
    case 'diakui':
      return { tone: 'success', text: `Diakui sebagai pemeliharaan kompetensi dengan ${poin} poin.` }
    case 'ditolak':
      return { tone: 'error', text: `Kegiatan ini tidak diakui. ${catatan ?? ''}`.trim() }
    case 'dibatalkan':
      return catatan
        ? { tone: 'warning', text: `Kegiatan dibatalkan oleh lembaga. ${catatan}` }
        : { tone: 'info', text: 'Pendaftaran dibatalkan dan kursi Anda dilepas.' }
    case 'kedaluwarsa':
      return {
        tone: 'warning',
        text: 'Batas pembayaran sudah lewat dan kursi diberikan kepada orang lain. Anda dapat mendaftar lagi.',
      }
    default:
      return undefined
  }
}
