import { useEffect, useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import { Part } from '../../../../../ui/Part.tsx'
import { sendIfConfirmed, waitingValues } from '../../parts/waiting-values.ts'
import { Photo } from './Photo.tsx'

const waiting = waitingValues<{ name: string; email: string }>()

/** Name, email and photo. */
export function ProfileSection() {
  const { id, name, email } = useMember()
  const [isSaved, setIsSaved] = useState(false)
  const sent = useRef<HTMLFormElement>(null)
  const form = useServerForm(waiting.of(id) ?? { name, email }, async (values) => {
    setIsSaved(false)
    await waiting.guard(id, values, () => client.updateProfile(values))
    const user = await loadUser()
    form.reset({ name: user.name, email: user.email })
    setIsSaved(true)
  })
  useEffect(() => {
    if (!waiting.of(id)) return
    waiting.forget()
    void sendIfConfirmed(sent.current)
  }, [id])
  return (
    <Part title="Profil">
      <Photo />
      <form
        noValidate
        ref={sent}
        onSubmit={form.onSubmit}
        className="mt-4 grid max-w-2xl gap-4 border-line border-t pt-4 sm:mt-6 sm:gap-5 sm:pt-6"
      >
        <Field label="Nama" autoComplete="name" required bind={form.field('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          hint="Mengganti email memerlukan konfirmasi password. Email baru harus diverifikasi sebelum Anda dapat melanjutkan."
          bind={form.field('email')}
        />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Profil sudah diperbarui.</Alert>}
        <SubmitButton busy={form.busy} className="justify-self-start">
          Update
        </SubmitButton>
      </form>
    </Part>
  )
}
