import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, type Day, dayIn } from '../../../../lib/day.ts'
import { digest, randomAlphanumeric } from '../../../../lib/signing/secret.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { dropOpenChange, openChangeOf } from '../../pending-changes/service.ts'
import { insertApiKey, revokeApiKey, updateScopes } from '../queries.ts'
import { KEY_DAYS_SHOWN, MOST_KEY_DAYS, withoutNames } from '../rules.ts'
import { scopesNow } from '../service.ts'
import { type apiKeyOfficeCalls, apiKeyResource } from './contract.ts'

const TOO_LONG = 'Kunci berlaku paling lama satu tahun.'
const TOO_EARLY = 'Pilih hari ini atau sesudahnya.'

/** Throws where a key would never count, or longer than anybody remembers it. */
function checkLastDay(berlaku_sampai: string, today: Day): void {
  if (berlaku_sampai < today) throw invalidFields({ berlaku_sampai: TOO_EARLY })
  if (berlaku_sampai > addDays(today, MOST_KEY_DAYS)) throw invalidFields({ berlaku_sampai: TOO_LONG })
}

const COLUMNS = sql`own.id, own.version, own.nama_instansi, own.kontak, own.awalan, own.cakupan, own.batas_harian,
  own.berlaku_sampai, own.created_at, own.revoked_at, own.search_text,
  (select max(used.hari) from api_key_days as used where used.api_key_id = own.id) as terakhir_dipakai`

const keys = resourceHandlers(apiKeyResource, {
  table: 'api_keys',
  rows: sql`select ${COLUMNS} from api_keys as own`,
  // What waits of it is added below.
  record: sql`select ${COLUMNS}, issuer.name as created_by_name, null as tertunda,
    coalesce((select json_agg(json_build_object('hari', used.hari, 'permintaan', used.permintaan, 'jumlah', used.jumlah) order by used.hari desc)
      from (select hari, permintaan, jumlah from api_key_days where api_key_id = own.id
        order by hari desc limit ${sql.lit(KEY_DAYS_SHOWN)}) as used), '[]') as pemakaian
    from api_keys as own left join users as issuer on issuer.id = own.created_by`,
  search: true,
  filters: {
    berlaku: (value, now) => {
      const counts = sql`(r.revoked_at is null and r.berlaku_sampai >= ${dayIn(bodyZone(), now)}::date)`
      return value ? counts : sql`not ${counts}`
    },
  },
  label: ({ nama_instansi, awalan }) => `${nama_instansi} (${awalan})`,
  values: async ({ form, before, db, ctx }) => {
    if (form.berlaku_sampai !== before?.berlaku_sampai) checkLastDay(form.berlaku_sampai, ctx.today)
    if (!before) return form
    const version = before.version + 1
    return { ...form, cakupan: await scopesNow(db, ctx, { ...before, version }, form.cakupan) }
  },
})

const NEW_PREFIX = 8
const NEW_SECRET = 40

/** 'lsk_Ab12Cd34_…': what stands before the second mark tells keys apart; the rest is 238 random bits. */
function newKey(): { awalan: string; kunci: string } {
  const awalan = `lsk_${randomAlphanumeric(NEW_PREFIX)}`
  return { awalan, kunci: `${awalan}_${randomAlphanumeric(NEW_SECRET)}` }
}

const getApiKey = async (ctx: Context, { id }: { id: number }) => ({
  ...(await keys.getApiKey(ctx, { id })),
  tertunda: await openChangeOf(ctx.db, 'kunci_api', id),
})

export const apiKeyOfficeHandlers: Handlers<typeof apiKeyOfficeCalls, Context> = {
  ...keys,
  getApiKey,

  updateApiKey: (ctx, given) =>
    inTransaction(ctx.db, async (db) => {
      await keys.updateApiKey({ ...ctx, db }, given)
      return getApiKey({ ...ctx, db }, given)
    }),

  issueApiKey: (ctx, form) =>
    inTransaction(ctx.db, async (db) => {
      checkLastDay(form.berlaku_sampai, ctx.today)
      const { awalan, kunci } = newKey()
      const made = { created_at: ctx.now, created_by: requireAccount(ctx).id }
      // What everybody may ask counts at once; to match names takes a second person.
      const plain = withoutNames(form.cakupan)
      const id = await insertApiKey(db, { ...form, cakupan: plain, ...made, awalan, key_hash: digest(kunci) })
      const issued = { id, version: 1, nama_instansi: form.nama_instansi, awalan, cakupan: plain }
      const cakupan = await scopesNow(db, ctx, issued, form.cakupan)
      if (cakupan.includes('nama')) await updateScopes(db, issued, cakupan)
      const label = `${form.nama_instansi} (${awalan})`
      await recordAudit(db, ctx, {
        action: 'terbitkan',
        noun: apiKeyResource.name,
        nounId: id,
        label,
        after: { ...form, cakupan, awalan },
      })
      return { id, awalan, kunci, nama_menunggu: form.cakupan.includes('nama') && !cakupan.includes('nama') }
    }),

  revokeApiKey: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      if (!(await revokeApiKey(db, id, ctx.now))) throw new Problem('RECORD_NOT_FOUND')
      await dropOpenChange(db, ctx, 'kunci_api', id)
      const record = await getApiKey({ ...ctx, db }, { id })
      const label = `${record.nama_instansi} (${record.awalan})`
      await recordAudit(db, ctx, { action: 'cabut', noun: apiKeyResource.name, nounId: id, label })
      return record
    }),
}
