import type { Context } from '../../../ground/context.ts'
import { Problem } from '../../../problems.ts'
import { isRegistrationTaken } from './office/queries.ts'
import type { CertificateRow } from './queries.ts'
import { takeCertificateTransition } from './transition-service.ts'

const UNIQUE_VIOLATION = '23505'

const takenProblem = () =>
  new Problem('IN_USE', { errors: { no_registrasi: ['Nomor ini sudah tercatat pada sertifikat lain.'] } })

interface Registration {
  id: number
  version: number
  no_registrasi: string
}

/** Records the number that the ministry gave a certificate; throws RECORD_NOT_FOUND, STALE, or IN_USE for a number of another's. */
export const recordRegistration = (ctx: Context, { no_registrasi, ...seen }: Registration): Promise<CertificateRow> =>
  takeCertificateTransition(ctx, {
    ...seen,
    transition: 'register',
    alasan: null,
    change: async (db) => {
      if (await isRegistrationTaken(db, no_registrasi, seen.id)) throw takenProblem()
      return { no_registrasi }
    },
  }).catch((error: { code?: string }) => {
    // When two people record the same number at once, the database lets only one through.
    throw error.code === UNIQUE_VIOLATION ? takenProblem() : error
  })
