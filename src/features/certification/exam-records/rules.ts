import type { ProblemCode } from '../../../problems.ts'

export const RECORD_STATES = {
  disusun: 'Disusun',
  menunggu_kedua: 'Menunggu tanda tangan kedua',
  terkunci: 'Ditandatangani dan terkunci',
} as const
export type RecordState = keyof typeof RECORD_STATES
export const RECORD_STATE_NAMES = Object.keys(RECORD_STATES) as [RecordState, ...RecordState[]]

interface RecordRule {
  /** Null is an exam without a record. */
  from: readonly (RecordState | null)[]
  to: RecordState
}

/** A record is written, signed twice and locked; what is written after the first signature asks for it again. */
export const RECORD_TRANSITIONS = {
  save: { from: [null, 'disusun', 'menunggu_kedua'], to: 'disusun' },
  signFirst: { from: ['disusun'], to: 'menunggu_kedua' },
  signSecond: { from: ['menunggu_kedua'], to: 'terkunci' },
  add: { from: ['terkunci'], to: 'terkunci' },
} as const satisfies Record<string, RecordRule>
export type RecordTransition = keyof typeof RECORD_TRANSITIONS

/** Returns the state after a transition; undefined where it may not be taken. */
export function recordAfter(transition: RecordTransition, state: RecordState | null): RecordState | undefined {
  const { from, to }: RecordRule = RECORD_TRANSITIONS[transition]
  return from.includes(state) ? to : undefined
}

export const SIGNER_ROLES = { penguji: 'Penguji', petugas: 'Petugas' } as const
export type SignerRole = keyof typeof SIGNER_ROLES

interface Signature {
  signed_by: number
  peran: SignerRole
}

/** Returns why somebody cannot sign: nobody signs twice, and one of the two has examined. */
export function coSignerRefusal(signer: Signature, given: readonly Signature[]): ProblemCode | undefined {
  if (given.some(({ signed_by }) => signed_by === signer.signed_by)) return 'SIGNED_ALREADY'
  const withoutExaminer = [...given, signer].every(({ peran }) => peran === 'petugas')
  return given.length > 0 && withoutExaminer ? 'EXAMINER_MUST_SIGN' : undefined
}

/** Returns what is missing before the first signature, by field. */
export function missingBeforeSigning({
  jam_mulai,
  jam_selesai,
  unrecorded,
}: {
  jam_mulai: string | null
  jam_selesai: string | null
  /** Candidates of whom nobody has recorded whether they came. */
  unrecorded: number
}): Record<string, string> {
  return {
    ...(jam_mulai && jam_selesai ? {} : { jam_selesai: 'Isi jam mulai dan jam selesai yang sebenarnya lebih dahulu.' }),
    ...(unrecorded > 0 ? { data: `Kehadiran ${unrecorded} peserta belum dicatat. Catat lebih dahulu.` } : {}),
  }
}

/** Returns why nobody of an exam can be decided on yet. */
export const missingRecordRefusal = ({
  wajib,
  status,
}: {
  wajib: boolean
  status: RecordState | null
}): ProblemCode | undefined => (wajib && status !== 'terkunci' ? 'EXAM_RECORD_MISSING' : undefined)
