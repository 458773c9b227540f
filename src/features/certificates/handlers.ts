import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { certificateCalls } from './contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const certificateHandlers: Handlers<typeof certificateCalls, Context> = {
  getOwnCertificate: soon,
  getCertificatePdf: soon,
  getCredential: soon,
  getIssuerDocument: soon,
  getStatusList: soon,
}
