export const MARK_STATES = {
  dilaporkan: 'Menunggu penilaian',
  disurati: 'Menunggu jawaban atas surat',
  dijawab: 'Jawaban menunggu penilaian',
  dihentikan: 'Pemakaian dihentikan',
  sah: 'Pemakaian sah',
  diteruskan: 'Diteruskan ke hukum',
} as const
export type MarkState = keyof typeof MARK_STATES
export const MARK_STATE_NAMES = Object.keys(MARK_STATES) as [MarkState, ...MarkState[]]

export const MARK_ORIGINS = { umum: 'Laporan umum', kantor: 'Kantor' } as const
export type MarkOrigin = keyof typeof MARK_ORIGINS
export const MARK_ORIGIN_NAMES = Object.keys(MARK_ORIGINS) as [MarkOrigin, ...MarkOrigin[]]

interface Rule {
  from: readonly MarkState[]
  to: MarkState
}

/** Every way from one state to another, from what was seen to how its use ended (ISO/IEC 17024 clause 9.7). */
export const MARK_TRANSITIONS = {
  send: { from: ['dilaporkan', 'disurati', 'dijawab'], to: 'disurati' },
  answer: { from: ['disurati'], to: 'dijawab' },
  stop: { from: ['dilaporkan', 'disurati', 'dijawab'], to: 'dihentikan' },
  accept: { from: ['dilaporkan', 'disurati', 'dijawab'], to: 'sah' },
  // Nobody is taken to law before they were written to.
  refer: { from: ['disurati', 'dijawab'], to: 'diteruskan' },
} as const satisfies Record<string, Rule>
export type MarkTransition = keyof typeof MARK_TRANSITIONS
const MARK_TRANSITION_NAMES = Object.keys(MARK_TRANSITIONS) as MarkTransition[]

/** Where a transition leads; undefined where it cannot be taken. */
export function nextMark(transition: MarkTransition, status: MarkState): MarkState | undefined {
  const { from, to }: Rule = MARK_TRANSITIONS[transition]
  return from.includes(status) ? to : undefined
}

/** The transitions that may be taken now, for the buttons of the screen. */
export const markTransitionsFor = (status: MarkState): MarkTransition[] =>
  MARK_TRANSITION_NAMES.filter((one) => nextMark(one, status) !== undefined)

/** The states in which somebody still has something to do. */
export const OPEN_MARKS = MARK_STATE_NAMES.filter((status) => markTransitionsFor(status).length > 0)

/** What was seen is put right by hand until a letter went out; owner and due day as long as it is open. */
export const isMarkOpen = (status: MarkState): boolean => OPEN_MARKS.includes(status)

export const MARK_WORDS = { least: 20, most: 4000 } as const
