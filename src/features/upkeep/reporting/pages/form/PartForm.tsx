import { own } from '../../../../../own-paths.ts'
import { FormPagePanel } from '../../../../../ui/form/pages/FormPagePanel.tsx'
import type { ReportPart } from '../../rules.ts'
import { DeclarationPart } from './DeclarationPart.tsx'
import { DocumentsPart } from './DocumentsPart.tsx'
import { PAGE_TITLES, REPORT_FORM_PAGES, REPORT_PAGE_HEADING_ID } from './form-pages.ts'
import type { ReportForm } from './use-report.ts'

const PARTS = { dokumen: DocumentsPart, pernyataan: DeclarationPart } as const

/** One part of the report. */
export function PartForm({ form, part }: { form: ReportForm; part: ReportPart }) {
  const at = REPORT_FORM_PAGES.indexOf(part)
  const before = REPORT_FORM_PAGES[at - 1]
  const Matter = PARTS[part]
  return (
    <FormPagePanel
      title={PAGE_TITLES[part]}
      headingId={REPORT_PAGE_HEADING_ID}
      errors={form.errorsOf(part)}
      check={() => form.check(part)}
      before={before && own.report(form.report.id, before)}
      next={own.report(form.report.id, REPORT_FORM_PAGES[at + 1])}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormPagePanel>
  )
}
