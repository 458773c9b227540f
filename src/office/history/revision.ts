import type { Fields } from './differences.ts'

export interface Revision {
  id: number
  at: string
  who: string
  ip: string
  action: string
  before: Fields | null
  after: Fields | null
}

/** What the log calls a change, and how one says it. */
export const ACTIONS: Record<string, string> = {
  buat: 'dibuat',
  ubah: 'diubah',
  hapus: 'dihapus',
  pulihkan: 'dipulihkan',
  terbitkan: 'diterbitkan',
  tarik: 'ditarik',
  pindahkan: 'dipindahkan',
  batalkan: 'dibatalkan',
  'undang-ulang': 'diundang lagi',
  'kirim-ulang': 'dikirim ulang',
  'matikan-dua-faktor': 'dilepas dari dua faktor',
}

export const actionText = (action: string): string => ACTIONS[action] ?? action
