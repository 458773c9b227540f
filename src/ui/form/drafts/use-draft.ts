import { useEffect, useRef, useState } from 'react'
import type { UnsavedDraft } from '../../../lib/browser/stored-drafts.ts'
import { savedDraft } from './saved-draft.ts'
import { createSaver, type Saver, type Saving } from './saver.ts'
import { unsavedDraft } from './unsaved-draft.ts'

export type Change<T> = (patch: Partial<T> | ((now: T) => Partial<T>)) => void

interface Stored<T> {
  /** Name of the copy that this tab keeps until the server has it; one for each person. */
  name: string
  values: T
  version: number
  /** Saves on top of that version; returns the new version. */
  save: (values: T, version: number) => Promise<number>
}

export interface Draft<T> {
  values: T
  change: Change<T>
  saving: Saving
  /** Returns the present values, with the version they were made from. */
  kept: () => UnsavedDraft<T>
  /** Saves at once what is not saved yet; rejects with the server's refusal. */
  flush: () => Promise<void>
  /** Continues from another version, with its values or with the draft's own on top. */
  continueFrom: (version: number, values?: T) => void
  /** Forgets the copy in this tab: it is sent, or no longer wanted. */
  forget: () => void
}

/** Values that save themselves as people type; what the server does not have yet survives a reload. */
export function useDraft<T extends object>({ name, values: stored, version, save }: Stored<T>): Draft<T> {
  const [kept] = useState(() => unsavedDraft.read<T>(name))
  const [begun] = useState(() => kept ?? savedDraft.since<T>(name, version))
  const [values, setValues] = useState<T>(() => ({ ...stored, ...begun?.values }))
  const [saving, setSaving] = useState<Saving>({ state: 'unchanged' })
  const latest = useRef<UnsavedDraft<T>>({ values, version: begun?.version ?? version })
  const toServer = useRef(save)
  const [saver] = useState<Saver<T>>(() =>
    createSaver<T>(async (sent) => {
      const next = await toServer.current(sent, latest.current.version)
      latest.current = { ...latest.current, version: next }
      savedDraft.note(name, { values: sent, version: next })
      if (latest.current.values === sent) unsavedDraft.drop(name)
      else unsavedDraft.write(name, latest.current)
    }, setSaving),
  )
  useEffect(() => {
    toServer.current = save
  })
  useEffect(() => {
    if (kept && !kept.waits) saver.note(latest.current.values)
    const saveNow = () => void saver.flush().catch(() => undefined)
    const saveHidden = () => document.visibilityState === 'hidden' && saveNow()
    window.addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      window.removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', saveHidden)
      // Without its copy, it was sent or abandoned by logging out.
      if (unsavedDraft.read(name)) saveNow()
      else saver.drop()
    }
  }, [kept, saver, name])

  const setLatest = (next: T) => {
    latest.current = { ...latest.current, values: next }
    setValues(next)
  }
  return {
    values,
    saving,
    kept: () => latest.current,
    flush: saver.flush,
    change(patch) {
      const now = latest.current.values
      setLatest({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) })
      unsavedDraft.write(name, latest.current)
      saver.note(latest.current.values)
    },
    continueFrom(next, theirs) {
      latest.current = { values: latest.current.values, version: next }
      if (theirs === undefined) {
        saver.note(latest.current.values)
        return
      }
      setLatest(theirs)
      saver.drop()
      unsavedDraft.drop(name)
    },
    forget() {
      saver.drop()
      savedDraft.drop(name)
      unsavedDraft.drop(name)
    },
  }
}
