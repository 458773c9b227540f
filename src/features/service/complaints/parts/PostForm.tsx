import type { ReactNode } from 'react'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { ProgressBar } from '../../../../ui/form/files/ProgressBar.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { address } from '../../../../ui/words.tsx'
import { refusalWords } from './binding.ts'
import { keepForm, type Posting } from './use-posting.ts'

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
  return (
    <form
      ref={keepForm}
      noValidate
      method="post"
      action={address(action)}
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
