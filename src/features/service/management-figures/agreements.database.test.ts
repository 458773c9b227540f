import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { assign, type ExaminerIn, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { runs } from '../../../../tests/quick.ts'

const UNITS = ['Pelingkupan', 'Prakiraan', 'Evaluasi']
const METHODS = ['Wawancara', 'Portofolio']
const DAYS = ['2026-10-01', '2026-10-02', '2026-11-03']

let site: TestApp
let examiners: ExaminerIn[]
let schedule: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db) })
  examiners = [await examinerIn(site), await examinerIn(site), await examinerIn(site)]
})

async function candidate(): Promise<{ id: number; assignments: number[] }> {
  const { id: user_id } = await makeAccount(site.db)
  const { id } = await site.db
    .insertInto('user_trainings')
    .values({ user_id, schedule_id: schedule, tahap: 'diuji' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const assignments: number[] = []
  for (const examiner of examiners) assignments.push(await assign(site.db, { id }, examiner))
  return { id, assignments }
}

const writeScore = (assignment_id: number, unit: string, metode: string, hasil: string) =>
  site.db
    .insertInto('unit_scores')
    .values({ assignment_id, unit, metode, hasil, updated_at: site.clock.now })
    .onConflict((same) => same.columns(['assignment_id', 'unit', 'metode']).doUpdateSet({ hasil }))
    .execute()

const lockAt = (id: number, day: string | null) =>
  site.db
    .updateTable('examiner_assignments')
    .set({ locked_at: day && `${day}T03:00:00Z` })
    .where('id', '=', id)
    .execute()

/** Returns the stored agreements, and the same counted anew over every pair of scores. */
async function keptAndCounted() {
  const read = async (what: ReturnType<typeof sql>) => (await what.execute(site.db)).rows
  return {
    kept: [
      await read(sql`select assignment_id, unit, locked_at, compared, agreed from unit_agreements order by 1, 2`),
      await read(
        sql`select assignment_id, examiner_id, locked_at, compared, agreed from examiner_agreements order by 1`,
      ),
    ],
    counted: [
      await read(sql`select assignment_id, unit, locked_at, count(*)::int as compared,
          (count(*) filter (where agreed))::int as agreed
        from figure_agreements where counted_once group by 1, 2, 3 order by 1, 2`),
      await read(sql`select assignment_id, examiner_id, locked_at, count(*)::int as compared,
          (count(*) filter (where agreed))::int as agreed
        from figure_agreements group by 1, 2, 3 order by 1`),
    ],
  }
}

test('of three findings two agree, and each pair is counted once by unit and from both sides by examiner', async () => {
  const { id, assignments } = await candidate()
  for (const [at, assignment] of assignments.entries()) {
    await writeScore(assignment, 'Pelingkupan', 'Wawancara', at < 2 ? 'K' : 'BK')
    await lockAt(assignment, '2026-10-01')
  }
  const units = await sql`select compared, agreed from unit_agreements where user_training_id = ${id}
    order by assignment_id`.execute(site.db)
  expect(units.rows).toEqual([
    { compared: 2, agreed: 1 },
    { compared: 1, agreed: 0 },
  ])
  const sides = await sql`select compared, agreed from examiner_agreements where user_training_id = ${id}
    order by assignment_id`.execute(site.db)
  expect(sides.rows).toEqual([
    { compared: 2, agreed: 1 },
    { compared: 2, agreed: 1 },
    { compared: 2, agreed: 0 },
  ])
})

test('whatever is scored, locked, unlocked and deleted, what is kept is what counting everything anew finds', async () => {
  const act = fc.record({
    kind: fc.constantFrom('score', 'lock', 'unlock', 'delete'),
    of: fc.nat(2),
    unit: fc.constantFrom(...UNITS),
    metode: fc.constantFrom(...METHODS),
    hasil: fc.constantFrom('K', 'BK'),
    day: fc.constantFrom(...DAYS),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
      const { id, assignments } = await candidate()
      const locked = new Set<number>()
      for (const { kind, of, unit, metode, hasil, day } of acts) {
        const assignment = assignments[of] ?? 0
        if (kind === 'score' && !locked.has(assignment)) await writeScore(assignment, unit, metode, hasil)
        if (kind === 'lock') locked.add(assignment)
        if (kind === 'unlock') locked.delete(assignment)
        if (kind === 'lock' || kind === 'unlock') await lockAt(assignment, kind === 'lock' ? day : null)
        // Locked scores are final; those of another are not.
        if (kind === 'delete' && !locked.has(assignment))
          await site.db.deleteFrom('unit_scores').where('assignment_id', '=', assignment).execute()
      }
      const first = await keptAndCounted()
      expect(first.kept).toEqual(first.counted)
      await sql`select keep_agreements(array[${id}::int])`.execute(site.db)
      expect((await keptAndCounted()).kept).toEqual(first.kept)
    }),
    { numRuns: runs(15, 5) },
  )
})

test('two examiners who lock at the same moment are compared all the same', async () => {
  const { id, assignments } = await candidate()
  for (const assignment of assignments) await writeScore(assignment, 'Prakiraan', 'Portofolio', 'K')
  await Promise.all(assignments.map((assignment) => lockAt(assignment, '2026-11-03')))
  const { rows } = await sql`select sum(compared)::int as compared, sum(agreed)::int as agreed from unit_agreements
    where user_training_id = ${id}`.execute(site.db)
  expect(rows).toEqual([{ compared: 3, agreed: 3 }])
})
