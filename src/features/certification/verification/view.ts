import type { Day } from '../../../lib/day.ts'
import { CERTIFICATE_STATES, certificateState, isValidOn } from '../certificates/rules.ts'
import type { CheckedRow } from './queries.ts'
import { verificationPath } from './rules.ts'

export const UNKNOWN_LABEL = 'Tidak ditemukan'

/** Returns the public status of a certificate on a day; for an unknown number only that it is unknown. */
export function worthOf(asked: string, row: CheckedRow | undefined, { today, appUrl }: { today: Day; appUrl: string }) {
  const no_sertifikasi = row?.no_sertifikasi ?? asked
  const tautan = appUrl + verificationPath(no_sertifikasi)
  if (!row) {
    return {
      ...{ no_sertifikasi, ditemukan: false, berlaku: false, status_sertifikat: null, status_label: UNKNOWN_LABEL },
      ...{ status_since: null, skema: null, kualifikasi: null, valid_from: null, valid_until: null, tautan },
    }
  }
  const { status_since, skema, kualifikasi, valid_from, valid_until } = row
  const status_sertifikat = certificateState(row, today)
  return {
    ...{ no_sertifikasi, ditemukan: true, berlaku: isValidOn(row, today), status_sertifikat },
    ...{ status_label: CERTIFICATE_STATES[status_sertifikat], status_since, skema, kualifikasi },
    ...{ valid_from, valid_until, tautan },
  }
}
