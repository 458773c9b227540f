import { Suspense, useEffect, useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { queueDraftWhileAway } from '../../../../../app/offline/queue-draft.ts'
import { to } from '../../../../../paths.ts'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { ErrorSummary } from '../../../../../ui/form/ErrorSummary.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { Proforma } from '../../../invoices/parts/LazyProformaForm.tsx'
import type { Application } from '../../contract.ts'
import { PayerChoice } from '../../parts/application-tabs.tsx'
import { FORM_PAGES, type FormPage } from '../../rules.ts'
import { Answers } from '../detail/Answers.tsx'
import { Files } from '../detail/Files.tsx'
import { DeclarationFields, withOneOfStatements } from './DeclarationFields.tsx'
import { PAGE_HEADING_ID, PLACE_TITLES, placeOfPage } from './page-titles.ts'
import type { FormState } from './use-form.ts'
import { WaitingList } from './WaitingList.tsx'

const queueWhileAway = ({ application: { id, tahap, name, schedule_id }, draft }: FormState): Promise<boolean> =>
  queueDraftWhileAway(draft, `permohonan:${id}`, ({ values, version }) => ({
    label: `permohonan ${name}`,
    path: to.certificationForm(schedule_id, 'periksa'),
    calls: [
      { name: 'saveApplication', asked: { id, tahap, version, ...values } },
      { name: 'submitApplication', asked: { id, tahap } },
    ],
  }))

interface ReviewProps {
  form: FormState
  onSent: (sent: Application) => void
}

/** The answers once more, each with the way to change it; then they are signed and sent. */
export function Review({ form, onSent }: ReviewProps) {
  const { application, draft } = form
  const { running, failure, run } = useAction()
  const [tries, setTries] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  const transition = application.can.submit ?? application.can.resubmit
  const errors = tries > 0 ? withOneOfStatements(form.errorsOf('pernyataan')) : {}
  const send = () =>
    run('send', async () => {
      if (await queueWhileAway(form)) return
      const missing = await form.check('pernyataan')
      if (Object.keys(missing).length > 0) return setTries((count) => count + 1)
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
      <Missing form={form} />
      <WaitingList form={form} />
      <Answers application={application} changeOf={(page) => <Change application={application} page={page} />} />
      <section>
        <h2 className="mb-3 text-xl">Berkas</h2>
        <Files application={application} correct={false} />
        <Change application={application} page="berkas" />
      </section>
      <Proforma application={application} />
      <Suspense fallback={null}>
        <PayerChoice id={application.id} />
      </Suspense>
      <form
        noValidate
        className="panel p-5 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h2 className="mb-5 text-xl">Pernyataan</h2>
        <ErrorSummary errors={errors} ref={summary} />
        <div className="grid gap-6">
          <DeclarationFields form={form} errors={errors} />
        </div>
        <FormErrors message={failure} className="mt-6" />
        <div className="mt-6">
          <SubmitButton busy={running !== undefined}>{transition?.label ?? 'Kirim permohonan'}</SubmitButton>
        </div>
      </form>
    </div>
  )
}

const pageAddress = ({ schedule_id }: Application, page: FormPage): string =>
  `${to.certificationForm(schedule_id, placeOfPage(page))}&kembali=periksa`

/** Shows what other pages still need. */
function Missing({ form }: { form: FormState }) {
  const missing = FORM_PAGES.filter((page) => page !== 'pernyataan' && Object.keys(form.errorsOf(page)).length > 0)
  if (missing.length === 0) return null
  return (
    <Alert tone="warning">
      <p className="font-semibold">Masih ada yang perlu dilengkapi:</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map((page) => (
          <li key={page}>
            <Link to={pageAddress(form.application, page)} className="underline underline-offset-4">
              {PLACE_TITLES[placeOfPage(page)]}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Leads to a page and back. */
const Change = ({ application, page }: { application: Application; page: FormPage }) => (
  <p className="mt-3">
    <Link to={pageAddress(application, page)} className="text-link">
      Ubah<span className="sr-only"> {PLACE_TITLES[placeOfPage(page)]}</span>
    </Link>
  </p>
)
