import { type EntryField, tidyEntry } from '../../../marking/entry-rules.ts'
import type { SittingEngine } from '../sitting-engine.ts'

const REST_MS = 1000

export interface AnswerSaver {
  type: (text: string) => void
  save: () => void
}

/** Keeps what is typed a second after its last letter, or at once by `save`; nothing that is kept already. */
export function answerSaver(engine: SittingEngine, field: EntryField, text: string): AnswerSaver {
  let saved = text
  let latest = text
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    const tidied = tidyEntry(field, latest)
    if (tidied === saved) return
    saved = tidied
    engine.note('jawab', field.nomor, tidied)
  }
  return {
    save,
    type(typed) {
      latest = typed
      clearTimeout(timer)
      timer = setTimeout(save, REST_MS)
    },
  }
}
