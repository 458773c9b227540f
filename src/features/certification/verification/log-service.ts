import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { VerificationNotes } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { addDays, addMonths, type Day } from '../../../lib/day.ts'
import { serverLimits } from '../../../limits.ts'
import type { CheckCounts, CheckMonth } from './log-contract.ts'
import { addBatch, type Batch, countByMonth, countChecks } from './log-queries.ts'
import { type CheckToCount, type CountedCheck, countingKey, hourOf } from './log-rules.ts'

const DAYS_SHOWN = 30
const MONTHS_SHOWN = 12
/** The time for a last write at shutdown; checks that the database does not take by then are lost. */
const CLOSE_MS = 2000

interface Options {
  db: Db
  clock: () => Date
  log: Logger
  /** Milliseconds between two writes; 0 writes only on request. */
  everyMs?: number
  /** The most rows that may wait. */
  most?: number
}

/** The checks of this process that wait for the database. */
export interface VerificationLog extends VerificationNotes {
  /** Returns how many rows wait, and how many checks were dropped for want of room. */
  counts: () => { waiting: number; dropped: number }
  /** Writes the waiting rows; throws when that fails, and the rows go on waiting. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Counts checks in memory and adds them to the database every few seconds, so that no answer waits for that. */
export function openVerificationLog(options: Options): VerificationLog {
  const {
    db,
    clock,
    log,
    everyMs = serverLimits.verificationLog.everyMs,
    most = serverLimits.verificationLog.rows,
  } = options
  const writer = randomUUID()
  let counted = new Map<string, CountedCheck>()
  /** The batch being written; it stays unchanged until the database has it. */
  let batch: Batch | undefined
  let number = 0
  let dropped = 0
  let writing: Promise<void> | undefined
  let isTaken = true

  const rowsWaiting = () => counted.size + (batch?.rows.length ?? 0)

  function count(at: Date, check: CheckToCount): void {
    const key = countingKey({ ...check, at })
    const known = counted.get(key)
    if (known) known.jumlah += 1
    else if (rowsWaiting() < most) counted.set(key, { ...check, at, jumlah: 1 })
    else dropped += 1
  }

  async function writeAll(): Promise<void> {
    while (rowsWaiting() > 0) {
      if (batch === undefined) {
        number += 1
        batch = { writer, number, rows: [...counted.values()] }
        counted = new Map()
      }
      await addBatch(db, batch, clock())
      batch = undefined
    }
  }

  function flush(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  /** Writes and logs the first failure, and the first success after it. */
  const tryFlush = () =>
    flush().then(
      () => {
        if (!isTaken) log.info('verifications are counted again')
        isTaken = true
      },
      (error: unknown) => {
        if (isTaken) log.warn({ err: error }, 'verifications wait to be counted')
        isTaken = false
      },
    )

  const timer = everyMs === 0 ? undefined : setInterval(() => void tryFlush(), everyMs).unref()
  return {
    note(...checks) {
      const at = hourOf(clock())
      for (const check of checks) count(at, check)
    },
    counts: () => ({ waiting: rowsWaiting(), dropped }),
    flush,
    close() {
      clearInterval(timer)
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const patience = setTimeout(resolve, CLOSE_MS)
      return Promise.race([tryFlush(), late]).finally(() => clearTimeout(patience))
    },
  }
}

const NEVER_CHECKED: CheckCounts = { tiga_puluh_hari: 0, dua_belas_bulan: 0, ditampilkan: 0 }

/** How often each of these certificates was checked in the last thirty days and twelve months, by its id. */
export async function checksOf(db: Db, ids: readonly number[], today: Day): Promise<(id: number) => CheckCounts> {
  const since = { since: addMonths(today, -MONTHS_SHOWN), lately: addDays(today, -DAYS_SHOWN) }
  const counts = await countChecks(db, ids, since)
  return (id) => counts.get(id) ?? NEVER_CHECKED
}

/** How often a certificate was checked in each of twelve months, the present one last. */
export async function checksByMonth(db: Db, id: number, today: Day): Promise<CheckMonth[]> {
  const present = `${today.slice(0, 7)}-01` as Day
  const months = Array.from({ length: MONTHS_SHOWN }, (_, n) => addMonths(present, n + 1 - MONTHS_SHOWN))
  const found = await countByMonth(db, id, months[0] ?? present)
  return months.map((first) => {
    const bulan = first.slice(0, 7)
    return found.find((month) => month.bulan === bulan) ?? { bulan, diperiksa: 0, tidak_berlaku: 0, ditampilkan: 0 }
  })
}
