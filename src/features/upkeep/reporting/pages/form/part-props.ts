import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import type { ReportForm } from './use-report.ts'

/** Props of each part of the form. */
export interface PartProps {
  form: ReportForm
  /** The server's errors in this part, once it was asked. */
  errors: Sentences
}
