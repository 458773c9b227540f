import { client } from '../../../../app/calls/browser-client.ts'
import { queueDraftWhileAway } from '../../../../app/offline/queue-draft.ts'
import { own } from '../../../../own-paths.ts'
import { useVersionedDraft, type VersionedDraft } from '../../../../ui/form/drafts/use-versioned-draft.ts'
import type { Evaluation } from '../contract.ts'
import type { Answers } from '../rules.ts'

type FilledEvaluation = Evaluation & { isi: Answers }

interface EvaluationDraft extends Pick<VersionedDraft<Answers, FilledEvaluation>, 'draft' | 'newer' | 'settle'> {
  /** Saves what is not saved yet and sends the whole; rejects with the refusal. False: it waits for the network. */
  submit: () => Promise<boolean>
}

const withContent = (evaluation: Evaluation): FilledEvaluation => ({ ...evaluation, isi: evaluation.jawaban })

/** A question left open is the same as one answered with an empty text. */
const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((id) => (one[id] ?? '') === (other[id] ?? ''))

/** Answers that save themselves; `onClosed` once it was sent in another tab, or is past its last day. */
export function useEvaluation(opened: Evaluation, onClosed: () => Promise<void>): EvaluationDraft {
  const { id } = opened
  const { draft, newer, settle, send } = useVersionedDraft<Answers, FilledEvaluation>({
    name: `evaluasi:${id}`,
    opened: withContent(opened),
    isSame,
    save: async (jawaban, version) => withContent(await client.saveEvaluation({ id, version, jawaban })),
    async reload(refusal) {
      const now = await client.getOwnEvaluation({ id })
      if (now.boleh_isi) return withContent(now)
      draft.forget()
      await onClosed()
      throw refusal
    },
  })
  const waitForNetwork = () =>
    queueDraftWhileAway(draft, `evaluasi:${id}`, ({ values: jawaban, version }) => ({
      label: `evaluasi ${opened.judul}`,
      path: own.evaluationOne(id),
      calls: [
        { name: 'saveEvaluation', asked: { id, version, jawaban } },
        { name: 'submitEvaluation', asked: { id }, follows: true },
      ],
    }))

  return {
    draft,
    newer,
    settle,
    async submit() {
      if (await waitForNetwork()) return false
      await send((version) => client.submitEvaluation({ id, version }))
      draft.forget()
      return true
    },
  }
}
