import { own } from '../../../../../app/own-links.ts'
import { FormStep } from '../../../../../ui/form/FormStep.tsx'
import type { Sentences } from '../../../../../ui/form/fields-of.ts'
import type { ReportPart } from '../../rules.ts'
import { DeclarationPart } from './DeclarationPart.tsx'
import { DocumentsPart } from './DocumentsPart.tsx'
import { PAGE_HEADING_ID, PAGE_TITLES, REPORT_FORM_PAGES } from './form-pages.ts'
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
  const at = REPORT_FORM_PAGES.indexOf(part)
  const before = REPORT_FORM_PAGES[at - 1]
  const Matter = PARTS[part]
  return (
    <FormStep
      title={PAGE_TITLES[part]}
      headingId={PAGE_HEADING_ID}
      errors={form.errorsOf(part)}
      check={() => form.check(part)}
      before={before && own.report(form.report.id, before)}
      next={own.report(form.report.id, REPORT_FORM_PAGES[at + 1])}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormStep>
  )
}
