import pg from 'pg'
import { cpuSecondsBelow } from './cpu.ts'
import { requestsPerCpuSecond } from './load.ts'
import { loggedIn } from './office-lists.ts'
import type { Server } from './servers.ts'

const MEMBER = 'pemegang.lama@example.com'
const ROWS = 20
const WARM_SECONDS = 6
const SECONDS = 8

/** Answers of a member's list of twenty rows for each second of CPU time, that of the database included. */
export async function memberListSpeed(
  { url, child }: Server,
  { database, postmaster }: { database: string; postmaster: number },
): Promise<number> {
  await fillNotifications(database)
  const headers = await loggedIn(url, MEMBER)
  const whole = { url, cpuSeconds: () => cpuSecondsBelow([child.pid ?? 0, postmaster]) }
  const load = { path: '/pemberitahuan', headers }
  await requestsPerCpuSecond(whole, { ...load, seconds: WARM_SECONDS })
  return requestsPerCpuSecond(whole, { ...load, seconds: SECONDS })
}

async function fillNotifications(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(
    `insert into notifications (user_id, at, judul, isi, tautan)
     select id, now(), 'Pemberitahuan ' || n, 'Isi sebuah pemberitahuan.', '/dashboard'
     from users, generate_series(1, $2::int) as n where email = $1`,
    [MEMBER, ROWS],
  )
  await client.end()
}
