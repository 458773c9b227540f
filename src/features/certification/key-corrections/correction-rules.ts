import type { ProblemCode } from '../../../problems.ts'

/** The effects of a correction on an item, in the words a person reads. */
export const CORRECTION_KINDS = {
  kunci: 'Kunci atau rubrik diganti',
  semua_benar: 'Semua jawaban dinilai benar',
  dikeluarkan: 'Soal dikeluarkan dari penilaian',
} as const
export type CorrectionKind = keyof typeof CORRECTION_KINDS
export const CORRECTION_KIND_NAMES = Object.keys(CORRECTION_KINDS) as [CorrectionKind, ...CorrectionKind[]]

export const CORRECTION_STATES = {
  diusulkan: 'Menunggu orang kedua',
  berlaku: 'Berlaku',
  ditolak: 'Ditolak',
  ditarik: 'Ditarik pengusul',
} as const
export type CorrectionState = keyof typeof CORRECTION_STATES
export const CORRECTION_STATE_NAMES = Object.keys(CORRECTION_STATES) as [CorrectionState, ...CorrectionState[]]

interface TransitionRule {
  from: CorrectionState
  to: CorrectionState
  /** Who takes it: the person who proposed it, or anybody else. */
  by: 'pengusul' | 'lain'
  action: string
}

/** The transitions of a correction; the program follows them. */
export const CORRECTION_TRANSITIONS = {
  konfirmasi: { from: 'diusulkan', to: 'berlaku', by: 'lain', action: 'koreksi kunci dikonfirmasi' },
  tolak: { from: 'diusulkan', to: 'ditolak', by: 'lain', action: 'koreksi kunci ditolak' },
  tarik: { from: 'diusulkan', to: 'ditarik', by: 'pengusul', action: 'koreksi kunci ditarik' },
} as const satisfies Record<string, TransitionRule>
export type CorrectionTransition = keyof typeof CORRECTION_TRANSITIONS
export const CORRECTION_TRANSITION_NAMES = Object.keys(CORRECTION_TRANSITIONS) as [
  CorrectionTransition,
  ...CorrectionTransition[],
]

interface Standing {
  status: CorrectionState
  proposed_by: number
}

type Outcome = { next: CorrectionState } | { refused: ProblemCode }

/** Returns the state after a transition that a person takes, or why they may not. */
export function takeCorrectionTransition(
  langkah: CorrectionTransition,
  { status, proposed_by }: Standing,
  userId: number,
): Outcome {
  const { from, to, by }: TransitionRule = CORRECTION_TRANSITIONS[langkah]
  if (status !== from) return { refused: 'KEY_CORRECTION_STATE' }
  if (by === 'pengusul') return proposed_by === userId ? { next: to } : { refused: 'KEY_CORRECTION_PROPOSER' }
  return proposed_by === userId ? { refused: 'SECOND_PERSON_YOURS' } : { next: to }
}

/** Lists the transitions that a person may take. */
export const openCorrectionTransitions = (standing: Standing, userId: number): CorrectionTransition[] =>
  CORRECTION_TRANSITION_NAMES.filter((langkah) => 'next' in takeCorrectionTransition(langkah, standing, userId))
