import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { advanceSequence } from '../../../ground/database/number-sequences.ts'
import { requireOwnFiles } from '../../platform/files/service.ts'
import { type Appealed, emptyAppeal, insertAppeal, panelOf, updateRuling } from './queries.ts'
import { panelRuling, type Ruling, rulingInWords } from './rules.ts'

export { appealOnApplication } from './queries.ts'

const ERASED_REASON = 'Alasan sudah dihapus sesuai masa simpan.'

/** Erases what a person wrote and gave with the appeal on an application, where there was one. */
export const eraseAppealContent = (db: Db, applicationId: number) => emptyAppeal(db, applicationId, ERASED_REASON)

type NewAppeal = Appealed & {
  user_id: number
  alasan: string
  file_id: string | null
  naskah?: string | null
  nomor_soal?: number | null
}

/** Files an appeal under the next number, with a file of the person's own; the caller decides whether it may be filed. */
export async function fileAppeal(
  db: Db,
  { now, today }: Pick<Context, 'now' | 'today'>,
  appeal: NewAppeal,
): Promise<string> {
  await requireOwnFiles(db, appeal.user_id, appeal.file_id ? [appeal.file_id] : [])
  const year = Number(today.slice(0, 4))
  const nomor = `BDG/${year}/${String(await advanceSequence(db, 'appeal', year)).padStart(4, '0')}`
  await insertAppeal(db, { ...appeal, nomor, submitted_at: now })
  return nomor
}

/** Writes what the panel has decided once all have voted; undefined while a vote is missing. */
export async function closeAppeal(
  db: Db,
  { now }: Pick<Context, 'now'>,
  id: number,
): Promise<{ status: Ruling; putusan: string } | undefined> {
  const panel = await panelOf(db, id)
  const status = panelRuling(panel.map(({ suara }) => suara))
  if (!status) return undefined
  const putusan = rulingInWords(panel, status)
  await updateRuling(db, id, { status, putusan, decided_at: now })
  return { status, putusan }
}
