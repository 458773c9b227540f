import { useEffect, useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { pick } from '../../../../../lib/pick.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { focusNow } from '../../../../../ui/form/focus-now.ts'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../../ui/form/use-state-form.ts'
import { sendIfConfirmed, waitingValues } from '../../../accounts/parts/waiting-values.ts'
import type { PersonalDraft, PersonalState } from '../../contract.ts'
import { CONTACT_FIELDS, SECTIONS } from '../../rules.ts'
import { answersOf } from '../fields/answers.ts'
import { ContactFields } from '../fields/ContactFields.tsx'
import { EducationFields } from '../fields/EducationFields.tsx'
import { WorkFields } from '../fields/WorkFields.tsx'

const waiting = waitingValues<{ isi: Pick<PersonalDraft, (typeof CONTACT_FIELDS)[number]>; version: number }>()

const PARTS = ['alamat', 'pendidikan', 'pekerjaan'] as const

interface ContactSectionProps {
  state: PersonalState
  onChanged: (state: PersonalState) => void
  onStale: () => Promise<void>
}

/** The part that a member changes without a request: address, contact, education and work. */
export function ContactSection({ state, onChanged, onStale }: ContactSectionProps) {
  const { id } = useMember()
  const [place, setPlace] = useState<'closed' | 'open' | 'saved' | 'left'>(waiting.of(id) ? 'open' : 'closed')
  return (
    <PageSection
      id="kontak"
      title="Kontak, pendidikan, pekerjaan"
      intro="Perubahan memerlukan konfirmasi password dan berlaku langsung. Kami memberitahukannya ke email Anda."
    >
      {place === 'open' ? (
        <ContactForm
          state={state}
          onSaved={(next) => {
            onChanged(next)
            setPlace('saved')
          }}
          onStale={async () => {
            await onStale()
            setPlace('left')
          }}
          onCancel={() => setPlace('left')}
        />
      ) : (
        <>
          {place === 'saved' && (
            <div ref={focusNow} tabIndex={-1} className="mb-5 outline-none">
              <Alert tone="success">Data Anda sudah diperbarui.</Alert>
            </div>
          )}
          <Facts
            beside
            items={PARTS.flatMap((part) => answersOf(part, state.isi)).map(({ label, text }) => ({
              label,
              value: text || <span className="font-normal text-muted">Tidak diisi</span>,
            }))}
          />
          <div ref={place === 'left' ? focusNow : undefined} className="mt-6">
            <ActionButton busy={false} onClick={() => setPlace('open')}>
              Ubah kontak, pendidikan, pekerjaan
            </ActionButton>
          </div>
        </>
      )}
    </PageSection>
  )
}

interface ContactFormProps {
  state: PersonalState
  onSaved: (state: PersonalState) => void
  onStale: () => Promise<void>
  onCancel: () => void
}

function ContactForm({ state: { isi, version }, onSaved, onStale, onCancel }: ContactFormProps) {
  const { id } = useMember()
  const sent = useRef<HTMLFormElement>(null)
  const [found] = useState(() => waiting.of(id))
  const form = useStateForm(found?.isi ?? pick(isi, CONTACT_FIELDS), async (values) => {
    const change = { isi: values, version: found?.version ?? version }
    onSaved(await waiting.guard(id, change, () => client.changeContact(change)))
  })
  useEffect(() => {
    if (!waiting.of(id)) return
    waiting.forget()
    void sendIfConfirmed(sent.current)
  }, [id])
  const fields = { values: form.values, change: form.change, said: form }
  const isStale = form.refusal?.status === 409
  return (
    <form ref={sent} noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <h3 ref={focusNow} tabIndex={-1} className="outline-none">
        {SECTIONS.alamat}
      </h3>
      <ContactFields {...fields} />
      <h3 className="border-line border-t pt-6">{SECTIONS.pendidikan}</h3>
      <EducationFields {...fields} />
      <h3 className="border-line border-t pt-6">{SECTIONS.pekerjaan}</h3>
      <WorkFields {...fields} />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy}>Simpan perubahan</SubmitButton>
        <ActionButton busy={false} onClick={isStale ? () => void onStale() : onCancel}>
          {isStale ? 'Muat ulang data' : 'Batal'}
        </ActionButton>
      </div>
    </form>
  )
}
