import { useNavigate, useSearchParams } from 'react-router'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import { destinationIn, isServerPath } from '../../../../app/session/destination.ts'
import { OFFICE_HOME } from '../../../../own-paths.ts'

/** Where somebody goes on to who is in: `?tujuan=`, else staff to the office and everybody else to `otherwise`. */
export function useLanding(otherwise: string) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const destination = destinationIn(params)
  return {
    destination,
    async land(): Promise<void> {
      // A verification link has to work before the user can be loaded.
      if (destination && isServerPath(destination)) return window.location.assign(destination)
      const { loadUser } = await lazyChunk(() => import('../../../../app/session/account.ts'))
      const user = await loadUser()
      if (!destination && user.role !== 'user') return window.location.assign(OFFICE_HOME)
      await navigate(destination ?? otherwise)
    },
  }
}
