import { to } from '../../../../../paths.ts'
import { FormPagePanel } from '../../../../../ui/form/FormPagePanel.tsx'
import { FORM_PAGES, type FormPage } from '../../rules.ts'
import { AssessmentPage } from './AssessmentPage.tsx'
import { DeclarationPage } from './DeclarationPage.tsx'
import { ExperiencePage } from './ExperiencePage.tsx'
import { FilesPage } from './FilesPage.tsx'
import { PAGE_HEADING_ID, PLACE_TITLES } from './page-titles.ts'
import { SchedulePage } from './SchedulePage.tsx'
import type { FormState } from './use-form.ts'

const PAGES = {
  jadwal: SchedulePage,
  pengalaman: ExperiencePage,
  asesmen: AssessmentPage,
  berkas: FilesPage,
  pernyataan: DeclarationPage,
} as const

/** One page of an application. */
export function PageFrame({ form, page }: { form: FormState; page: FormPage }) {
  const address = (place?: string) => to.certificationForm(form.application.schedule_id, place)
  const at = FORM_PAGES.indexOf(page)
  const before = FORM_PAGES[at - 1]
  const Matter = PAGES[page]
  return (
    <FormPagePanel
      title={PLACE_TITLES[page]}
      headingId={PAGE_HEADING_ID}
      errors={form.errorsOf(page)}
      check={() => form.check(page)}
      before={before && address(before)}
      next={address(FORM_PAGES[at + 1] ?? 'periksa')}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormPagePanel>
  )
}
