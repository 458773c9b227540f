import { Alert, Box } from '@mui/material'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Form, RecordContextProvider, SimpleForm } from 'react-admin'
import { type FieldErrors, useFormState } from 'react-hook-form'
import { KeepTyped, type Kept } from './KeepTyped.tsx'

/** What was wrong, a sentence for each field; undefined once it was taken. */
export type Refused = Record<string, string> | undefined

/** Without a network, too, it is sent at once: that it cannot be sent is said, instead of waiting in silence. */
export const AT_ONCE = { networkMode: 'always' } as const

/** The name of a refusal that is about no field. */
export const FAILED = 'root.gagal'

interface Props {
  /** Tells it from all other forms of the office. */
  name: string
  /** Values that it begins with. */
  start?: object
  onSubmit: (typed: object, accepted: () => void) => Promise<Refused>
  children: ReactNode
  /** Its buttons, below whatever was refused. */
  below?: ReactNode
}

/** A form of the office that stands by itself, in a dialog or on a page: what is typed into it is never lost. */
export function OfficeForm({ name, start, onSubmit, children, below }: Props) {
  const kept = useRef<Kept>(null)
  // What stands around it may be fetched again while somebody types.
  const [begun] = useState(start ?? {})
  const forgetTyped = () => kept.current?.markSent()

  async function send(typed: object): Promise<Refused> {
    const refused = await onSubmit(typed, forgetTyped)
    if (refused === undefined) forgetTyped()
    return refused
  }

  return (
    <RecordContextProvider value={begun}>
      <Form noValidate disableInvalidFormNotification onSubmit={send}>
        <KeepTyped ref={kept} name={name} />
        {children}
        <OtherRefusals />
        {below}
      </Form>
    </RecordContextProvider>
  )
}

interface RecordFormProps extends Omit<ComponentProps<typeof SimpleForm>, 'ref'> {
  name: string
  keptRef: Ref<Kept>
}

/** The same for a form over a record of react-admin, which sends it. */
export const RecordForm = ({ name, keptRef, children, ...form }: RecordFormProps) => (
  <SimpleForm noValidate disableInvalidFormNotification {...form}>
    <KeepTyped ref={keptRef} name={name} />
    {children}
    <OtherRefusals />
  </SimpleForm>
)

/** Returns the sentences of fields that this form does not have: no input shows them. */
function withoutInput(errors: FieldErrors): string[] {
  return Object.values(errors).flatMap((error): string[] => {
    if (!(error instanceof Object)) return []
    if (typeof error.message === 'string') return 'ref' in error && error.ref !== undefined ? [] : [error.message]
    return withoutInput(error as FieldErrors)
  })
}

/** Leads to the first field that was refused; what stands beside no field is said here, each sentence once. */
function OtherRefusals() {
  const { errors, submitCount, isSubmitting } = useFormState()
  const place = useRef<HTMLDivElement>(null)
  const sentences = [...new Set(withoutInput(errors))]
  const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leads there again
  useEffect(() => {
    if (isRefused) place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused, submitCount])

  return (
    <Box ref={place} role="alert" sx={{ px: 3 }}>
      {sentences.map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ my: 1 }}>
          {sentence}
        </Alert>
      ))}
    </Box>
  )
}
