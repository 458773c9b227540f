import { useEffect, useRef, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'

type Application = Answer<'getOfficeApplication'>
type Mark = Payload<'checkRequirements'>['berkas'][number] & { catatan: string | null }
type Errors = Record<string, string>

const STALE = 409

/** The office's marks on the documents of an application; they show at once and are sent in order. */
export interface Marks {
  /** The application with the marks that are still on their way. */
  application: Application
  /** Answers what was wrong with the marks, or undefined. */
  mark: (berkas: Mark[]) => Promise<Errors | undefined>
  /** Waits for the marks that were sent, and tells whether they have been saved. */
  settled: () => Promise<boolean>
}

const withMarks = (application: Application, marks: readonly Mark[]): Application => ({
  ...application,
  persyaratan: application.persyaratan.map((requirement) => {
    const mark = marks.findLast(({ persyaratan }) => persyaratan === requirement.nama)
    return mark ? { ...requirement, status: mark.status, catatan: mark.catatan } : requirement
  }),
})

/** The note on a document has a field, which says what is wrong with it. */
const isSaidBesideNote = (errors: Errors): boolean => Object.keys(errors).some((name) => name.endsWith('.catatan'))

export function useMarks(record: Application): Marks {
  const [pending, setPending] = useState<Mark[]>([])
  const [answer, setAnswer] = useState<Application>()
  const sending = useRef<Promise<Errors | undefined>>(Promise.resolve(undefined))
  const notify = useNotify()
  const refresh = useRefresh()
  // What is fetched anew says more than what was answered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is the reason
  useEffect(() => setAnswer(undefined), [record])

  async function send(berkas: Mark[]): Promise<Errors | undefined> {
    try {
      setAnswer(await office.checkRequirements({ id: record.id, tahap: record.tahap, berkas }))
      return undefined
    } catch (error) {
      const { message, status, body } = error as HttpError
      const errors: Errors = body?.errors ?? {}
      if (!isSaidBesideNote(errors)) notify(message, { type: 'error' })
      if (status === STALE) refresh()
      return errors
    } finally {
      setPending((now) => now.filter((mark) => !berkas.includes(mark)))
    }
  }

  return {
    application: withMarks(answer ?? record, pending),
    mark: (berkas) => {
      setPending((now) => [...now, ...berkas])
      sending.current = sending.current.then(() => send(berkas))
      return sending.current
    },
    settled: async () => (await sending.current) === undefined,
  }
}
