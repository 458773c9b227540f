import { OWNER, separateRoles, WORKER } from '../src/ground/database/roles.ts'

/** The same in every test file: roles belong to the whole server. */
const PASSWORDS: Record<string, string> = { [OWNER]: 'pemilik', [WORKER]: 'pekerja' }

/** A database's address, as another role. */
export function asRole(url: string, role: typeof OWNER | typeof WORKER): string {
  const its = new URL(url)
  its.username = role
  its.password = PASSWORDS[role] ?? ''
  return its.href
}

/** Gives a test's database to its owner; the superuser may go on with it. */
export const giveToOwner = (url: string): Promise<void> => separateRoles(url, PASSWORDS)
