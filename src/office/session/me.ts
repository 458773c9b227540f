import { isReader, isStaff, type Permission, type SharedWork, sharesWork } from '../../access.ts'
import { isInScope } from '../../reader-scopes.ts'
import { type Answer, office } from '../calls/client.ts'

export type Me = Answer<'whoAmI'>

export const whoAmI = (): Promise<Me> => office.whoAmI()

interface Guarded {
  permission?: Permission | undefined
  readableBy?: 'administrator' | 'panel' | 'staff' | undefined
  /** Work that several permissions share. */
  work?: SharedWork | undefined
  role?: 'penguji' | undefined
  readOnly?: true | undefined
  calls?: { list?: string } | undefined
}

/** Without any permission somebody from outside only sits on panels. */
export const isAdministrator = (me: Me): boolean => me.role === 'administrator' && me.permissions.length > 0

/** Tells whether this person may change such records; where no permission is named, any administrator may. */
export const mayWrite = (me: Me, { permission, work, role, readOnly }: Guarded): boolean =>
  !readOnly &&
  (work === undefined || sharesWork(work, me)) &&
  (role === undefined ? isAdministrator(me) : me.role === role) &&
  (permission === undefined || me.permissions.includes(permission))

/** Readers from outside see the lists that their scope names. */
const isInReach = (me: Me, { calls }: Guarded): boolean =>
  isReader(me) && calls?.list !== undefined && isInScope(me.role, calls.list)

export const mayRead = (me: Me, guarded: Guarded): boolean =>
  (isStaff(me) && guarded.readableBy === 'staff') ||
  (isAdministrator(me) && guarded.readableBy === 'administrator') ||
  (me.role === 'administrator' && guarded.readableBy === 'panel') ||
  isInReach(me, guarded) ||
  mayWrite(me, { ...guarded, readOnly: undefined })
