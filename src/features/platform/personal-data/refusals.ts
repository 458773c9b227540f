import { withoutIdentityNumbers } from '../../../lib/nik.ts'
import { Problem } from '../../../problems.ts'
import type { Sentences } from './complete.ts'

const UNIQUE_VIOLATION = '23505'

export const invalid = (errors: Sentences): Problem => new Problem('INVALID', { errors })

/** Says nothing of who uses it. */
const TAKEN = 'sudah dipakai akun lain. Masuk dengan akun itu, atau hubungi lembaga bila itu bukan Anda.'

/** The sentence against a NIK or passport that somebody else has sent. */
export const taken = ({ kewarganegaraan }: { kewarganegaraan: string }): Sentences =>
  kewarganegaraan === 'WNA' ? { no_paspor: [`Nomor paspor ini ${TAKEN}`] } : { nik: [`NIK ini ${TAKEN}`] }

/** Of two who send the same number at once, the database lets one through. */
export const whenTaken =
  (problem: Problem) =>
  (error: unknown): never => {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? problem : error
  }

/** What an administrator wrote, as it may be kept and mailed; required to refuse. */
export function reasonOf({ setuju, catatan }: { setuju: boolean; catatan: string | null }): string | null {
  if (!setuju && catatan === null) throw invalid({ catatan: ['Tulis alasan penolakan agar pemohon tahu sebabnya.'] })
  return catatan === null ? null : withoutIdentityNumbers(catatan)
}
