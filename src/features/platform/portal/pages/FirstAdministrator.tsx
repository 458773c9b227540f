import { useParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { limits } from '../../../../limits.ts'
import { officeTo } from '../../../../office-paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PasswordField } from '../../../../ui/form/fields/PasswordField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { enterAccount } from '../../accounts/parts/enter.ts'

export const head = (): Head => ({ title: 'Administrator pertama', noindex: true })

/** Where the set-up begins; the rest of it is in the back office. */
export function Page() {
  const { kode = '' } = useParams()
  const form = useServerForm({ name: '', email: '', phone: '', password: '' }, async (values) => {
    await enterAccount(() => client.createFirstAdministrator({ ...values, kode }))
    window.location.assign(officeTo.home)
  })
  return (
    <div className="panel w-full max-w-[32rem] p-5 sm:p-8">
      <h1 className="text-[1.75rem]">Siapkan portal Anda</h1>
      <p className="mt-2 text-muted">
        Buat akun administrator pertama. Sesudahnya Anda mengaktifkan verifikasi dua langkah, lalu mengisi data lembaga
        di kantor belakang.
      </p>
      <form noValidate onSubmit={form.onSubmit} className="mt-6 grid gap-5">
        <Field label="Nama" autoComplete="name" required bind={form.field('name')} />
        <Field label="Email" type="email" autoComplete="username" required bind={form.field('email')} />
        <Field
          label="No. HP"
          type="tel"
          autoComplete="tel"
          required
          hint="Contoh: 0811-0000-0012"
          bind={form.field('phone')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint={`Sekurang-kurangnya ${limits.passwordLeast} karakter. Hindari nama, email, dan kata yang mudah ditebak.`}
          bind={form.field('password')}
        />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy}>Buat akun administrator</SubmitButton>
      </form>
    </div>
  )
}
