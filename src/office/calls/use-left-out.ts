import { useGetList } from 'react-admin'

/** How many records a choice does not offer: those of the filter that is the other side of its own. */
export function useLeftOut(resource: string, filter: object): number {
  const { total = 0 } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter })
  return total
}
