import type { Sentences } from '../../../../../lib/sentences.ts'
import type { FormState } from './use-form.ts'

/** What each page of the form is given. */
export interface PageProps {
  form: FormState
  /** What the server objects to on this page, once it has been asked. */
  errors: Sentences
}
