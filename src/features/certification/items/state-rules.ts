import type { ProblemCode } from '../../../problems.ts'

/** The states of a version of an item, in the words a person reads. */
export const ITEM_STATES = {
  rancangan: 'Rancangan',
  ditelaah: 'Menunggu telaah',
  disetujui: 'Menunggu rilis',
  dirilis: 'Dirilis',
  dipakai: 'Dipakai',
  dikunci: 'Dikunci',
  ditarik: 'Ditarik',
} as const
export type ItemState = keyof typeof ITEM_STATES
export const ITEM_STATE_NAMES = Object.keys(ITEM_STATES) as [ItemState, ...ItemState[]]

/** For what items wait that a person works on: to be written, reviewed, released, or their corrected key agreed to. */
export const ITEM_WAITS = ['tulis', 'telaah', 'rilis', 'koreksi'] as const
export type ItemWait = (typeof ITEM_WAITS)[number]

/** States of a version that somebody still works on; an item has one of them at most. */
export const OPEN_STATES = ['rancangan', 'ditelaah', 'disetujui'] as const satisfies readonly ItemState[]
export const isOpenVersion = (state: ItemState): boolean => (OPEN_STATES as readonly ItemState[]).includes(state)

interface Transition {
  from: readonly ItemState[]
  to: ItemState
  /** The author, anybody but the author, anybody with the bank open, or the program as a part of another transition. */
  by: 'penulis' | 'orang_lain' | 'petugas' | 'sistem'
  /** How many different people have to take it before it counts; each is recorded. */
  people?: number
  /** True where those who agreed to the version are forgotten: it is another one when it comes back. */
  forgets?: true
  /** What was done, as the history says it. */
  action: string
}

/** Every change of state of a version of an item. */
export const ITEM_TRANSITIONS = {
  kirim: { from: ['rancangan'], to: 'ditelaah', by: 'penulis', action: 'dikirim ke penelaah' },
  ambil: {
    from: ['ditelaah', 'disetujui'],
    to: 'rancangan',
    by: 'penulis',
    forgets: true,
    action: 'diambil kembali penulisnya',
  },
  kembalikan: {
    from: ['ditelaah', 'disetujui'],
    to: 'rancangan',
    by: 'orang_lain',
    forgets: true,
    action: 'dikembalikan ke penulis',
  },
  setujui: { from: ['ditelaah'], to: 'disetujui', by: 'orang_lain', people: 1, action: 'disetujui penelaah' },
  rilis: { from: ['disetujui'], to: 'dirilis', by: 'orang_lain', people: 2, action: 'disetujui untuk dirilis' },
  gantikan: { from: ['dirilis'], to: 'ditarik', by: 'sistem', action: 'digantikan versi berikutnya' },
  pakai: { from: ['dirilis'], to: 'dipakai', by: 'sistem', action: 'masuk naskah yang dirilis' },
  kunci: { from: ['dipakai'], to: 'dikunci', by: 'sistem', action: 'dikunci sesudah dipakai' },
  tarik: { from: ['rancangan', 'dirilis', 'dikunci'], to: 'ditarik', by: 'petugas', action: 'ditarik' },
} as const satisfies Record<string, Transition>
export type ItemTransition = keyof typeof ITEM_TRANSITIONS
export const ITEM_TRANSITION_NAMES = Object.keys(ITEM_TRANSITIONS) as [ItemTransition, ...ItemTransition[]]

export const transitionOf = (name: ItemTransition): Transition => ITEM_TRANSITIONS[name]

/** The name of a transition that a person takes by themselves. */
export type PersonTransition = {
  [Name in ItemTransition]: (typeof ITEM_TRANSITIONS)[Name]['by'] extends 'sistem' ? never : Name
}[ItemTransition]
export const TAKEN_BY_PEOPLE = ITEM_TRANSITION_NAMES.filter((name) => transitionOf(name).by !== 'sistem') as [
  PersonTransition,
  ...PersonTransition[],
]

/** Who agreed to a version, and by which transition. */
export interface Approval {
  langkah: ItemTransition
  user_id: number
}

export interface ItemAt {
  status: ItemState
  author_id: number
  persetujuan: readonly Approval[]
}

type Outcome =
  | {
      next: ItemState
      /** True where this person's agreement is written down. */
      recorded: boolean
    }
  | { refused: ProblemCode }

/** Who takes a transition; null for the program. */
type Taker = number | null

const TAKERS: Record<Transition['by'], (taker: Taker, authorId: number) => ProblemCode | undefined> = {
  penulis: (taker, author) => (taker === author ? undefined : 'ITEM_AUTHOR_ONLY'),
  orang_lain: (taker, author) => (taker === null || taker === author ? 'ITEM_OWN' : undefined),
  petugas: (taker) => (taker === null ? 'ITEM_STATE' : undefined),
  sistem: (taker) => (taker === null ? undefined : 'ITEM_STATE'),
}

/** Says to which state a transition leads, or why it cannot be taken. */
export function takeItemTransition(
  name: ItemTransition,
  { status, author_id, persetujuan }: ItemAt,
  taker: Taker,
): Outcome {
  const { from, to, by, people = 0 } = transitionOf(name)
  if (!from.includes(status)) return { refused: 'ITEM_STATE' }
  const refused = TAKERS[by](taker, author_id)
  if (refused) return { refused }
  const before = persetujuan.filter(({ langkah }) => langkah === name)
  if (people > 0 && before.some(({ user_id }) => user_id === taker)) return { refused: 'ITEM_TAKEN_BY_YOU' }
  return { next: people > 0 && before.length + 1 < people ? status : to, recorded: people > 0 }
}

/** Returns the transitions that a person may take now. */
export const openTransitions = (at: ItemAt, userId: number): PersonTransition[] =>
  TAKEN_BY_PEOPLE.filter((name) => 'next' in takeItemTransition(name, at, userId))

/** Tells whether its author may write on it. */
export const mayWriteOn = ({ status, author_id }: Pick<ItemAt, 'status' | 'author_id'>, userId: number): boolean =>
  status === 'rancangan' && author_id === userId

/** Tells whether a change begins the next version: nobody works on one, and the last has left its author. */
export const mayBeginNext = (status: ItemState): boolean => !isOpenVersion(status)
