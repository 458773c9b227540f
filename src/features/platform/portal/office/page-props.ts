import type { Readiness } from './parts/ReadinessList.tsx'

export interface PageProps {
  readiness: Readiness
  /** Asks again what is done. */
  again: () => void
}
