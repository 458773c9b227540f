import type { ProblemCode } from '../../../problems.ts'
import type { Stage } from '../applications/rules.ts'

export const MISCONDUCT_STATES = {
  dilaporkan: 'Dilaporkan',
  diberitahukan: 'Menunggu jawaban peserta',
  tidak_terbukti: 'Tidak terbukti',
  peringatan: 'Peringatan',
  dibatalkan: 'Hasil uji dibatalkan',
} as const
export type MisconductState = keyof typeof MISCONDUCT_STATES
export const MISCONDUCT_STATE_NAMES = Object.keys(MISCONDUCT_STATES) as [MisconductState, ...MisconductState[]]

interface MisconductRule {
  from: readonly MisconductState[]
  to: MisconductState
  by: 'verifikasi' | 'peserta' | 'keputusan'
  /** Taken only once the candidate has answered, or the time to answer is over. */
  heard?: true
}

/** From the report to the decision: nobody is warned or loses a result unheard. */
export const MISCONDUCT_TRANSITIONS = {
  notify: { from: ['dilaporkan'], to: 'diberitahukan', by: 'verifikasi' },
  answer: { from: ['diberitahukan'], to: 'diberitahukan', by: 'peserta' },
  dismiss: { from: ['dilaporkan', 'diberitahukan'], to: 'tidak_terbukti', by: 'keputusan' },
  warn: { from: ['diberitahukan'], to: 'peringatan', by: 'keputusan', heard: true },
  void: { from: ['diberitahukan'], to: 'dibatalkan', by: 'keputusan', heard: true },
} as const satisfies Record<string, MisconductRule>
export type MisconductTransition = keyof typeof MISCONDUCT_TRANSITIONS

export const VERDICTS = { tidak_terbukti: 'dismiss', peringatan: 'warn', dibatalkan: 'void' } as const
export type Verdict = keyof typeof VERDICTS
export const VERDICT_NAMES = Object.keys(VERDICTS) as [Verdict, ...Verdict[]]

/** A case, as far as its rules look at it. */
export interface MisconductFacts {
  status: MisconductState
  answer_due: Date | null
  answered_at: Date | null
  reported_by: number
  notified_by: number | null
}

interface Asked {
  by: number
  now: Date
  /** The reader examined, trained, decided before, or is the candidate. */
  isInvolved: boolean
}

/** Returns the state after a transition, or why it may not be taken. */
export function misconductAfter(
  transition: MisconductTransition,
  one: MisconductFacts,
  { by, now, isInvolved }: Asked,
): { next: MisconductState } | { refused: ProblemCode } {
  const { from, to, by: actor, heard }: MisconductRule = MISCONDUCT_TRANSITIONS[transition]
  if (!from.includes(one.status)) return { refused: 'STALE' }
  if (transition === 'answer') {
    if (one.answered_at) return { refused: 'STALE' }
    if (one.answer_due && now > one.answer_due) return { refused: 'MISCONDUCT_ANSWER_LATE' }
  }
  if (actor === 'keputusan' && (isInvolved || by === one.reported_by || by === one.notified_by)) {
    return { refused: 'NOT_YOUR_DECISION' }
  }
  const isHeard = one.answered_at !== null || (one.answer_due !== null && now > one.answer_due)
  return heard && !isHeard ? { refused: 'MISCONDUCT_UNHEARD' } : { next: to }
}

export const isOpenCase = (status: MisconductState): boolean => status === 'dilaporkan' || status === 'diberitahukan'

/** The stages in which a suspicion can be reported: after the decision a certificate is a matter of sanctions. */
export const REPORTABLE = ['terjadwal', 'diuji', 'menunggu_keputusan'] as const satisfies readonly Stage[]
export const isReportable = (stage: Stage): boolean => (REPORTABLE as readonly Stage[]).includes(stage)

export const LEAST_FACTS = 30
