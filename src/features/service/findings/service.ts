import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { INPUT_KINDS, type InputKind } from '../quality/rules.ts'
import { findingFrom, insertFinding, lockedSource, lockedTrainingFinding } from './queries.ts'

/**
 * Opens a finding from a complaint, an appeal or an incident and returns its id; one that was opened from it before is
 * returned again. Throws RECORD_NOT_FOUND.
 */
export async function openFindingFrom(
  db: Db,
  ctx: Context,
  { sumber, sumber_id }: { sumber: InputKind; sumber_id: number },
  batas: Day,
): Promise<number> {
  const source = await lockedSource(db, { sumber, sumber_id }, requireAccount(ctx).id)
  if (source === undefined) throw new Problem('RECORD_NOT_FOUND')
  const known = await findingFrom(db, sumber, sumber_id)
  if (known) return known.id
  const judul = `${INPUT_KINDS[sumber]}: ${source}`.slice(0, 150)
  const uraian = `Dibuka dari ${INPUT_KINDS[sumber].toLowerCase()} ${source}. Lengkapi dengan ketidaksesuaian yang terlihat.`
  return add(db, ctx, { judul, uraian, batas }, { sumber, sumber_id })
}

interface TrainingDifference {
  scheme_id: number
  tahun: number
  skema: string
  /** The figures in words, as they are now. */
  angka: string
}

/** Opens a finding from pass rates that differ by place of training; one that was opened before is returned again. */
export async function openTrainingFindingFrom(
  db: Db,
  ctx: Context,
  { scheme_id, tahun, skema, angka }: TrainingDifference,
  batas: Day,
): Promise<number> {
  const known = await lockedTrainingFinding(db, { scheme_id, tahun })
  if (known !== undefined) return known
  const judul = `Kelulusan berbeda menurut tempat pelatihan, ${tahun}: ${skema}`.slice(0, 150)
  const uraian = `${angka} Cari sebabnya: apakah pelatihan memberi jalan lebih mudah, atau pesertanya memang berbeda.`
  const source = { sumber: 'pelatihan', training_scheme_id: scheme_id, training_year: tahun } as const
  return add(db, ctx, { judul, uraian, batas }, source)
}

/** Adds a finding that its opener answers for, until they give it to somebody else. */
async function add(
  db: Db,
  ctx: Context,
  finding: { judul: string; uraian: string; batas: Day },
  source: Parameters<typeof insertFinding>[2],
): Promise<number> {
  const owner_id = requireAccount(ctx).id
  const id = await insertFinding(db, { ...finding, owner_id, created_by: owner_id, created_at: ctx.now }, source)
  const after = { judul: finding.judul, sumber: source.sumber }
  await recordAudit(db, ctx, { action: 'buat', noun: 'temuan', nounId: id, label: finding.judul, after })
  return id
}
