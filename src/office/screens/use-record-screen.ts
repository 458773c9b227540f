import { useResourceDefinition } from 'react-admin'

/** Where rows of this list lead this person: known at once, as asking for each of a hundred rows would stop the page. */
export function useRecordScreen(): 'show' | 'edit' | false {
  const { hasShow, hasEdit, options } = useResourceDefinition()
  if (hasShow) return 'show'
  return hasEdit && (options as { writable?: boolean } | undefined)?.writable ? 'edit' : false
}
