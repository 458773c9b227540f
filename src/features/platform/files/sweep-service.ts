import type { Context } from '../../../ground/context.ts'
import { inTransaction } from '../../../ground/database/db.ts'
import type { Quarantined } from '../../../ground/storage/quarantine.ts'
import { addDays, bodyZone, dayIn } from '../../../lib/day.ts'
import { serverLimits } from '../../../limits.ts'
import { countUploads, deleteUnusedUpload, isListedUpload, unusedUploads } from './public-queries.ts'
import {
  countUnused,
  deleteOldQuarantined,
  fileStates,
  quarantineUnused,
  recordSweep,
  releaseUsed,
  type SweepKind,
} from './queries.ts'
import { isTooMuch } from './rules.ts'
import { isFileId } from './service.ts'

type Sweeping = Pick<Context, 'db' | 'files' | 'now'>

interface Options {
  /** The operator has looked: take it, however much it is. */
  withoutBar: boolean
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Given, but not yet named: a form may still be open. */
const UNUSED_MS = DAY_MS
/** On disk, but not yet listed: an upload may still be under way. */
const UNLISTED_MS = HOUR_MS
/** A write that broke off leaves its half beside the place: the id, and another. */
const HALF_WRITTEN = /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/

/** A sweep that took nothing, as it would have taken too much. */
export interface StoppedSweep {
  jenis: SweepKind
  jumlah: number
  dari: number
}

/** Notes for the desk whether a sweep stops; undefined: it may go on. */
async function stopOf(
  { db, now }: Sweeping,
  jenis: SweepKind,
  { taken, all }: { taken: number; all: number },
  { withoutBar }: Options,
): Promise<StoppedSweep | undefined> {
  const stop = withoutBar || !isTooMuch(taken, all) ? undefined : { jumlah: taken, dari: all }
  await recordSweep(db, jenis, stop ? { ...stop, at: now } : null)
  return stop && { jenis, ...stop }
}

/** Listed files that nothing names are set aside; those that something names again come back. */
export async function quarantineUnusedFiles(ctx: Sweeping, options: Options): Promise<StoppedSweep | undefined> {
  const before = new Date(ctx.now.getTime() - UNUSED_MS)
  await releaseUsed(ctx.db)
  const stop = await stopOf(ctx, 'unused', await countUnused(ctx.db, before), options)
  if (stop) return stop
  await inTransaction(ctx.db, (db) => quarantineUnused(db, before, ctx.now))
  return undefined
}

/** Bytes of files that were deleted go; bytes that nothing lists are set aside. */
export async function quarantineBytes(ctx: Sweeping, options: Options): Promise<StoppedSweep | undefined> {
  const { db, files, now } = ctx
  const before = now.getTime() - UNLISTED_MS
  const isOld = async (name: string) => ((await files.private.writtenAt(name))?.getTime() ?? now.getTime()) < before
  const unlisted: string[] = []
  let all = 0
  for await (const names of files.private.names()) {
    const states = await fileStates(db, names.filter(isFileId))
    all += names.length
    for (const name of names) {
      if (states.get(name) === 'kept' || !(await isOld(name))) continue
      if (states.get(name) === 'deleted' || HALF_WRITTEN.test(name)) await files.private.remove(name)
      else unlisted.push(name)
    }
  }
  const stop = await stopOf(ctx, 'unlisted', { taken: unlisted.length, all }, options)
  if (stop) return stop
  for (const name of unlisted) await files.quarantine.setAside('private', name, dayIn(bodyZone(), now))
  return undefined
}

/** Public uploads that nothing uses are set aside. */
export async function quarantineUploads(ctx: Sweeping, options: Options): Promise<StoppedSweep | undefined> {
  const names = await unusedUploads(ctx.db)
  const counts = { taken: names.length, all: await countUploads(ctx.db) }
  const stop = await stopOf(ctx, 'public', counts, options)
  if (stop) return stop
  for (const name of names) {
    await inTransaction(ctx.db, async (db) => {
      if (await deleteUnusedUpload(db, name)) await ctx.files.setAside(name, dayIn(bodyZone(), ctx.now))
    })
  }
  return undefined
}

/** Brings back what is listed again, and lets go of what has lain in quarantine for its time. */
export async function sweepQuarantine({ db, files, now }: Sweeping): Promise<void> {
  await inTransaction(db, (db) =>
    deleteOldQuarantined(db, new Date(now.getTime() - serverLimits.quarantineDays * DAY_MS)),
  )
  const last = addDays(dayIn(bodyZone(), now), -serverLimits.quarantineDays)
  for await (const lying of files.quarantine.all()) {
    const state = await stateOf({ db }, lying)
    if (state === 'kept') await files.quarantine.bringBack(lying.part, lying.name)
    else if (state === 'deleted' || lying.since < last) await files.quarantine.remove(lying)
  }
}

async function stateOf({ db }: Pick<Sweeping, 'db'>, { part, name }: Quarantined) {
  if (part === 'public') return (await isListedUpload(db, name)) ? 'kept' : undefined
  return isFileId(name) ? (await fileStates(db, [name])).get(name) : undefined
}
