import { useParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { limits } from '../../../../limits.ts'
import { officeTo } from '../../../../office-paths.ts'
import { to } from '../../../../paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PasswordField } from '../../../../ui/form/fields/PasswordField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { enterAccount } from '../../accounts/parts/enter.ts'
import { NextThings } from '../../accounts/parts/NextThings.tsx'

export const head = (): Head => ({ title: 'Administrator pertama', noindex: true })

interface Data {
  isUsable: boolean
}

/** An address that is worth nothing any more says so before anything is typed. */
export const load = async (api: ApiClient, { params }: At): Promise<Data> => ({
  isUsable: (await api.checkSetupCode({ kode: params['kode'] ?? '' })).berlaku,
})

/** Where the set-up begins; the rest of it is in the back office. */
export function Page({ data: { isUsable } }: { data: Data }) {
  return (
    <div className="contours contours-left bg-base-200">
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-8 sm:py-14 lg:grid-cols-[minmax(0,32rem)_1fr] lg:py-20">
        <div className="panel p-5 sm:p-8">{isUsable ? <Founder /> : <Spent />}</div>
        <div className="w-full max-w-[32rem] lg:justify-self-end">
          <NextThings title="Dari sini sampai portal dibuka" things={THINGS} />
        </div>
      </div>
    </div>
  )
}

const THINGS = [
  'Buat akun administrator pertama di halaman ini.',
  'Aktifkan verifikasi dua langkah dengan aplikasi di ponsel Anda atau passkey.',
  'Isi data lembaga, surat, rekening, sertifikat, dan hari libur; boleh ditinggal dan dilanjutkan.',
  'Undang rekan, pindahkan data lama, lalu buka portal untuk umum.',
]

const Spent = () => (
  <>
    <h1 className="text-[1.75rem]">Alamat ini tidak berlaku lagi</h1>
    <p className="mt-3">
      Alamat penyiapan ini sudah dipakai, sudah diganti, atau lewat waktunya. Bila administrator pertama sudah ada,
      silakan{' '}
      <Link to={to.login} className="text-link">
        masuk
      </Link>
      .
    </p>
    <p className="mt-3">
      Bila belum, mintalah operator server membuat alamat baru: <code>npm run admin -- setup-link</code>
    </p>
  </>
)

function Founder() {
  const { kode = '' } = useParams()
  const form = useServerForm({ name: '', email: '', phone: '', password: '' }, async (values) => {
    await enterAccount(() => client.createFirstAdministrator({ ...values, kode }))
    window.location.assign(officeTo.home)
  })
  return (
    <>
      <h1 className="text-[1.75rem]">Siapkan portal Anda</h1>
      <p className="mt-2 text-muted">
        Selamat datang. Mulailah dengan akun Anda sendiri sebagai administrator pertama.
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
    </>
  )
}
