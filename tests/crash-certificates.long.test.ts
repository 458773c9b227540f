import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { type Db, openDatabase } from '../src/ground/database/db.ts'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { readPdfSignature } from '../src/lib/signing/pdf-signature.ts'
import { makeAccount } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { demonstrationFolder } from './demonstration-folder.ts'
import { Program, type Running } from './program.ts'
import { StubbornClient } from './stubborn-client.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PEOPLE = 24
/** The numbers of answers after which the program is killed. */
const CRASHES = [3, 10, 18]
const QUALIFICATION = 'PADAM'

let program: Program
let running: Running

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  program = new Program(await demonstrationFolder('sertifikasi-crash-'), await freePort(), { DEMO: '1' })
  running = program.launch()
  await program.ready()
}, 240_000)

afterAll(async () => {
  await program.end()
  await rm(program.data, { recursive: true, force: true })
})

/** So many applications that wait for their decision, each of another person. */
async function waitingApplications(db: Db, many: number, category: string): Promise<number[]> {
  const version = await makeScheme(db, { category })
  const schedule_id = await makeSchedule(db, { version, kuota: many })
  const ids: number[] = []
  while (ids.length < many) {
    const { id: user_id } = await makeAccount(db)
    const { id } = await db
      .insertInto('user_trainings')
      .values({ user_id, schedule_id, tahap: 'menunggu_keputusan', submitted_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

async function crash(meanwhile = async () => {}): Promise<void> {
  running.child.kill('SIGKILL')
  await running.ended
  await meanwhile()
  running = program.launch()
  await program.ready()
}

const decide = (office: StubbornClient, id: number) =>
  office.write('POST', `/admin-api/keputusan/${id}`, {
    tahap: 'menunggu_keputusan',
    unit: [{ unit: 'Melakukan pelingkupan', hasil: 'K', catatan: '' }],
    tidak_terlibat: true,
    alasan: 'Semua bukti sudah ditelaah.',
  })

test('through kill -9 while certificates are issued none is there by half, and no number is left out', async () => {
  const before = openDatabase(program.databaseUrl)
  const applications = await waitingApplications(before.db, PEOPLE, QUALIFICATION)
  await before.close()
  let answered = 0
  const office = new StubbornClient(program.url, () => {
    answered += 1
  })
  await office.write('POST', '/api/v1/login', { email: 'admin@example.com', password: DEMO_PASSWORD })
  answered = 0

  const crashes = (async () => {
    for (const at of CRASHES) {
      await vi.waitUntil(() => answered >= at, { timeout: 120_000, interval: 1 })
      await crash()
    }
  })()
  await Promise.all(applications.map((id) => decide(office, id)))
  await crashes

  const { db, close } = openDatabase(program.databaseUrl)
  const certificates = await db
    .selectFrom('certificates')
    .innerJoin('user_trainings as own', 'own.id', 'certificates.user_training_id')
    .innerJoin('users', 'users.id', 'own.user_id')
    .select(['certificates.id', 'certificates.no_sertifikasi', 'own.id as application', 'own.tahap'])
    .select(['own.no_sertifikasi as of_application', 'users.no_sertifikasi as of_person'])
    .where('certificates.kualifikasi', '=', QUALIFICATION)
    .orderBy('own.id')
    .execute()
  expect(certificates.map(({ application }) => application)).toEqual(applications)
  for (const { no_sertifikasi, tahap, of_application, of_person } of certificates) {
    expect([tahap, of_application, of_person]).toEqual(['diterbitkan', no_sertifikasi, no_sertifikasi])
  }
  const numbers = certificates.map(({ no_sertifikasi }) => Number(no_sertifikasi.split('/')[0])).sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  const decisions = await db
    .selectFrom('decisions')
    .select('id')
    .where('user_training_id', 'in', applications)
    .execute()
  expect(decisions).toHaveLength(PEOPLE)

  for (const { id } of certificates) {
    const bytes = await office.bytes(`/admin-api/sertifikat/${id}/pdf`)
    const papers = await db
      .selectFrom('certificate_papers')
      .select(['versi', 'sha256'])
      .where('certificate_id', '=', id)
      .execute()
    expect(papers).toEqual([{ versi: 1, sha256: createHash('sha256').update(bytes).digest('hex') }])
  }
  await close()
}, 400_000)

/** Moments between signing and saving, each held open by a lock that saving needs and signing does not. */
const MOMENTS = {
  'its file is not kept yet': {
    lock: 'lock table private_files in share mode',
    waiting: 'insert into "private_files"%',
  },
  'no row names its file yet': {
    lock: 'select id from signing_certificates for update',
    waiting: 'update "certificate_papers"%',
  },
}

/** Kills the program at that moment of the paper of an application that is decided just then. */
async function crashAt(
  moment: keyof typeof MOMENTS,
  { db, office, application }: { db: Db; office: StubbornClient; application: number },
): Promise<void> {
  const { lock, waiting } = MOMENTS[moment]
  const holder = new pg.Client({ connectionString: program.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(lock)
  await decide(office, application)
  // Within its transaction the holder would see the same picture of who waits again and again.
  const isWaiting = async () =>
    (await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like ${waiting}`.execute(db)).rows
      .length === 1
  await vi.waitUntil(isWaiting, { timeout: 60_000 })
  await crash(() => holder.end())
}

/** Moves the clock of jobs: a killed process's job counts as lost after two minutes and is then due for its retry. */
async function passTime(db: Db, killedAt: Date): Promise<void> {
  const papers = sql`update jobs.job set started_on = started_on - interval '2 minutes', start_after = now()
    where name = 'certificate-paper'`
  await sql`${papers} and (state = 'retry' or state = 'active' and started_on < ${killedAt})`.execute(db)
}

test('a paper whose program is killed between signing and saving is kept once, signed, and without anybody asking', async () => {
  const { db, close } = openDatabase(program.databaseUrl)
  const applications = await waitingApplications(db, 2, 'TEKEN')
  const office = new StubbornClient(program.url)
  await office.write('POST', '/api/v1/login', { email: 'admin@example.com', password: DEMO_PASSWORD })
  const papers = () =>
    db
      .selectFrom('certificate_papers as paper')
      .innerJoin('certificates', 'certificates.id', 'paper.certificate_id')
      .select(['certificates.id', 'certificates.user_id', 'paper.versi', 'paper.file_id', 'sha256', 'signed_by'])
      .where('certificates.user_training_id', 'in', applications)
      .orderBy('certificates.id')
      .execute()

  const [first = 0, second = 0] = applications
  await crashAt('its file is not kept yet', { db, office, application: first })
  await crashAt('no row names its file yet', { db, office, application: second })
  const unsaved = { versi: 1, file_id: null, sha256: null, signed_by: null }
  expect(await papers()).toMatchObject([unsaved, unsaved])

  const killedAt = new Date()
  const unsigned = async () => {
    await passTime(db, killedAt)
    return (await papers()).filter(({ file_id }) => file_id === null).length
  }
  await expect.poll(unsigned, { timeout: 150_000, interval: 500 }).toBe(0)
  const kept = await papers()
  expect(kept.map(({ versi, signed_by }) => [versi, signed_by])).toEqual([
    [1, expect.any(Number)],
    [1, expect.any(Number)],
  ])
  for (const { id, user_id, sha256 } of kept) {
    const bytes = await office.bytes(`/admin-api/sertifikat/${id}/pdf`)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    expect(await readPdfSignature(bytes)).toMatchObject({ state: 'intact', coversAll: true })
    const files = db.selectFrom('private_files').select('id').where('user_id', '=', user_id)
    expect(await files.where('jenis', '=', 'sertifikat').execute()).toHaveLength(1)
  }
  await close()
}, 400_000)
