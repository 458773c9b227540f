import type { ProblemCode } from '../../../problems.ts'

/** The states of a form, in the words a person reads. */
export const FORM_STATES = {
  rancangan: 'Rancangan',
  diajukan: 'Menunggu rilis',
  dirilis: 'Dirilis',
  ditarik: 'Ditarik',
} as const
export type FormState = keyof typeof FORM_STATES
export const FORM_STATE_NAMES = Object.keys(FORM_STATES) as [FormState, ...FormState[]]

interface Transition {
  from: readonly FormState[]
  to: FormState
  /** The author, anybody but the author, or anybody with the bank open. */
  by: 'penulis' | 'orang_lain' | 'petugas'
  /** How many different people have to take it before it counts; each is recorded. */
  people?: number
  /** True where those who agreed to the form are forgotten: it is another one when it comes back. */
  forgets?: true
  /** True where it says why. */
  why?: true
  /** What was done, as the history says it. */
  action: string
}

/** Every change of state of a form. */
export const FORM_TRANSITIONS = {
  ajukan: { from: ['rancangan'], to: 'diajukan', by: 'penulis', action: 'diajukan untuk rilis' },
  ambil: { from: ['diajukan'], to: 'rancangan', by: 'penulis', forgets: true, action: 'diambil kembali penulisnya' },
  kembalikan: {
    from: ['diajukan'],
    to: 'rancangan',
    by: 'orang_lain',
    forgets: true,
    why: true,
    action: 'dikembalikan ke penulis',
  },
  rilis: { from: ['diajukan'], to: 'dirilis', by: 'orang_lain', people: 2, action: 'disetujui untuk dirilis' },
  tarik: { from: ['rancangan', 'dirilis'], to: 'ditarik', by: 'petugas', why: true, action: 'ditarik' },
} as const satisfies Record<string, Transition>
export type FormTransition = keyof typeof FORM_TRANSITIONS
export const FORM_TRANSITION_NAMES = Object.keys(FORM_TRANSITIONS) as [FormTransition, ...FormTransition[]]

export const formTransitionOf = (name: FormTransition): Transition => FORM_TRANSITIONS[name]

export interface FormAt {
  status: FormState
  author_id: number
  /** Who agreed to release it. */
  persetujuan: readonly { user_id: number }[]
}

type Outcome =
  | {
      next: FormState
      /** True where this person's agreement is written down. */
      recorded: boolean
    }
  | { refused: ProblemCode }

const TAKERS: Record<Transition['by'], (taker: number, authorId: number) => ProblemCode | undefined> = {
  penulis: (taker, author) => (taker === author ? undefined : 'FORM_AUTHOR_ONLY'),
  orang_lain: (taker, author) => (taker === author ? 'FORM_OWN' : undefined),
  petugas: () => undefined,
}

/** Says to which state a transition of a form leads, or why it cannot be taken. */
export function takeFormTransition(
  name: FormTransition,
  { status, author_id, persetujuan }: FormAt,
  taker: number,
): Outcome {
  const { from, to, by, people = 0 } = formTransitionOf(name)
  if (!from.includes(status)) return { refused: 'FORM_STATE' }
  const refused = TAKERS[by](taker, author_id)
  if (refused) return { refused }
  if (people > 0 && persetujuan.some(({ user_id }) => user_id === taker)) return { refused: 'FORM_TAKEN_BY_YOU' }
  return { next: people > 0 && persetujuan.length + 1 < people ? status : to, recorded: people > 0 }
}

/** Returns the transitions of a form that a person may take now. */
export const openFormTransitions = (at: FormAt, userId: number): FormTransition[] =>
  FORM_TRANSITION_NAMES.filter((name) => 'next' in takeFormTransition(name, at, userId))

/** Tells whether a person may change what is in a form. */
export const mayChangeForm = ({ status, author_id }: Pick<FormAt, 'status' | 'author_id'>, userId: number): boolean =>
  status === 'rancangan' && author_id === userId
