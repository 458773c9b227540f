import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { requireQualityOwner } from '../../quality/service.ts'
import {
  endingBy,
  endReplaced,
  hasVenue,
  insertReading,
  lockedPaper,
  PAPER_RECORD,
  PAPER_ROWS,
  readingRows,
} from '../queries.ts'
import { nextPaper, type PaperForm, paperRefusals, tidyPaper } from '../rules.ts'
import { type paperOfficeCalls, paperResource, readingResource } from './contract.ts'

type Paper = StoredRecord<typeof paperResource>

const label = ({ judul, versi }: Pick<Paper, 'judul' | 'versi'>): string => `${judul}, versi ${versi}`

/** Throws INVALID for a form that lacks something, or names an owner or a venue that there is not. */
async function requireComplete(db: Db, form: PaperForm & { owner_id: number }): Promise<void> {
  const refused = paperRefusals(form)
  if (Object.keys(refused).length > 0) throw invalidFields(refused)
  await requireQualityOwner(db, form.owner_id)
  if (form.venue_id !== null && !(await hasVenue(db, form.venue_id))) throw invalidFields({ venue_id: 'Pilih TUK.' })
}

const NO_SUCCESSOR = 'Pilih yang berlaku, sejenis, dan belum mempunyai pengganti.'

/** Throws INVALID unless a paper may be replaced by one of that kind. */
async function requireReplaceable(db: Db, id: number, jenis: string): Promise<void> {
  const former = await lockedPaper(db, id)
  if (former?.status !== 'berlaku' || former.jenis !== jenis || former.has_next) {
    throw invalidFields({ replaces_id: NO_SUCCESSOR })
  }
}

const papers = resourceHandlers(paperResource, {
  table: 'controlled_papers',
  rows: PAPER_ROWS,
  record: PAPER_RECORD,
  filters: { jatuh_tempo: endingBy },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.status !== 'diajukan') throw new Problem('QUALITY_STATE')
    const written_by = requireAccount(ctx).id
    const jenis = 'jenis' in form ? form.jenis : (before?.jenis ?? 'dokumen')
    const written = { ...tidyPaper({ ...form, jenis }), written_by }
    await requireComplete(db, written)
    if (form.file_id !== before?.file_id) await requireOwnFiles(db, written_by, [form.file_id])
    if (before) return written
    const replaces_id = 'replaces_id' in form ? form.replaces_id : null
    if (replaces_id !== null) await requireReplaceable(db, replaces_id, jenis)
    return { ...written, replaces_id, created_by: written_by, created_at: ctx.now }
  },
})

const stored = { table: 'controlled_papers', noun: paperResource.name, label, get: papers.getControlledPaper } as const

/** The documents in force as the caller reads them. */
const readingsOf = (ctx: Context) =>
  resourceHandlers(readingResource, {
    table: 'controlled_papers',
    rows: readingRows(requireAccount(ctx).id),
    filters: { belum_dibaca: (value) => (value === true ? sql`r.read_at is null` : sql`r.read_at is not null`) },
    label,
  })

export const paperOfficeHandlers: Handlers<typeof paperOfficeCalls, Context> = {
  ...papers,
  listStaffDocument: (ctx, given) => readingsOf(ctx).listStaffDocument(ctx, given),
  getStaffDocument: (ctx, { id }) => readingsOf(ctx).getStaffDocument(ctx, { id }),

  approveControlledPaper: (ctx, seen) =>
    takeRecordTransition<Paper>(ctx, seen, {
      ...stored,
      action: 'setujui',
      change: async (db, paper) => {
        const approved_by = requireAccount(ctx).id
        const outcome = nextPaper('approve', paper, approved_by)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        const first = [...new Set([paper.created_by, paper.written_by])]
        await requireSecondPerson(db, ctx, 'dokumen_mutu', { second: approved_by, first })
        if (paper.replaces_id !== null) await endReplaced(db, paper.replaces_id, ctx.now)
        return { status: outcome.next, approved_by, approved_at: ctx.now }
      },
    }),

  endControlledPaper: (ctx, { alasan, ...seen }) =>
    takeRecordTransition<Paper>(ctx, seen, {
      ...stored,
      action: 'akhiri',
      auditNote: { alasan },
      change: async (_db, paper) => {
        const outcome = nextPaper('end', paper, requireAccount(ctx).id)
        if ('refused' in outcome) throw new Problem(outcome.refused)
        // A proposal that is dropped leaves its place, so that another one can replace the same paper.
        const freed = paper.status === 'diajukan' ? { replaces_id: null } : {}
        return { status: outcome.next, ended_at: ctx.now, ...freed }
      },
    }),

  acknowledgeDocument: (ctx, { id, version }) =>
    inOfficeTransaction(ctx, async (db) => {
      const read = readingsOf(ctx)
      const before = await read.getStaffDocument({ ...ctx, db }, { id })
      if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
      if (await insertReading(db, id, requireAccount(ctx).id, ctx.now)) {
        await recordAudit(db, ctx, { action: 'baca', noun: paperResource.name, nounId: id, label: label(before) })
      }
      return read.getStaffDocument({ ...ctx, db }, { id })
    }),
}
