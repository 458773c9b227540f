import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { assign, type ExaminerIn, examinerIn } from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { runs } from '../../../../../tests/quick.ts'

const STATES = ['ditawarkan', 'diterima', 'ditolak', 'dicabut']

let site: TestApp
let schedule: number
let examiners: ExaminerIn[]

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db) })
  examiners = await Promise.all([examinerIn(site), examinerIn(site), examinerIn(site)])
})

async function candidate(): Promise<{ id: number }> {
  const { id: user_id } = await makeAccount(site.db)
  return site.db
    .insertInto('user_trainings')
    .values({ user_id, schedule_id: schedule, tahap: 'terjadwal' })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const answer = (id: number, status: string) =>
  site.db
    .updateTable('examiner_assignments')
    .set({ status, declared_at: site.clock.now })
    .where('id', '=', id)
    .execute()

/** Each candidate's examiners as they are kept, and as they are counted. */
async function keptAndCounted(id: number) {
  const { rows } = await sql<{ kept: number[]; counted: number[] }>`
    select array[examiners_asked, examiners_agreed] as kept,
      (select array[count(*), count(*) filter (where status = 'diterima')]::int[] from examiner_assignments
        where user_training_id = own.id and status in ('ditawarkan', 'diterima')) as counted
    from user_trainings as own where id = ${id}`.execute(site.db)
  return rows[0] ?? { kept: [], counted: [] }
}

test('whoever is asked, agrees, declines, is withdrawn or taken away, the candidate’s examiners are kept as they are counted', async () => {
  const act = fc.record({ of: fc.nat(2), status: fc.constantFrom(...STATES, 'gone') })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 20 }), async (acts) => {
      const own = await candidate()
      const assigned = new Map<number, number>()
      for (const { of, status } of acts) {
        const id = assigned.get(of) ?? (await assign(site.db, own, examiners[of] as ExaminerIn))
        assigned.set(of, id)
        if (status !== 'gone') await answer(id, status)
        else {
          await site.db.deleteFrom('examiner_assignments').where('id', '=', id).execute()
          assigned.delete(of)
        }
        const { kept, counted } = await keptAndCounted(own.id)
        expect(kept).toEqual(counted)
      }
    }),
    { numRuns: runs(15, 5) },
  )
})

test('those who are asked and answer at the same moment are all counted', async () => {
  const own = await candidate()
  const ids = await Promise.all(examiners.map((examiner) => assign(site.db, own, examiner)))
  expect(await keptAndCounted(own.id)).toEqual({ kept: [3, 3], counted: [3, 3] })
  await Promise.all(ids.map((id, at) => answer(id, at === 0 ? 'dicabut' : 'ditawarkan')))
  expect(await keptAndCounted(own.id)).toEqual({ kept: [2, 0], counted: [2, 0] })
})
