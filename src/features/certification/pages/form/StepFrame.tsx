import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../../../../app/links.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { FORM_STEPS, type FormStep } from '../../rules.ts'
import { AssessmentStep } from './AssessmentStep.tsx'
import { DateStep } from './DateStep.tsx'
import { DeclarationStep } from './DeclarationStep.tsx'
import { ExperienceStep } from './ExperienceStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { PLACE_TITLES, STEP_HEADING_ID } from './step-titles.ts'
import type { FormState } from './use-form.ts'

const STEPS = {
  jadwal: DateStep,
  pengalaman: ExperienceStep,
  asesmen: AssessmentStep,
  berkas: FilesStep,
  pernyataan: DeclarationStep,
} as const

/** One step: its fields, and the way on once the server has nothing against it. */
export function StepFrame({ form, step }: { form: FormState; step: FormStep }) {
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { running, failure, run } = useAction()
  const summary = useRef<HTMLDivElement>(null)
  const errors = tries > 0 ? form.errorsOf(step) : {}
  const before = FORM_STEPS[FORM_STEPS.indexOf(step) - 1]
  const next = FORM_STEPS[FORM_STEPS.indexOf(step) + 1] ?? 'periksa'
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  const goOn = () =>
    run('check', async () => {
      const missing = await form.check(step)
      if (Object.keys(missing).length > 0) setTries((count) => count + 1)
      else await navigate(to.certificationForm(form.application.schedule_id, next))
    })
  const Matter = STEPS[step]
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
        {PLACE_TITLES[step]}
      </h2>
      <ErrorSummary errors={errors} ref={summary} />
      <div className="grid gap-6">
        <Matter form={form} errors={errors} />
      </div>
      <FormErrors message={failure} className="mt-6" />
      <div className="mt-8 flex flex-wrap gap-3 border-line border-t pt-5">
        <SubmitButton busy={running !== undefined}>Simpan dan lanjut</SubmitButton>
        {before && (
          <ButtonLink to={to.certificationForm(form.application.schedule_id, before)} variant="outline">
            Sebelumnya
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
