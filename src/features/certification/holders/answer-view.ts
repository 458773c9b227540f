import type { Day } from '../../../lib/day.ts'
import { provinceName } from '../../../lib/province.ts'
import { CERTIFICATE_STATES, certificateState } from '../certificates/rules.ts'
import type { Holder } from './contract.ts'
import type { HolderRow } from './queries.ts'

/** A holder as anyone may see one. */
export function holderOf({ id, foto, status, ...row }: HolderRow, today: Day): Holder {
  const state = certificateState({ ...row, status }, today)
  return {
    ...row,
    foto: foto ? `/pemegang/foto/${id}` : null,
    provinsi: provinceName(row.provinsi),
    status_sertifikat: state,
    status_label: CERTIFICATE_STATES[state],
  }
}
