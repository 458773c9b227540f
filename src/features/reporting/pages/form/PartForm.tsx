import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { own } from '../../../../app/own-links.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import type { Sentences } from '../../../../ui/form/fields-of.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import type { ReportPart } from '../../rules.ts'
import { DeclarationPart } from './DeclarationPart.tsx'
import { DocumentsPart } from './DocumentsPart.tsx'
import { PLACE_TITLES, PLACES, STEP_HEADING_ID } from './places.ts'
import type { ReportForm } from './use-report.ts'

/** What each part of the form is given. */
export interface PartProps {
  form: ReportForm
  /** What the server says against this part, once it was asked. */
  errors: Sentences
}

const PARTS = { dokumen: DocumentsPart, pernyataan: DeclarationPart } as const

/** One part: its fields, and the way on once the server has nothing against it. */
export function PartForm({ form, part }: { form: ReportForm; part: ReportPart }) {
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { running, failure, run } = useAction()
  const summary = useRef<HTMLDivElement>(null)
  const errors = tries > 0 ? form.errorsOf(part) : {}
  const at = PLACES.indexOf(part)
  const before = PLACES[at - 1]
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  const goOn = () =>
    run('check', async () => {
      const missing = await form.check(part)
      if (Object.keys(missing).length > 0) setTries((count) => count + 1)
      else await navigate(own.report(form.report.id, PLACES[at + 1]))
    })
  const Matter = PARTS[part]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
      className="panel min-w-0 p-5 sm:p-6"
    >
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="mb-5 text-2xl outline-none">
        {PLACE_TITLES[part]}
      </h2>
      <ErrorSummary errors={errors} ref={summary} />
      <div className="grid gap-6">
        <Matter form={form} errors={errors} />
      </div>
      <FormErrors message={failure} className="mt-6" />
      <div className="mt-8 flex flex-wrap gap-3 border-line border-t pt-5">
        <SubmitButton busy={running !== undefined}>Simpan dan lanjut</SubmitButton>
        {before && (
          <ButtonLink to={own.report(form.report.id, before)} variant="outline">
            Sebelumnya
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
