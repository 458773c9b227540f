import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { type LetterRow, lettersOf } from './papers/status-letter-queries.ts'
import { type HolderCertificateRow, holderCertificateRows } from './renewal/queries.ts'
import { renewalState } from './renewal/rules.ts'
import { CERTIFICATE_STATES, certificateState } from './rules.ts'

export const statusLetterAnswer = ({ id, nomor, created_at, isi }: LetterRow) => ({
  id,
  nomor,
  created_at,
  status_label: isi.status_label,
})

/** Every certificate of a person as they keep it, with the letters about each; the longest valid first. */
export async function certificatesOfHolder(db: Db, userId: number, today: Day) {
  const [rows, letters] = [await holderCertificateRows(db, userId), await lettersOf(db, userId)]
  return rows.map((row) => {
    const surat = letters.filter(({ certificate_id }) => certificate_id === row.id).map(statusLetterAnswer)
    return { ...holderCertificate(row, today), surat }
  })
}

function holderCertificate({ window, ...row }: HolderCertificateRow, today: Day) {
  const state = certificateState(row, today)
  const isOver = row.status === 'dicabut' || row.status === 'diganti' || row.no_sertifikasi_pengganti !== null
  const perpanjangan = isOver ? null : { ...window, keadaan: renewalState(window, today) }
  return { ...row, status_sertifikat: state, status_label: CERTIFICATE_STATES[state], perpanjangan }
}
