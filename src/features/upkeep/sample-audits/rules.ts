import type { ProblemCode } from '../../../problems.ts'

/** The states of an audit, in the words a person reads. */
export const SAMPLE_STATES = {
  menunggu: 'Menunggu audit',
  sesuai: 'Sesuai',
  tidak_sesuai: 'Tidak sesuai',
} as const
export type SampleState = keyof typeof SAMPLE_STATES
export const SAMPLE_STATE_NAMES = Object.keys(SAMPLE_STATES) as [SampleState, ...SampleState[]]

/** The kinds of sample: an accepted report, or a recognised activity that was done elsewhere. */
export const SAMPLE_KINDS = { laporan: 'Laporan kinerja', kegiatan: 'Kegiatan luar' } as const
export type SampleKind = keyof typeof SAMPLE_KINDS
export const SAMPLE_KIND_NAMES = Object.keys(SAMPLE_KINDS) as [SampleKind, ...SampleKind[]]

interface TransitionRule {
  from: SampleState
  to: SampleState
  /** Proposes a sanction to those who decide on them; never more than that. */
  proposes?: true
}

/** Both outcomes of an audit. Neither changes what was accepted, and both are final. */
export const SAMPLE_TRANSITIONS = {
  match: { from: 'menunggu', to: 'sesuai' },
  differ: { from: 'menunggu', to: 'tidak_sesuai', proposes: true },
} as const satisfies Record<string, TransitionRule>
export type SampleTransition = keyof typeof SAMPLE_TRANSITIONS

/** Tells whether chance draws something: of the numbers from 0 to 99 as many are drawn as the share has percent. */
export const isDrawn = (percent: number, number: number): boolean => number < percent

export interface SampleFacts {
  status: SampleState
  /** Accounts of everybody with a part in it: its holder, those who took a transition of it, those named in it. */
  involved: readonly number[]
}

/**
 * Returns the state to which a transition leads, or why it is refused; an audit takes one, by somebody not involved.
 */
export function sampleTransitionOutcome(
  transition: SampleTransition,
  { status, involved }: SampleFacts,
  userId: number,
): { next: SampleState } | { refused: ProblemCode } {
  const { from, to }: TransitionRule = SAMPLE_TRANSITIONS[transition]
  if (status !== from) return { refused: 'STALE' }
  return involved.includes(userId) ? { refused: 'NOT_YOUR_SAMPLE' } : { next: to }
}

interface NamedSample {
  id: number
  jenis: SampleKind
  perihal: string
  nama: string
}

/** How the audit log names an audit: an activity done elsewhere by its holder, not by the title they gave it. */
export const sampleLabel = ({ id, jenis, perihal, nama }: NamedSample): string =>
  jenis === 'laporan' ? `${SAMPLE_KINDS[jenis]} ${perihal}` : `${SAMPLE_KINDS[jenis]}, ${nama} (${id})`
