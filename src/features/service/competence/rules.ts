import type { Day } from '../../../lib/day.ts'
import {
  conditionState,
  conditionsOf,
  STAFF_CONDITIONS,
  type StaffCondition,
  type Validities,
} from '../../platform/staff/condition-rules.ts'

export const EVIDENCE_SORTS = {
  pendidikan: 'Pendidikan',
  pelatihan: 'Pelatihan',
  sertifikat: 'Sertifikat',
  pengalaman: 'Pengalaman',
  penunjukan: 'Surat penunjukan',
  lainnya: 'Lainnya',
} as const
export type EvidenceSort = keyof typeof EVIDENCE_SORTS
export const EVIDENCE_SORT_NAMES = Object.keys(EVIDENCE_SORTS) as [EvidenceSort, ...EvidenceSort[]]

export const EVIDENCE_STATES = { berlaku: 'Dipakai', berakhir: 'Tidak dipakai lagi' } as const
export const EVIDENCE_STATE_NAMES = Object.keys(EVIDENCE_STATES) as [keyof typeof EVIDENCE_STATES]

/** Where somebody's record stands as a whole. */
export const RECORD_STATES = { kurang: 'Kurang', segera: 'Segera berakhir', lengkap: 'Lengkap' } as const
export type RecordState = keyof typeof RECORD_STATES
export const RECORD_STATE_NAMES = Object.keys(RECORD_STATES) as [RecordState, ...RecordState[]]

/** What of somebody's record counts towards its state. */
export interface RecordFacts {
  role: string
  validities: Validities
  /** Pieces of evidence in use and not over. */
  jumlah_bukti: number
}

/** Says what somebody lacks, in a few words each. */
export const lacksOf = ({ role, validities, jumlah_bukti }: RecordFacts, today: Day): string[] => [
  ...(jumlah_bukti === 0 ? ['bukti kompetensi'] : []),
  ...conditionsOf(role)
    .filter((name) => ['belum', 'lewat'].includes(conditionState(validities[name], today)))
    .map((name) => STAFF_CONDITIONS[name].title.toLowerCase()),
]

/** Says where somebody's record stands: lacking, whole but for what ends soon, or whole. */
export function recordState(facts: RecordFacts, today: Day): RecordState {
  if (lacksOf(facts, today).length > 0) return 'kurang'
  const isSoon = conditionsOf(facts.role).some((name) => conditionState(facts.validities[name], today) === 'segera')
  return isSoon ? 'segera' : 'lengkap'
}

type UntilField = `${StaffCondition}_sampai`

/** The validities of a row that has a column for each. */
export const validitiesOf = (row: Record<UntilField, string | null>): Validities => ({
  kerahasiaan: row.kerahasiaan_sampai,
  pernyataan: row.pernyataan_sampai,
  kalibrasi: row.kalibrasi_sampai,
  penyaksian: row.penyaksian_sampai,
  tinjauan: row.tinjauan_sampai,
})

export const STATEMENT_KINDS = ['kerahasiaan', 'pernyataan'] as const satisfies readonly StaffCondition[]
export type StatementKind = (typeof STATEMENT_KINDS)[number]

export const isStatement = (name: StaffCondition): name is StatementKind =>
  (STATEMENT_KINDS as readonly StaffCondition[]).includes(name)

/** What staff sign, each in the version in force; another text is another version. */
export const STATEMENTS: Record<StatementKind, { versi: string; text: string }> = {
  kerahasiaan: {
    versi: '1',
    text: 'Saya menjaga rahasia semua yang saya ketahui dari pekerjaan ini: data pemohon dan pemegang, bahan uji, nilai, pertimbangan, dan urusan lembaga. Saya memakainya hanya untuk tugas saya, tidak menyalin atau menceritakannya kepada siapa pun yang tidak berhak, dan tetap menjaganya sesudah tugas saya berakhir. Bila rahasia terbuka atau diduga terbuka, saya segera melapor.',
  },
  pernyataan: {
    versi: '1',
    text: 'Saya bekerja tanpa memihak. Saya menyebutkan di bawah ini semua kepentingan saya: pekerjaan dan jabatan lain, usaha, pelatihan yang saya ajarkan, serta hubungan keluarga atau usaha dengan penyusun Amdal, LPJP, dan lembaga pelatihan. Saya tidak mengambil bagian dalam perkara orang yang berhubungan dengan saya, dan segera melapor bila kepentingan saya berubah.',
  },
}

/** Returns what a signature lacks, by field: interests are declared each year, even that there are none. */
export const signatureRefusals = (jenis: StatementKind, kepentingan: string | null): Record<string, string> =>
  jenis === 'pernyataan' && kepentingan === null
    ? { kepentingan: 'Tulis kepentingan Anda. Bila tidak ada, tulis "Tidak ada".' }
    : {}
