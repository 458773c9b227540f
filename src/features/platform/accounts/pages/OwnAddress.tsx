import { useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Posted } from '../../../../app/routing/page.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../ui/form/fields/Field.tsx'
import { PasswordField } from '../../../../ui/form/fields/PasswordField.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED, useServerForm } from '../../../../ui/form/use-server-form.ts'

const loadAccount = async () => (await client.getUnverifiedAccount()).akun

/** The address that the link went to; a slip in it is corrected here. */
export function OwnAddress() {
  const { loaded, reload } = useLoaded(loadAccount)
  const [isOpen, setIsOpen] = useState(false)
  const [isCorrected, setIsCorrected] = useState(false)
  if (loaded.state !== 'ready' || !loaded.value) return null
  const showCorrected = async () => {
    await reload()
    setIsOpen(false)
    setIsCorrected(true)
  }
  return (
    <div className="mt-5 grid gap-3">
      <p>
        Alamat Anda: <strong className="[overflow-wrap:anywhere]">{loaded.value.email}</strong>
      </p>
      {isCorrected && <Alert tone="success">Email sudah diganti. Tautan verifikasi dikirim ke alamat ini.</Alert>}
      {isOpen ? (
        <Correction name={loaded.value.name} email={loaded.value.email} onDone={showCorrected} />
      ) : (
        <ActionButton busy={false} onClick={() => setIsOpen(true)}>
          Perbaiki alamat email
        </ActionButton>
      )}
    </div>
  )
}

function Correction({ name, email, onDone }: { name: string; email: string; onDone: () => Promise<void> }) {
  const form = useServerForm({ email, password: '' }, async (values) => {
    await client.confirmPassword({ password: values.password })
    await client.updateProfile({ name, email: values.email })
    await onDone()
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <CorrectionFields form={form} />
    </form>
  )
}

/** The same without the program, which alone knows the address that stands. */
export function PlainCorrection({ posted }: { posted: Posted | null }) {
  // Of a name of its own: what is typed into the program's form is not kept as this one's.
  const form = useServerForm({ email: '', password: '' }, async () => undefined, posted, 'tanpa program')
  return (
    <form {...POSTED} className="without-js mt-6 grid gap-5 border-line border-t pt-5">
      <p>Salah menulis alamat email? Ganti di sini.</p>
      <CorrectionFields form={form} />
    </form>
  )
}

function CorrectionFields({ form }: { form: ReturnType<typeof useServerForm<{ email: string; password: string }>> }) {
  return (
    <>
      <Field label="Email yang benar" type="email" autoComplete="email" required bind={form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" required bind={form.field('password')} />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy}>Ganti dan kirim tautan</SubmitButton>
    </>
  )
}
