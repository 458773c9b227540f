import type { ReactNode } from 'react'
import { RemoveSelection } from './Removal.tsx'

/** The actions on a selection; removing is always among them. */
export const BulkActions = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <RemoveSelection />
  </>
)
