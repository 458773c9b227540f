import { useNavigate } from 'react-router'
import { withReturn } from '../../../../app/session/destination.ts'
import { to } from '../../../../paths.ts'
import type { enterAccount } from '../parts/enter.ts'
import { useLanding } from './use-landing.ts'

/** Where login and register lead: to the second stage, or with the user loaded on. */
export function useEntrance() {
  const navigate = useNavigate()
  const { destination, land } = useLanding(to.dashboard)
  return {
    destination,
    goIn: (outcome: Awaited<ReturnType<typeof enterAccount>>): Promise<void> | void =>
      outcome === 'two-factor' ? navigate(withReturn(to.twoFactorChallenge, destination)) : land(),
  }
}
