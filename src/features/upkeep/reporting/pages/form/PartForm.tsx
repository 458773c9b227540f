import { own } from '../../../../../app/own-links.ts'
import { FormStep } from '../../../../../ui/form/FormStep.tsx'
import type { Sentences } from '../../../../../ui/form/fields-of.ts'
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

/** One part of the report. */
export function PartForm({ form, part }: { form: ReportForm; part: ReportPart }) {
  const at = PLACES.indexOf(part)
  const before = PLACES[at - 1]
  const Matter = PARTS[part]
  return (
    <FormStep
      title={PLACE_TITLES[part]}
      headingId={STEP_HEADING_ID}
      errors={form.errorsOf(part)}
      check={() => form.check(part)}
      before={before && own.report(form.report.id, before)}
      next={own.report(form.report.id, PLACES[at + 1])}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormStep>
  )
}
