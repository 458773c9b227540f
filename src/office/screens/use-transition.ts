import { use, useRef, useState } from 'react'
import {
  EditContext,
  type HttpError,
  type RaRecord,
  ShowContext,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
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

interface Refusal {
  accepted: false
  message: string
  /** A sentence for each field that was refused. */
  errors?: Record<string, string>
  /** The password is asked for first. */
  isUnconfirmed?: true
  /** Somebody else has changed the record meanwhile. */
  isStale?: true
}

export type Outcome = { accepted: true } | Refusal

/** The sentence of a refusal because of another's change. */
export const STALE = 'Data sudah berubah, muat ulang'

function refusalOf(error: unknown): Refusal {
  const { message, body } = error as HttpError
  return {
    accepted: false,
    message,
    ...(isUnconfirmed(error) ? { isUnconfirmed: true } : {}),
    ...(message === STALE ? { isStale: true } : {}),
    ...(body?.errors ? { errors: body.errors } : {}),
  }
}

interface Making {
  /** The record as it was seen; else as it is now. */
  seen?: RaRecord | undefined
  /** Called once it is done, before anything leads elsewhere. */
  accepted?: () => void
  /** Leads elsewhere afterwards. */
  goOn?: (() => Promise<void>) | undefined
}

/** Makes a transition of the record at hand, with the version or stage that was seen, and tells how it went. */
export function useRecordTransition<Name extends RecordCall>({ call, values, done, then }: Transition<Name>) {
  const record = useRecordContext()
  const page = use(ShowContext) ?? use(EditContext)
  const notify = useNotify()
  const refresh = useRefresh()

  const running = useRef<Promise<Outcome>>(undefined)
  const [busy, setBusy] = useState(false)

  async function make(typed: object, { seen = record, accepted, goOn }: Making): Promise<Outcome> {
    const ofRecord = { id: seen?.id, version: seen?.['version'], tahap: seen?.['tahap'] }
    try {
      const answer = await callOffice(call, { ...typed, ...values, ...ofRecord })
      accepted?.()
      notify(done, { type: 'success' })
      if (goOn) await goOn()
      else if (then) then(answer as Answer<Name>)
      else refresh()
      return { accepted: true }
    } catch (error) {
      return refusalOf(error)
    }
  }

  return {
    record,
    /** The page is about this record, and not a row inside of it. */
    isOfPage: record !== undefined && page?.record === record,
    /** Its buttons hold meanwhile. */
    busy,
    /** Makes the transition; a second click meanwhile gets the first one's outcome. The caller says why it was refused. */
    make(typed: object = {}, making: Making = {}): Promise<Outcome> {
      if (running.current) return running.current
      setBusy(true)
      running.current = make(typed, making).finally(() => {
        running.current = undefined
        setBusy(false)
      })
      return running.current
    },
  }
}
