import { client } from '../../../../../app/browser-client.ts'
import { to } from '../../../../../paths.ts'
import { ActionButton } from '../../../../../ui/ActionButton.tsx'
import { Alert } from '../../../../../ui/Alert.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Link } from '../../../../../ui/Link.tsx'
import { useAction } from '../../../../../ui/use-action.ts'
import type { Application } from '../../contract.ts'
import { FORM_PAGES } from '../../rules.ts'
import { Answers } from '../detail/Answers.tsx'
import { Files } from '../detail/Files.tsx'
import { PAGE_HEADING_ID, PLACE_TITLES } from './page-titles.ts'
import type { FormState } from './use-form.ts'
import { WaitingList } from './WaitingList.tsx'

/** The answers once more before they are sent. */
export function Review({ form, onSent }: { form: FormState; onSent: (sent: Application) => void }) {
  const { application, draft } = form
  const { running, failure, run } = useAction()
  const transition = application.can.submit ?? application.can.resubmit
  const missing = FORM_PAGES.filter((each) => Object.keys(form.errorsOf(each)).length > 0)
  const send = () =>
    run('send', async () => {
      await draft.flush()
      const { id, tahap } = form.application
      const answer = await client.submitApplication({ id, tahap }).catch(async (refusal) => {
        // What stands against it may have come up meanwhile, such as the last seat being taken.
        await form.refresh()
        throw refusal
      })
      draft.forget()
      onSent(answer)
    })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <h2 id={PAGE_HEADING_ID} tabIndex={-1} className="text-2xl outline-none">
        {PLACE_TITLES.periksa}
      </h2>
      {missing.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">Masih ada yang perlu dilengkapi:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((each) => (
              <li key={each}>
                <Link to={to.certificationForm(application.schedule_id, each)} className="underline underline-offset-4">
                  {PLACE_TITLES[each]}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <WaitingList form={form} />
      <Answers application={application} />
      <section>
        <h2 className="mb-3 text-xl">Berkas</h2>
        <Files application={application} />
      </section>
      <FormErrors message={failure} />
      <div>
        <ActionButton variant="primary" busy={running !== undefined} onClick={() => void send()}>
          {transition?.label ?? 'Kirim permohonan'}
        </ActionButton>
      </div>
    </div>
  )
}
