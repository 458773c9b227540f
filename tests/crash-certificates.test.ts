import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { type Db, openDatabase } from '../src/server/database/db.ts'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { makeAccount } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { reachableFolder } from './postgres.ts'
import { Program, type Running } from './program.ts'
import { StubbornClient } from './stubborn-client.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PEOPLE = 24
/** Killed when so many were answered. */
const CRASHES = [3, 10, 18]
const QUALIFICATION = 'PADAM'

let program: Program
let running: Running

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
  program = new Program(await reachableFolder('sertifikasi-crash-'), await freePort(), { DEMO: '1' })
  running = program.launch()
  await program.ready()
}, 240_000)

afterAll(async () => {
  await program.end()
  await rm(program.data, { recursive: true, force: true })
})

/** Applications that wait for their decision, each of another person. */
async function waitingApplications(db: Db): Promise<number[]> {
  const version = await makeScheme(db, { category: QUALIFICATION })
  const schedule_id = await makeSchedule(db, { version, kuota: PEOPLE })
  const ids: number[] = []
  while (ids.length < PEOPLE) {
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

test('through kill -9 while certificates are issued none is there by half, and no number is left out', async () => {
  const before = openDatabase(program.databaseUrl)
  const applications = await waitingApplications(before.db)
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
      running.child.kill('SIGKILL')
      await running.ended
      running = program.launch()
      await program.ready()
    }
  })()
  const unit = [{ unit: 'Melakukan pelingkupan', hasil: 'K', catatan: '' }]
  const decision = { tahap: 'menunggu_keputusan', unit, tidak_terlibat: true }
  const decide = (id: number) =>
    office.write('POST', `/admin-api/keputusan/${id}`, { ...decision, alasan: 'Semua bukti sudah ditelaah.' })
  await Promise.all(applications.map(decide))
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
