import { ACCOUNT_FORMS } from './form-rows/accounts.ts'
import { APPLICATION_FORMS } from './form-rows/application.ts'
import { PERSONAL_FORMS } from './form-rows/personal.ts'
import type { FormRow } from './form-rows/row.ts'
import { SERVICE_FORMS } from './form-rows/service.ts'
import { UPKEEP_FORMS } from './form-rows/upkeep.ts'

/** Forms by the file that shows them (and its part), each met in every mishap that it can have. */
export const FORMS: Record<string, FormRow> = {
  ...ACCOUNT_FORMS,
  ...PERSONAL_FORMS,
  ...APPLICATION_FORMS,
  ...UPKEEP_FORMS,
  ...SERVICE_FORMS,
}

/** Forms without a row, and the test that meets them, or why none has to. */
export const ELSEWHERE: Record<string, string> = {
  'src/features/platform/channels/parts/ChannelSection.tsx': 'src/features/platform/channels',
  'src/app/shells/EmailUndo.tsx': 'a button without fields',
  'src/app/shells/NotFoundPage.tsx': 'a search that only reads',
  'src/app/shells/ShellLoading.tsx': 'a button without fields',
  'src/english/form.tsx': 'a frame: its forms are listed',
  'src/english/pages/ComplaintForm.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/ComplaintPage.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/FileCheck.tsx': 'a search that only reads',
  'src/english/pages/FollowedCase.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/HolderSearch.tsx': 'the call of its Indonesian page, met there',
  'src/english/pages/TeamCheck.tsx': 'the call of its Indonesian page, met there',
  'src/english/parts.tsx': 'a frame: its forms are listed',
  'src/features/catalogue/schedules/pages/ScheduleFilters.tsx': 'a search that only reads',
  'src/features/catalogue/venues/pages/ProvinceFilter.tsx': 'a search that only reads',
  'src/features/certification/applications/pages/ApplicationForm.tsx': 'a type of that name, no form',
  'src/features/certification/applications/pages/OpenFilters.tsx': 'a search that only reads',
  'src/features/certification/applications/pages/form/Review.tsx': 'a button without fields',
  'src/features/certification/holders/pages/HolderSearch.tsx': 'a search that only reads',
  'src/features/certification/holders/pages/NumberCheck.tsx': 'a search that only reads',
  'src/features/certification/holders/pages/TeamCheck.tsx': 'a search that only reads',
  'src/features/platform/accounts/pages/VerifyEmail.tsx': 'buttons without fields',
  'src/features/platform/accounts/pages/profile/Passkeys.tsx': 'e2e/passkeys.test.ts',
  'src/features/platform/files/parts/StatementForm.tsx': 'a frame: its forms are listed',
  'src/features/platform/personal-data/pages/draft/Review.tsx': 'a button without fields',
  'src/features/platform/portal/pages/FirstAdministrator.tsx': 'e2e/first-start.test.ts',
  'src/features/platform/site-content/pages/gallery/Lightbox.tsx': 'closes a picture',
  'src/features/platform/site-content/pages/home/Hero.tsx': 'a search that only reads',
  'src/features/service/complaints/pages/PostForm.tsx': 'a frame: its forms are listed',
  'src/ui/SearchForm.tsx': 'a frame: its forms are listed',
  'src/ui/form/FormPagePanel.tsx': 'a frame: its forms are listed',
}
