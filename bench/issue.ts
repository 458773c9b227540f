import { sql } from 'kysely'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { type Db, openDatabase } from '../src/ground/database/db.ts'
import { makeAccount } from '../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../tests/content.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { waitUntil } from '../tests/wait.ts'
import { cpuSecondsBelow } from './cpu.ts'
import { percentile } from './percentile.ts'
import type { Server } from './servers.ts'

export const BATCH = 500
const PROBES_EVERY_MS = 25
const PATIENCE = { timeoutMs: 900_000, intervalMs: 200 }

/** Decides on a batch of applications, until the last certificate is signed and kept and its letter is gone. */
export async function issueSpeed(
  { url, child }: Server,
  { database, postmaster }: { database: string; postmaster: number },
): Promise<{ seconds: number; p95: number }> {
  const { db, close } = openDatabase(database)
  const [toWarm, ...applications] = await waitingApplications(db, BATCH + 1)
  const office = new StubbornClient(url)
  await office.write('POST', '/api/v1/login', { email: 'admin@example.com', password: DEMO_PASSWORD })
  const issue = async (ids: number[]) => {
    for (const id of ids) await decide(office, id)
    await waitUntil(() => isDone(db, ids), PATIENCE)
  }
  await issue([toWarm ?? 0])
  const roots = [child.pid ?? 0, postmaster]
  const before = cpuSecondsBelow(roots)
  let working = true
  const work = issue(applications).finally(() => {
    working = false
  })
  const waits: number[] = []
  while (working) {
    waits.push(await visit(url, waits.length))
    await new Promise((resolve) => setTimeout(resolve, PROBES_EVERY_MS))
  }
  await work
  const seconds = (cpuSecondsBelow(roots) - before) / BATCH
  await close()
  return { seconds, p95: percentile(waits, 0.95) }
}

/** Applications that wait for their decision, each of another person. */
async function waitingApplications(db: Db, many: number): Promise<number[]> {
  const version = await makeScheme(db, { category: 'TAKAR' })
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

const decide = (office: StubbornClient, id: number) =>
  office.write('POST', `/admin-api/keputusan/${id}`, {
    tahap: 'menunggu_keputusan',
    unit: [{ unit: 'Melakukan pelingkupan', hasil: 'K', catatan: '' }],
    tidak_terlibat: true,
    alasan: 'Semua bukti sudah ditelaah.',
  })

/** Every paper is signed and kept, and no letter waits. */
async function isDone(db: Db, applications: number[]): Promise<boolean> {
  const { rows } = await sql<{ kept: number; letters: number }>`
    select (select count(*)::int from certificate_papers as paper join certificates on certificates.id = paper.certificate_id
        where paper.signed_by is not null and certificates.user_training_id in (${sql.join(applications)})) as kept,
      (select count(*)::int from jobs.job where name = 'mail' and state::text in ('created', 'retry', 'active')) as letters`.execute(
    db,
  )
  return rows[0]?.kept === applications.length && rows[0].letters === 0
}

const PAGES = ['/', '/training/get?search=', '/daftar-skema?page=']

/** Milliseconds until a visitor has a public page; of two pages in three none was kept. */
async function visit(url: string, count: number): Promise<number> {
  const page = PAGES[count % PAGES.length] ?? '/'
  const begun = performance.now()
  const answer = await fetch(`${url}${page}${page === '/' ? '' : count}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  return performance.now() - begun
}
