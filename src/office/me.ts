import { officeCall } from './office-call.ts'

export interface Me {
  id: number
  name: string
  role: string
  permissions: string[]
  /** Demonstration mode: the mailbox screen exists. */
  demo: boolean
}

export const whoAmI = (): Promise<Me> => officeCall<Me>('GET', 'saya')

type Guarded = Partial<Record<'permission' | 'readableBy' | 'role', string | undefined>> & {
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
