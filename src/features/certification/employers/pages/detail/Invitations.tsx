import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { employerLimits } from '../../../../../limits.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { unsavedDraft } from '../../../../../ui/form/drafts/unsaved-draft.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import type { Invited } from '../../invitation-contract.ts'
import type { EmployerProps } from './Members.tsx'
import { OutcomeTable } from './OutcomeTable.tsx'

/** Shows the open invitations, and the form for others. */
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
      <InviteForm key={employer.id} employer={employer} put={put} />
    </div>
  )
}

interface Typed {
  email: string
}

/** Stores the addresses that were not invited until they are, so that they outlive a reload of the page. */
function useStoredAddresses(employerId: number) {
  const { id } = useMember()
  const name = `undangan:${id}:${employerId}`
  const [begun] = useState<Typed>(() => unsavedDraft.read<Typed>(name)?.values ?? { email: '' })
  const store = (email: string) =>
    email.trim() === '' ? unsavedDraft.drop(name) : unsavedDraft.write(name, { values: { email }, version: 0 })
  return { begun, store }
}

function InviteForm({ employer, put }: EmployerProps) {
  const { begun, store } = useStoredAddresses(employer.id)
  const [outcome, setOutcome] = useState<Invited['undangan']>()
  const form = useServerForm<Typed>(begun, async ({ email }) => {
    setOutcome(undefined)
    const { undangan, perusahaan } = await client.inviteToEmployer({ id: employer.id, email })
    put(perusahaan)
    const left = notInvited(undangan).join('\n')
    store(left)
    form.reset({ email: left })
    setOutcome(undangan)
  })
  const bind = form.field('email')
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4 border-line border-t pt-5">
        <TextareaField
          label="Alamat email, satu tiap baris"
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`Satu alamat atau daftar yang ditempel, paling banyak ${employerLimits.invitedAtOnce} sekali. Pemiliknya menerima email, dan menjadi anggota setelah menerima undangan dengan akunnya sendiri.`}
          bind={{
            ...bind,
            onChange(event) {
              store(event.target.value)
              return bind.onChange(event)
            },
          }}
        />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy} className="justify-self-start">
          Undang
        </SubmitButton>
      </form>
      {outcome && <Outcome outcome={outcome} />}
    </>
  )
}

const notInvited = (outcome: Invited['undangan']): string[] =>
  outcome.filter(({ hasil }) => hasil !== 'diundang').map(({ email }) => email)

/** Shows what became of each address, and which stay in the field. */
const Outcome = ({ outcome }: { outcome: Invited['undangan'] }) => (
  <>
    <OutcomeTable
      caption="Hasil undangan"
      head="Alamat"
      rows={outcome.map(({ baris, email, hasil, keterangan }) => ({
        key: `${baris} ${email}`,
        name: email,
        words: hasil === 'tidak_dikenali' ? `Baris ${baris}: ${keterangan}` : keterangan,
        isDone: hasil === 'diundang',
      }))}
    />
    {notInvited(outcome).length > 0 && (
      <p className="mt-2 text-muted text-sm">Yang tidak diundang tetap ada di kolom: perbaiki atau hapus.</p>
    )}
  </>
)
