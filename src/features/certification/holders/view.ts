import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { CERTIFICATE_STATES, certificateState } from '../certificates/rules.ts'
import type { Holder } from './contract.ts'
import { type HolderRow, holderByNumber } from './queries.ts'
import { numberKey } from './rules.ts'

/** A holder as anyone may see one. */
export function holderAnswer({ id, foto, status, ...row }: HolderRow, today: Day): Holder {
  const state = certificateState({ ...row, status }, today)
  return {
    ...row,
    foto: foto ? `/pemegang/foto/${id}` : null,
    provinsi: provinceName(row.provinsi),
    status_sertifikat: state,
    status_label: CERTIFICATE_STATES[state],
  }
}

/** Returns the public facts of a certificate number; undefined for one that is not in the register. */
export async function registerEntry(db: Db, no_sertifikasi: string, today: Day) {
  const row = await holderByNumber(db, numberKey(no_sertifikasi))
  if (!row) return undefined
  const { pengganti, ...facts } = row
  return { ...facts, ...holderAnswer(row, today), no_sertifikasi_pengganti: pengganti }
}
