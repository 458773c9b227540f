import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Refusal } from '../../lib/calls/refusal.ts'
import type { FieldBinding } from './binding.ts'
import { BROKEN } from './broken.ts'
import { Controls, type Values } from './controls.ts'
import { refuseWhileUploading } from './files/refuse-while-uploading.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface ServerForm<V extends Values<V>> {
  /** `also`: other names that the server uses for this field. */
  field: (name: keyof V & string, ...also: string[]) => FieldBinding
  /** For <FormErrors>. */
  summary: { id: string; message: string | undefined; ref: RefObject<HTMLParagraphElement | null> }
  busy: boolean
  onSubmit: (event: SyntheticEvent<Element>) => void
  /** Fills it anew, as it was at first where nothing is given. */
  reset: (values?: Partial<V>) => void
}

/** The server's answer to a form that the browser sent by itself. */
interface Returned {
  given: Record<string, string>
  refusal?: { status: number; message: string; errors: Record<string, string[]> }
}

/** The refusals, by field and as a whole. */
interface Refused {
  fields: Record<string, string>
  message?: string
}

const NOTHING: Refused = { fields: {} }

/** For a form that works without the program: it goes to its own page, never by GET, which would show it in the address. */
export const POSTED = { method: 'post', encType: 'multipart/form-data', noValidate: true } as const

/** Returns the values to begin with: those typed before, else the defaults; a tick was sent as 'on'. */
const startOf = <V extends Values<V>>(defaultValues: V, given: Record<string, string> = {}): V =>
  Object.fromEntries(
    Object.entries(defaultValues).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value || given[name] === 'on' : (given[name] ?? value),
    ]),
  ) as V

/** Returns the refusals of a form. A sole sentence stands in the summary only: its field is marked, without words. */
function refusedBy({ message, errors }: Pick<NonNullable<Returned['refusal']>, 'message' | 'errors'>): Refused {
  const isSole = Object.values(errors).flat().length === 1
  const fields = Object.entries(errors).map(([name, texts]) => [name, isSole ? '' : texts.join(' ')])
  return { fields: Object.fromEntries(fields), message }
}

/** Removes the refusals of changed fields, and the summary with the last of them. */
function without(names: string[], refused: Refused): Refused {
  const left = Object.entries(refused.fields).filter(([name]) => !names.includes(name))
  if (left.length === Object.keys(refused.fields).length) return refused
  return left.length === 0 ? NOTHING : { ...refused, fields: Object.fromEntries(left) }
}

/**
 * A form whose only judge is the server (spec section 5): its controls keep its values, which are sent once at a time,
 * and it shows what the server says, the summary taking the focus.
 */
export function useServerForm<V extends Values<V>>(
  defaultValues: V,
  send: (values: V) => Promise<unknown>,
  /** The form's input and refusal, where the server has answered it with its page. */
  returned?: Returned | null,
  /** Tells the form from others on its page. */
  name = Object.keys(defaultValues).join(),
): ServerForm<V> {
  const [start] = useState(() => startOf(defaultValues, returned?.given))
  const [controls] = useState(() => new Controls(start))
  const [refused, setRefused] = useState(() => (returned?.refusal ? refusedBy(returned.refusal) : NOTHING))
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isSent = useRef(false)
  const isSending = useRef(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const summaryId = useId()
  const { message } = refused

  useEffect(() => {
    if (message && attempts > 0 && !busy) summary.current?.focus()
  }, [message, attempts, busy])

  const before = useTypedBefore<Partial<V>>(name, () =>
    isSending.current || isSent.current ? undefined : controls.readOpen(),
  )
  useEffect(() => controls.fill(before ?? {}), [before, controls])

  const sendWhole = async (values: V, form: Element) => {
    try {
      refuseWhileUploading(form)
      await send(values)
      isSent.current = true
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(0, BROKEN)
      setRefused(refusedBy(refusal))
      if (refusal !== error) throw error
    } finally {
      isSending.current = false
      setBusy(false)
      setAttempts((before) => before + 1)
    }
  }

  return {
    field(name, ...also) {
      const names = [name, ...also]
      const found = names.map((key) => refused.fields[key]).find((words) => words !== undefined)
      return {
        name,
        onChange() {
          isSent.current = false
          setRefused((now) => without(names, now))
        },
        ref: controls.ref(name),
        ...attributesOf(start[name]),
        error: found || undefined,
        isRefused: found !== undefined,
        summaryId,
      }
    },
    summary: { id: summaryId, message, ref: summary },
    busy,
    onSubmit(event) {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      setRefused(NOTHING)
      setBusy(true)
      void sendWhole(controls.read(), event.currentTarget)
    },
    reset(values = start) {
      controls.fill(values)
      setRefused(NOTHING)
    },
  }
}

/** Returns the attributes of a field for the time before the program has loaded. */
function attributesOf(value: unknown): Pick<FieldBinding, 'defaultValue' | 'defaultChecked'> {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' ? { defaultValue: value } : {}
}
