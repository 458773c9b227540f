import pg from 'pg'
import { createDatabase, migrate } from '../src/server/database/migrate.ts'
import { startTestPostgres } from '../tests/postgres.ts'
import { cpuSecondsBelow } from '../bench/cpu.ts'
import { readFileSync, readdirSync } from 'node:fs'
const t0 = performance.now()
const s = await startTestPostgres()
const t1 = performance.now()
await createDatabase(s.url('postgres'), 'tmpl'); await migrate(s.url('tmpl'))
console.log('start', t1 - t0, 'migrate', performance.now() - t1)
const pid = Number(readFileSync(s.folder + '/postgres/cluster/postmaster.pid', 'utf8').split('\n')[0])
const c = new pg.Client({ connectionString: s.url('postgres') }); await c.connect()
console.log((await c.query(`select pg_size_pretty(pg_database_size('tmpl')) s, version()`)).rows)
for (const d of readdirSync(s.folder + '/postgres/cluster/base')) console.log(d, readdirSync(s.folder + '/postgres/cluster/base/' + d).length)
for (const st of ['wal_log', 'file_copy', 'wal_log', 'file_copy']) {
  const b = performance.now(), cpu = cpuSecondsBelow([pid])
  for (let i = 0; i < 10; i++) await c.query(`create database "x_${st}_${b | 0}_${i}" template tmpl strategy ${st}`)
  console.log(st, ((performance.now() - b) / 10).toFixed(1), 'ms each; cpu', ((cpuSecondsBelow([pid]) - cpu) * 100).toFixed(0), 'ms each')
  const b2 = performance.now()
  for (let i = 0; i < 10; i++) await c.query(`drop database "x_${st}_${b | 0}_${i}"`)
  console.log('drop', (performance.now() - b2) / 10)
}
// first connection in a fresh db
await c.query('create database y template tmpl')
for (let i = 0; i < 3; i++) { const d = new pg.Client({ connectionString: s.url('y') }); const b = performance.now(); await d.connect(); const m = performance.now(); await d.query('select * from users where id = 1'); console.log('connect', m - b, 'first query', performance.now() - m); await d.end() }
await c.end(); await s.remove()
