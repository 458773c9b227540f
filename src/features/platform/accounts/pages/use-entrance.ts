import { useNavigate, useSearchParams } from 'react-router'
import { loadUser } from '../../../../app/account.ts'
import { destinationIn, isServerPath, withReturn } from '../../../../app/destination.ts'
import { to } from '../../../../paths.ts'
import type { enterAccount } from '../parts/enter.ts'

/** Where login and register lead: to the second stage, or with the user loaded to the dashboard or `?tujuan=`. */
export function useEntrance() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const destination = destinationIn(params)
  return {
    destination,
    async goIn(outcome: Awaited<ReturnType<typeof enterAccount>>): Promise<void> {
      if (outcome === 'two-factor') return navigate(withReturn(to.twoFactorChallenge, destination))
      // A verification link has to work before the user can be loaded.
      if (destination && isServerPath(destination)) return window.location.assign(destination)
      await loadUser()
      await navigate(destination ?? to.dashboard)
    },
  }
}
