import { to } from '../../../../../app/links.ts'
import { FormStep as FormStepFrame } from '../../../../../ui/form/FormStep.tsx'
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

/** One step of an application. */
export function StepFrame({ form, step }: { form: FormState; step: FormStep }) {
  const address = (place?: string) => to.certificationForm(form.application.schedule_id, place)
  const at = FORM_STEPS.indexOf(step)
  const before = FORM_STEPS[at - 1]
  const Matter = STEPS[step]
  return (
    <FormStepFrame
      title={PLACE_TITLES[step]}
      headingId={STEP_HEADING_ID}
      errors={form.errorsOf(step)}
      check={() => form.check(step)}
      before={before && address(before)}
      next={address(FORM_STEPS[at + 1] ?? 'periksa')}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormStepFrame>
  )
}
