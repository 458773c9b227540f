import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Answered } from '../../../../lib/calls/call.ts'
import type { Day } from '../../../../lib/day.ts'
import { Problem } from '../../../../problems.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { attendeeById, attendeesOn } from '../attendance/queries.ts'
import type { examinationOfficeCalls } from '../office/contract.ts'
import { offerObstacles } from '../rules.ts'
import { gatheredObstacles, type Proposal, proposeAmong } from './proposal-rules.ts'
import { assignmentsOf, declaredRelation, type ExaminerRow, examinersFor, venueOf } from './queries.ts'
import { candidateFacts } from './service.ts'

/** Returns who examines a candidate; those who assign also see who could, and why others could not. */
export async function candidateAssignments(
  db: Db,
  ctx: Context,
  id: number,
): Promise<Answered<typeof examinationOfficeCalls.getAssignments>> {
  const row = await attendeeById(db, id)
  if (!row || row.tahap === 'draft') throw new Problem('RECORD_NOT_FOUND')
  const penugasan = await assignmentsOf(db, id)
  const { jumlah_penguji, syarat_petugas_sejak: since } = await settingsOn(db, ctx.today)
  const demand = { since, today: ctx.today }
  const standing = penugasan.filter(({ status }) => status === 'ditawarkan' || status === 'diterima').length
  const shown = { tahap: row.tahap, penugasan, kurang: Math.max(0, jumlah_penguji - standing) }
  if (!requireAccount(ctx).permissions.includes('verifikasi')) return { ...shown, calon: [], hubungan_peserta: null }
  const facts = await candidateFacts(db, ctx, row)
  const others = (await examinersFor(db, row)).filter(({ assigned }) => !assigned)
  const proposed = proposeAmong(
    others.map((examiner) => proposable(examiner, offerObstacles(examiner, facts, examiner.declared, demand))),
    await venueOf(db, row.schedule_id),
    shown.kurang,
  )
  const known = new Map(others.map((examiner) => [examiner.id, examiner]))
  return {
    ...shown,
    calon: proposed.map((one) => ({
      ...one,
      keahlian: known.get(one.examiner_id)?.keahlian ?? [],
      berlaku_sampai: known.get(one.examiner_id)?.berlaku_sampai ?? null,
    })),
    hubungan_peserta: await declaredRelation(db, id),
  }
}

const proposable = ({ id, nama, kota, provinsi, beban }: ExaminerRow, halangan: string[]) => ({
  examiner_id: id,
  nama,
  kota,
  provinsi,
  beban,
  halangan,
})

/** Returns every examiner for a schedule, with the obstacles that hold for all of its candidates or for some. */
export async function scheduleProposal(
  db: Db,
  ctx: Context,
  schedule: { id: number; start_date: Day | null; end_date: Day | null },
): Promise<Proposal[]> {
  const waiting = (await attendeesOn(db, schedule.id)).filter(({ tahap }) => tahap === 'terjadwal')
  const { jumlah_penguji, syarat_petugas_sejak: since } = await settingsOn(db, ctx.today)
  const demand = { since, today: ctx.today }
  const nobody = { user_id: 0, instansi: '', nama_lpjp: '', exam_day: schedule.end_date ?? schedule.start_date }
  const found = new Map<number, { examiner: ExaminerRow; halangan: string[][] }>()
  for (const own of waiting.length > 0 ? waiting : [null]) {
    const facts = own ? await candidateFacts(db, ctx, own) : nobody
    const candidate = own ?? { id: 0, user_id: 0, schedule_id: schedule.id }
    for (const examiner of await examinersFor(db, candidate)) {
      const one = found.get(examiner.id) ?? { examiner, halangan: [] }
      one.halangan.push(offerObstacles(examiner, facts, examiner.declared, demand))
      found.set(examiner.id, one)
    }
  }
  const all = [...found.values()].map(({ examiner, halangan }) => proposable(examiner, gatheredObstacles(halangan)))
  return proposeAmong(all, await venueOf(db, schedule.id), jumlah_penguji)
}
