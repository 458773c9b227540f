import { useState } from 'react'
import { client } from '../../../app/browser-client.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { type Draft, useDraft } from '../../../ui/form/use-draft.ts'
import type { Evaluation } from '../contract.ts'
import type { Answers } from '../rules.ts'

interface Filling {
  draft: Draft<Answers>
  /** Saved elsewhere in the meantime, so that what stands here is not saved any more. */
  newer: Evaluation | undefined
  settle: (choice: 'newer' | 'mine') => void
  /** Saves what is not saved yet and sends the whole; rejects with the refusal. */
  submit: () => Promise<void>
}

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((id) => (one[id] ?? '') === (other[id] ?? ''))

/** Answers that save themselves; `onClosed` once it cannot be filled in any more, be it by another tab or by its last day. */
export function useEvaluation(opened: Evaluation, onClosed: () => Promise<void>): Filling {
  const { id } = opened
  const [newer, setNewer] = useState<Evaluation>()
  // What a save leads to is needed before the next rendering.
  const [latest] = useState<{ version: number; newer: Evaluation | undefined }>({
    version: opened.version,
    newer: undefined,
  })
  const notice = (next: Evaluation | undefined) => {
    latest.newer = next
    setNewer(next)
  }

  /** What stands on the server after a conflict, if it can be gone on from. */
  async function afterConflict(refusal: unknown): Promise<Evaluation> {
    if (!(refusal instanceof Refusal) || refusal.status !== 409) throw refusal
    const now = await client.getOwnEvaluation({ id })
    if (now.boleh_isi) return now
    draft.forget()
    await onClosed()
    throw refusal
  }

  const draft = useDraft<Answers>({
    name: `evaluasi:${id}`,
    values: opened.jawaban,
    version: opened.version,
    async save(jawaban, version) {
      if (latest.newer) throw new Refusal(409, 'Pilih dahulu versi yang dipakai.')
      const now = await client.saveEvaluation({ id, version, jawaban }).catch(async (error: unknown) => {
        const found = await afterConflict(error)
        // The answer to one's own save may have been lost on the way.
        if (isSame(found.jawaban, jawaban)) return found
        notice(found)
        throw error
      })
      latest.version = now.version
      return now.version
    },
  })

  return {
    draft,
    newer,
    settle(choice) {
      if (!newer) return
      notice(undefined)
      latest.version = newer.version
      draft.continueFrom(newer.version, choice === 'newer' ? newer.jawaban : undefined)
    },
    async submit() {
      await draft.flush()
      await client.submitEvaluation({ id, version: latest.version }).catch(async (error: unknown) => {
        notice(await afterConflict(error))
        throw error
      })
      draft.forget()
    },
  }
}
