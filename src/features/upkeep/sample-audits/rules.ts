import type { ProblemCode } from '../../../problems.ts'

/** What came of looking once more, in the words a person reads. */
export const SAMPLE_STATES = {
  menunggu: 'Menunggu audit',
  sesuai: 'Sesuai',
  tidak_sesuai: 'Tidak sesuai',
} as const
export type SampleState = keyof typeof SAMPLE_STATES
export const SAMPLE_STATE_NAMES = Object.keys(SAMPLE_STATES) as [SampleState, ...SampleState[]]

/** What is drawn: an accepted report, or a recognised activity that was done elsewhere. */
export const SAMPLE_KINDS = { laporan: 'Laporan kinerja', kegiatan: 'Kegiatan luar' } as const
export type SampleKind = keyof typeof SAMPLE_KINDS
export const SAMPLE_KIND_NAMES = Object.keys(SAMPLE_KINDS) as [SampleKind, ...SampleKind[]]

interface Rule {
  from: SampleState
  to: SampleState
  /** Lays a case before who decides on sanctions; never more than that. */
  proposes?: true
}

/** Both ends of an audit. Neither changes what was accepted, and there is no way back. */
export const SAMPLE_STEPS = {
  match: { from: 'menunggu', to: 'sesuai' },
  differ: { from: 'menunggu', to: 'tidak_sesuai', proposes: true },
} as const satisfies Record<string, Rule>
export type SampleStep = keyof typeof SAMPLE_STEPS

/** Whether chance draws something: of the numbers from 0 to 99, as many as the share has percent. */
export const isDrawn = (percent: number, number: number): boolean => number < percent

export interface SampleFacts {
  status: SampleState
  /** Accounts of everybody with a part in it: whose it is, who took a step in it, who is named in it. */
  pihak: readonly number[]
}

/** What a step leads to, or why it is refused: it is taken once, by somebody without a part in what was accepted. */
export function sampleStep(
  step: SampleStep,
  { status, pihak }: SampleFacts,
  userId: number,
): { next: SampleState } | { refused: ProblemCode } {
  const { from, to }: Rule = SAMPLE_STEPS[step]
  if (status !== from) return { refused: 'STALE' }
  return pihak.includes(userId) ? { refused: 'NOT_YOUR_SAMPLE' } : { next: to }
}
