import type { ReactNode } from 'react'
import { BulkDeleteWithUndoButton } from 'react-admin'

/** What can be done to a selection; removing is always among it. */
export const BulkActions = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <BulkDeleteWithUndoButton />
  </>
)
