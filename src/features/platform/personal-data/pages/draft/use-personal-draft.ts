import { useEffect, useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { outbox } from '../../../../../app/offline/outbox.ts'
import { queueDraftWhileAway } from '../../../../../app/offline/queue-draft.ts'
import { useQueuedSend } from '../../../../../app/offline/use-queued-send.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { Refusal } from '../../../../../lib/calls/refusal.ts'
import { own } from '../../../../../own-paths.ts'
import type { Draft } from '../../../../../ui/form/drafts/use-draft.ts'
import { useVersionedDraft } from '../../../../../ui/form/drafts/use-versioned-draft.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import type { PersonalDraft, PersonalState } from '../../contract.ts'
import { BLANK_EDUCATION } from '../fields/EducationFields.tsx'

export interface Loaded {
  state: PersonalState
  files: PrivateFile[]
}

export interface PersonalForm {
  draft: Draft<PersonalDraft>
  /** The state as the server judged it last. */
  state: PersonalState
  /** The version that was saved elsewhere meanwhile; while there is one, this form is not saved. */
  newer: PersonalState | undefined
  /** Continues with the newer version, or replaces it by the content of this form. */
  settle: (choice: 'newer' | 'mine') => void
  files: PrivateFile[]
  addFile: (file: PrivateFile) => void
  /** True while it was sent and waits for the network. */
  waits: boolean
  /** Saves everything, also what was only prefilled; answers the server's judgement. */
  save: () => Promise<PersonalState>
  /** Sends the whole, or lets it wait for the network; what the server then says of fields stands in `state`. */
  submit: () => Promise<void>
}

/** Fills in what holds for most people: citizenship, and a first row of education. */
const prefill = (isi: PersonalDraft): PersonalDraft => ({
  ...isi,
  kewarganegaraan: isi.kewarganegaraan || 'WNI',
  pendidikan: isi.pendidikan.length > 0 ? isi.pendidikan : [BLANK_EDUCATION],
})

const SEND = 'data-diri'
/**
 * The pause between tries to go on to the next page; repeated until this page is left, as the network may fail again.
 */
const GO_ON_AGAIN_MS = 3000

/** Tells whether the data wait for the network; calls `sent` or `refused` when the server has answered. */
function useWaiting(on: { sent: () => Promise<void>; refused: () => Promise<unknown> }): boolean {
  const state = useQueuedSend(SEND)?.state
  const follow = useRef(on)
  useEffect(() => {
    follow.current = on
  })
  useEffect(() => {
    if (state === 'refused') follow.current.refused().catch(() => undefined)
    if (state !== 'sent') return
    let isGoing = false
    let wasLedOn = false
    const goOn = async () => {
      if (isGoing) return
      isGoing = true
      try {
        await follow.current.sent()
        wasLedOn = true
      } catch {
        // The network has gone once more.
      }
      isGoing = false
    }
    void goOn()
    const timer = setInterval(goOn, GO_ON_AGAIN_MS)
    return () => {
      clearInterval(timer)
      if (wasLedOn) void outbox.remove(SEND).catch(() => undefined)
    }
  }, [state])
  return state === 'waiting'
}

/** The draft of one's personal data; `onSent` once it is sent, be it from another tab. */
export function usePersonalDraft({ state: loaded, files: given }: Loaded, onSent: () => Promise<void>): PersonalForm {
  const { id } = useMember()
  const [files, setFiles] = useState(given)

  async function leaveIfSent(refusal: unknown): Promise<PersonalState> {
    const now = await client.getPersonalData()
    if (now.submitted_at === null) return now
    draft.forget()
    await outbox.remove(SEND)
    await onSent()
    throw refusal
  }

  const { draft, state, current, show, newer, settle, send } = useVersionedDraft<PersonalDraft, PersonalState>({
    name: `data-diri:${id}`,
    opened: loaded,
    prepared: prefill,
    save: (isi, version) => client.savePersonalData({ isi, version }),
    reload: leaveIfSent,
  })

  const waitForNetwork = () =>
    queueDraftWhileAway(draft, `data-diri:${id}`, ({ values: isi, version }) => ({
      id: SEND,
      label: 'data diri',
      path: own.personalDataPage('periksa'),
      calls: [
        { name: 'savePersonalData', asked: { isi, version } },
        { name: 'submitPersonalData', asked: {}, follows: true },
      ],
    }))

  async function save(): Promise<PersonalState> {
    draft.change({})
    await draft.flush()
    return current()
  }

  // What was refused is saved all the same: the server's judgement is asked for.
  const waits = useWaiting({ sent: onSent, refused: save })

  return {
    draft,
    state,
    newer,
    settle,
    files,
    addFile: (file) => setFiles((now) => [file, ...now.filter((other) => other.id !== file.id)]),
    waits,
    save: async () => (waits ? current() : save()),
    async submit() {
      if (await waitForNetwork()) return
      await send((version) => client.submitPersonalData({ version })).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 422) show({ ...current(), kesalahan: error.errors })
        throw error
      })
      draft.forget()
      await onSent()
    },
  }
}
