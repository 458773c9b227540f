import { createContext, useContext } from 'react'
import type { User } from '../../features/platform/accounts/contract.ts'

/** The person whose pages the user area shows; stays while they are on their way out. */
export const MemberContext = createContext<User | null>(null)

export function useMember(): User {
  const member = useContext(MemberContext)
  if (!member) throw new Error('outside of the user area')
  return member
}
