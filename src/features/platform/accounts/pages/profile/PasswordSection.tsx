import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import { NewPasswordField, PASSWORD_HINT } from '../NewPasswordField.tsx'
import { UsernameHint } from '../UsernameHint.tsx'

export function PasswordSection() {
  const { email } = useMember()
  const [isSaved, setIsSaved] = useState(false)
  const form = useServerForm({ current_password: '', password: '', password_confirmation: '' }, async (values) => {
    setIsSaved(false)
    await client.updatePassword(values)
    await loadUser()
    form.reset()
    setIsSaved(true)
  })
  return (
    <PageSection id="password" title="Password" intro="Sesi Anda di perangkat lain berakhir begitu password diganti.">
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <UsernameHint email={email} />
        <Field
          label="Password sekarang"
          type="password"
          autoComplete="current-password"
          required
          bind={form.field('current_password')}
        />
        <NewPasswordField label="Password baru" hint={PASSWORD_HINT} bind={form.field('password')} />
        <NewPasswordField label="Konfirmasi password baru" bind={form.field('password_confirmation')} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Password sudah diganti.</Alert>}
        <SubmitButton busy={form.busy} className="justify-self-start">
          Update
        </SubmitButton>
      </form>
    </PageSection>
  )
}
