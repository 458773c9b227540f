import { addDays, type Day } from '../../../lib/day.ts'
import type { Stage } from '../applications/rules.ts'

export const ACCOMMODATION_STATES = {
  diminta: 'Menunggu putusan',
  ditetapkan: 'Ditetapkan',
  ditolak: 'Ditolak',
  diberikan: 'Dicatat pada hari uji',
  ditarik: 'Ditarik peserta',
} as const
export type AccommodationState = keyof typeof ACCOMMODATION_STATES
export const ACCOMMODATION_STATE_NAMES = Object.keys(ACCOMMODATION_STATES) as [
  AccommodationState,
  ...AccommodationState[],
]

interface AccommodationRule {
  /** Null is an application for which nothing was ever asked. */
  from: readonly (AccommodationState | null)[]
  to: AccommodationState
  by: 'pemohon' | 'verifikasi'
}

/** The ways of a request: its words may change until the exam, and other words are decided anew. */
export const ACCOMMODATION_TRANSITIONS = {
  ask: { from: [null, 'diminta', 'ditetapkan', 'ditolak', 'ditarik'], to: 'diminta', by: 'pemohon' },
  withdraw: { from: ['diminta', 'ditetapkan', 'ditolak'], to: 'ditarik', by: 'pemohon' },
  grant: { from: ['diminta'], to: 'ditetapkan', by: 'verifikasi' },
  refuse: { from: ['diminta'], to: 'ditolak', by: 'verifikasi' },
  record: { from: ['ditetapkan', 'diberikan'], to: 'diberikan', by: 'verifikasi' },
} as const satisfies Record<string, AccommodationRule>
export type AccommodationTransition = keyof typeof ACCOMMODATION_TRANSITIONS

/** Returns the state after a transition; undefined where it may not be taken. */
export function accommodationAfter(
  transition: AccommodationTransition,
  state: AccommodationState | null,
): AccommodationState | undefined {
  const { from, to }: AccommodationRule = ACCOMMODATION_TRANSITIONS[transition]
  return from.includes(state) ? to : undefined
}

/** Returns what the words of an application make of its request: nothing while they are those that are known. */
export function transitionByWords(
  words: string,
  known: { status: AccommodationState; permintaan: string } | undefined,
): 'ask' | 'withdraw' | undefined {
  const asked = words.trim()
  if (!known) return asked === '' ? undefined : 'ask'
  if (known.status === 'ditarik') return asked === '' ? undefined : 'ask'
  if (asked === known.permintaan.trim()) return undefined
  return asked === '' ? 'withdraw' : 'ask'
}

export const MOST_EXTRA_MINUTES = 240

export interface Measures {
  tambahan_menit: number
  ruang_terpisah: boolean
  pembaca: boolean
  huruf_besar: boolean
  perangkat_sendiri: boolean
  /** In words, for what has no field of its own. */
  langkah_lain: string
}

/** The measures that are given or not. */
export const MEASURE_LABELS = {
  ruang_terpisah: 'Ruang terpisah',
  pembaca: 'Pembaca soal',
  huruf_besar: 'Naskah berhuruf besar',
  perangkat_sendiri: 'Perangkat bantu sendiri',
} as const satisfies Partial<Record<keyof Measures, string>>
const MEASURE_NAMES = Object.keys(MEASURE_LABELS) as (keyof typeof MEASURE_LABELS)[]

/** Returns the measures that have a field, one line each; letters say no more, as words may speak of health. */
export const plainMeasureLines = (measures: Measures): string[] => [
  ...(measures.tambahan_menit > 0 ? [`Tambahan waktu ${measures.tambahan_menit} menit`] : []),
  ...MEASURE_NAMES.filter((name) => measures[name]).map((name) => MEASURE_LABELS[name]),
]

/** Returns all measures, one line each. */
export const measureLines = (measures: Measures): string[] => [
  ...plainMeasureLines(measures),
  ...(measures.langkah_lain === '' ? [] : [measures.langkah_lain]),
]

/** A request as the database answers it. */
export interface Accommodation extends Measures {
  id: number
  status: AccommodationState
  permintaan: string
  asked_at: string
  alasan: string
  decided_at: string | null
  pemberian: 'sesuai' | 'berbeda' | null
  catatan: string
  version: number
}

/** Returns the measures that hold for a candidate's exam: none before the decision, after a refusal or a new request. */
export const measuresInForce = (one: Accommodation | null): string[] =>
  one && (one.status === 'ditetapkan' || one.status === 'diberikan') ? measureLines(one) : []

export const GIVEN_LABELS = { sesuai: 'Diberikan sesuai putusan', berbeda: 'Diberikan berbeda' } as const

/** The last day on which a request is decided in time, some days before the exam; null without a day of the exam. */
export const decisionDay = (examDay: Day | null, daysBefore: number): Day | null =>
  examDay && addDays(examDay, -daysBefore)

/** The stages in which a candidate may say what they need, apart from the form itself. */
export const MAY_CHANGE_NEEDS = [
  'daftar_tunggu',
  'diajukan',
  'menunggu_pembayaran',
  'menunggu_konfirmasi',
  'terjadwal',
] as const satisfies readonly Stage[]

export const mayChangeNeeds = (stage: Stage): boolean => (MAY_CHANGE_NEEDS as readonly Stage[]).includes(stage)
