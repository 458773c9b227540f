import { useSyncExternalStore } from 'react'
import type { User } from '../../features/platform/accounts/contract.ts'
import { session } from './session.ts'

/** Returns the person who is logged in; null on the server and in the first render. */
export const useUser = (): User | null => useSyncExternalStore(session.subscribe, session.user, () => null)
