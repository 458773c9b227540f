import type { KeyScope } from '../../../access.ts'
import type { Day } from '../../../lib/day.ts'
import type { WeighedChange } from '../pending-changes/rules.ts'

export const KEY_SCOPE_NAMES: Record<KeyScope, string> = {
  status: 'Memeriksa status sertifikat',
  nama: 'Mencocokkan nama pemegang',
}

/** Returns the scopes without names, at least `status`: that much is public, so every key may ask for it. */
export const withoutNames = (cakupan: readonly KeyScope[]): KeyScope[] => {
  const plain = cakupan.filter((scope) => scope !== 'nama')
  return plain.length === 0 ? ['status'] : plain
}

interface Key {
  nama_instansi: string
  awalan: string
  cakupan: readonly KeyScope[]
}

/** Weighs a change of scopes: to match names reads more than the public may, so it takes two people. */
export function weighScopes({ nama_instansi, awalan, cakupan }: Key, wanted: readonly KeyScope[]): WeighedChange {
  const [had, wants] = [cakupan.includes('nama'), wanted.includes('nama')]
  if (had === wants) return { weight: 'plain', perubahan: [] }
  const about = `Kunci ${awalan}… untuk ${nama_instansi}`
  return wants
    ? { weight: 'waits', perubahan: [`${about}: boleh mencocokkan nama pemegang`] }
    : { weight: 'counts', perubahan: [`${about}: tidak lagi mencocokkan nama pemegang`] }
}

export const KEY_STATES = ['berlaku', 'berakhir', 'dicabut'] as const
export type KeyState = (typeof KEY_STATES)[number]

export const KEY_STATE_NAMES: Record<KeyState, string> = {
  berlaku: 'Berlaku',
  berakhir: 'Lewat masa berlaku',
  dicabut: 'Dicabut',
}

/** Returns the state of a key on a day; it is still valid on its last day. */
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
export const KEY_RETENTION_DAYS = 400
/** Days whose use the office sees. */
export const KEY_DAYS_SHOWN = 31
