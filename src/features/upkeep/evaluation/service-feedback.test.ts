import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { makeQuestionnaire, QUESTIONS } from '../../../../tests/evaluations.ts'
import { makeDecision } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'
import { questionResult } from './result-rules.ts'

let site: TestApp
let office: Awaited<ReturnType<typeof staffIn>>
let questionnaire: number

beforeAll(async () => {
  site = await testApp()
  office = await staffIn(site, ['verifikasi'])
  questionnaire = await makeQuestionnaire(site.db, { jenis: 'layanan', judul: 'Layanan uji' })
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

const exam = async () => makeSchedule(site.db, { version: await makeScheme(site.db), start: day('2026-11-10') })

/** Somebody whose application for that exam was decided. */
async function decidedOn(schedule_id: number, at = '2026-11-20T02:00:00Z') {
  const { browser, account } = await loggedIn(site)
  const { id } = await site.db
    .insertInto('user_trainings')
    .values({ user_id: account.id, schedule_id, tahap: 'belum_kompeten' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeDecision(site.db, id, office.account.id, { at })
  return { browser, account, application: id }
}

type Person = Awaited<ReturnType<typeof decidedOn>>

const readEvaluations = async ({ browser }: Person) => (await browser.get('/evaluasi')).body
const send = async (person: Person, jawaban: object) => {
  const [{ id }] = await readEvaluations(person)
  return person.browser.post(`/evaluasi/${id}/layanan`, { jawaban })
}
const results = async () => (await office.browser.get(`/admin-api/kuesioner/${questionnaire}/hasil`)).body
const resultsOf = async (schedule: number) =>
  (await results()).ujian.find(({ schedule_id }: { schedule_id: number }) => schedule_id === schedule)

describe('after a decision', () => {
  test('people are asked once what the service was like, with thirty days to say it', async () => {
    const person = await decidedOn(await exam())
    await site.deadlines()
    await makeDecision(site.db, person.application, office.account.id)
    await site.deadlines()
    expect(await readEvaluations(person)).toMatchObject([
      { jenis: 'layanan', status: 'belum_dikerjakan', batas_waktu: '2026-12-20' },
    ])
    const mails = (await site.deliverMails()).filter(({ to }) => to === person.account.email)
    expect(mails).toHaveLength(1)
  })

  test('that lies before the questionnaire, or long ago, nobody is asked', async () => {
    const [before, long] = [
      await decidedOn(await exam(), '2026-10-31T00:00:00Z'),
      await decidedOn(await exam(), '2026-11-20T02:00:00Z'),
    ]
    site.clock.now = new Date('2026-12-20T02:00:01Z')
    await site.deadlines()
    for (const { account } of [before, long]) {
      const rows = site.db.selectFrom('evaluations').select('id').where('user_id', '=', account.id)
      expect(await rows.execute()).toEqual([])
    }
  })

  test('whoever declined such mails finds the question in the member area only', async () => {
    const person = await decidedOn(await exam())
    await person.browser.put('/pemberitahuan/pilihan', { jenis: 'evaluasi', kirim: false })
    await site.deadlines()
    expect((await site.deliverMails()).filter(({ to }) => to === person.account.email)).toEqual([])
    expect((await person.browser.get('/pemberitahuan')).body.belum_dibaca).toBe(1)
  })
})

describe('feedback', () => {
  test('has to be whole, fits its questions and counts once, also when it is sent again', async () => {
    const schedule = await exam()
    const person = await decidedOn(schedule)
    await site.deadlines()
    expect((await send(person, { p1: 'Ya' })).status).toBe(422)
    expect((await send(person, { p1: 'Mungkin', p2: '3' })).status).toBe(422)
    const [first, again] = [await send(person, { p1: 'Ya', p2: '3' }), await send(person, { p1: 'Tidak', p2: '1' })]
    expect([first.status, again.status]).toEqual([200, 200])
    expect([first.body.status, first.body.jawaban, first.body.submitted_at]).toEqual(['terkirim', {}, null])
    expect((await resultsOf(schedule)).banyak).toBe(1)
  })

  test('is no longer taken after its last day', async () => {
    const person = await decidedOn(await exam())
    await site.deadlines()
    const [{ id }] = await readEvaluations(person)
    await site.db.updateTable('evaluations').set({ batas_waktu: '2026-11-19' }).where('id', '=', id).execute()
    expect((await person.browser.post(`/evaluasi/${id}/layanan`, { jawaban: { p1: 'Ya', p2: '3' } })).status).toBe(409)
  })

  test('is neither saved as a draft nor reviewed, nor shown in the office', async () => {
    const person = await decidedOn(await exam())
    await site.deadlines()
    const [{ id }] = await readEvaluations(person)
    const answers = [
      await person.browser.put(`/evaluasi/${id}`, { version: 1, jawaban: { p1: 'Ya' } }),
      await person.browser.post(`/evaluasi/${id}/kirim`, { version: 1 }),
      await office.browser.get(`/admin-api/evaluasi/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const { body } = await office.browser.get('/admin-api/evaluasi?perPage=1000')
    expect(body.data.map((row: { id: number }) => row.id)).not.toContain(id)
  })

  test('is told only from five answers on, as counts, means and essays', async () => {
    const schedule = await exam()
    const people = await Promise.all(Array.from({ length: 5 }, () => decidedOn(schedule)))
    await site.deadlines()
    for (const [at, person] of people.entries()) {
      expect(await resultsOf(schedule)).toEqual(
        at === 0 ? undefined : expect.objectContaining({ banyak: at, pertanyaan: null }),
      )
      await send(person, {
        p1: at < 3 ? 'Ya' : 'Tidak',
        p2: String(at + 1),
        ...(at === 0 ? { p3: 'Tempatnya jauh.' } : {}),
      })
    }
    const { banyak, pertanyaan } = await resultsOf(schedule)
    expect(banyak).toBe(5)
    expect(pertanyaan).toMatchObject([
      {
        dijawab: 5,
        jumlah: [
          { jawaban: 'Ya', banyak: 3 },
          { jawaban: 'Tidak', banyak: 2 },
        ],
      },
      { dijawab: 5, rata_rata: 3 },
      { dijawab: 1, esai: ['Tempatnya jauh.'] },
    ])
  })

  test('leads to nobody: not by a row, a log, a request, a moment, a place or a transaction', async () => {
    const schedule = await exam()
    const people = await Promise.all(Array.from({ length: 6 }, () => decidedOn(schedule)))
    await site.deadlines()
    for (const [at, person] of people.entries()) {
      await send(person, { p1: 'Ya', p2: '5', p3: `Rahasia-${at}-kunang` })
    }
    expect(await placesOf('kunang')).toEqual(['public.service_answers'])
    expect(site.logged.join('\n')).not.toContain('kunang')
    const own = site.db
      .selectFrom('evaluations')
      .select(['status', 'jawaban', 'submitted_at'])
      .where(
        'user_id',
        'in',
        people.map(({ account }) => account.id),
      )
    expect(await own.execute()).toEqual(people.map(() => ({ status: 'terkirim', jawaban: {}, submitted_at: null })))
    const kept =
      await sql`select idempotency_keys.call from idempotency_keys where call = 'submitServiceFeedback'`.execute(
        site.db,
      )
    expect(kept.rows).toEqual([])
    const { rows } = await sql<{ columns: string[]; transactions: number }>`
      select (select array_agg(column_name::text order by column_name) from information_schema.columns
          where table_name = 'service_answers') as columns, count(distinct xmin::text)::int as transactions
      from service_answers where schedule_id = ${schedule}`.execute(site.db)
    expect(rows).toEqual([{ columns: ['id', 'jawaban', 'questionnaire_id', 'schedule_id'], transactions: 1 }])
  })

  test('that two send at the same moment is kept of both', async () => {
    const schedule = await exam()
    const people = await Promise.all(Array.from({ length: 6 }, () => decidedOn(schedule)))
    await site.deadlines()
    await Promise.all(people.map((person, at) => send(person, { p1: 'Ya', p2: '4', p3: `Pesan ${at}` })))
    const { pertanyaan } = await resultsOf(schedule)
    expect(pertanyaan[2].esai.sort()).toEqual(people.map((_person, at) => `Pesan ${at}`))
  })
})

test('results of a question leave out who said nothing to it', () => {
  const [choice, scale, essay] = QUESTIONS
  const said = [
    { p1: 'Ya', p2: '4' },
    { p1: 'Tidak', p2: '5', p3: ' ' },
    { p2: '4', p3: 'Cepat.' },
  ]
  expect(questionResult(choice, said)).toMatchObject({ dijawab: 2, rata_rata: null, esai: [] })
  expect(questionResult(scale, said)).toMatchObject({ dijawab: 3, rata_rata: 4.3 })
  expect(questionResult(essay, said)).toMatchObject({ dijawab: 1, jumlah: [], esai: ['Cepat.'] })
  expect(questionResult(scale, [])).toMatchObject({ dijawab: 0, rata_rata: null })
})

/** Every table in which a row holds these words, whatever its columns are called. */
async function placesOf(words: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    site.db,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql.table(`${schema}.${name}`)
    const { rows } = await sql`select 1 from ${table} as t where t::text like ${`%${words}%`} limit 1`.execute(site.db)
    if (rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found
}
