import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { Refusal } from '../../lib/refusal.ts'
import type { Control, FieldBinding } from './binding.ts'
import { BROKEN } from './broken.ts'
import { refuseWhileUploading } from './refuse-while-uploading.ts'
import { isSecret, useTypedBefore } from './use-typed-before.ts'

interface ServerForm<Values extends FieldValues> {
  /** `also`: other names that the server uses for this field. */
  field: (name: Path<Values>, ...also: string[]) => FieldBinding
  /** For <FormErrors>. */
  summary: { id: string; message: string | undefined; ref: RefObject<HTMLParagraphElement | null> }
  busy: boolean
  onSubmit: (event: SyntheticEvent<Element>) => void
  reset: (values?: DefaultValues<Values>) => void
}

/** What the server says of a form that the browser sent by itself. */
interface Returned {
  given: Record<string, string>
  refusal?: { status: number; message: string; errors: Record<string, string[]> }
}

/** For a form that works without the program: it goes to its own page, never by GET, which would show it in the address. */
export const POSTED = { method: 'post', encType: 'multipart/form-data', noValidate: true } as const

/** What was typed before; a tick was sent as 'on'. */
const startOf = <T extends object>(defaultValues: T, given: Record<string, string> = {}): T =>
  Object.fromEntries(
    Object.entries(defaultValues).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value || given[name] === 'on' : (given[name] ?? value),
    ]),
  ) as T

/** A refusal by field, and under `root` as a whole. A sentence that stands in the summary need not be read twice. */
function errorsOf({ status, message, errors }: NonNullable<Returned['refusal']>) {
  const fields = Object.entries(errors)
  const type = fields.flatMap(([, texts]) => texts).length === 1 ? 'sole' : 'server'
  return {
    fields: fields.map(([name, texts]) => [name, { type, message: texts.join(' ') }] as const),
    root: { type: String(status), message },
  }
}

function initialErrors<Values extends FieldValues>(refusal: Returned['refusal']): { errors?: FieldErrors<Values> } {
  if (!refusal) return {}
  const { fields, root } = errorsOf(refusal)
  const errors: object = { ...Object.fromEntries(fields), root: { server: root } }
  return { errors: errors as FieldErrors<Values> }
}

/** What somebody has put into a field, as far as anything; undefined for one of several choices. */
function valueIn(control: Control | null): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'radio') return undefined
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  return control?.value
}

/**
 * What was typed while the program was on its way stays, and what was typed before the page was left comes back, but for
 * what is secret. Answers the ref of a field.
 */
function useTyped<Values extends FieldValues>(
  form: string,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  isSent: () => boolean,
) {
  const known = useRef(new Set<string>())
  const secret = useRef(new Set<string>())
  const before = useTypedBefore<Partial<Values>>(form, () => {
    const open = Object.entries(getValues()).filter(([field]) => !secret.current.has(field))
    return isSent() ? undefined : (Object.fromEntries(open) as Partial<Values>)
  })
  useEffect(() => {
    for (const [field, value] of Object.entries(before ?? {})) setValue(field as Path<Values>, value)
  }, [before, setValue])
  return (name: Path<Values>, ref: (control: Control | null) => void) => (control: Control | null) => {
    const typed = known.current.has(name) ? undefined : valueIn(control)
    ref(control)
    if (control === null) return
    known.current.add(name)
    if (control instanceof HTMLInputElement && isSecret(control)) secret.current.add(name)
    if (typed) setValue(name, typed as PathValue<Values, Path<Values>>)
  }
}

/**
 * A form whose only judge is the server (spec section 5): keeps its values, sends them once at a time,
 * and shows what the server says, the summary taking the focus.
 */
export function useServerForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<unknown>,
  /** Where the server has answered the form with its page. */
  returned?: Returned | null,
  /** Tells it from others on its page. */
  name = Object.keys(defaultValues).join(),
): ServerForm<Values> {
  const [start] = useState(() => ({
    defaultValues: startOf(defaultValues, returned?.given),
    ...initialErrors<Values>(returned?.refusal),
  }))
  const { register, handleSubmit, getValues, setError, setValue, clearErrors, reset, formState } =
    useForm<Values>(start)
  const isSent = useRef(false)
  const { errors, isSubmitting, submitCount } = formState
  const isSending = useRef(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const summaryId = useId()
  const message = errors.root?.['server']?.message

  useEffect(() => {
    if (message && submitCount > 0 && !isSubmitting) summary.current?.focus()
  }, [message, submitCount, isSubmitting])

  const keepTyped = useTyped(name, { getValues, setValue }, () => isSending.current || isSent.current)

  const refuse = (error: unknown) => {
    const refusal = error instanceof Refusal ? error : new Refusal(0, BROKEN)
    const { fields, root } = errorsOf(refusal)
    for (const [name, said] of fields) setError(name as Path<Values>, said)
    setError('root.server', root)
    if (refusal !== error) throw error
  }

  /** What was refused is changed: its sentence goes, and with the last one the summary. */
  const mend = (names: string[]) => {
    isSent.current = false
    const refused = Object.keys(errors).filter((name) => name !== 'root')
    const left = refused.filter((name) => !names.includes(name))
    if (left.length === refused.length) return
    clearErrors(names as Path<Values>[])
    if (left.length === 0) clearErrors('root')
  }

  return {
    field(name, ...also) {
      const found = [name, ...also].map((key) => (errors as Record<string, Found | undefined>)[key]).find(Boolean)
      const { onChange, onBlur, ref } = register(name, { onChange: () => mend([name, ...also]) })
      const error = found?.type === 'sole' ? undefined : found?.message
      return {
        name,
        onChange,
        onBlur,
        ref: keepTyped(name, ref),
        ...attributesOf((start.defaultValues as Record<string, unknown>)[name]),
        error,
        isRefused: found !== undefined,
        summaryId,
      }
    },
    summary: { id: summaryId, message, ref: summary },
    busy: isSubmitting,
    onSubmit(event) {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      // Errors for names that are no fields of this form would block the next attempt.
      clearErrors()
      const { currentTarget } = event
      const sendWhole = async (values: Values) => {
        refuseWhileUploading(currentTarget)
        await send(values)
        isSent.current = true
      }
      void handleSubmit((values) => sendWhole(values).catch(refuse))(event).finally(() => {
        isSending.current = false
      })
    },
    reset,
  }
}

/** What the field has before the program comes. */
function attributesOf(value: unknown): Pick<FieldBinding, 'defaultValue' | 'defaultChecked'> {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' ? { defaultValue: value } : {}
}

interface Found {
  type?: string
  message?: string
}
