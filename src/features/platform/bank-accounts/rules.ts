import { limits } from '../../../limits.ts'
import type { ProblemCode } from '../../../problems.ts'

/** An account of the body into which invoices are paid. */
export interface BankAccount {
  bank: string
  nomor: string
  atas_nama: string
}

/** The states of a proposed list of accounts. */
export const ACCOUNT_LIST_STATES = {
  diusulkan: 'Menunggu orang kedua',
  berlaku: 'Dikonfirmasi',
  ditolak: 'Ditolak',
  ditarik: 'Ditarik pengusul',
} as const
export type AccountListState = keyof typeof ACCOUNT_LIST_STATES
export const ACCOUNT_LIST_STATE_NAMES = Object.keys(ACCOUNT_LIST_STATES) as [AccountListState, ...AccountListState[]]

interface Colleague {
  id: number
  permissions: readonly string[]
}

const HOUR_MS = 3_600_000

/** From when a proposal can be confirmed: everybody has read of it by then. In a demonstration nobody waits. */
export const confirmableFrom = (proposedAt: Date, { demo }: { demo: boolean }): Date =>
  new Date(proposedAt.getTime() + (demo ? 0 : limits.changeWaitHours * HOUR_MS))

/** Why somebody may not decide on a proposal. */
export function confirmationRefusal(
  { proposed_by, status }: { proposed_by: number | null; status: AccountListState },
  person: Colleague,
  permission: 'keuangan' | 'keputusan',
): ProblemCode | undefined {
  if (status !== 'diusulkan') return 'STALE'
  if (proposed_by === person.id) return 'SECOND_PERSON_OWN'
  return person.permissions.includes(permission) ? undefined : 'UNAUTHORIZED_ACTION'
}

/** 'Bank Contoh 0000000000 a.n. LSK Contoh; …', for a letter. */
export const accountsInWords = (accounts: readonly BankAccount[]): string =>
  accounts.length === 0
    ? 'tanpa rekening'
    : accounts.map(({ bank, nomor, atas_nama }) => `${bank} ${nomor} a.n. ${atas_nama}`).join('; ')

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Returns the accounts, of those that the body has or had, that the head of a bank's statement names; digits only. */
export const namedAccounts = (headCells: readonly string[], numbers: readonly string[]): string[] => {
  const written = new Set(headCells.map(digitsOf))
  return [...new Set(numbers.map(digitsOf))].filter((number) => number !== '' && written.has(number))
}
