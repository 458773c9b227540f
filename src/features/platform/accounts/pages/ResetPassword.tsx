import { useNavigate, useParams, useSearchParams } from 'react-router'
import '../../../../app/calls/guest-calls.ts'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { enterAccount } from '../parts/enter.ts'
import { NextThings } from '../parts/NextThings.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { NewPasswordField, PASSWORD_HINT } from './NewPasswordField.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import type { Outcome } from './posted.ts'
import { useEntrance } from './use-entrance.ts'

export const head = (): Head => ({ title: 'Password baru', noindex: true })

export { load } from './posted.ts'

export function Page({ data }: { data: Outcome }) {
  const [params] = useSearchParams()
  return params.get('undangan') === 'ya' ? <Welcome data={data} /> : <NewPassword data={data} />
}

const INTRO = 'Tautan dari email hanya berlaku sekali.'

function NewPassword({ data }: { data: Outcome }) {
  const navigate = useNavigate()
  return (
    <PlainFrame title="Password baru" intro={INTRO}>
      <PasswordForm data={data} label="Reset Password" onSet={() => navigate(`${to.login}?password=diganti`)} />
    </PlainFrame>
  )
}

/** The first page that invited staff see: their password, and then their second factor. */
function Welcome({ data }: { data: Outcome }) {
  const { goIn } = useEntrance()
  async function enter(email: string, password: string): Promise<void> {
    const stage = await enterAccount(() => client.login({ email, password, remember: false }))
    if (stage === 'two-factor') return goIn(stage)
    // The office opens only with a second factor, so that is where staff go on.
    window.location.assign(own.security)
  }
  return (
    <AccountFrame
      title="Selamat datang"
      intro="Anda diundang menjadi petugas. Tentukan password Anda; tautan ini hanya berlaku sekali."
      aside={
        <NextThings
          title="Tiga langkah menuju kantor belakang"
          things={[
            'Tentukan password di halaman ini.',
            'Aktifkan verifikasi dua langkah dengan aplikasi di ponsel Anda atau passkey.',
            'Buka kantor belakang dan mulai bekerja.',
          ]}
        />
      }
    >
      <PasswordForm data={data} label="Simpan password dan lanjutkan" onSet={enter} />
    </AccountFrame>
  )
}

interface FormProps {
  data: Outcome
  label: string
  onSet: (email: string, password: string) => Promise<void> | void
}

function PasswordForm({ data, label, onSet }: FormProps) {
  const { token = '' } = useParams()
  const [params] = useSearchParams()
  const form = useServerForm(
    { email: params.get('email') ?? '', password: '', password_confirmation: '' },
    async (values) => {
      await client.resetPassword({ ...values, token })
      await onSet(values.email, values.password)
    },
    data.posted,
  )
  return (
    <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
      <Field label="Email" type="email" autoComplete="username" required bind={form.field('email')} />
      <NewPasswordField label="Password" hint={PASSWORD_HINT} bind={form.field('password')} />
      <NewPasswordField label="Konfirmasi Password" bind={form.field('password_confirmation')} />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy}>{label}</SubmitButton>
    </form>
  )
}
