import type { Day } from '../../../lib/day.ts'
import type { Context } from '../../../server/context.ts'
import { missingDutiesOf } from '../../upkeep/duties/service.ts'
import { type HeldRow, heldRows } from './renewal-queries.ts'
import { renewalState } from './renewal-rules.ts'
import { CERTIFICATE_STATES, certificateState } from './rules.ts'
import { type LetterRow, lettersOf } from './status-letter-queries.ts'

export const letterAnswer = ({ id, nomor, created_at, isi }: LetterRow) => ({
  id,
  nomor,
  created_at,
  status_label: isi.status_label,
})

/** Every certificate of a person as they keep it, with the letters about each. */
export async function heldCertificates({ db, today }: Pick<Context, 'db' | 'today'>, userId: number) {
  const [held, letters] = [await heldRows(db, userId), await lettersOf(db, userId)]
  const missing = await missingDutiesOf(db, userId, today)
  return held.map((row) => {
    const answer = heldAnswer(row, today)
    const surat = letters.filter(({ certificate_id }) => certificate_id === row.id).map(letterAnswer)
    return { ...answer, kurang: answer.perpanjangan ? missing(row.id) : [], surat }
  })
}

function heldAnswer({ jendela, ...row }: HeldRow, today: Day) {
  const state = certificateState(row, today)
  const isOver = row.status === 'dicabut' || row.status === 'diganti' || row.diperpanjang_oleh !== null
  const perpanjangan = isOver ? null : { ...jendela, keadaan: renewalState(jendela, today) }
  return { ...row, status_sertifikat: state, status_label: CERTIFICATE_STATES[state], perpanjangan }
}
