import { type HttpError, type RaRecord, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { officeCall, type Values } from '../office-call.ts'

export interface Step {
  /** The step's name in the path: 'terbitkan'. */
  step: string
  /** What is sent besides what was seen and typed. */
  values?: Values | undefined
  /** What is said afterwards. */
  done: string
  /** What happens with the answer; else the page is fetched anew. */
  then?: ((answer: RaRecord) => void) | undefined
}

/** `errors`: a sentence for each field that was refused. */
export type Taken = { taken: true } | { taken: false; errors?: Record<string, string> }

/** Takes a step of the record at hand, with the version or stage that was seen, and tells how it went. */
export function useStep({ step, values, done, then }: Step): (typed?: Values) => Promise<Taken> {
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()

  return async (typed) => {
    try {
      const sent = { ...typed, ...values, version: record?.['version'], tahap: record?.['tahap'] }
      const answer = await officeCall<RaRecord>('POST', `${resource}/${record?.id}/${step}`, sent)
      notify(done, { type: 'success' })
      if (then) then(answer)
      else refresh()
      return { taken: true }
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error' })
      return { taken: false, ...(body?.errors ? { errors: body.errors } : {}) }
    }
  }
}
