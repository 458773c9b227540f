import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import { record } from '../../server/audit.ts'
import type { Context } from '../../server/context.ts'
import { type Db, inTransaction } from '../../server/db.ts'
import { historyOf, revisionState } from '../../server/office-store.ts'
import { type settingsOfficeCalls, settingsResource } from './office-contract.ts'
import { putSetting, settingRows } from './queries.ts'
import { settingRefusal } from './rules.ts'

const NOUN = settingsResource.name
/** There is one record of settings. */
const ID = 1

type Rows = Awaited<ReturnType<typeof settingRows>>

/** Any change of a setting makes the sum of versions another. */
function recordOf(rows: Rows) {
  const values = Object.fromEntries(rows.map(({ key, value }) => [key, value as number | boolean | string]))
  const version = rows.reduce((sum, row) => sum + row.version, 0)
  const daftar = rows.map(({ value, version: _version, ...about }) => ({ ...about, jenis: kindOf(value) }))
  return { ...values, id: ID, version, daftar }
}

const kindOf = (value: unknown): 'angka' | 'pilihan' | 'teks' => {
  if (typeof value === 'boolean') return 'pilihan'
  return typeof value === 'string' ? 'teks' : 'angka'
}

function onlyOne(id: unknown): void {
  if (id !== ID) throw new Problem('RECORD_NOT_FOUND')
}

/** Writes what differs; settings that are not named stay. */
async function write(db: Db, ctx: Context, rows: Rows, given: Record<string, unknown>, action: string) {
  const changed = rows.filter(({ key, value }) => given[key] !== undefined && given[key] !== value)
  const refusals = changed.flatMap((row) => {
    const refusal = settingRefusal(row, given[row.key])
    return refusal ? [[row.key, [refusal]] as [string, string[]]] : []
  })
  if (refusals.length > 0) throw new Problem('INVALID', { errors: Object.fromEntries(refusals) })
  for (const { key } of changed) await putSetting(db, key, given[key])
  const after = recordOf(await settingRows(db))
  const before = recordOf(rows)
  await record(db, ctx, { action, noun: NOUN, nounId: ID, label: 'Pengaturan', before, after })
  return after
}

export const settingsOfficeHandlers: Handlers<typeof settingsOfficeCalls, Context> = {
  listSettings: async ({ db }) => ({ data: [recordOf(await settingRows(db))], total: 1, page: 1 }),

  getSettings: async ({ db }, { id }) => {
    onlyOne(id)
    return recordOf(await settingRows(db))
  },

  historySettings: ({ db }, { id }) => historyOf(db, NOUN, Number(id)),

  updateSettings: async (ctx, { id, version, ...given }) => {
    onlyOne(id)
    return inTransaction(ctx.db, async (db) => {
      const rows = await settingRows(db, true)
      const current = recordOf(rows)
      if (current.version !== version) throw new Problem('STALE', { told: { current } })
      return write(db, ctx, rows, given, 'ubah')
    })
  },

  restoreSettings: async (ctx, { id, audit_id, keadaan }) => {
    onlyOne(id)
    return inTransaction(ctx.db, async (db) => {
      const state = await revisionState(db, NOUN, { id: ID, audit_id: Number(audit_id), keadaan: keadaan as never })
      return write(db, ctx, await settingRows(db, true), state, 'pulihkan')
    })
  },
}
