import type { Day } from '../../../lib/day.ts'

/** What a key may ask for. */
export const KEY_SCOPES = ['status', 'nama'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

export const KEY_SCOPE_NAMES: Record<KeyScope, string> = {
  status: 'Memeriksa status sertifikat',
  nama: 'Mencocokkan nama pemegang',
}

export const KEY_STATES = ['berlaku', 'berakhir', 'dicabut'] as const
export type KeyState = (typeof KEY_STATES)[number]

export const KEY_STATE_NAMES: Record<KeyState, string> = {
  berlaku: 'Berlaku',
  berakhir: 'Lewat masa berlaku',
  dicabut: 'Dicabut',
}

/** What a key is worth on a day; its last day counts. */
export function keyState(
  { berlaku_sampai, revoked_at }: { berlaku_sampai: string; revoked_at: Date | string | null },
  today: Day | string,
): KeyState {
  if (revoked_at !== null) return 'dicabut'
  return berlaku_sampai < today ? 'berakhir' : 'berlaku'
}

/** Days for which a key may be given: a year and a day at most, so that nobody's key is forgotten. */
export const MOST_KEY_DAYS = 366

/** How long it is kept what a key did: its requests, and its days. */
export const KEY_LOG_DAYS = 90
export const KEY_DAYS_KEPT = 400
/** Days whose use the office sees. */
export const KEY_DAYS_SHOWN = 31
