import { SaveStatus } from '../../../../../ui/form/drafts/SaveStatus.tsx'
import type { PersonalForm } from './use-personal-draft.ts'

export const DRAFT_HEADING_ID = 'langkah'

/** The page's title, and whether the draft is saved. */
export function DraftPageHeading({ title, form: { draft, newer } }: { title: string; form: PersonalForm }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={DRAFT_HEADING_ID} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {!newer && <SaveStatus saving={draft.saving} retry={() => void draft.flush().catch(() => undefined)} />}
    </div>
  )
}
