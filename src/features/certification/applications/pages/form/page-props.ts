import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import type { FormState } from './use-form.ts'

/** The props of each page of the form. */
export interface PageProps {
  form: FormState
  /** The server's objections to this page, once it has been asked. */
  errors: Sentences
}
