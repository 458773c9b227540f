import { readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { cpuSecondsBelow, untilAtRest } from '../bench/cpu.ts'
import { requestsPerCpuSecond } from '../bench/load.ts'
import { loggedIn } from '../bench/office-lists.ts'
import { startServer } from '../bench/servers.ts'
const data = process.env.KDATA ?? '/var/tmp/kRounds'
const rounds = Number(process.env.ROUNDS ?? 4)
const main = process.env.MAIN ?? 'dist/server/main.js'
const fresh = !existsSync(data)
const s = await startServer(main, { DATA_DIR: data, DEMO: '1', TRUST_PROXY: '127.0.0.1,::1', ...(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-interval 400 --cpu-prof-dir=' + process.env.PROF } : {}) })
const pgdir = path.join(data, 'postgres/cluster/postmaster.pid')
const [pid, , , port] = readFileSync(pgdir, 'utf8').split('\n')
const url = `postgres://postgres:${readFileSync(path.join(data, 'postgres/password'), 'utf8')}@127.0.0.1:${port}/app`
const c = new pg.Client({ connectionString: url }); await c.connect()
if (fresh) {
 await c.query(`insert into schedules (scheme_version_id, venue_id, start_date, end_date, kuota, metode)
     select 1, 1, current_date + 30 + n, current_date + 31 + n, 20, 'Daring' from generate_series(1, 80) n`)
 await c.query(`insert into notifications (user_id, at, judul, isi, tautan)
     select id, now(), 'Pemberitahuan ' || n, 'Isi sebuah pemberitahuan.', '/dashboard'
     from users, generate_series(1, 20) as n where email = 'pemegang.lama@example.com'`)
}
await c.end()
await untilAtRest(s)
const headers = await loggedIn(s.url, 'pemegang.lama@example.com')
const web = s.child.pid ?? 0
async function run(name: string, load: any, seconds: number) {
  const w0 = cpuSecondsBelow([web]), p0 = cpuSecondsBelow([Number(pid)])
  // children of web include PG when embedded: subtract
  let n = 0
  const whole = { url: s.url, cpuSeconds: () => cpuSecondsBelow([web, Number(pid)]) }
  const rate = await requestsPerCpuSecond(whole, { ...load, seconds })
  const w = cpuSecondsBelow([web]) - w0, p = cpuSecondsBelow([Number(pid)]) - p0
  const total = cpuSecondsBelow([web, Number(pid)])
  const count = rate * ((w === 0 ? 0 : w) + (p))
  console.log(name.padEnd(10), `${(1e6 / rate).toFixed(0)} us`, `${rate.toFixed(0)}/s`, `web ${w.toFixed(2)} s pg ${p.toFixed(2)} s`)
}
for (let i = 0; i < rounds; i++) {
  if (!process.env.ONLY || process.env.ONLY === 'render') await run('render', { path: '/daftar-skema', unique: true }, 5)
  if (!process.env.ONLY || process.env.ONLY === 'member') await run('member', { path: '/pemberitahuan', headers }, 5)
}
await s.stop()
