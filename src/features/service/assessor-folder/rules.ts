import { type Clause, clausesOf } from '../../platform/editions/clause-rules.ts'
import type { Edition, Home } from '../../platform/editions/rules.ts'

export const FOLDER_STATES = { disusun: 'Disusun', siap: 'Siap', gagal: 'Gagal', dihapus: 'Sudah dihapus' } as const
export type FolderState = keyof typeof FOLDER_STATES
export const FOLDER_STATE_NAMES = Object.keys(FOLDER_STATES) as [FolderState, ...FolderState[]]

export const HOME_KINDS = { halaman: 'Halaman', kantor: 'Layar', dokumen: 'Dokumen' } as const
export const HOME_KIND_NAMES = Object.keys(HOME_KINDS) as [keyof typeof HOME_KINDS, ...(keyof typeof HOME_KINDS)[]]

/** Names a home, whatever it is called at a clause: the same one answers several clauses. */
export const keyOfHome = (home: Home): string => {
  if (home.kind === 'halaman') return `halaman ${home.path}`
  return home.kind === 'kantor' ? `kantor ${home.resource}` : `dokumen ${home.jenis}`
}

/** What a home has in a period. */
export interface Found {
  /** Lines, papers or rows that it has; null where nothing is counted. */
  jumlah: number | null
  /** What it lacks, in sentences that say what to do. */
  kurang: string[]
}

/** The screens of which an empty list is an answer: nothing of the kind has happened. */
const NOTHING_HAPPENED: readonly string[] = [
  ...['pengaduan', 'banding', 'sanksi', 'insiden', 'kecurangan', 'penghapusan-data', 'kebutuhan-khusus'],
  ...['temuan', 'audit-sampel'],
]

/** Returns what a home lacks when it has nothing: a document and a page always, a list unless nothing had to happen. */
export function emptyWords(home: Home): string[] {
  if (home.kind === 'dokumen') return [`${home.label}: tidak ada yang berlaku pada masa ini. Berlakukan dokumennya.`]
  if (home.kind === 'halaman') return [`${home.label}: halamannya tidak terbaca. Isi halamannya.`]
  if (NOTHING_HAPPENED.includes(home.resource)) return []
  return [`${home.label}: tidak ada catatan pada masa ini. Catat, atau jelaskan kepada asesor.`]
}

export interface Answer extends Found {
  nomor: string
  title: string
  home: Home
}

/** The answers to clauses of an edition, one for each home of each clause, by what the homes were found to have. */
export const clauseAnswers = (clauses: readonly Clause[], found: ReadonlyMap<string, Found>): Answer[] =>
  clauses.flatMap(({ nomor, title, homes }) =>
    homes.map((home) => ({ nomor, title, home, ...(found.get(keyOfHome(home)) ?? { jumlah: null, kurang: [] }) })),
  )

/** The homes of clauses, each once. */
export const homesOf = (clauses: readonly Clause[]): Home[] => [
  ...new Map(clauses.flatMap(({ homes }) => homes).map((home) => [keyOfHome(home), home])).values(),
]

export const chosenClauses = (edition: Edition, numbers: readonly string[]): Clause[] =>
  clausesOf(edition).filter(({ nomor }) => numbers.includes(nomor))

export interface Missing {
  nomor: string
  kurang: string
}

/** What is missing, clause by clause; a clause without any home says why the portal does not answer it. */
export const missingOf = (clauses: readonly Clause[], answers: readonly Answer[]): Missing[] => [
  ...answers.flatMap(({ nomor, kurang }) => kurang.map((one) => ({ nomor, kurang: one }))),
  ...clauses.flatMap(({ nomor, homes, outside }) =>
    homes.length === 0 ? [{ nomor, kurang: `Di luar portal: ${outside ?? ''}` }] : [],
  ),
]

/** A part of a file's name: '10.2.3' stays, a title becomes 'panduan-mutu'. */
export const filePart = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
