import type { Context } from '../../../ground/context.ts'
import { Problem } from '../../../problems.ts'
import { formById } from '../forms/service.ts'
import { openItem } from '../items/service.ts'
import { scoredPapersOf } from '../marking/service.ts'
import { answerPoints } from './answer-points-rules.ts'
import { type CountedVersion, itemExists, placesWith, versionsOfForm, versionsOfItem } from './queries.ts'
import { formFigures, itemFigures } from './statistics-rules.ts'

/** Opens an item in memory to learn how many options it has; nothing of it is answered. */
function optionsOf(ctx: Context, version: CountedVersion): number {
  const { isi } = openItem(ctx.keys, version)
  return 'pilihan' in isi ? isi.pilihan.length : 0
}

/** Returns the figures of versions of items, each over the papers of all forms that have it. */
async function figuresOf<Version extends CountedVersion>(ctx: Context, versions: readonly Version[]) {
  const ids = versions.map(({ id }) => id)
  const [papers, places] = await Promise.all([
    scoredPapersOf(ctx.db, ctx.keys, { item_version_ids: ids }),
    placesWith(ctx.db, ids),
  ])
  return versions.map((version) => {
    const { isi: _sealed, ...facts } = version
    return { ...facts, ...itemFigures(answerPoints(version.id, papers, places), optionsOf(ctx, version)) }
  })
}

/** Composes how the versions of an item did in exams, the newest first. */
export async function itemStatistics(ctx: Context, itemId: number) {
  if (!(await itemExists(ctx.db, itemId))) throw new Problem('RECORD_NOT_FOUND')
  const versi = await figuresOf(ctx, await versionsOfItem(ctx.db, itemId))
  return { versi: versi.filter(({ jumlah }) => jumlah > 0) }
}

/** Composes how a form did: its own figures, and those of its items over all forms that have them. */
export async function formStatistics(ctx: Context, formId: number) {
  const form = await formById(ctx.db, formId)
  if (!form) throw new Problem('RECORD_NOT_FOUND')
  const versions = await versionsOfForm(ctx.db, formId)
  const papers = await scoredPapersOf(ctx.db, ctx.keys, { form_id: formId })
  const points = papers.map(({ poin }) => versions.map(({ nomor }) => poin.get(nomor) ?? 0))
  return { kode: form.kode, ...formFigures(points), butir: await figuresOf(ctx, versions) }
}
