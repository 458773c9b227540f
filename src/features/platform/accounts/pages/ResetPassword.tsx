import { useNavigate, useParams, useSearchParams } from 'react-router'
import '../../../../app/calls/guest-calls.ts'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { NewPasswordField, PASSWORD_HINT } from './NewPasswordField.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import type { Outcome } from './posted.ts'

export const head = (): Head => ({ title: 'Password baru', noindex: true })

export { load } from './posted.ts'

export function Page({ data }: { data: Outcome }) {
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const form = useServerForm(
    { email: params.get('email') ?? '', password: '', password_confirmation: '' },
    async (values) => {
      await client.resetPassword({ ...values, token })
      await navigate(`${to.login}?password=diganti`)
    },
    data.posted,
  )
  return (
    <PlainFrame title="Password baru" intro="Tautan dari email hanya berlaku sekali.">
      <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
        <Field label="Email" type="email" autoComplete="username" required bind={form.field('email')} />
        <NewPasswordField label="Password" hint={PASSWORD_HINT} bind={form.field('password')} />
        <NewPasswordField label="Konfirmasi Password" bind={form.field('password_confirmation')} />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy}>Reset Password</SubmitButton>
      </form>
    </PlainFrame>
  )
}
