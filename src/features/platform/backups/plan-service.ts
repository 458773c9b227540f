import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { typedRefusal } from '../../../ground/http-client/guard.ts'
import { requireConfirmedPassword } from '../../../ground/sessions/session.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { type CountingChange, countsAtOnce, openChangeOf } from '../pending-changes/service.ts'
import type { backupPlanResource } from './office/contract.ts'
import { weighPlan } from './plan-rules.ts'
import { updatePlan } from './queries.ts'
import { bucketRefusals } from './rules.ts'
import { backupPlan, openBucketOf, sealBucket } from './service.ts'

/** There is one plan. */
export const PLAN_ID = 1

type Form = z.output<typeof backupPlanResource.form>

const NO_BUCKET = { endpoint: '', region: '', bucket: '', prefix: '' }

/** The plan as it may be shown and logged: without the keys. */
async function shownPlan(db: Db, { keys }: Pick<Context, 'keys'>) {
  const { bucket_sealed, ...plan } = await backupPlan(db)
  const bucket = openBucketOf(keys, bucket_sealed)
  const {
    access_key: _access,
    secret_key: _secret,
    ...place
  } = bucket ?? { ...NO_BUCKET, access_key: '', secret_key: '' }
  return { ...plan, ...place, has_key: bucket !== null }
}

/** The plan with what waits of it. */
export const backupPlanRecord = async (db: Db, ctx: Pick<Context, 'keys'>) => ({
  ...(await shownPlan(db, ctx)),
  tertunda: await openChangeOf(db, 'tempat_cadangan', PLAN_ID),
})

/** An address of a server and nothing else, as its origin. */
function serverOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isServer = url && /^https?:$/.test(url.protocol) && url.username === '' && url.pathname === '/'
  return isServer && url.search + url.hash === '' ? url.origin : undefined
}

interface Server {
  server: string | undefined
  /** Why that server may not be asked. */
  closed: string | undefined
}

/** Finds where archives are to go; personal data travel over TLS only, but to a place that the operator named. */
export async function findServer({ outbound }: Context, { tujuan, endpoint }: Form): Promise<Server> {
  const server = tujuan === 's3' ? serverOf(endpoint) : undefined
  return { server, closed: server && (await typedRefusal(server, { service: 's3', outbound })) }
}

interface Given extends Server {
  form: Form
}

/** The form with its bucket as it is kept; throws where that cannot be one. */
async function readForm(db: Db, { keys }: Pick<Context, 'keys'>, { form, server, closed }: Given): Promise<Form> {
  if (form.tujuan !== 's3') return form
  const kept = openBucketOf(keys, (await backupPlan(db)).bucket_sealed)
  const refusals = bucketRefusals({ ...form, server, closed }, kept)
  if (server === undefined || Object.keys(refusals).length > 0) throw invalidFields(refusals)
  return { ...form, endpoint: server, region: form.region || 'auto' }
}

/** Saves the plan, or proposes it where archives would go to another bucket. */
export async function saveBackupPlan(db: Db, ctx: Context, version: number, given: Given) {
  const before = await backupPlanRecord(db, ctx)
  if (before.version !== version) throw new Problem('STALE', { told: { current: before } })
  const form = await readForm(db, ctx, given)
  const weighed = weighPlan(before, form)
  // Nobody moves the place out of a session left open.
  if (weighed.weight !== 'plain') requireConfirmedPassword(ctx)
  const change = { rule: 'tempat_cadangan', record_id: PLAN_ID, version, weighed, isi: form } as const
  if ((await countsAtOnce(db, ctx, change)) && !(await writePlan(db, ctx, version, form)))
    throw new Problem('STALE', { told: { current: await backupPlanRecord(db, ctx) } })
  return backupPlanRecord(db, ctx)
}

/** The bucket to seal: keys that were left empty stay those that are kept. */
async function sealedBucket(db: Db, { keys }: Pick<Context, 'keys'>, form: Form): Promise<Buffer> {
  const { endpoint, region, bucket, prefix, access_key, secret_key } = form
  const kept = openBucketOf(keys, (await backupPlan(db)).bucket_sealed)
  const own = access_key === '' ? kept : { access_key, secret_key }
  const place = { endpoint, region, bucket, prefix }
  return sealBucket(keys, { ...place, access_key: own?.access_key ?? '', secret_key: own?.secret_key ?? '' })
}

/** Writes over that version; false where another one was saved meanwhile. */
async function writePlan(db: Db, ctx: Context, version: number, form: Form, who?: string): Promise<boolean> {
  const before = await shownPlan(db, ctx)
  const { aktif, jam, tujuan, folder, harian, mingguan, bulanan } = form
  const place = tujuan === 's3' ? { bucket_sealed: await sealedBucket(db, ctx, form) } : {}
  const columns = { aktif, jam, tujuan, folder, harian, mingguan, bulanan }
  if (!(await updatePlan(db, version, { ...columns, ...place }))) return false
  const after = await shownPlan(db, ctx)
  const about = { noun: 'rencana-cadangan', nounId: PLAN_ID, label: 'Rencana cadangan' }
  await recordAudit(db, ctx, { action: 'ubah', ...about, before, after, ...(who === undefined ? {} : { who }) })
  return true
}

/** Makes a change that two people have decided; answers why it can no longer be made. */
export const applyBackupPlan = async (
  db: Db,
  ctx: Context,
  { version, isi, who }: CountingChange,
): Promise<string | undefined> =>
  (await writePlan(db, ctx, version, isi as Form, who)) ? undefined : 'Rencananya sudah diubah.'
