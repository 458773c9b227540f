import type { Permission, Role } from '../../../access.ts'

/** The names of the roles. */
export const ROLE_WORDS: Record<Role, string> = {
  user: 'Anggota',
  penguji: 'Penguji',
  administrator: 'Administrator',
  asesor: 'Asesor',
  kementerian: 'Kementerian',
}

/** What each permission is for, in the words of the office. */
export const PERMISSION_NAMES: Record<Permission, string> = {
  verifikasi: 'Verifikasi: permohonan dan jadwal',
  keuangan: 'Keuangan: pembayaran dan pengembalian',
  keputusan: 'Keputusan: penerbitan dan sanksi',
  pengaduan: 'Pengaduan dan banding',
  konten: 'Konten: isi situs, skema, penguji, TUK',
  pengguna: 'Pengguna: petugas dan pengaturan',
  laporan: 'Laporan: membaca angka lembaga',
  soal: 'Soal: bank soal, rahasia; bukan bagi yang melatih peserta',
  ujian: 'Ujian: mengawasi ujian di layar',
  mutu: 'Mutu: risiko, audit internal, temuan, tinjauan manajemen',
}

export interface StaffRights {
  role: string
  permissions: readonly string[]
  ditangguhkan: boolean
}

/** An examiner carries no permissions. */
export const permissionsOf = (role: string, permissions: readonly Permission[]): Permission[] =>
  role === 'administrator' ? [...new Set(permissions)].sort() : []

/** Tells whether a person's rights change; if so, all access ends at once. */
export const changesRights = (before: StaffRights, after: StaffRights): boolean =>
  before.role !== after.role ||
  before.ditangguhkan !== after.ditangguhkan ||
  [...before.permissions].sort().join() !== [...after.permissions].sort().join()

/** Returns the security log's name for a change of rights. */
export function traceOf(before: StaffRights, after: StaffRights) {
  if (before.ditangguhkan === after.ditangguhkan) return 'peran_diubah'
  return after.ditangguhkan ? 'akun_ditangguhkan' : 'akun_dipulihkan'
}
