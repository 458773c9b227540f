import { ACCOUNT_FORMS } from './form-rows/accounts.ts'
import { APPLICATION_FORMS } from './form-rows/application.ts'
import { EMPLOYER_FORMS } from './form-rows/employers.ts'
import { ENGLISH_FORMS } from './form-rows/english.ts'
import { PERSONAL_FORMS } from './form-rows/personal.ts'
import type { FormRow } from './form-rows/row.ts'
import { SEARCH_FORMS } from './form-rows/searches.ts'
import { SERVICE_FORMS } from './form-rows/service.ts'
import { UPKEEP_FORMS } from './form-rows/upkeep.ts'

/** Forms by the file that shows them (and its part), each met in every mishap that it can have. */
export const FORMS: Record<string, FormRow> = {
  ...ACCOUNT_FORMS,
  ...PERSONAL_FORMS,
  ...APPLICATION_FORMS,
  ...EMPLOYER_FORMS,
  ...UPKEEP_FORMS,
  ...SERVICE_FORMS,
  ...SEARCH_FORMS,
  ...ENGLISH_FORMS,
}

/** Forms without a row, and the test that meets them, or why none has to. */
export const ELSEWHERE: Record<string, string> = {
  'src/app/shells/standalone/EmailUndo.tsx': 'a button without fields',
  'src/app/shells/standalone/MailStop.tsx': 'a button without fields',
  'src/app/shells/standalone/WebhookInvitation.tsx':
    'without the program: src/features/certification/webhooks/webhooks.office.test.ts',
  'src/features/certification/webhooks/parts/Webhooks.tsx':
    'src/features/certification/webhooks/webhooks.office.test.ts',
  'src/features/certification/accommodations/parts/OwnNeeds.tsx':
    'one field: src/features/certification/accommodations/accommodations.office.test.ts',
  'src/features/certification/misconduct/parts/OwnMisconduct.tsx':
    'one field, by StatementForm: src/features/certification/misconduct/misconduct.office.test.ts',
  'src/app/shells/ShellLoading.tsx': 'a button without fields',
  'src/features/certification/applications/pages/ApplicationForm.tsx': 'a type of that name, no form',
  'src/features/certification/applications/pages/form/Review.tsx': 'a button without fields',
  'src/features/platform/accounts/pages/VerifyEmail.tsx': 'buttons without fields',
  'src/features/platform/files/parts/StatementForm.tsx': 'a frame: its forms are listed',
  'src/features/platform/personal-data/pages/draft/Review.tsx': 'a button without fields',
  'src/features/platform/site-content/pages/gallery/Lightbox.tsx': 'closes a picture',
  'src/features/service/complaints/parts/PostForm.tsx': 'a frame: its forms are listed',
  'src/ui/search/AskForm.tsx': 'a frame: its forms are listed',
  'src/ui/search/SearchForm.tsx': 'a frame: its forms are listed',
  'src/ui/form/pages/FormPagePanel.tsx': 'a frame: its forms are listed',
}
