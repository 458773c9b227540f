import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { openCorrectionTransitions } from './correction-rules.ts'
import { keyLines } from './new-key-rules.ts'
import { type CorrectionRow, correctionsOfItem } from './queries.ts'
import { openCorrection } from './sealing-service.ts'

/** Composes a correction as those read it who work on the bank. */
export function correctionView(keys: Keys, row: CorrectionRow, userId: number) {
  const { isi: _sealed, decided_by: _by, ...facts } = row
  const { isi, alasan } = openCorrection(keys, row)
  return { ...facts, alasan, kunci: isi === null ? [] : keyLines(isi), langkah: openCorrectionTransitions(row, userId) }
}

/** Composes the corrections of an item, the newest first. */
export async function itemCorrections(db: Db, ctx: Pick<Context, 'keys'>, itemId: number, userId: number) {
  return (await correctionsOfItem(db, itemId)).map((row) => correctionView(ctx.keys, row, userId))
}
