import type { RegulationKey } from './known-rules.ts'

interface Reference {
  regulation: RegulationKey
  /** Only where a source names the article; otherwise the regulation alone. */
  pasal: string | null
}

interface Basis {
  /** The demand for which people ask on what it stands. */
  judul: string
  references: readonly Reference[]
}

/** The demands of the field, each with the regulation and the article on which it stands. */
export const LEGAL_BASES = {
  sertifikat: {
    judul: 'Penyusun Amdal wajib bersertifikat kompetensi',
    references: [
      { regulation: 'pplh', pasal: 'Pasal 28' },
      { regulation: 'sertifikasi', pasal: null },
    ],
  },
  pelatihan: {
    judul: 'Pelatihan mendahului uji, pada lembaga pelatihan yang terakreditasi',
    references: [{ regulation: 'sertifikasi', pasal: 'Pasal 3 sampai Pasal 5' }],
  },
  uji: {
    judul: 'Kompetensi diuji menurut standar kompetensi kerja',
    references: [
      { regulation: 'sertifikasi', pasal: 'Pasal 3' },
      { regulation: 'skkni', pasal: null },
    ],
  },
  kualifikasi: {
    judul: 'Ketua dan anggota tim penyusun Amdal',
    references: [{ regulation: 'amdal', pasal: null }],
  },
  keputusan: {
    judul: 'Hasil uji kompeten atau belum kompeten, lalu sertifikat',
    references: [{ regulation: 'sertifikasi', pasal: 'Pasal 1 dan Pasal 3' }],
  },
  pemeliharaan: {
    judul: 'Laporan kinerja dan pemeliharaan kompetensi tiap tahun',
    references: [{ regulation: 'sertifikasi', pasal: 'Pasal 29' }],
  },
  data_pribadi: {
    judul: 'Pemrosesan dan persetujuan data pribadi',
    references: [{ regulation: 'pdp', pasal: 'Pasal 20 dan Pasal 22' }],
  },
  insiden: {
    judul: 'Pemberitahuan kegagalan pelindungan data pribadi',
    references: [{ regulation: 'pdp', pasal: 'Pasal 46' }],
  },
} as const satisfies Record<string, Basis>
export type LegalBasisKey = keyof typeof LEGAL_BASES
export const LEGAL_BASIS_KEYS = Object.keys(LEGAL_BASES) as [LegalBasisKey, ...LegalBasisKey[]]

export const referencesOf = (key: LegalBasisKey): readonly Reference[] => LEGAL_BASES[key].references

/** The requirements that a rule demands, by their names; what nobody but the scheme asks for has no row. */
const REQUIREMENTS: readonly [RegExp, LegalBasisKey][] = [
  [/pelatihan/i, 'pelatihan'],
  [/ATPA|diperpanjang/i, 'kualifikasi'],
  [/laporan kinerja|pemeliharaan/i, 'pemeliharaan'],
  [/\bKTP\b|paspor|\bfoto\b|\bNIK\b/i, 'data_pribadi'],
]

/** Returns what a requirement of a scheme stands on, by its name; undefined where the scheme alone asks for it. */
export const basisOfRequirement = (name: string): LegalBasisKey | undefined =>
  REQUIREMENTS.find(([pattern]) => pattern.test(name))?.[1]
