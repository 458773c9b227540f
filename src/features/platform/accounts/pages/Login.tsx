import { Award, ClipboardCheck, type LucideIcon, Sprout } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { destinationIn, withReturn } from '../../../../app/session/destination.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Checkbox } from '../../../../ui/form/fields/Checkbox.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PasswordField } from '../../../../ui/form/fields/PasswordField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { enterAccount, enterByPasskey } from '../parts/enter.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import type { Outcome } from './posted.ts'
import { useEntrance } from './use-entrance.ts'

export const head = (): Head => ({ title: 'Login', noindex: true })

const CHANGED = 'Password Anda sudah diganti. Silakan login dengan password baru.'

export const search = (query: URLSearchParams) => ({
  tujuan: destinationIn(query),
  password: isChanged(query),
  sesi: hasEnded(query),
})
const hasEnded = (query: URLSearchParams) => (query.get('sesi') === 'berakhir' ? 'berakhir' : undefined)
const isChanged = (query: URLSearchParams) => (query.get('password') === 'diganti' ? 'diganti' : undefined)

export { load } from './posted.ts'

export function Page({ data }: { data: Outcome }) {
  const [query] = useSearchParams()
  const { goIn, destination } = useEntrance()
  const reason = reasonOf(hasEnded(query) !== undefined, destination)
  return (
    <AccountFrame title="Login" aside={<Offers />}>
      {isChanged(query) && (
        <div className="mt-5">
          <Alert tone="success">{CHANGED}</Alert>
        </div>
      )}
      {reason && (
        <div className="mt-5">
          <Alert tone="info">{reason}</Alert>
        </div>
      )}
      <LoginForm goIn={goIn} data={data} />
      <PasskeyButton enter={async () => goIn(await enterByPasskey())}>Masuk dengan passkey</PasskeyButton>
      <p className="mt-6 border-line border-t pt-5">
        Belum punya akun?{' '}
        <Link to={withReturn(to.register, destination)} className="text-link">
          Daftar sekarang
        </Link>
      </p>
    </AccountFrame>
  )
}

/** Why somebody stands here who wanted to go elsewhere. */
function reasonOf(ended: boolean, destination: string | undefined): string | undefined {
  if (destination?.startsWith('/email/verify/')) {
    return 'Tautan verifikasi ini dibuka di peramban tempat Anda belum masuk. Masuk dengan akun yang Anda daftarkan; email Anda langsung terverifikasi sesudahnya.'
  }
  const after = destination ? ' Sesudahnya Anda kembali ke halaman yang Anda tuju.' : ''
  if (ended) return `Sesi Anda telah berakhir, silakan masuk lagi.${after}`
  return destination && `Silakan masuk untuk melanjutkan.${after}`
}

function LoginForm({ goIn, data }: Pick<ReturnType<typeof useEntrance>, 'goIn'> & { data: Outcome }) {
  const form = useServerForm(
    { email: '', password: '', remember: false },
    async (values) => goIn(await enterAccount(() => client.login(values))),
    data.posted,
  )
  const { onChange, ref, name, defaultChecked } = form.field('remember')
  return (
    <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
      <Field label="Email" type="email" autoComplete="username" required bind={form.field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        bind={form.field('password')}
        beside={<Checkbox label="Remember me" {...{ onChange, ref, name, defaultChecked }} />}
      />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy}>Login</SubmitButton>
      <p className="text-[0.9375rem]">
        Lupas password?{' '}
        <Link to={to.forgotPassword} className="text-link">
          Reset password
        </Link>
      </p>
    </form>
  )
}

const OFFERS: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ClipboardCheck,
    title: 'Ajukan sertifikasi',
    text: 'Pilih skema dan jadwal uji, lengkapi berkas, lalu pantau setiap tahapnya.',
  },
  {
    icon: Award,
    title: 'Simpan sertifikat Anda',
    text: 'Status dan nomor sertifikat tersimpan di satu tempat.',
  },
  {
    icon: Sprout,
    title: 'Pelihara kompetensi',
    text: 'Laporkan kinerja dan kegiatan pemeliharaan kompetensi setiap tahun.',
  },
]

function Offers() {
  return (
    <>
      <h2 className="max-w-[13em]">Satu akun untuk seluruh proses sertifikasi Anda</h2>
      <ul className="mt-8 grid gap-6">
        {OFFERS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-primary-content">
              <Icon aria-hidden className="size-5" />
            </span>
            <div>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
