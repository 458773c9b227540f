import { PAPERS, PICTURES } from '../../../lib/files/upload-types.ts'
import { serverLimits } from '../../../limits.ts'

/** The kinds of private files, with their names for people. */
export const FILE_KINDS = {
  foto: 'Pas foto',
  ktp: 'KTP atau paspor',
  ijazah: 'Ijazah',
  cv: 'Daftar riwayat hidup',
  sertifikat_pelatihan: 'Sertifikat pelatihan penyusun Amdal',
  sertifikat_atpa: 'Sertifikat ATPA',
  surat_kerja: 'Surat keterangan kerja',
  portofolio: 'Portofolio',
  bukti_pengalaman: 'Bukti pengalaman',
  bukti_asesmen: 'Bukti asesmen mandiri',
  bukti_bayar: 'Bukti pembayaran',
  bukti_pengembalian: 'Bukti pengembalian dana',
  bukti_perubahan: 'Bukti perubahan data',
  lampiran: 'Lampiran pesan',
  bukti_laporan: 'Bukti laporan kinerja',
  bukti_kegiatan: 'Bukti kegiatan',
  bukti_evaluasi: 'Lampiran evaluasi',
  jawaban_sanksi: 'Lampiran jawaban atas rencana sanksi',
  bukti_temuan: 'Bukti tindakan atas temuan',
  dokumen_mutu: 'Dokumen mutu',
  bukti_kompetensi: 'Bukti kompetensi petugas',
  bukti_tanda: 'Bukti pemakaian tanda',
  gambar_kejadian: 'Gambar kejadian ujian',
  lampiran_pengaduan: 'Lampiran pengaduan',
  sertifikat: 'Sertifikat',
  surat_status: 'Surat keterangan status',
  hasil_uji: 'Laporan hasil uji',
  surat_sanksi: 'Surat keputusan',
  berkas_asesor: 'Berkas asesor',
  lainnya: 'Dokumen lain',
} as const

export type FileKind = keyof typeof FILE_KINDS

export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]

const MADE_KINDS: readonly FileKind[] = ['sertifikat', 'surat_status', 'hasil_uji', 'surat_sanksi', 'berkas_asesor']
/** Kinds that people upload; the others are made by the program. */
export const GIVEN_KINDS = FILE_KIND_NAMES.filter((kind) => !MADE_KINDS.includes(kind))

/** Kinds that show competence to examiners and deciders; identity papers do not (domain 4). */
export const EVIDENCE_KINDS = [
  'foto',
  'cv',
  'sertifikat_pelatihan',
  'sertifikat_atpa',
  'surat_kerja',
  'portofolio',
  'bukti_pengalaman',
  'bukti_asesmen',
  'bukti_laporan',
] as const satisfies readonly FileKind[]

/** Least size of a portrait in pixels, width by height (domain 2.7). */
export const PORTRAIT = { width: 400, height: 600 } as const

interface Accepted {
  /** By content. */
  types: readonly string[]
  /** At most. */
  bytes: number
  least?: { width: number; height: number }
}

/** Kinds of many pages: up to 10 MB. */
const LARGE_KINDS: readonly FileKind[] = ['portofolio', 'dokumen_mutu']

/** Returns what a file of a kind must be to be accepted (domain 2: 2 MB, portfolios 10 MB). */
export function fileRequirements(kind: FileKind): Accepted {
  if (kind === 'foto') return { types: PICTURES, bytes: 2_000_000, least: PORTRAIT }
  if (kind === 'gambar_kejadian') return { types: PICTURES, bytes: 5_000_000 }
  return { types: PAPERS, bytes: LARGE_KINDS.includes(kind) ? 10_000_000 : 2_000_000 }
}

/** The name that stands in the place of a file that was erased. */
export const ERASED_NAME = 'Sudah dihapus sesuai masa simpan'

const NAME_LENGTH = 200

/** How the name of a file of that type may end; one with another ending gets the first. */
const ENDINGS: Record<string, readonly string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
}

/** A file's name, made fit to be stored: no path, no invisible characters, an ending that fits its content. */
export function storedName(given: string, kind: FileKind, type: string): string {
  const base = given.normalize('NFC').replace(/^.*[\\/]/, '')
  const name = base.replace(/\p{C}/gu, '').trim()
  const [usual = '', ...others] = ENDINGS[type] ?? []
  const own = [usual, ...others].find((each) => name.toLowerCase().endsWith(each))
  const stem = own === undefined ? name : name.slice(0, name.length - own.length)
  const ending = own === undefined ? usual : name.slice(stem.length)
  return `${cut(stem || FILE_KINDS[kind], NAME_LENGTH - ending.length)}${ending}`
}

/** The first characters, as the database counts them. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')

/**
 * Tells whether a sweep would take so many files that something else must be wrong: a database without its rows, or the
 * store of another one.
 * @param taken files that it would take
 * @param all files that it looked at, those taken included
 */
export const isTooMuch = (taken: number, all: number): boolean =>
  taken > serverLimits.sweptFiles && taken > all * serverLimits.sweptShare
