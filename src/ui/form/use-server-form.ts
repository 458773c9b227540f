import { type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { Refusal } from '../../lib/refusal.ts'
import type { FieldBinding } from './binding.ts'
import { BROKEN } from './broken.ts'
import { refuseWhileUploading } from './refuse-while-uploading.ts'

interface ServerForm<Values extends FieldValues> {
  /** `also`: other names that the server uses for this field. */
  field: (name: Path<Values>, ...also: string[]) => FieldBinding
  /** For <FormErrors>. */
  summary: { id: string; message: string | undefined; ref: RefObject<HTMLParagraphElement | null> }
  busy: boolean
  onSubmit: (event: SyntheticEvent<Element>) => void
  reset: (values?: DefaultValues<Values>) => void
}

/**
 * A form whose only judge is the server (spec section 5): keeps its values, sends them once at a time,
 * and shows what the server says, the summary taking the focus.
 */
export function useServerForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<unknown>,
): ServerForm<Values> {
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Values>({ defaultValues })
  const { errors, isSubmitting, submitCount } = formState
  const isSending = useRef(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const summaryId = useId()
  const message = errors.root?.['server']?.message

  useEffect(() => {
    if (message && submitCount > 0 && !isSubmitting) summary.current?.focus()
  }, [message, submitCount, isSubmitting])

  const refuse = (error: unknown) => {
    const known = error instanceof Refusal ? error : new Refusal(0, BROKEN)
    const fields = Object.entries(known.errors)
    // A sentence that stands in the summary need not be read twice.
    const isSole = fields.flatMap(([, texts]) => texts).length === 1
    for (const [name, texts] of fields) {
      setError(name as Path<Values>, { type: isSole ? 'sole' : 'server', message: texts.join(' ') })
    }
    setError('root.server', { type: String(known.status), message: known.message })
    if (known !== error) throw error
  }

  /** What was refused is changed: its sentence goes, and with the last one the summary. */
  const mend = (names: string[]) => {
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
      return { name, onChange, onBlur, ref, error, isRefused: found !== undefined, summaryId }
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
      }
      void handleSubmit((values) => sendWhole(values).catch(refuse))(event).finally(() => {
        isSending.current = false
      })
    },
    reset,
  }
}

interface Found {
  type?: string
  message?: string
}
