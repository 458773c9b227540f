import { useNavigate, useSearchParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import '../../../../app/calls/member-calls.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { localPath } from '../../../../app/session/destination.ts'
import { useUser } from '../../../../app/session/use-user.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { PlainFrame } from './PlainFrame.tsx'
import { UsernameHint } from './UsernameHint.tsx'

export const head = (): Head => ({ title: 'Konfirmasi password', noindex: true })

export function Page() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const previous = localPath(params.get('tujuan'))
  const form = useServerForm({ password: '' }, async (values) => {
    await client.confirmPassword(values)
    await (previous ? navigate(previous, { replace: true }) : navigate(-1))
  })
  return (
    <div className="contours bg-base-200">
      <div className="wrap grid justify-items-center py-10 lg:py-20">
        <PlainFrame
          title="Konfirmasi password"
          intro="Sebelum mengubah pengaturan keamanan, masukkan sekali lagi password Anda."
        >
          <form noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-5">
            <UsernameHint email={useUser()?.email ?? ''} />
            <Field
              label="Password"
              type="password"
              autoComplete="current-password"
              required
              bind={form.field('password')}
            />
            <FormErrors {...form.summary} />
            <SubmitButton busy={form.busy}>Confirm</SubmitButton>
          </form>
        </PlainFrame>
      </div>
    </div>
  )
}
