import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireRevision, revisionsOf } from '../../../../ground/office-lists/record-revisions.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { type Day, isDay } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { lockSettings, type PlannedValue, plannedValues, saveSettingValue, settingRows } from '../queries.ts'
import { settingRefusal } from '../rules.ts'
import { holidayResource, type settingsOfficeCalls, settingsResource } from './contract.ts'

const NOUN = settingsResource.name
/** There is one record of settings. */
const ID = 1

type Rows = Awaited<ReturnType<typeof settingRows>>

/** The version is the sum of all versions: any change of a setting changes it. */
function settingsRecord(rows: Rows, rencana: PlannedValue[], today: Day) {
  const values = Object.fromEntries(rows.map(({ key, value }) => [key, value as number | boolean | string]))
  const version = rows.reduce((sum, row) => sum + row.version, 0)
  const daftar = rows.map(({ value, version: _version, ...about }) => ({ ...about, jenis: kindOf(value) }))
  return { ...values, id: ID, version, berlaku_sejak: today, daftar, rencana }
}

const kindOf = (value: unknown): 'angka' | 'pilihan' | 'teks' => {
  if (typeof value === 'boolean') return 'pilihan'
  return typeof value === 'string' ? 'teks' : 'angka'
}

const currentSettings = async (db: Db, { today }: Context) =>
  settingsRecord(await settingRows(db, today), await plannedValues(db, today), today)

function requireSettingsId(id: unknown): void {
  if (id !== ID) throw new Problem('RECORD_NOT_FOUND')
}

/** The day from which a change holds: never one that is past. */
function firstDay(given: unknown, today: Day): Day {
  if (given === undefined) return today
  if (typeof given === 'string' && isDay(given) && given >= today) return given
  throw invalidFields({ berlaku_sejak: 'Pilih hari ini atau hari sesudahnya.' })
}

/** Writes the values that differ from those in force on that day, under the caller's lock; settings not named stay. */
async function writeSettings(db: Db, ctx: Context, given: Record<string, unknown>, action: string) {
  const since = firstDay(given['berlaku_sejak'], ctx.today)
  const before = await currentSettings(db, ctx)
  const rows = await settingRows(db, since)
  const changed = rows.filter(({ key, value }) => given[key] !== undefined && given[key] !== value)
  const refusals = changed.flatMap((row) => {
    const refusal = settingRefusal(row, given[row.key])
    return refusal ? [[row.key, refusal] as const] : []
  })
  if (refusals.length > 0) throw invalidFields(Object.fromEntries(refusals))
  for (const { key } of changed) await saveSettingValue(db, key, since, given[key])
  const after = await currentSettings(db, ctx)
  await recordAudit(db, ctx, { action, noun: NOUN, nounId: ID, label: 'Pengaturan', before, after })
  return after
}

export const settingsOfficeHandlers: Handlers<typeof settingsOfficeCalls, Context> = {
  ...resourceHandlers(holidayResource, {
    table: 'holidays',
    rows: sql`select id, version, tanggal, nama, search_text from holidays`,
    search: true,
    label: ({ tanggal, nama }) => `${nama}, ${tanggal}`,
  }),

  listSettings: async (ctx) => ({ data: [await currentSettings(ctx.db, ctx)], total: 1, page: 1 }),

  getSettings: async (ctx, { id }) => {
    requireSettingsId(id)
    return currentSettings(ctx.db, ctx)
  },

  historySettings: ({ db }, { id }) => revisionsOf(db, NOUN, Number(id)),

  updateSettings: async (ctx, { id, version, ...given }) => {
    requireSettingsId(id)
    return inTransaction(ctx.db, async (db) => {
      await lockSettings(db)
      const current = await currentSettings(db, ctx)
      if (current.version !== version) throw new Problem('STALE', { told: { current } })
      return writeSettings(db, ctx, given, 'ubah')
    })
  },

  restoreSettings: async (ctx, { id, audit_id, keadaan }) => {
    requireSettingsId(id)
    return inTransaction(ctx.db, async (db) => {
      const state = await requireRevision(db, NOUN, { id: ID, audit_id, keadaan })
      await lockSettings(db)
      return writeSettings(db, ctx, { ...state, berlaku_sejak: ctx.today }, 'pulihkan')
    })
  },
}
