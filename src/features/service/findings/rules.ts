export const FINDING_STATES = {
  terbuka: 'Menunggu sebab dan rencana',
  ditindak: 'Tindakan berjalan',
  diperiksa: 'Menunggu pembuktian',
  ditutup: 'Terbukti dan ditutup',
} as const
export type FindingState = keyof typeof FINDING_STATES
export const FINDING_STATE_NAMES = Object.keys(FINDING_STATES) as [FindingState, ...FindingState[]]
/** The states in which somebody still has something to do. */
export const OPEN_FINDINGS = FINDING_STATE_NAMES.filter((state) => state !== 'ditutup')

export const FINDING_SOURCES = {
  audit: 'Audit internal',
  pengaduan: 'Pengaduan',
  banding: 'Banding',
  insiden: 'Insiden',
  pelatihan: 'Kelulusan menurut tempat pelatihan',
  lainnya: 'Pengamatan sendiri',
} as const
export type FindingSource = keyof typeof FINDING_SOURCES
export const FINDING_SOURCE_NAMES = Object.keys(FINDING_SOURCES) as [FindingSource, ...FindingSource[]]

interface Rule {
  from: readonly FindingState[]
  to: FindingState
  /** The owner acts; whether it worked, another person sees. */
  by: 'owner' | 'other'
}

/** Every way from one state to another, from the finding to its proven cure. */
export const FINDING_TRANSITIONS = {
  plan: { from: ['terbuka', 'ditindak'], to: 'ditindak', by: 'owner' },
  act: { from: ['ditindak'], to: 'diperiksa', by: 'owner' },
  return: { from: ['diperiksa'], to: 'ditindak', by: 'other' },
  close: { from: ['diperiksa'], to: 'ditutup', by: 'other' },
} as const satisfies Record<string, Rule>
export type FindingTransition = keyof typeof FINDING_TRANSITIONS

export interface FindingFacts {
  status: FindingState
  owner_id: number
  acted_by: number | null
}

type Outcome = { next: FindingState } | { refused: 'QUALITY_STATE' | 'QUALITY_OWNER' | 'SECOND_PERSON_OWN' }

/** Says where a transition by somebody leads, or why it may not be taken. */
export function nextFinding(transition: FindingTransition, facts: FindingFacts, by: number): Outcome {
  const { from, to, by: whose }: Rule = FINDING_TRANSITIONS[transition]
  if (!from.includes(facts.status)) return { refused: 'QUALITY_STATE' }
  if (whose === 'owner') return facts.owner_id === by ? { next: to } : { refused: 'QUALITY_OWNER' }
  return facts.acted_by === by ? { refused: 'SECOND_PERSON_OWN' } : { next: to }
}

/** The transitions that somebody may take now, for the buttons of the screen. */
export const findingTransitionsFor = (facts: FindingFacts, by: number): FindingTransition[] =>
  (Object.keys(FINDING_TRANSITIONS) as FindingTransition[]).filter((one) => 'next' in nextFinding(one, facts, by))

/** Title, owner and due day change until somebody looks whether the action worked. */
export const isEditable = ({ status }: Pick<FindingFacts, 'status'>): boolean =>
  status === 'terbuka' || status === 'ditindak'
