import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { zipParts } from '../../../../lib/files/zip.ts'
import { invalidFields } from '../../../../problems.ts'
import { PACKAGE_LIMITS } from '../qti/package-service.ts'
import { pictureFile, writeItemPackage } from '../qti/package-writing-rules.ts'
import { openItem, openStimulus, openStimulusPicture } from '../sealing-service.ts'
import { chosenItems, type ItemChoice, insertOpenings, picturesOf, stimuliByIds } from './exchange-queries.ts'

/** Pictures take nearly all of a package, which has to come in again. */
const MOST_PICTURES = PACKAGE_LIMITS.bytes * 0.8

/** Packs the newest versions of the chosen items; each is noted as opened, and the export in the log, before anything leaves. */
export async function packItems(db: Db, ctx: Context, choice: ItemChoice, user_id: number): Promise<Buffer> {
  const chosen = await chosenItems(db, choice, { userId: user_id, most: PACKAGE_LIMITS.items })
  if (chosen.length === 0) throw invalidFields({ id: 'Tidak ada soal yang cocok. Pilih soal lain.' })
  if (chosen.length > PACKAGE_LIMITS.items)
    throw invalidFields({
      id: `Satu paket paling banyak ${PACKAGE_LIMITS.items} soal. Saring atau pilih lebih sedikit.`,
    })
  const ids = [...new Set(chosen.flatMap(({ stimulus_id }) => (stimulus_id === null ? [] : [stimulus_id])))]
  const stimuli = await stimuliByIds(db, ids)
  if (stimuli.reduce((sum, { besar }) => sum + (besar ?? 0), 0) > MOST_PICTURES)
    throw invalidFields({ id: 'Gambarnya terlalu banyak untuk satu paket. Pilih lebih sedikit soal.' })
  const opened = { user_id, at: ctx.now, cara: 'ekspor' as const }
  await insertOpenings(db, [
    ...chosen.map(({ item_id, versi }) => ({ ...opened, item_id, versi })),
    ...ids.map((stimulus_id) => ({ ...opened, stimulus_id })),
  ])
  await recordAudit(db, ctx, {
    ...{ action: 'ekspor', noun: 'soal', nounId: 'daftar', label: `Ekspor ${chosen.length} soal` },
    after: { soal: chosen.map(({ item_id, versi }) => `${item_id} versi ${versi}`) },
  })
  const texts = writeItemPackage(
    chosen.map(({ isi: _sealed, ...row }) => ({ ...row, ...openItem(ctx.keys, { ...row, isi: _sealed }) })),
    stimuli.map((row) => ({ id: row.id, ...openStimulus(ctx.keys, row), bergambar: row.besar !== null })),
  )
  const pictures = (await picturesOf(db, ids)).map((row) => ({
    name: pictureFile(row.id),
    bytes: openStimulusPicture(ctx.keys, row),
  }))
  const files = [...texts.map(({ nama, teks }) => ({ name: nama, bytes: Buffer.from(teks) })), ...pictures]
  const parts: Buffer[] = []
  for await (const part of zipParts(files, ctx.now)) parts.push(part)
  return Buffer.concat(parts)
}
