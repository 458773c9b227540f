import type { Role } from '../../../../access.ts'

export const ROLE_NAMES: Record<Role, string> = {
  user: 'Anggota',
  penguji: 'Penguji',
  administrator: 'Administrator',
  asesor: 'Asesor',
  kementerian: 'Kementerian',
}

export const ACCOUNT_STATES = { diundang: 'Diundang', aktif: 'Aktif', ditangguhkan: 'Ditangguhkan' } as const
