import { useSearchParams } from 'react-router'
import { to } from '../../../../../paths.ts'
import { FormPagePanel } from '../../../../../ui/form/pages/FormPagePanel.tsx'
import { AssessmentPage } from './AssessmentPage.tsx'
import { ExperiencePage } from './ExperiencePage.tsx'
import { FilesPage } from './FilesPage.tsx'
import { FORM_PLACES, type FormPlace, PAGE_HEADING_ID, PLACE_TITLES } from './page-titles.ts'
import { SchedulePage } from './SchedulePage.tsx'
import type { FormState } from './use-form.ts'

const PAGES = {
  jadwal: SchedulePage,
  pengalaman: ExperiencePage,
  asesmen: AssessmentPage,
  berkas: FilesPage,
} as const

/** One page of an application. */
export function PageFrame({ form, page }: { form: FormState; page: Exclude<FormPlace, 'periksa'> }) {
  const [search] = useSearchParams()
  const isCorrecting = search.get('kembali') === 'periksa'
  const address = (place?: string) => to.certificationForm(form.application.schedule_id, place)
  const at = FORM_PLACES.indexOf(page)
  const before = isCorrecting ? undefined : FORM_PLACES[at - 1]
  const Matter = PAGES[page]
  return (
    <FormPagePanel
      title={PLACE_TITLES[page]}
      headingId={PAGE_HEADING_ID}
      errors={form.errorsOf(page)}
      check={() => form.check(page)}
      before={before && address(before)}
      next={address(isCorrecting ? 'periksa' : (FORM_PLACES[at + 1] ?? 'periksa'))}
      nextLabel={isCorrecting ? 'Simpan dan kembali' : 'Simpan dan lanjut'}
    >
      {(errors) => <Matter form={form} errors={errors} />}
    </FormPagePanel>
  )
}
