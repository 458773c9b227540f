import type { ReactNode } from 'react'
import { Link, useResourceDefinitions } from 'react-admin'

/** Somebody's name as a link to everything about them, for those who may open it. */
export function PersonLink({ id, children }: { id: number | null; children: ReactNode }) {
  const mayOpen = useResourceDefinitions()['orang'] !== undefined
  return mayOpen && id !== null ? <Link to={`/orang/${id}/show`}>{children}</Link> : children
}
