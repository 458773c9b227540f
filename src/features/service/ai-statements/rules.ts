import type { Day } from '../../../lib/day.ts'
import { nextVersion, type VersionFacts, type VersionTransition } from '../quality/version-rules.ts'

export const AI_STATEMENT_STATES = {
  diajukan: 'Menunggu persetujuan',
  terbit: 'Terbit',
  digantikan: 'Digantikan',
  ditarik: 'Ditarik',
} as const
export type AiStatementState = keyof typeof AI_STATEMENT_STATES
export const AI_STATEMENT_STATE_NAMES = Object.keys(AI_STATEMENT_STATES) as [AiStatementState, ...AiStatementState[]]

const TRANSITIONS = {
  /** By somebody who wrote nothing of it; the version before it is then replaced. */
  publish: { from: ['diajukan'], to: 'terbit', byOther: true },
  withdraw: { from: ['diajukan'], to: 'ditarik' },
} as const satisfies Record<string, VersionTransition<AiStatementState>>
export type AiStatementTransition = keyof typeof TRANSITIONS

export const nextAiStatement = (transition: AiStatementTransition, facts: VersionFacts<AiStatementState>, by: number) =>
  nextVersion<AiStatementState>(TRANSITIONS[transition], facts, by)

export interface AiStatementDays {
  berlaku_sejak: string
  tinjau_pada: string
}

/** Returns what is wrong with the days of a version, by field; `previous` is the first day of the one before it. */
export function aiDayRefusals(
  { berlaku_sejak, tinjau_pada }: AiStatementDays,
  { today, previous }: { today: Day; previous: string | null },
): Record<string, string> {
  const refused: Record<string, string> = {}
  if (berlaku_sejak < today) refused['berlaku_sejak'] = 'Pilih hari ini atau sesudahnya.'
  else if (previous !== null && berlaku_sejak < previous) {
    refused['berlaku_sejak'] = 'Versi sebelumnya baru berlaku sesudah hari itu. Pilih hari yang sama atau sesudahnya.'
  }
  if (tinjau_pada <= berlaku_sejak) refused['tinjau_pada'] = 'Tinjau sesudah hari pertamanya.'
  return refused
}

/** The built-in version: what the portal does, without uses of the body's own. */
export const BUILT_IN_AI_VERSION = 0

/** Returns the number of the version in force on a day; versions begin in their order. */
export const aiVersionOn = (published: readonly { versi: number; berlaku_sejak: string }[], today: Day): number =>
  Math.max(BUILT_IN_AI_VERSION, ...published.filter((one) => one.berlaku_sejak <= today).map(({ versi }) => versi))
