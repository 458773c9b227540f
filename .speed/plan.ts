import pg from 'pg'
import { createDatabase, migrate } from '../src/server/database/migrate.ts'
import { startTestPostgres } from '../tests/postgres.ts'
import { openDatabase } from '../src/server/database/db.ts'
import { applicationRow } from '../src/features/certification/applications/application-queries.ts'
import { invoiceOf } from '../src/features/certification/invoices/queries.ts'
const s = await startTestPostgres()
await createDatabase(s.url('postgres'), 'tmpl'); await migrate(s.url('tmpl'))
const d = openDatabase(s.url('tmpl'))
for (let i = 0; i < 14; i++) { const b = performance.now(); await applicationRow(d.db, 1); console.log('application', (performance.now() - b).toFixed(1)) }
const orig = pg.Client.prototype.query
let texts: any[] = []
;(pg.Client.prototype as any).query = function (...a: any[]) { texts.push(a); return (orig as any).apply(this, a) }
await applicationRow(d.db, 1)
const [q] = texts.filter((t) => (t[0].text ?? t[0]).includes('handler_name'))
;(pg.Client.prototype as any).query = orig
const c = new pg.Client({ connectionString: s.url('tmpl') }); await c.connect()
const text = q[0].text ?? q[0], values = q[1] ?? q[0].values
for (const set of ['', 'set join_collapse_limit=1', 'set geqo_threshold=4', 'reset geqo_threshold']) {
 if (set) await c.query(set)
 for (let i = 0; i < 3; i++) { const { rows } = await c.query('explain (summary, analyze) ' + text, values); console.log(set, rows.filter((r: any) => /Time/.test(r['QUERY PLAN'])).map((r: any) => r['QUERY PLAN']).join(' ')) }
}
await c.end(); await d.close(); await s.remove()
