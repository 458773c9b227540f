import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import type { Context } from '../../../../ground/context.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { type Day, day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { bodyBranding, certificationBody } from '../../../platform/site-content/service.ts'
import type { Asked } from '../fact-queries.ts'
import { figureChoices, rowsBehind } from '../queries.ts'
import { CHAPTER_NAMES, columnBehind } from '../rules.ts'
import { maySee, tableRule } from '../table-rules.ts'
import { chapterFigures, nameOfGroup } from '../view.ts'
import type { managementFigureCalls } from './contract.ts'

type Given = Omit<Asked, 'today' | 'now' | 'dari' | 'sampai'> & { dari: string; sampai: string }

/** Returns the period and the filters; throws INVALID when the period ends before it begins. */
function askedOf({ today, now }: Context, { dari, sampai, scheme_id, venue_id, provinsi }: Given): Asked {
  if (sampai < dari) throw invalidFields({ sampai: 'Tanggal akhir tidak boleh sebelum tanggal mulai.' })
  return { dari: day(dari), sampai: day(sampai), scheme_id, venue_id, provinsi, today, now }
}

export const managementFigureHandlers: Handlers<typeof managementFigureCalls, Context> = {
  getManagementFigures: async (ctx, { bab, ...given }) => ({
    tabel: await chapterFigures(ctx, bab, askedOf(ctx, given), requireAccount(ctx).permissions),
  }),

  listFigureRows: async (ctx, { tabel, ukuran, kunci, page, perPage, ...given }) => {
    const asked = askedOf(ctx, given)
    const { id, permissions } = requireAccount(ctx)
    const measure = tableRule(tabel).ukuran[ukuran]
    if (!measure || ukuran === 'janji' || !maySee(tabel, permissions)) throw new Problem('RECORD_NOT_FOUND')
    const column = tabel === 'corong' ? 'banyak' : columnBehind(ukuran, measure)
    const behind = { table: tabel, column, kunci, userId: id, page, perPage }
    const { data, total } = await rowsBehind(ctx.reads, behind, asked)
    return { data, total, page, nama: kunci === undefined ? null : await nameOfGroup(ctx, tabel, kunci) }
  },

  getFigureChoices: ({ reads }) => figureChoices(reads),

  getYearlyFigures: async (ctx, { tahun }) => {
    const asked = askedOf(ctx, { dari: `${tahun}-01-01` as Day, sampai: `${tahun}-12-31` as Day })
    const chapters = await Promise.all(
      CHAPTER_NAMES.map(async (bab) => ({ bab, tabel: await chapterFigures(ctx, bab, asked, []) })),
    )
    const facts = { tahun, chapters, penerbit: await certificationBody(ctx.db), printed_at: ctx.now }
    const bytes = await drawInWorker('yearlyFiguresPdf', facts, await bodyBranding(ctx))
    return { type: 'application/pdf', bytes, filename: `laporan-tahunan-${tahun}.pdf` }
  },
}
