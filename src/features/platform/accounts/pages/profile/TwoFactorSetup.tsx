import { Smartphone } from 'lucide-react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { CopyButton } from '../../../../../ui/feedback/CopyButton.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import { resumeNext } from '../../parts/use-resumed.ts'
import type { Setup } from './two-factor.ts'

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

/** Scan or type the key, then prove by a first code that the app works. */
export function TwoFactorSetup({ setup, onDone }: { setup: Setup; onDone: () => Promise<void> }) {
  const { svg, url, secretKey } = setup
  const form = useServerForm({ code: '' }, async (values) => {
    await client.confirmTwoFactor(values)
    // A person who has just switched it on needs the recovery codes now.
    resumeNext('show')
    await loadUser()
    await onDone()
  })
  return (
    <ol className="mt-5 grid list-inside list-decimal gap-6 marker:font-bold marker:text-primary">
      <li>
        Pindai kode QR ini dengan aplikasi autentikator.
        <div className="mt-3 flex flex-wrap items-start gap-5">
          {svg && (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt="Kode QR untuk aplikasi autentikator"
              width={192}
              height={192}
              className="rounded-box border border-line bg-white p-2"
            />
          )}
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="text-muted text-sm">Tidak dapat memindai? Ketik kunci penyiapan ini di aplikasi:</p>
            <p className="mt-1.5 break-words font-mono font-semibold tracking-wide">{inFours(secretKey)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton text={secretKey}>Salin kunci</CopyButton>
              {url && (
                <a href={url} className="btn btn-sm btn-outline">
                  <Smartphone aria-hidden className="size-4" />
                  Buka di aplikasi
                </a>
              )}
            </div>
          </div>
        </div>
      </li>
      <li>
        Masukkan kode yang tampil di aplikasi untuk mengaktifkan.
        <form noValidate onSubmit={form.onSubmit} className="mt-3 grid gap-4">
          <Field label="Kode" inputMode="numeric" autoComplete="one-time-code" required bind={form.field('code')} />
          <FormErrors {...form.summary} />
          <SubmitButton busy={form.busy} className="justify-self-start">
            Confirm
          </SubmitButton>
        </form>
      </li>
    </ol>
  )
}
