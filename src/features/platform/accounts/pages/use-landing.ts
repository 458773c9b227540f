import { useNavigate, useSearchParams } from 'react-router'
import { destinationIn, isServerPath } from '../../../../app/destination.ts'
import { lazyChunk } from '../../../../app/lazy-chunk.ts'
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
      const { loadUser } = await lazyChunk(() => import('../../../../app/account.ts'))
      const user = await loadUser()
      if (!destination && user.role !== 'user') return window.location.assign(OFFICE_HOME)
      await navigate(destination ?? otherwise)
    },
  }
}
