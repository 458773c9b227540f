import { useResourceDefinitions } from 'react-admin'
import type { OfficeResource } from '../office-resource.ts'
import { resources } from '../resources.ts'
import type { Me } from '../session/me.ts'
import { useMe } from '../session/me-context.ts'

/** Returns the person and the resources that they may open. */
export function useReadable(): [me: Me, readable: OfficeResource[]] {
  const known = useResourceDefinitions()
  return [useMe(), resources.filter(({ name }) => known[name])]
}
