import type { Permission } from '../access.ts'
import { type Answer, office } from './client.ts'

export type Me = Answer<'whoAmI'>

export const whoAmI = (): Promise<Me> => office.whoAmI()

interface Guarded {
  permission?: Permission | undefined
  readableBy?: 'administrator' | undefined
  role?: 'penguji' | undefined
  readOnly?: true | undefined
}

const isAdministrator = (me: Me): boolean => me.role === 'administrator'

/** Whether this person may change what stands there; without a permission any administrator may. */
export const mayWrite = (me: Me, { permission, role, readOnly }: Guarded): boolean =>
  !readOnly &&
  (role === undefined ? isAdministrator(me) : me.role === role) &&
  (permission === undefined || me.permissions.includes(permission))

export const mayRead = (me: Me, guarded: Guarded): boolean =>
  (isAdministrator(me) && guarded.readableBy === 'administrator') || mayWrite(me, { ...guarded, readOnly: undefined })
