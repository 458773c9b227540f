import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storedDrafts } from '../../lib/browser/stored-drafts.ts'
import { vault } from '../../lib/browser/vault.ts'
import type { Fields } from '../history/differences.ts'
import { useMe } from '../session/me-context.ts'
import { officeVault } from '../session/office-vault.ts'
import { draftOf, isTypedOver, isWhole, readFormDraft, unsentOf } from './form-draft.ts'
import { TypedPlaceContext } from './typed-work.ts'

interface KeptState<T> {
  values: T
  change: (more: Partial<T> | ((now: T) => Partial<T>)) => void
  /** It has gone out: nothing of it is left to keep. */
  markSent: () => void
}

interface Keeping<T> {
  /** Tells it from all other forms of the office, and from the same one over another state. */
  name: string
  start: T
  /** Fields that are never kept: passwords, and what somebody declares anew each time. */
  never?: readonly (keyof T & string)[]
}

/** The values of a form that keeps them in state: kept as KeepTyped keeps those of the others. */
export function useKeptState<T extends object>({ name, start, never = [] }: Keeping<T>): KeptState<T> {
  const me = useMe()
  const stored = `kantor:${me.id}:${name}`
  const place = use(TypedPlaceContext)
  const [begun] = useState(start)
  const [values, setValues] = useState(start)
  const latest = useRef(start)
  const [hidden] = useState(() => new Set<string>(never))

  function show(next: T): void {
    latest.current = next
    setValues(next)
  }

  function write(): void {
    const draft = draftOf(begun as Fields, latest.current as Fields, hidden)
    if (draft) storedDrafts.write(stored, { values: draft, version: 0 })
    else storedDrafts.drop(stored)
  }

  const restore = useEffectEvent(() => {
    const found = readFormDraft(storedDrafts.read(stored))
    const unsent = found && unsentOf(found, latest.current as Fields)
    if (unsent && latest.current === begun) show({ ...begun, ...(unsent.typed as Partial<T>) })
  })
  useEffect(() => {
    let left = false
    void officeVault.ready().then(() => left || restore())
    return () => {
      left = true
    }
  }, [])

  const discard = useEffectEvent(() => {
    show(begun)
    storedDrafts.drop(stored)
  })
  useEffect(
    () =>
      place.add({
        isTyped: () => isTypedOver(begun as Fields, latest.current as Fields),
        // Asked while the question is drawn, when no effect event may be called.
        isKept() {
          const [was, now] = [begun as Fields, latest.current as Fields]
          return vault.isOpen() && isWhole(draftOf(was, now, hidden), was, now)
        },
        discard: () => discard(),
      }),
    [place, begun, hidden],
  )

  return {
    values,
    change(more) {
      show({ ...latest.current, ...(typeof more === 'function' ? more(latest.current) : more) })
      write()
    },
    markSent() {
      latest.current = begun
      storedDrafts.drop(stored)
    },
  }
}
