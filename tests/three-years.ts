import { sql } from 'kysely'
import { sendDutyReminders } from '../src/features/upkeep/duties/jobs.ts'
import { dutiesOf } from '../src/features/upkeep/duties/view.ts'
import type { Context } from '../src/ground/context.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addDays, addMonths, type Day, day, daysBetween } from '../src/lib/day.ts'
import { expectedLetters, expectedStates, type Life, type LifeLetter, livesOf } from './lives.ts'

interface World {
  db: Db
  /** The world on a day, for the jobs. */
  on: (today: Day) => Context
}

export interface Outcome {
  holders: number
  days: number
  letters: number
  proposals: number
  /** The differences from the table, each a sentence. */
  wrong: string[]
}

const FIRST = day('2026-01-05')
/** The days between two comparisons with the model. */
const LOOK_DAYS = 61

/** Lets that many holders live three years, a day at a time, with the jobs of each day; twice on some days, and none on others. */
export async function liveThreeYears({ db, on }: World, holders: number): Promise<Outcome> {
  const lives = livesOf(holders, FIRST)
  const people = await settle(db, lives)
  const last = addDays(FIRST, 365 + 3 * 365 + 60)
  const wrong: string[] = []
  let days = 0
  for (let today = FIRST; today <= last; today = addDays(today, 1)) {
    days += 1
    for (const [at, life] of lives.entries()) await act(db, life, people[at], today)
    const ctx = on(today)
    await sendDutyReminders(ctx)
    if (days % 7 === 0) await Promise.all([sendDutyReminders(ctx), sendDutyReminders(ctx)])
    if (days % LOOK_DAYS === 0) wrong.push(...(await statesThatDiffer(db, lives, people, today)))
  }
  const letters = await lettersOfAll(db, people)
  for (const [at, life] of lives.entries())
    wrong.push(...differences(at, expectedLetters(life, last), letters[at] ?? []))
  const { decided, proposals } = await sanctionsOf(db)
  if (decided > 0) wrong.push(`${decided} sanctions were decided by nobody`)
  return { holders, days, letters: letters.flat().length, proposals, wrong }
}

interface Settled {
  user_id: number
  certificate_id: number
}

/** Accounts and certificates of all of them, in one statement each. */
async function settle(db: Db, lives: Life[]): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(lives)}::jsonb) as life (no_sertifikasi text, mulai date, berakhir date)),
    people as (insert into users (name, email, phone, password_hash, status_data, no_sertifikasi)
      select 'Pemegang ' || no_sertifikasi, lower(no_sertifikasi) || '@example.com', '', '', 1, no_sertifikasi from given returning id, no_sertifikasi)
    insert into certificates (user_id, kualifikasi, skema, no_sertifikasi, nama, valid_from, valid_until, status_since, issued_at, imported, duties_since)
    select people.id, 'ATPA', 'Anggota', given.no_sertifikasi, 'Pemegang ' || given.no_sertifikasi, mulai, berakhir, mulai, mulai, '', mulai
      from given join people on people.no_sertifikasi = given.no_sertifikasi order by given.no_sertifikasi
    returning user_id, id as certificate_id`.execute(db)
  return rows
}

/** Makes a holder do what is due on a day: report, maintain, renew. */
async function act(db: Db, life: Life, person: Settled | undefined, today: Day): Promise<void> {
  if (!person) return
  for (const { ke, lapor, pelihara } of life.tahun) {
    if (lapor === today) await report(db, person, ke, today)
    if (pelihara === today) await maintain(db, person, today)
  }
  if (life.perpanjang === today) await renew(db, life, person, today)
}

const report = (db: Db, { user_id, certificate_id }: Settled, ke: number, today: Day) =>
  sql`insert into performance_reports (no_sertifikasi, user_id, year_id, status, nihil, alasan_nihil, submitted_at, created_at, updated_at)
    select 'LKP/' || id, ${user_id}, id, 'diajukan', true, 'Tidak ada penugasan.', ${today}::date, ${today}::date, ${today}::date
    from certificate_years where certificate_id = ${certificate_id} and ke = ${ke}`.execute(db)

const maintain = (db: Db, { user_id }: Settled, today: Day) =>
  sql`insert into maintenance_records (user_id, status, jenis_kegiatan, nama_kegiatan, tanggal_mulai, tanggal_selesai,
      jam_pelajaran, poin, decided_by, decided_at, created_at, updated_at)
    values (${user_id}, 'diakui', 'webinar', 'Webinar', ${today}, ${today}, 4, 4, ${user_id}, ${today}::date, ${today}::date,
      ${today}::date)`.execute(db)

const renew = (db: Db, { no_sertifikasi, berakhir }: Life, { user_id, certificate_id }: Settled, today: Day) =>
  sql`insert into certificates (user_id, kualifikasi, skema, no_sertifikasi, nama, valid_from, valid_until, status_since, issued_at,
      imported, duties_since, replaces_id)
    values (${user_id}, 'ATPA', 'Anggota', ${`${no_sertifikasi}-B`}, 'Pemegang', ${addDays(berakhir, 1)},
      ${addMonths(addDays(berakhir, 1), 36)}, ${today}::date, ${today}::date, '', ${addDays(berakhir, 1)},
      ${certificate_id})`.execute(db)

/** Each person's notices, with the day of each. */
async function lettersOfAll(db: Db, people: Settled[]): Promise<LifeLetter[][]> {
  const { rows } = await sql<LifeLetter & { user_id: number }>`
    select user_id, judul, (at at time zone 'Asia/Jakarta')::date as hari from notifications order by id`.execute(db)
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return people.map(({ user_id }) => byPerson.get(user_id) ?? [])
}

async function sanctionsOf(db: Db): Promise<{ decided: number; proposals: number }> {
  const { rows } = await sql<{ decided: number; proposals: number }>`
    select count(*) filter (where status <> 'diusulkan')::int as decided, count(*)::int as proposals from sanctions`.execute(
    db,
  )
  return rows[0] ?? { decided: 0, proposals: 0 }
}

/** In both directions: letters that are missing, and letters without cause or sent twice. */
function differences(at: number, expected: LifeLetter[], letters: LifeLetter[]): string[] {
  const lines = (of: LifeLetter[]) => of.map(({ hari, judul }) => `${hari} ${judul}`).sort()
  const [wanted, got] = [lines(expected), lines(letters)]
  return [
    ...difference(wanted, got).map((line) => `holder ${at}: not told ${line}`),
    ...difference(got, wanted).map((line) => `holder ${at}: told without cause ${line}`),
  ]
}

/** Returns the lines that one list has more often than the other. */
function difference(these: string[], those: string[]): string[] {
  const left = [...those]
  return these.filter((line) => {
    const found = left.indexOf(line)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/** The state, years and clock of a sample of holders, against the model. */
async function statesThatDiffer(db: Db, lives: Life[], people: Settled[], today: Day): Promise<string[]> {
  const wrong: string[] = []
  const stride = Math.max(1, Math.floor(lives.length / 40))
  for (let at = daysBetween(FIRST, today) % stride; at < lives.length; at += stride) {
    const [life, person] = [lives[at], people[at]]
    if (!life || !person || today < life.mulai) continue
    const found = (await dutiesOf(db, person.user_id, today)).find(({ id }) => id === person.certificate_id)
    const tahun = found?.tahun.map(({ ke, keadaan, terlapor, terpelihara }) => ({ ke, keadaan, terlapor, terpelihara }))
    const seen = { state: found?.status_sertifikat, tanpa: found?.tanpa_pemeliharaan, tahun }
    const expected = expectedStates(life, today)
    if (JSON.stringify(seen) !== JSON.stringify(expected)) {
      wrong.push(`holder ${at} on ${today}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`)
    }
  }
  return wrong
}
