import type { UnsavedDraft } from '../../lib/browser/stored-drafts.ts'
import { type NewSend, outbox } from './outbox.ts'

interface Draft<Values> {
  kept: () => UnsavedDraft<Values>
  forget: () => void
}

type Sending = Omit<NewSend, 'id' | 'draft'> & Partial<Pick<NewSend, 'id'>>

/** Without a network a draft waits in the browser, with all that was typed; false: it is to be sent now. */
export async function queueDraftWhileAway<Values>(
  draft: Draft<Values>,
  name: string,
  sendingOf: (kept: UnsavedDraft<Values>) => Sending,
): Promise<boolean> {
  const kept = draft.kept()
  const waits = await outbox.addWhileAway({ id: name, ...sendingOf(kept), draft: { name, kept } })
  // What waits is saved by the send itself, or it would be saved twice.
  if (waits) draft.forget()
  return waits
}
