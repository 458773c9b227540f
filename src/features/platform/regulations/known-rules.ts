import { to } from '../../../paths.ts'
import { longRegulation, type RegulationName, shortRegulation } from './rules.ts'

/** The regulations of which the program itself speaks; each stands in the register of every portal. */
export const KNOWN_REGULATIONS = {
  pplh: { jenis: 'uu', instansi: null, nomor: '32', tahun: 2009 },
  amdal: { jenis: 'pp', instansi: null, nomor: '22', tahun: 2021 },
  sertifikasi: { jenis: 'permen', instansi: 'Lingkungan Hidup dan Kehutanan', nomor: '18', tahun: 2021 },
  skkni: { jenis: 'kepmen', instansi: 'Ketenagakerjaan', nomor: '122', tahun: 2016 },
  pdp: { jenis: 'uu', instansi: null, nomor: '27', tahun: 2022 },
  meterai: { jenis: 'uu', instansi: null, nomor: '10', tahun: 2020 },
  disabilitas: { jenis: 'uu', instansi: null, nomor: '8', tahun: 2016 },
} as const satisfies Record<string, RegulationName>
export type RegulationKey = keyof typeof KNOWN_REGULATIONS

/** The full name of a regulation where the program's own texts speak of it: nothing else writes its number. */
export const fullRegulation = (key: RegulationKey): string => longRegulation(KNOWN_REGULATIONS[key])

/** The same in short, 'PP 22/2021'. */
export const briefRegulation = (key: RegulationKey): string => shortRegulation(KNOWN_REGULATIONS[key])

export interface ProgramPlace {
  regulation: RegulationKey
  /** The name for people. */
  judul: string
  /** The file that says it. */
  file: string
  /** The page where it is seen; null where it goes out or is printed. */
  path: string | null
  /** The built-in text holds only while the office has none of its own. */
  builtIn?: 'privasi' | 'aksesibilitas'
}

/** Where the program's own texts speak of regulations; who changes a text comes with the next release. */
export const PROGRAM_PLACES: readonly ProgramPlace[] = [
  {
    regulation: 'pdp',
    judul: 'Kebijakan privasi bawaan',
    file: 'src/features/platform/legal-pages/builtin-privacy-rules.ts',
    path: to.privacy,
    builtIn: 'privasi',
  },
  {
    regulation: 'disabilitas',
    judul: 'Pernyataan aksesibilitas bawaan',
    file: 'src/features/platform/legal-pages/builtin-accessibility-rules.ts',
    path: to.accessibility,
    builtIn: 'aksesibilitas',
  },
  {
    regulation: 'pdp',
    judul: 'Penjelasan pada formulir insiden',
    file: 'src/features/platform/incidents/office/resources.tsx',
    path: null,
  },
  {
    regulation: 'pdp',
    judul: 'Catatan insiden untuk lembaga pengawas (PDF)',
    file: 'src/documents/exams/incident-record.tsx',
    path: null,
  },
  {
    regulation: 'pdp',
    judul: 'Laporan pemrosesan untuk lembaga pengawas (PDF)',
    file: 'src/documents/reports/processing-report.tsx',
    path: null,
  },
  {
    regulation: 'meterai',
    judul: 'Kuitansi, keterangan bea meterai (PDF)',
    file: 'src/documents/money/receipt.tsx',
    path: null,
  },
  {
    regulation: 'amdal',
    judul: 'Contoh sumber pada lembar impor soal',
    file: 'src/features/certification/items/exchange/sheet-rules.ts',
    path: null,
  },
]
