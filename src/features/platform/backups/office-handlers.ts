import { sql } from 'kysely'
import type { z } from 'zod'
import type { Handlers } from '../../../lib/handler.ts'
import { officeTo } from '../../../office-paths.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { type Db, inTransaction } from '../../../server/database/db.ts'
import { requireAccount, requireConfirmedPassword } from '../../../server/http/session.ts'
import { revisionsOf } from '../../../server/office/record-revisions.ts'
import { resourceHandlers } from '../../../server/office/resource-handlers.ts'
import { typedRefusal } from '../../../server/outbound/guard.ts'
import { alertAdministrators } from '../staff/second-person-service.ts'
import { type backupOfficeCalls, backupPlanResource, backupResource } from './office-contract.ts'
import { updatePlan } from './queries.ts'
import { bucketRefusals, targetInWords } from './rules.ts'
import { backupPlan, openBucketOf, requestBackup, requestTrial, sealBucket } from './service.ts'

/** There is one plan. */
const ID = 1

type Form = z.output<typeof backupPlanResource.form>

const NO_BUCKET = { endpoint: '', region: '', bucket: '', prefix: '' }

/** The plan as it may be shown and logged: without the keys. */
async function planRecord(db: Db, { keys }: Pick<Context, 'keys'>) {
  const { bucket_sealed, ...plan } = await backupPlan(db)
  const bucket = openBucketOf(keys, bucket_sealed)
  const {
    access_key: _access,
    secret_key: _secret,
    ...place
  } = bucket ?? { ...NO_BUCKET, access_key: '', secret_key: '' }
  return { ...plan, ...place, has_key: bucket !== null }
}

function requirePlanId(id: unknown): void {
  if (id !== ID) throw new Problem('RECORD_NOT_FOUND')
}

/** An address of a server and nothing else, as its origin. */
function serverOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isServer = url && /^https?:$/.test(url.protocol) && url.username === '' && url.pathname === '/'
  return isServer && url.search + url.hash === '' ? url.origin : undefined
}

interface Server {
  server: string | undefined
  closed: string | undefined
}

/** Where archives are to go; personal data travel over TLS only, but to a place that the operator named. */
async function findServer({ outbound }: Context, { tujuan, endpoint }: Form): Promise<Server> {
  const server = tujuan === 's3' ? serverOf(endpoint) : undefined
  return { server, closed: server && (await typedRefusal(server, { service: 's3', outbound })) }
}

/** The bucket to seal: keys that were left empty stay those that are kept. */
async function sealedBucket(db: Db, { keys }: Context, form: Form & Server): Promise<Buffer> {
  const { server, region, bucket, prefix, access_key, secret_key } = form
  const kept = openBucketOf(keys, (await backupPlan(db)).bucket_sealed)
  const refusals = bucketRefusals(form, kept)
  if (server === undefined || Object.keys(refusals).length > 0) throw invalidFields(refusals)
  const place = { endpoint: server, region: region || 'auto', bucket, prefix }
  const own = access_key === '' ? kept : { access_key, secret_key }
  return sealBucket(keys, { ...place, access_key: own?.access_key ?? '', secret_key: own?.secret_key ?? '' })
}

async function savePlan(db: Db, ctx: Context, version: number, form: Form & Server) {
  const before = await planRecord(db, ctx)
  if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
  const { aktif, jam, tujuan, folder, harian, mingguan, bulanan } = form
  const columns = { aktif, jam, tujuan, folder, harian, mingguan, bulanan }
  const place = tujuan === 's3' ? { bucket_sealed: await sealedBucket(db, ctx, form) } : {}
  if (!(await updatePlan(db, version, { ...columns, ...place }))) {
    throw new Problem('STALE', { told: { current: await planRecord(db, ctx) } })
  }
  const after = await planRecord(db, ctx)
  const noun = backupPlanResource.name
  await recordAudit(db, ctx, { action: 'ubah', noun, nounId: ID, label: 'Rencana cadangan', before, after })
  // Whoever holds the place holds everybody's data, so that no one moves it unseen, or out of a session left open.
  if (targetInWords(before) !== targetInWords(after) || form.access_key !== '') {
    requireConfirmedPassword(ctx)
    const link = `${ctx.appUrl}${officeTo.list(backupResource.name)}`
    const facts = { petugas: requireAccount(ctx).name, tempat: targetInWords(after), link }
    await alertAdministrators(db, ctx, { letter: 'backupPlaceChanged', ...facts })
  }
  return after
}

export const backupOfficeHandlers: Handlers<typeof backupOfficeCalls, Context> = {
  ...resourceHandlers(backupResource, {
    table: 'backups',
    rows: sql`select id, at, status, asal, nama, place, bytes, jumlah_baris, jumlah_berkas, catatan, removed_at,
      verified_at, catatan_uji, trial_asked_at, trial_began_at from backups`,
    label: ({ id }) => `Cadangan ${id}`,
  }),

  listBackupPlan: async (ctx) => ({ data: [await planRecord(ctx.db, ctx)], total: 1, page: 1 }),

  getBackupPlan: async (ctx, { id }) => {
    requirePlanId(id)
    return planRecord(ctx.db, ctx)
  },

  historyBackupPlan: ({ db }, { id }) => revisionsOf(db, backupPlanResource.name, id),

  updateBackupPlan: async (ctx, { id, version, ...form }) => {
    requirePlanId(id)
    const server = await findServer(ctx, form)
    return inTransaction(ctx.db, (db) => savePlan(db, ctx, version, { ...form, ...server }))
  },

  startBackup: (ctx) =>
    inTransaction(ctx.db, async (db) => {
      const id = await requestBackup(db, ctx, { asal: 'petugas' })
      if (id === undefined) throw new Problem('BACKUP_UNDER_WAY')
      await recordAudit(db, ctx, { action: 'buat', noun: backupResource.name, nounId: id, label: `Cadangan ${id}` })
      return { id }
    }),

  startBackupTrial: (ctx) =>
    inTransaction(ctx.db, async (db) => {
      const asked = await requestTrial(db, ctx)
      if ('refused' in asked) throw new Problem(asked.refused)
      const { id } = asked
      await recordAudit(db, ctx, { action: 'periksa', noun: backupResource.name, nounId: id, label: `Cadangan ${id}` })
      return { id }
    }),
}
