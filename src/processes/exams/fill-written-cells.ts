import { lockApplication } from '../../features/certification/applications/lock-service.ts'
import { fillScores } from '../../features/certification/examination/scoring/service.ts'
import { examinedOf } from '../../features/certification/examination/service.ts'
import { writtenResultOf } from '../../features/certification/marking/service.ts'
import { settingsOn } from '../../features/platform/settings/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'

/** Writes what a wholly marked paper says into the open sheets of the examiners who accepted; others stay as they are. */
export async function fillWrittenCells(db: Db, ctx: Context, applicationId: number): Promise<void> {
  const { tahap } = await lockApplication(db, { id: applicationId })
  if (tahap !== 'diuji') return
  const { desimal_nilai_tulis, batas_nilai_tulis } = await settingsOn(db, ctx.today)
  const paper = await writtenResultOf(db, applicationId, desimal_nilai_tulis)
  if (!paper?.selesai) return
  const examined = await examinedOf(db, applicationId)
  await fillScores(db, ctx, applicationId, {
    examined,
    unit: paper.unit,
    batas: examined.batas_nilai_tulis ?? batas_nilai_tulis,
  })
}
