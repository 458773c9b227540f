import { type ReactNode, useEffect, useRef } from 'react'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { ProgressBar } from '../../../../ui/form/ProgressBar.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useTypedBefore } from '../../../../ui/form/use-typed-before.ts'
import { refusalWords } from './binding.ts'
import type { Posting } from './use-posting.ts'

interface Props {
  /** The call it makes. */
  call: string
  /** The page's own address, which answers where JavaScript does not run. */
  action: string
  posting: Posting
  button: string
  /** Hidden fields. */
  hidden?: Record<string, string>
  children: ReactNode
}

/** A form that works with and without JavaScript. */
export function PostForm({ call, action, posting, button, hidden = {}, children }: Props) {
  const { posted, share, summary, onSubmit } = posting
  const form = useTypedForm(call, share !== null)
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      {Object.entries({ aksi: call, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormErrors message={refusalWords(posted)} ref={summary} />
      {children}
      {share !== null && <ProgressBar label="Mengirim" share={share} />}
      <SubmitButton busy={share !== null} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  )
}

const SECRET = 'pin'

/** Fields that keep themselves: they have again what was typed when one comes back to their page. */
function useTypedForm(name: string, isSending: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const typed = useRef<HTMLFormElement>(null)
  const before = useTypedBefore(name, () => {
    if (isSending || !typed.current) return undefined
    const entries = [...new FormData(typed.current)].filter(([field]) => field !== SECRET)
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  })
  useEffect(() => {
    typed.current = form.current
    for (const [field, value] of Object.entries(before ?? {})) {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = `${value}`
      else if (control instanceof HTMLSelectElement) control.value = `${value}`
    }
  }, [before])
  return form
}
