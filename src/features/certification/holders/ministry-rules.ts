import type { ProblemCode } from '../../../problems.ts'

/** The facts that a column of the ministry's file can hold, as the office chooses them (domain 1.1 row 10). */
export const MINISTRY_FACTS = {
  nama: 'Nama',
  nik: 'NIK',
  alamat: 'Alamat',
  provinsi: 'Provinsi, namanya',
  kode_provinsi: 'Provinsi, kode Kemendagri',
  kota: 'Kota',
  telepon: 'Telepon',
  email: 'Email',
  no_registrasi: 'Nomor registrasi kementerian',
  no_sertifikasi: 'Nomor sertifikat',
  kualifikasi: 'KTPA atau ATPA',
  skema: 'Skema',
  valid_from: 'Tanggal mulai berlaku',
  valid_until: 'Tanggal berakhir',
  status: 'Status',
  keahlian: 'Keahlian',
  lsk: 'Nama lembaga',
  berkas: 'Nama berkas sertifikat di dalam arsip',
  tetap: 'Teks tetap',
} as const

export type MinistryFact = keyof typeof MINISTRY_FACTS
export const MINISTRY_FACT_NAMES = Object.keys(MINISTRY_FACTS) as [MinistryFact, ...MinistryFact[]]

export interface MinistryColumn {
  judul: string
  isi: MinistryFact
  teks: string | null
}

/** One row of the file: each column's fact, in the columns' order. */
export const ministryCells = (
  columns: readonly MinistryColumn[],
  facts: Record<Exclude<MinistryFact, 'tetap'>, string>,
): string[] => columns.map(({ isi, teks }) => (isi === 'tetap' ? (teks ?? '') : facts[isi]))

/** Where a certificate's paper stands in the archive. */
export const archivedPaper = (no_sertifikasi: string): string =>
  `sertifikat/${no_sertifikasi.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')}.pdf`

/** The possible outcomes of a line in the ministry's answer. */
export const NUMBER_RESULTS = {
  baru: 'Dicatat',
  berbeda: 'Menggantikan nomor lain',
  sama: 'Sudah tercatat',
  dipakai: 'Nomor milik sertifikat lain',
  ganda: 'Tertulis lebih dari sekali',
  tidak_dikenal: 'Sertifikat tidak dikenal',
  kosong: 'Tanpa nomor registrasi',
} as const

export type NumberResult = keyof typeof NUMBER_RESULTS
export const NUMBER_RESULT_NAMES = Object.keys(NUMBER_RESULTS) as [NumberResult, ...NumberResult[]]

/** Tells whether the length is right for a number, as in the form of a certificate. */
const isNumber = (text: string): boolean => text.length >= 3 && text.length <= 80

interface KnownCertificate {
  id: number
  version: number
  no_registrasi: string | null
}

export interface NumberLine {
  /** The number of the line in the file, where the heading is 1. */
  baris: number
  no_sertifikasi: string
  no_registrasi: string
}

export type JudgedLine<Known> = NumberLine & { hasil: NumberResult; sertifikat: Known | null }

/**
 * Judges each line of the ministry's answer; `certificateOf` finds its certificate, `ownerOf` the certificate that has
 * a registration number today.
 */
export function judgeNumbers<Known extends KnownCertificate>(
  lines: readonly NumberLine[],
  certificateOf: (no_sertifikasi: string) => Known | undefined,
  ownerOf: (no_registrasi: string) => number | undefined,
): JudgedLine<Known>[] {
  const certificates = new Set<number>()
  const numbers = new Set<string>()
  return lines.map((line) => {
    const known = certificateOf(line.no_sertifikasi) ?? null
    const judge = (hasil: NumberResult) => ({ ...line, hasil, sertifikat: known })
    if (!known) return judge('tidak_dikenal')
    if (!isNumber(line.no_registrasi)) return judge('kosong')
    if (certificates.has(known.id) || numbers.has(line.no_registrasi)) return judge('ganda')
    certificates.add(known.id)
    numbers.add(line.no_registrasi)
    if (known.no_registrasi === line.no_registrasi) return judge('sama')
    const owner = ownerOf(line.no_registrasi)
    if (owner !== undefined && owner !== known.id) return judge('dipakai')
    return judge(known.no_registrasi === null ? 'baru' : 'berbeda')
  })
}

/** Finds the columns of the two numbers in the ministry's answer, by the office's own headings in any spelling. */
export function numberColumns(
  head: readonly string[],
  columns: readonly MinistryColumn[],
): { sertifikat: number; registrasi: number } | { refused: ProblemCode } {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const place = (isi: MinistryFact, ...others: string[]) => {
    const names = [...columns.filter((column) => column.isi === isi).map(({ judul }) => judul), ...others].map(plain)
    return head.findIndex((cell) => names.includes(plain(cell)))
  }
  const sertifikat = place('no_sertifikasi', 'no sertifikat', 'nomor sertifikat')
  const registrasi = place('no_registrasi', 'no registrasi', 'nomor registrasi')
  return sertifikat < 0 || registrasi < 0 ? { refused: 'MINISTRY_NUMBERS_UNREADABLE' } : { sertifikat, registrasi }
}
