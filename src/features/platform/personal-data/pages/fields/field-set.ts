import type { Change } from '../../../../../ui/form/drafts/use-draft.ts'
import type { Judgement } from '../../../../../ui/form/fields-of.ts'

/** The props of a group of fields: the values it shows, and what the server says of them. */
export interface FieldSet<Values> {
  values: Values
  change: Change<Values>
  said: Judgement
}
