import type { Sentences } from '../../../../../ui/form/fields-of.ts'
import type { FormState } from './use-form.ts'

/** What each step of the form is given. */
export interface StepProps {
  form: FormState
  /** What the server says against this step, once it was asked. */
  errors: Sentences
}
