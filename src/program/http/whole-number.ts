import type { IncomingMessage } from 'node:http'
import { verificationAddress } from '../../features/certification/verification/rules.ts'

/** A certificate's number may be written with its slashes; '.json' at its end asks for what programs read. */
export function withWholeNumber(request: IncomingMessage): string {
  const { url = '' } = request
  const address = verificationAddress(url)
  if (address?.isJson) request.headers.accept = 'application/json'
  return address?.url ?? url
}
