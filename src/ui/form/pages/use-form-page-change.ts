import { useEffect, useRef } from 'react'

/** When one comes from another page of a form: says so, and leads the focus to its title. */
export function useFormPageChange(page: string, headingId: string, onChange: () => void): void {
  const last = useRef<string>(undefined)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (last.current === page) return
    const isFirst = last.current === undefined
    last.current = page
    change.current()
    if (!isFirst) document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [page, headingId])
}
