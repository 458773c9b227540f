import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Bringing } from '../../../../tests/rest.ts'
import { RESTS } from '../../../../tests/rests.ts'
import { NO_CASES, STATE_COLUMNS } from '../../../../tests/state-columns.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

interface StateColumn {
  name: string
  column: string
  checks: string
}

/** Every table of the database with a column that says where something stands, and the checks of that table. */
async function stateColumns(): Promise<StateColumn[]> {
  const { rows } = await sql<StateColumn>`
    select cols.table_name as name, cols.column_name as column, coalesce((select string_agg(pg_get_constraintdef(oid), e'\\n')
        from pg_constraint where contype = 'c' and conrelid = cols.table_name::regclass), '') as checks
    from information_schema.columns as cols join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('status', 'tahap') and data_type = 'text'
    order by 1`.execute(site.db)
  return rows
}

/** The values that the checks of a table allow for a column. */
function allowed({ column, checks }: StateColumn): Set<string> {
  const lists = checks.matchAll(new RegExp(`\\(${column} = ANY \\(ARRAY\\[([^\\]]*)\\]`, 'g'))
  return new Set([...lists].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)))
}

const KINDS = Object.entries(STATE_COLUMNS) as [keyof typeof RESTS, readonly [string, string]][]

describe('a table with a state', () => {
  test('is a kind of case that somebody brings on, or says why nobody has to', async () => {
    const known = [...KINDS.map(([, [table]]) => table), ...Object.keys(NO_CASES)]
    expect((await stateColumns()).map(({ name }) => name)).toEqual(known.toSorted())
  })

  test('names the queue, the deadline or the owner of each state that it allows', async () => {
    const columns = new Map((await stateColumns()).map((one) => [one.name, one]))
    for (const [kind, [table, column]] of KINDS) {
      const found = columns.get(table)
      if (!found) throw new Error(`${kind}: no table ${table}`)
      expect(found.column, kind).toBe(column)
      expect(allowed(found), kind).toEqual(new Set(Object.keys(RESTS[kind])))
    }
  })

  test('has somebody for each of them', () => {
    const all = Object.entries(RESTS) as [string, Record<string, Bringing>][]
    const lost = all.flatMap(([kind, states]) =>
      Object.entries(states)
        .filter(([, rest]) => Object.keys(rest).length === 0)
        .map(([state]) => `${kind} ${state}`),
    )
    expect(lost).toEqual([])
  })
})

describe('a statement of honoraria that waits for its second person', () => {
  async function compose(bulan: string, proposed_at: string): Promise<void> {
    const { id: proposed_by } = await makeAccount(site.db)
    const examiner = site.db.insertInto('examiners').values({ name: 'Penguji Contoh' }).returning('id')
    const { id: examiner_id } = await examiner.executeTakeFirstOrThrow()
    await site.db.insertInto('honorariums').values({ examiner_id, bulan, total: 0, proposed_by, proposed_at }).execute()
  }

  test('stands on the desk of those who look after money, late after its target, and on nobody else’s', async () => {
    const deskOf = async (permission: 'keuangan' | 'verifikasi') => {
      const { antrean } = (await (await staffIn(site, [permission])).browser.get('/admin-api/meja')).body
      return antrean.find(({ key }: { key: string }) => key === 'honorarium_menunggu')
    }
    expect(await deskOf('keuangan')).toBeUndefined()
    // Friday, 20 November: five working days before it begin on Friday, the 13th.
    for (const [bulan, at] of [
      ['2024-04-01', '2026-11-12T10:00:00Z'],
      ['2026-10-01', '2026-11-13T10:00:00Z'],
      ['2026-11-01', '2026-11-19T10:00:00Z'],
    ] as const)
      await compose(bulan, at)
    expect(await deskOf('keuangan')).toMatchObject({
      jumlah: 3,
      tertua: '2026-11-12T10:00:00.000Z',
      terlambat: 1,
      hari_ini: 1,
      baru: 1,
    })
    expect(await deskOf('verifikasi')).toBeUndefined()
  })
})
