import { useEffect, useRef } from 'react'

/** When one comes from another step of a form: says so, and leads the focus to the step's title. */
export function useStepChange(step: string, headingId: string, onChange: () => void): void {
  const last = useRef<string>(undefined)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (last.current === step) return
    const isFirst = last.current === undefined
    last.current = step
    change.current()
    if (!isFirst) document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [step, headingId])
}
