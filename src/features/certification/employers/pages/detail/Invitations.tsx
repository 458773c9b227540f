import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { employerLimits } from '../../../../../limits.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Field } from '../../../../../ui/form/fields/Field.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import type { EmployerProps } from './Members.tsx'

/** Shows the open invitations, and the form for another one. */
export function Invitations({ employer, put }: EmployerProps) {
  const { running, failure, run } = useAction()
  return (
    <div className="panel p-5 sm:p-6">
      <h2 className="text-xl">Undangan</h2>
      {employer.undangan.length === 0 && <p className="mt-2 text-muted">Tidak ada undangan yang menunggu jawaban.</p>}
      <ul className="mt-2 divide-y divide-line">
        {employer.undangan.map(({ id, email, expires_at, kali_dikirim, kedaluwarsa }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
              <p className="text-muted text-sm">
                {kedaluwarsa ? 'Berakhir' : 'Berlaku sampai'} {longMoment(new Date(expires_at))}, dikirim {kali_dikirim}{' '}
                kali
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              {kali_dikirim < employerLimits.invitationSends && (
                <ActionButton
                  small
                  busy={running === `again ${id}`}
                  onClick={() => run(`again ${id}`, async () => put(await client.resendEmployerInvitation({ id })))}
                >
                  Kirim ulang<span className="sr-only"> ke {email}</span>
                </ActionButton>
              )}
              <ActionButton
                small
                variant="danger"
                busy={running === `end ${id}`}
                onClick={() => run(`end ${id}`, async () => put(await client.withdrawEmployerInvitation({ id })))}
              >
                Tarik<span className="sr-only"> undangan ke {email}</span>
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      <FormErrors message={failure} />
      <InviteForm employer={employer} put={put} />
    </div>
  )
}

function InviteForm({ employer, put }: EmployerProps) {
  const [sentTo, setSentTo] = useState<string>()
  const form = useServerForm({ email: '' }, async ({ email }) => {
    setSentTo(undefined)
    put(await client.inviteToEmployer({ id: employer.id, email }))
    form.reset({ email: '' })
    setSentTo(email)
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4 border-line border-t pt-5">
      <Field
        label="Email yang diundang"
        type="email"
        autoComplete="off"
        hint="Pemilik alamat ini menerima email. Ia menjadi anggota setelah menerima undangan dengan akunnya sendiri."
        bind={form.field('email')}
      />
      <FormErrors {...form.summary} />
      {sentTo && (
        <Alert tone="success">
          <span className="[overflow-wrap:anywhere]">Undangan dikirim ke {sentTo}.</span>
        </Alert>
      )}
      <SubmitButton busy={form.busy} className="justify-self-start">
        Undang
      </SubmitButton>
    </form>
  )
}
