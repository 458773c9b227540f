import { type Involvement, isInvolved } from '../impartiality/rules.ts'

/** The states of an appeal, in the words that people read. */
export const APPEAL_STATES = { diajukan: 'Berjalan', diterima: 'Dikabulkan', ditolak: 'Ditolak' } as const
export type AppealState = keyof typeof APPEAL_STATES
export const APPEAL_STATE_NAMES = Object.keys(APPEAL_STATES) as [AppealState, ...AppealState[]]

/** How an appeal ends. */
export type Ruling = Exclude<AppealState, 'diajukan'>

/**
 * Tells whether a person may hear an appeal: only without a part in the exam or the decision (ISO/IEC 17024 clause
 * 9.8).
 */
export const mayHear = (userId: number, involvement: Involvement): boolean => !isInvolved(userId, involvement)

/** The number of people who hear an appeal. */
export const PANEL_SIZE = 3

export const VOTES = ['terima', 'tolak'] as const
export type Vote = (typeof VOTES)[number]

/** Returns what the panel has decided by majority once all have voted; undefined while a vote is missing. */
export function panelRuling(votes: readonly (Vote | null)[]): Ruling | undefined {
  if (votes.length !== PANEL_SIZE || votes.includes(null)) return undefined
  return votes.filter((vote) => vote === 'terima').length * 2 > PANEL_SIZE ? 'diterima' : 'ditolak'
}

interface CastVote {
  suara: Vote | null
  alasan: string | null
}

/** Returns the panel's answer in words: the reasons of its majority. */
export const rulingInWords = (panel: readonly CastVote[], ruling: Ruling): string =>
  panel
    .filter(({ suara }) => suara === (ruling === 'diterima' ? 'terima' : 'tolak'))
    .map(({ alasan }) => alasan ?? '')
    .join('\n\n')
