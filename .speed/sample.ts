import pg from 'pg'
import { readFileSync, readdirSync, existsSync } from 'node:fs'
const base = process.argv[2] ?? '/tmp'
async function find(): Promise<pg.Client> { for (;;) {
  for (const d of readdirSync(base).filter((d) => d.startsWith('sertifikasi-test-'))) { try {
    const dir = `${base}/${d}/postgres`; const port = readFileSync(dir + '/cluster/postmaster.pid', 'utf8').split('\n')[3]
    const c = new pg.Client({ connectionString: `postgres://postgres:${readFileSync(dir + '/password', 'utf8')}@127.0.0.1:${port}/postgres` }); c.on('error', () => {})
    await c.connect(); if ((await c.query(`select 1 from pg_database where datname = 'template_migrated'`)).rowCount) return c; await c.end() } catch {} }
  await new Promise((r) => setTimeout(r, 300)) } }
const c = await find()
const n = new Map<string, number>(); let all = 0, busy = 0
const conns = new Set<string>()
const show = () => { console.log('samples', all, 'busy', busy, 'connections seen', conns.size); for (const [q, k] of [...n].sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log(String(k).padStart(5), q); process.exit(0) }
process.on('SIGINT', show)
try { for (;;) { const { rows } = await c.query(`select pid, backend_start, state, wait_event_type, backend_type, left(regexp_replace(query, '\\s+', ' ', 'g'), 170) q from pg_stat_activity where backend_type in ('client backend') and pid <> pg_backend_pid()`)
  all++
  for (const r of rows) { conns.add(r.pid + String(r.backend_start)); if (r.state === 'active' && r.wait_event_type === null) { busy++; const k = r.q.replace(/"test_[0-9a-f]+"/, 'X'); n.set(k, (n.get(k) ?? 0) + 1) } else if (r.state === null) n.set('starting', (n.get('starting') ?? 0) + 1) }
  await new Promise((r) => setTimeout(r, 15)) } } catch { show() }
