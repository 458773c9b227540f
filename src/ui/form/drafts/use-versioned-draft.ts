import { useState } from 'react'
import { Refusal } from '../../../lib/calls/refusal.ts'
import { isConflict, sendVersion } from './send-version.ts'
import { type Draft, useDraft } from './use-draft.ts'

interface Versioned<T, State> {
  /** As useDraft asks for it. */
  name: string
  opened: State
  /** Fills in values where the server has none. */
  prepared?: (isi: T) => T
  save: (isi: T, version: number) => Promise<State>
  /** Loads the server's state after a refusal; rejects, possibly with another refusal, when it cannot be edited. */
  reload: (refusal: unknown) => Promise<State>
  /** Tells whether the server has exactly the values that are here. */
  isSame?: (one: T, other: T) => boolean
}

export interface VersionedDraft<T, State> {
  draft: Draft<T>
  /** As of the last answer of the server. */
  state: State
  /** Returns the same state, up to date even before the next rendering. */
  current: () => State
  show: (state: State) => void
  /** The version that was saved elsewhere in the meantime; while it is set, nothing here is saved. */
  newer: State | undefined
  /** Continues with the newer version, or replaces it with what is here. */
  settle: (choice: 'newer' | 'mine') => void
  /** Saves what is not saved yet and sends its version; rejects with the refusal, after which a choice may be needed. */
  send: <Answer>(sending: (version: number) => Promise<Answer>) => Promise<Answer>
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A draft that may be open in two tabs: neither overwrites the other before the person has chosen. */
export function useVersionedDraft<T extends object, State extends { isi: T; version: number }>({
  name,
  opened,
  prepared = (isi) => isi,
  save,
  reload,
  isSame = isEqual,
}: Versioned<T, State>): VersionedDraft<T, State> {
  const [state, setState] = useState(opened)
  const [newer, setNewer] = useState<State>()
  // What a save leads to is needed before the next rendering.
  const [latest] = useState<{ state: State; newer: State | undefined }>({ state: opened, newer })

  const show = (next: State) => {
    latest.state = next
    setState(next)
  }
  const notice = (next: State | undefined) => {
    latest.newer = next
    setNewer(next)
  }

  const draft = useDraft<T>({
    name,
    values: prepared(opened.isi),
    version: opened.version,
    async save(isi, version) {
      if (latest.newer) throw new Refusal(409, 'Pilih dahulu versi yang dipakai.')
      try {
        show(await save(isi, version))
      } catch (error) {
        if (!isConflict(error)) throw error
        const now = await reload(error)
        // The answer to this tab's own save may have been lost, or another tab saved what was there before.
        if (isSame(now.isi, isi)) show(now)
        else if (now.version > version && isSame(now.isi, latest.state.isi)) show(await save(isi, now.version))
        else {
          notice(now)
          throw error
        }
      }
      return latest.state.version
    },
  })

  async function send<Answer>(sending: (version: number) => Promise<Answer>): Promise<Answer> {
    await draft.flush()
    const outcome = await sendVersion({
      seen: latest.state,
      send: sending,
      reload,
      isSame: (one, other) => isSame(one.isi, other.isi),
    })
    show(outcome.seen)
    if (outcome.state === 'sent') return outcome.answer
    if (outcome.newer) notice(outcome.newer)
    throw outcome.refusal
  }

  return {
    draft,
    state,
    current: () => latest.state,
    show,
    newer,
    settle(choice) {
      if (!newer) return
      notice(undefined)
      show(newer)
      draft.continueFrom(newer.version, choice === 'newer' ? prepared(newer.isi) : undefined)
    },
    send,
  }
}
