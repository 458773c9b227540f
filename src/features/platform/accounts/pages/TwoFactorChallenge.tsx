import type { Head } from '../../../../app/routing/page.ts'
import { destinationIn } from '../../../../app/session/destination.ts'
import { to } from '../../../../paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { passTwoFactor, passTwoFactorByPasskey } from '../parts/enter.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import type { Outcome } from './posted.ts'
import { useLanding } from './use-landing.ts'

export const head = (): Head => ({ title: 'Verifikasi dua langkah', noindex: true })

export const search = (query: URLSearchParams) => ({ tujuan: destinationIn(query) })

export { load } from './posted.ts'

export function Page({ data }: { data: Outcome }) {
  const { land } = useLanding(to.home)
  const enter = async (pass: () => Promise<void>) => {
    await pass()
    await land()
  }
  const form = useServerForm({ code: '' }, ({ code }) => enter(() => passTwoFactor(code)), data.posted)
  return (
    <PlainFrame
      title="Verifikasi dua langkah"
      intro="Buka aplikasi autentikator di ponsel Anda dan masukkan kode enam angka yang tampil. Tidak memegang ponsel? Masukkan salah satu kode pemulihan, atau pakai passkey."
    >
      <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
        <Field
          label="TwoFactor Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          bind={form.field('code', 'recovery_code')}
        />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy}>Log in</SubmitButton>
      </form>
      <PasskeyButton enter={() => enter(passTwoFactorByPasskey)}>Pakai passkey</PasskeyButton>
      <p className="mt-6 border-line border-t pt-5">
        <Link to={to.login} className="text-link">
          Kembali ke Login
        </Link>
      </p>
    </PlainFrame>
  )
}
