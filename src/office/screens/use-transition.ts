import { useRef, useState } from 'react'
import { type HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { type Answer, callOffice, type Payload, type RecordCall } from '../calls/client.ts'
import { isUnconfirmed } from '../session/ConfirmPassword.tsx'

/** The fields that the record itself gives to each of its transitions. */
type OfRecord = 'id' | 'version' | 'tahap'

export interface Transition<Name extends RecordCall> {
  /** The call that makes it. */
  call: Name
  /** Values to send besides those that were seen and typed. */
  values?: Partial<Omit<Payload<Name>, OfRecord>> | undefined
  /** The notice afterwards. */
  done: string
  /** Handles the answer; without it the page is fetched again. */
  then?: ((answer: Answer<Name>) => void) | undefined
}

/** `errors`: a sentence for each field that was refused; `isUnconfirmed`: the password is asked for first. */
export type Outcome = { accepted: true } | { accepted: false; errors?: Record<string, string>; isUnconfirmed?: true }

/** Makes a transition of the record at hand, with the version or stage that was seen, and tells how it went. */
export function useRecordTransition<Name extends RecordCall>({ call, values, done, then }: Transition<Name>) {
  const record = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()

  const running = useRef<Promise<Outcome>>(undefined)
  const [busy, setBusy] = useState(false)

  async function make(typed: object, goOn?: () => Promise<void>): Promise<Outcome> {
    const seen = { id: record?.id, version: record?.['version'], tahap: record?.['tahap'] }
    try {
      const answer = await callOffice(call, { ...typed, ...values, ...seen })
      notify(done, { type: 'success' })
      if (goOn) await goOn()
      else if (then) then(answer as Answer<Name>)
      else refresh()
      return { accepted: true }
    } catch (error) {
      if (isUnconfirmed(error)) return { accepted: false, isUnconfirmed: true }
      const { message, body } = error as HttpError
      notify(message, { type: 'error' })
      return { accepted: false, ...(body?.errors ? { errors: body.errors } : {}) }
    }
  }

  return {
    /** Its buttons hold meanwhile. */
    busy,
    /**
     * Makes the transition; a second click meanwhile gets the first one's outcome. `goOn` leads elsewhere afterwards.
     */
    make(typed: object = {}, goOn?: () => Promise<void>): Promise<Outcome> {
      if (running.current) return running.current
      setBusy(true)
      running.current = make(typed, goOn).finally(() => {
        running.current = undefined
        setBusy(false)
      })
      return running.current
    },
  }
}
