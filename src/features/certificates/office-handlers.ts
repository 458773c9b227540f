import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { certificateOfficeCalls } from './office-contract.ts'

const soon = (): never => {
  throw new Problem('NOT_FOUND')
}

export const certificateOfficeHandlers: Handlers<typeof certificateOfficeCalls, Context> = {
  listCertificate: soon,
  getOfficeCertificate: soon,
  getOfficeCertificatePdf: soon,
  recordRegistration: soon,
  reissueCertificate: soon,
  suspendCertificate: soon,
  restoreCertificate: soon,
  proposeRevocation: soon,
  dropRevocation: soon,
  confirmRevocation: soon,
}
