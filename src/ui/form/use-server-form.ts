import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Refusal } from '../../lib/refusal.ts'
import type { FieldBinding } from './binding.ts'
import { BROKEN } from './broken.ts'
import { Controls, type Values } from './controls.ts'
import { refuseWhileUploading } from './refuse-while-uploading.ts'
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

/** What the server says of a form that the browser sent by itself. */
interface Returned {
  given: Record<string, string>
  refusal?: { status: number; message: string; errors: Record<string, string[]> }
}

/** What was refused, by field and as a whole. */
interface Refused {
  fields: Record<string, string>
  message?: string
}

const NOTHING: Refused = { fields: {} }

/** For a form that works without the program: it goes to its own page, never by GET, which would show it in the address. */
export const POSTED = { method: 'post', encType: 'multipart/form-data', noValidate: true } as const

/** What was typed before; a tick was sent as 'on'. */
const startOf = <V extends Values<V>>(defaultValues: V, given: Record<string, string> = {}): V =>
  Object.fromEntries(
    Object.entries(defaultValues).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value || given[name] === 'on' : (given[name] ?? value),
    ]),
  ) as V

/** A sentence that stands in the summary need not be read twice: its field is marked, without words. */
function refusedBy({ message, errors }: Pick<NonNullable<Returned['refusal']>, 'message' | 'errors'>): Refused {
  const isSole = Object.values(errors).flat().length === 1
  const fields = Object.entries(errors).map(([name, texts]) => [name, isSole ? '' : texts.join(' ')])
  return { fields: Object.fromEntries(fields), message }
}

/** What was refused is changed: its sentence goes, and with the last one the summary. */
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
  /** Where the server has answered the form with its page. */
  returned?: Returned | null,
  /** Tells it from others on its page. */
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

/** What the field has before the program comes. */
function attributesOf(value: unknown): Pick<FieldBinding, 'defaultValue' | 'defaultChecked'> {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' ? { defaultValue: value } : {}
}
