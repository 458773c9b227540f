import { useState } from 'react'
import { client } from '../../../../app/browser-client.ts'
import { useMember } from '../../../../app/member.ts'
import { Refusal } from '../../../../lib/refusal.ts'
import { type Draft, useDraft } from '../../../../ui/form/use-draft.ts'
import type { PrivateFile } from '../../../files/contract.ts'
import type { PersonalDraft, PersonalState } from '../../contract.ts'
import { BLANK_EDUCATION } from '../fields/EducationFields.tsx'

export interface Loaded {
  state: PersonalState
  files: PrivateFile[]
}

export interface PersonalForm {
  draft: Draft<PersonalDraft>
  /** As the server judged it last. */
  state: PersonalState
  /** Saved elsewhere in the meantime, so that what stands here is not saved any more. */
  newer: PersonalState | undefined
  /** Goes on with the newer version, or with what stands here in its place. */
  settle: (choice: 'newer' | 'mine') => void
  files: PrivateFile[]
  addFile: (file: PrivateFile) => void
  /** Saves everything, also what was only prefilled; answers the server's judgement. */
  save: () => Promise<PersonalState>
  /** Sends the whole; what the server then says of fields stands in `state`. */
  submit: () => Promise<void>
}

/** Most are citizens, and all have one education at least. */
const prepared = (isi: PersonalDraft): PersonalDraft => ({
  ...isi,
  kewarganegaraan: isi.kewarganegaraan || 'WNI',
  pendidikan: isi.pendidikan.length > 0 ? isi.pendidikan : [BLANK_EDUCATION],
})

const isSame = (one: PersonalDraft, other: PersonalDraft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The draft of one's personal data; `onSent` once it is sent, be it from another tab. */
export function usePersonalDraft({ state: loaded, files: given }: Loaded, onSent: () => Promise<void>): PersonalForm {
  const { id } = useMember()
  const [state, setState] = useState(loaded)
  const [newer, setNewer] = useState<PersonalState>()
  const [files, setFiles] = useState(given)
  // What a save leads to is needed before the next rendering.
  const [latest] = useState<{ state: PersonalState; newer: PersonalState | undefined }>({ state: loaded, newer })

  const judge = (next: PersonalState) => {
    latest.state = next
    setState(next)
  }
  const notice = (next: PersonalState | undefined) => {
    latest.newer = next
    setNewer(next)
  }

  async function leaveIfSent(refusal: unknown): Promise<PersonalState> {
    if (!(refusal instanceof Refusal) || refusal.status !== 409) throw refusal
    const now = await client.getPersonalData()
    if (now.submitted_at === null) return now
    draft.forget()
    await onSent()
    throw refusal
  }

  const draft = useDraft<PersonalDraft>({
    name: `data-diri:${id}`,
    values: prepared(loaded.isi),
    version: loaded.version,
    async save(isi, version) {
      if (latest.newer) throw new Refusal(409, 'Pilih dahulu versi yang dipakai.')
      try {
        judge(await client.savePersonalData({ isi, version }))
      } catch (error) {
        const now = await leaveIfSent(error)
        // The answer to one's own save may have been lost on the way.
        if (!isSame(now.isi, isi)) {
          notice(now)
          throw error
        }
        judge(now)
      }
      return latest.state.version
    },
  })

  return {
    draft,
    state,
    newer,
    files,
    addFile: (file) => setFiles((now) => [file, ...now.filter((other) => other.id !== file.id)]),
    settle(choice) {
      if (!newer) return
      notice(undefined)
      judge(newer)
      draft.continueFrom(newer.version, choice === 'newer' ? prepared(newer.isi) : undefined)
    },
    async save() {
      draft.change({})
      await draft.flush()
      return latest.state
    },
    async submit() {
      await draft.flush()
      try {
        await client.submitPersonalData({ version: latest.state.version })
      } catch (error) {
        if (error instanceof Refusal && error.status === 422) judge({ ...latest.state, kesalahan: error.errors })
        else await leaveIfSent(error)
        throw error
      }
      draft.forget()
      await onSent()
    },
  }
}
