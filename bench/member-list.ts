import autocannon from 'autocannon'
import pg from 'pg'
import { cpuSecondsBelow } from './cpu.ts'
import { loggedIn } from './office-lists.ts'
import type { Server } from './servers.ts'

const MEMBER = 'pemegang.lama@example.com'
const ROWS = 20
const WARM_SECONDS = 3
const SECONDS = 8

/** Answers of a member's list of twenty rows for each second of CPU time, that of the database included. */
export async function memberListSpeed(
  { url, child }: Server,
  { database, postmaster }: { database: string; postmaster: number },
): Promise<number> {
  await fillNotifications(database)
  const headers = await loggedIn(url, MEMBER)
  const ask = (duration: number) => autocannon({ url: `${url}/pemberitahuan`, headers, duration, connections: 20 })
  await ask(WARM_SECONDS)
  const roots = [child.pid ?? 0, postmaster]
  const before = cpuSecondsBelow(roots)
  const result = await ask(SECONDS)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  return result['2xx'] / (cpuSecondsBelow(roots) - before)
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
