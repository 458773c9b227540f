import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { inOfficeTransaction } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { type Day, day } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { keepCondition, staffRecordsOn } from '../../competence/service.ts'
import { examinedDays, hasLaterWitnessing, insertReview, insertWitnessing, lockedExaminer } from '../queries.ts'
import { countsFor } from '../rules.ts'
import { mirrorOf, yearOf } from '../view.ts'
import type { monitoringOfficeCalls } from './contract.ts'

const NOUN = 'catatan-petugas'

const recordOfStaff = (ctx: Context, db: Db, id: number) => staffRecordsOn(ctx).getStaffRecord({ ...ctx, db }, { id })

/** Locks an examiner as the caller saw them; throws for nobody of the examiners, and for a stale view. */
async function requireSeenExaminer(db: Db, ctx: Context, { id, version }: { id: number; version: number }) {
  const found = await lockedExaminer(db, id)
  if (!found) throw new Problem('RECORD_NOT_FOUND')
  const before = await recordOfStaff(ctx, db, id)
  if (found.version !== version) throw new Problem('STALE', { told: { current: before } })
  return before
}

/** Throws INVALID unless somebody examined at that exam on that day, which is not ahead. */
async function requireExamined(db: Db, given: { user_id: number; schedule_id: number; tanggal: Day }, today: Day) {
  const exam = await examinedDays(db, given.user_id, given.schedule_id)
  if (!exam) throw invalidFields({ schedule_id: 'Penguji ini tidak menguji pada ujian itu.' })
  if (given.tanggal < exam.start_date || given.tanggal > exam.end_date || given.tanggal > today)
    throw invalidFields({ tanggal: 'Pilih hari ujian itu yang sudah lewat atau hari ini.' })
}

export const monitoringOfficeHandlers: Handlers<typeof monitoringOfficeCalls, Context> = {
  getMirror: (ctx) => mirrorOf(ctx.db, requireAccount(ctx).id, ctx.today),

  getExaminerYear: async (ctx, { id }) => {
    const { role } = await recordOfStaff(ctx, ctx.db, id)
    if (role !== 'penguji') throw new Problem('RECORD_NOT_FOUND')
    return { ...(await yearOf(ctx.db, id, ctx.today)), cermin: await mirrorOf(ctx.db, id, ctx.today) }
  },

  witnessExaminer: (ctx, { id: user_id, version, ...given }) =>
    inOfficeTransaction(ctx, async (db) => {
      const { name: label } = await requireSeenExaminer(db, ctx, { id: user_id, version })
      const witnessed_by = requireAccount(ctx).id
      const seen = { ...given, user_id, tanggal: day(given.tanggal) }
      await requireExamined(db, seen, ctx.today)
      if (!(await insertWitnessing(db, { ...seen, witnessed_by, created_at: ctx.now })))
        throw new Problem('QUALITY_STATE')
      if (!(await hasLaterWitnessing(db, user_id, seen.tanggal))) {
        const { lama_penyaksian } = await settingsOn(db, ctx.today)
        const months = countsFor(given.hasil, lama_penyaksian)
        await keepCondition(db, { user_id, jenis: 'penyaksian', owner_id: witnessed_by, from: seen.tanggal, months })
      }
      await recordAudit(db, ctx, { action: 'saksikan', noun: NOUN, nounId: user_id, label, after: given })
      return recordOfStaff(ctx, db, user_id)
    }),

  reviewExaminer: (ctx, { id: user_id, version, hasil, simpulan }) =>
    inOfficeTransaction(ctx, async (db) => {
      const { name: label } = await requireSeenExaminer(db, ctx, { id: user_id, version })
      const reviewed_by = requireAccount(ctx).id
      const { dari, angka } = await yearOf(db, user_id, ctx.today)
      const review = { user_id, tanggal: ctx.today, dari, hasil, simpulan, reviewed_by, created_at: ctx.now }
      if (!(await insertReview(db, { ...review, angka: JSON.stringify(angka) }))) throw new Problem('QUALITY_STATE')
      const { lama_tinjauan_penguji } = await settingsOn(db, ctx.today)
      const months = countsFor(hasil, lama_tinjauan_penguji)
      await keepCondition(db, { user_id, jenis: 'tinjauan', owner_id: reviewed_by, from: ctx.today, months })
      await recordAudit(db, ctx, {
        action: 'tinjau',
        noun: NOUN,
        nounId: user_id,
        label,
        after: { hasil, simpulan, angka },
      })
      return recordOfStaff(ctx, db, user_id)
    }),
}
