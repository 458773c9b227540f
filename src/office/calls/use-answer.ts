import { type Answer, callOffice, type OfficeCall, type Payload } from './client.ts'
import { type Asked, useAsked } from './use-asked.ts'

/** Returns the answer of a call of the office, and a way to ask again. */
export const useAnswer = <Name extends OfficeCall>(
  call: Name,
  payload: Payload<Name>,
): { asked: Asked<Answer<Name>>; again: () => void } =>
  useAsked(`${call} ${JSON.stringify(payload)}`, () => callOffice(call, payload) as Promise<Answer<Name>>)
