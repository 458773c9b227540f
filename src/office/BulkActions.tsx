import type { ReactNode } from 'react'
import { RemoveSelection } from './Removal.tsx'

/** What can be done to a selection; removing is always among it. */
export const BulkActions = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <RemoveSelection />
  </>
)
