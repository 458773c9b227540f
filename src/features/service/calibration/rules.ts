import type { ProblemCode } from '../../../problems.ts'

export const CASE_STATES = { rancangan: 'Rancangan', terbuka: 'Terbuka', ditutup: 'Ditutup' } as const
export type CaseState = keyof typeof CASE_STATES
export const CASE_STATE_NAMES = Object.keys(CASE_STATES) as [CaseState, ...CaseState[]]

export const CASE_TRANSITIONS = {
  open: { from: 'rancangan', next: 'terbuka' },
  score: { from: 'terbuka', next: 'terbuka' },
  close: { from: 'terbuka', next: 'ditutup' },
} as const satisfies Record<string, { from: CaseState; next: CaseState }>
export type CaseTransition = keyof typeof CASE_TRANSITIONS

/** Returns the state after a transition, or why it is refused. */
export function nextCase(
  transition: CaseTransition,
  { status }: { status: CaseState },
): { next: CaseState } | { refused: ProblemCode } {
  const { from, next } = CASE_TRANSITIONS[transition]
  return status === from ? { next } : { refused: 'QUALITY_STATE' }
}

/** How a case is scored. */
export const SCORING_FORMS = { rubrik: 'Poin menurut rubrik', unit: 'Kompeten atau belum, per unit' } as const
export type ScoringForm = keyof typeof SCORING_FORMS
export const SCORING_FORM_NAMES = Object.keys(SCORING_FORMS) as [ScoringForm, ...ScoringForm[]]

export interface Criterion {
  uraian: string
  /** The full points; 1 for a unit, which is competent or not yet. */
  poin: number
  acuan: number
}

/** Returns what is wrong with the criteria of a case, by field. */
export function criteriaRefusals(bentuk: ScoringForm, kriteria: readonly Criterion[]): Record<string, string> {
  const refused = kriteria.flatMap(({ poin, acuan }, at): [string, string][] => {
    if (bentuk === 'unit' && poin !== 1) return [[`kriteria.${at}.poin`, 'Per unit: isi 1 untuk poin penuh.']]
    return acuan > poin ? [[`kriteria.${at}.acuan`, `Acuan paling besar ${poin}.`]] : []
  })
  return Object.fromEntries(refused)
}

/** Returns what is wrong with the scores that an examiner gives, by field. */
export function scoreRefusals(kriteria: readonly Pick<Criterion, 'poin'>[], skor: readonly number[]) {
  const refused = kriteria.flatMap(({ poin }, at): [string, string][] => {
    const given = skor[at]
    if (given === undefined) return [[`skor.${at}`, 'Nilai kriteria ini.']]
    return given > poin ? [[`skor.${at}`, `Paling besar ${poin}.`]] : []
  })
  if (skor.length > kriteria.length) refused.push(['skor', 'Kriterianya sudah lain. Muat ulang halaman.'])
  return Object.fromEntries(refused) as Record<string, string>
}
