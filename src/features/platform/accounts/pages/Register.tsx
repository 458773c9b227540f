import { Fragment } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { destinationIn, withReturn } from '../../../../app/session/destination.ts'
import { limits } from '../../../../limits.ts'
import { to } from '../../../../paths.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PasswordField } from '../../../../ui/form/fields/PasswordField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { AGREED_KINDS, isAgreedKind, LEGAL_PAGES, readVersions } from '../../legal-pages/rules.ts'
import { enterAccount } from '../parts/enter.ts'
import { AccountFrame } from './AccountFrame.tsx'
import type { Outcome } from './posted.ts'
import { useEntrance } from './use-entrance.ts'

export const head = (): Head => ({ title: 'Registrasi akun', noindex: true })

/** The versions that the form links to. */
type Shown = ReturnType<typeof readVersions>

interface Data extends Outcome {
  shown: Shown
}

export const search = (query: URLSearchParams) => ({ tujuan: destinationIn(query) })

/** Loads the versions to agree to; when they are missing, the server takes those in force. */
export async function load(client: ApiClient, { posted }: Opened): Promise<Data> {
  const versions = await client.listLegalVersions().catch(() => [])
  const read = versions.flatMap(({ jenis, versi }) => (isAgreedKind(jenis) ? { jenis, versi } : []))
  return { posted: posted ?? null, shown: readVersions(read) }
}

const START = { name: '', email: '', phone: '', password: '', persetujuan: false }

export function Page({ data: { posted, shown } }: { data: Data }) {
  const { goIn, destination } = useEntrance()
  const form = useServerForm(
    START,
    async (values) => goIn(await enterAccount(() => client.register({ ...values, ...shown }))),
    posted,
  )
  return (
    <AccountFrame title="Registrasi akun" aside={<Afterwards />}>
      <form {...POSTED} onSubmit={form.onSubmit} className="mt-6 grid gap-5">
        {Object.entries(shown).map(([name, version]) => (
          <input key={name} type="hidden" name={name} value={version} />
        ))}
        <Field label="Nama" autoComplete="name" required bind={form.field('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          required
          hint="Tautan verifikasi dikirim ke alamat ini."
          bind={form.field('email')}
        />
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
        <CheckField label={<Agreement />} bind={form.field('persetujuan')} />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy}>Daftar</SubmitButton>
      </form>
      <p className="mt-6 border-line border-t pt-5">
        Sudah punya akun?{' '}
        <Link to={withReturn(to.login, destination)} className="text-link">
          Login sekarang
        </Link>
      </p>
    </AccountFrame>
  )
}

/** The words of consent; their links open in a new tab, so that the form keeps what was typed. */
const Agreement = () => (
  <>
    Saya menyetujui{' '}
    {AGREED_KINDS.map((jenis, at) => (
      <Fragment key={jenis}>
        {at > 0 && ' dan '}
        <a href={LEGAL_PAGES[jenis].path} target="_blank" rel="noopener" className="text-link">
          {LEGAL_PAGES[jenis].judul}
          <span className="sr-only"> (tab baru)</span>
        </a>
      </Fragment>
    ))}
  </>
)

const AFTERWARDS = [
  { title: 'Verifikasi email', text: 'Buka tautan yang kami kirim ke email Anda.' },
  { title: 'Lengkapi data diri', text: 'Siapkan KTP, ijazah, daftar riwayat hidup, dan pas foto.' },
  { title: 'Pilih skema dan jadwal uji', text: 'Unggah persyaratan, lalu ikuti uji kompetensi.' },
]

function Afterwards() {
  return (
    <>
      <h2 className="max-w-[13em]">Setelah mendaftar, tiga langkah lagi</h2>
      <ol className="mt-8 grid gap-6">
        {AFTERWARDS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-primary bg-base-100 font-bold text-primary"
            >
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <Link to={to.tutorial} className="text-link">
          Baca tutorial pendaftaran
        </Link>
      </p>
    </>
  )
}
