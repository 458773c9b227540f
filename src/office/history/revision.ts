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

const ACTIONS: Record<string, string> = {
  buat: 'dibuat',
  ubah: 'diubah',
  hapus: 'dihapus',
  pulihkan: 'dipulihkan',
}

export const actionText = (action: string): string => ACTIONS[action] ?? action
