import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../lib/calls/refusal.ts'
import type { Sentences } from '../../lib/calls/sentences.ts'
import { BROKEN } from './broken.ts'
import type { Change } from './drafts/use-draft.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface StateForm<T> {
  values: T
  change: Change<T>
  /** The server's words by field. */
  errors: Sentences
  refusal: Refusal | undefined
  /** For <FormErrors>. */
  summary: { message: string | undefined; ref: RefObject<HTMLParagraphElement | null> }
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
}

/** A form that keeps its values in state, for rows and files; as always, only the server judges them. */
export function useStateForm<T extends object>(
  initial: T,
  send: (values: T) => Promise<unknown>,
  /** Tells it from others on its page. */
  name = Object.keys(initial).join(),
): StateForm<T> {
  const isSending = useRef(false)
  const isSent = useRef(false)
  const unsentValues = (): T | undefined => (isSending.current || isSent.current ? undefined : values)
  const before = useTypedBefore<T>(name, unsentValues)
  const [values, setValues] = useState<T>(before ?? initial)
  const [refusal, setRefusal] = useState<Refusal>()
  /** Fields that were changed since the refusal: their sentences go, and with the last one the summary. */
  const [mended, setMended] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refusal) summary.current?.focus()
  }, [refusal])

  const refused = Object.entries(refusal?.errors ?? {})
  const left = refused.filter(([name]) => !mended.includes(name))
  const isMended = refused.length > 0 && left.length === 0

  async function submit(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    setMended([])
    try {
      await send(values)
      isSent.current = true
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal(0, BROKEN))
      if (!(error instanceof Refusal)) throw error
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    change(patch) {
      isSent.current = false
      const given = typeof patch === 'function' ? patch(values) : patch
      setMended((before) => [...before, ...Object.keys(given)])
      setValues((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }))
    },
    errors: Object.fromEntries(left),
    refusal,
    summary: { message: isMended ? undefined : refusal?.message, ref: summary },
    busy,
    onSubmit(event) {
      event.preventDefault()
      void submit()
    },
  }
}
