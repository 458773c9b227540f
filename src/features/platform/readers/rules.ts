import type { Permission, ReaderRole } from '../../../access.ts'
import type { TwoPersonRule } from '../staff/second-person-rules.ts'

export const READER_STATES = {
  diajukan: 'Menunggu orang kedua',
  aktif: 'Disetujui',
  ditolak: 'Ditolak',
  diakhiri: 'Diakhiri',
} as const
export type ReaderState = keyof typeof READER_STATES
export const READER_STATE_NAMES = Object.keys(READER_STATES) as [ReaderState, ...ReaderState[]]

interface ReaderSettings {
  hari_akses_asesor: number
  hari_akses_kementerian: number
}

interface Scope {
  /** The office's resource by which they are invited, approved and ended. */
  resource: string
  title: string
  permission: Permission
  rule: TwoPersonRule
  /** The most days for which somebody reads. */
  days: (settings: ReaderSettings) => number
}

/** Each kind of reader from outside: the permission that lets them in, and for how long they may read. */
export const READER_KINDS = {
  asesor: {
    resource: 'asesor',
    title: 'asesor',
    permission: 'mutu',
    rule: 'akses_asesor',
    days: ({ hari_akses_asesor }) => hari_akses_asesor,
  },
  kementerian: {
    resource: 'pembaca-kementerian',
    title: 'pembaca kementerian',
    permission: 'verifikasi',
    rule: 'akses_kementerian',
    days: ({ hari_akses_kementerian }) => hari_akses_kementerian,
  },
} as const satisfies Record<ReaderRole, Scope>

interface Transition {
  from: readonly ReaderState[]
  to: ReaderState
  /** Only by another person than the one who invited. */
  byOther?: true
}

export const READER_TRANSITIONS = {
  approve: { from: ['diajukan'], to: 'aktif', byOther: true },
  refuse: { from: ['diajukan'], to: 'ditolak', byOther: true },
  end: { from: ['aktif'], to: 'diakhiri' },
} as const satisfies Record<string, Transition>
export type ReaderTransition = keyof typeof READER_TRANSITIONS

export interface ReaderFacts {
  status: ReaderState
  created_by: number
}

/** Says where a transition by somebody leads, or why it may not be taken. */
export function nextReader(
  transition: ReaderTransition,
  { status, created_by }: ReaderFacts,
  by: number,
): { next: ReaderState } | { refused: 'READER_STATE' | 'SECOND_PERSON_OWN' } {
  const { from, to, byOther }: Transition = READER_TRANSITIONS[transition]
  if (!from.includes(status)) return { refused: 'READER_STATE' }
  return byOther && created_by === by ? { refused: 'SECOND_PERSON_OWN' } : { next: to }
}

/** The transitions that somebody may take now, for the buttons of the screen. */
export const readerTransitionsFor = (facts: ReaderFacts, by: number): ReaderTransition[] =>
  (Object.keys(READER_TRANSITIONS) as ReaderTransition[]).filter((one) => 'next' in nextReader(one, facts, by))
