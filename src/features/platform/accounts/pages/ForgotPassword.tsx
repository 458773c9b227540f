import { useState } from 'react'
import { useSearchParams } from 'react-router'
import '../../../../app/calls/guest-calls.ts'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import type { Outcome } from './posted.ts'

export const head = (): Head => ({ title: 'Reset password', noindex: true })

export const search = (query: URLSearchParams) => ({ terkirim: isSent(query) })
const isSent = (query: URLSearchParams) => (query.get('terkirim') === 'ya' ? 'ya' : undefined)

/** Tells whether something was sent: the spec's alert then stands at once and whatever the reply (sections 7 and 8). */
const isGiven = (email: string | undefined): boolean => Boolean(email?.trim())

export { load } from './posted.ts'

export function Page({ data }: { data: Outcome }) {
  const [query] = useSearchParams()
  const [asked, setAsked] = useState(data.posted ? isGiven(data.posted.given['email']) : isSent(query) !== undefined)
  const form = useServerForm(
    { email: '' },
    (values) => {
      setAsked(isGiven(values.email))
      return client.forgotPassword(values)
    },
    data.posted,
  )
  return (
    <PlainFrame
      title="Reset password"
      intro="Masukkan email akun Anda. Kami mengirim tautan untuk membuat password baru."
    >
      {asked && (
        <div className="mt-5">
          <Alert tone="info" urgent>
            Silahkan cek email anda untuk reset password
          </Alert>
        </div>
      )}
      <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
        <Field label="Email" type="email" autoComplete="username" required bind={form.field('email')} />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy}>Kirim Email Reset Password</SubmitButton>
      </form>
      <p className="mt-6 border-line border-t pt-5">
        <Link to={to.login} className="text-link">
          Kembali ke Login
        </Link>
      </p>
    </PlainFrame>
  )
}
