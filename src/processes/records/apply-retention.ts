import { eraseAppealContent } from '../../features/certification/appeals/service.ts'
import { eraseApplicationContent } from '../../features/certification/applications/erasure-service.ts'
import { erasePrivateFile } from '../../features/platform/files/service.ts'
import { RETENTION_KINDS, type RetentionKind, type RetentionState } from '../../features/service/retention/rules.ts'
import {
  beginRetention,
  endRetention,
  type Night,
  nightAt,
  oldEnoughOf,
  type RetentionCounts,
  retentionCounter,
  retentionStates,
} from '../../features/service/retention/service.ts'
import { type Doer, recordAudit } from '../../ground/audit.ts'
import { type Db, inTransaction } from '../../ground/database/db.ts'
import { oneAtATime, TurnNotReached } from '../../ground/database/one-at-a-time.ts'
import { eachAlone } from '../../ground/jobs/each-alone.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'

/** The lock of the nightly run, held as long as its process lives. */
const NIGHT_LOCK = 7_241_013

/** Erases one application or scan if the rules, asked again under its lock, say so. */
async function eraseIfDue(
  db: Db,
  night: Night,
  { kind, id }: { kind: RetentionKind; id: string },
): Promise<RetentionState> {
  const [state = 'kept'] = await retentionStates(db, kind, { ids: [id], lock: true }, night)
  if (state !== 'due') return state
  if (kind === 'ktp') await erasePrivateFile(db, id, night.now)
  else {
    await eraseAppealContent(db, Number(id))
    await eraseApplicationContent(db, Number(id), night.now)
  }
  return state
}

/**
 * Runs a day's erasures once, whoever asks, each in a transaction of its own, and records how many. Returns undefined
 * when the run is done or another process has it; throws all failures at the end.
 */
export const applyRetention = (
  db: Db,
  doer: Doer,
  started_by: number | null = null,
): Promise<RetentionCounts | undefined> =>
  oneAtATime(db, [NIGHT_LOCK, 0], () => workThrough(db, doer, started_by)).catch((error: unknown) => {
    if (error instanceof TurnNotReached) return undefined
    throw error
  })

async function workThrough(db: Db, doer: Doer, started_by: number | null): Promise<RetentionCounts | undefined> {
  const { now } = doer
  const tanggal = dayIn(bodyZone(), now)
  const run = await beginRetention(db, tanggal, { now, started_by })
  if (run === undefined) return undefined
  const { counts, add, isFull } = retentionCounter()
  const night = await nightAt(db, tanggal, now)
  const work = eachAlone(db, 'erasures', async (each) => {
    for (const kind of RETENTION_KINDS) {
      for await (const ids of oldEnoughOf(db, kind, night)) {
        await each(ids, async (db, id) => {
          if (!isFull(kind)) add(kind, await eraseIfDue(db, night, { kind, id }))
        })
        if (isFull(kind)) break
      }
    }
  })
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure instanceof AggregateError) counts.gagal = failure.errors.length
  await inTransaction(db, async (db) => {
    await endRetention(db, run, counts, now)
    const isEmpty = Object.values(counts).every((count) => count === 0)
    const change = { action: 'jalankan', noun: 'masa-simpan', nounId: run, label: tanggal, who: 'sistem' }
    if (!isEmpty) await recordAudit(db, doer, { ...change, after: counts })
  })
  if (failure) throw failure
  return counts
}
