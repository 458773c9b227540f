import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/browser-client.ts'
import { to } from '../../../../app/links.ts'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { Alert } from '../../../../ui/Alert.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import type { Application } from '../../contract.ts'
import { FORM_STEPS, type Stage } from '../../rules.ts'
import { Answers } from '../detail/Answers.tsx'
import { Files } from '../detail/Files.tsx'
import { STEP_TITLES } from './step-titles.ts'
import type { FormState } from './use-form.ts'
import { WaitingList } from './WaitingList.tsx'

/** The answers once more before they are sent, and the reference number afterwards. */
export function Review({ form }: { form: FormState }) {
  const [sent, setSent] = useState<Application>()
  const { application, draft } = form
  const { running, failure, run } = useAction()
  const revalidator = useRevalidator()
  if (sent) return <Sent application={sent} />
  const step = application.can.submit ?? application.can.resubmit
  const missing = FORM_STEPS.filter((each) => Object.keys(form.errorsOf(each)).length > 0)
  const send = () =>
    run('send', async () => {
      await draft.flush()
      const { id, tahap } = form.application
      const answer = await client.submitApplication({ id, tahap: tahap as Stage })
      draft.forget()
      setSent(answer)
    }).then(() => undefined)
  return (
    <div className="grid min-w-0 gap-6">
      <h2 className="text-2xl">Periksa & kirim</h2>
      {missing.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">Masih ada yang perlu dilengkapi:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((each) => (
              <li key={each}>
                <Link to={to.certificationForm(application.schedule_id, each)} className="underline underline-offset-4">
                  {STEP_TITLES[each]}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <WaitingList application={application} />
      <Answers application={application} />
      <section>
        <h3 className="mb-3 font-bold text-xl">Berkas</h3>
        <Files application={application} />
      </section>
      <FormErrors message={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton variant="primary" busy={running !== undefined} onClick={() => void send()}>
          {step?.label ?? 'Kirim permohonan'}
        </ActionButton>
        {failure && (
          <ActionButton busy={false} onClick={() => void revalidator.revalidate()}>
            Muat ulang
          </ActionButton>
        )}
      </div>
    </div>
  )
}

function Sent({ application: { id, nomor } }: { application: Application }) {
  return (
    <section aria-labelledby="terkirim" className="panel contours contours-right p-6 sm:p-8">
      <h2 id="terkirim" className="text-2xl">
        Permohonan terkirim
      </h2>
      <p className="mt-3">
        Nomor permohonan Anda <strong className="text-lg tabular-nums">{nomor}</strong>. Kursi Anda sudah dipegang.
      </p>
      <p className="mt-2 max-w-[60ch] text-muted">
        Petugas memeriksa berkas Anda, dan hasilnya dikirim melalui email. Perkembangannya dapat Anda ikuti kapan saja.
      </p>
      <ButtonLink to={to.certification(id)} variant="primary" className="mt-6">
        Lihat permohonan
      </ButtonLink>
    </section>
  )
}
