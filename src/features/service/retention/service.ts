import type { Db } from '../../../ground/database/db.ts'
import { addDays, addMonths, bodyZone, type Day, dayIn, momentIn } from '../../../lib/day.ts'
import { STAGE_NAMES, type Stage } from '../../certification/applications/rules.ts'
import { type Settings, settingsOn } from '../../platform/settings/service.ts'
import { openCasesOfRow } from './deletion/open-case-queries.ts'
import { hasEnded, UNSUCCESSFUL } from './deletion/retention-rules.ts'
import { type CasesOf, oldEnough, retainedApplications, retainedScans } from './queries.ts'
import {
  applicationRetention,
  nightOf,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionState,
  scanRetention,
} from './rules.ts'
import { claimNight, hasRunOn, insertTrial, latestRun, type RetentionCounts, type RetentionRun } from './run-queries.ts'

export { endRetention } from './run-queries.ts'

export type { RetentionCounts, RetentionRun }

/** At most so much of a kind goes in one night; the next night goes on. */
const MOST_A_NIGHT = 5000
const PAGE = 500

const OVER: readonly Stage[] = STAGE_NAMES.filter(hasEnded)
const STAGES: Record<RetentionKind, readonly Stage[]> = {
  permohonan: OVER.filter((stage) => !UNSUCCESSFUL.includes(stage)),
  ditolak: UNSUCCESSFUL,
  ktp: OVER,
}

/** A night: the day it belongs to, the moment that counts, and that day's settings. */
export interface Night {
  today: Day
  now: Date
  settings: Settings
}

export const nightAt = async (db: Db, today: Day, now: Date): Promise<Night> => ({
  today,
  now,
  settings: await settingsOn(db, today),
})

const yearsOf = (kind: RetentionKind, settings: Settings): number =>
  ({ permohonan: settings.retensi_permohonan, ditolak: settings.retensi_ditolak, ktp: settings.retensi_ktp })[kind]

/** Days added so that the query finds everything that the rules may count, as months differ in length. */
const SLACK_DAYS = 3

/** The ids of a kind that may be old enough, page by page. */
export async function* oldEnoughOf(db: Db, kind: RetentionKind, { today, settings }: Night): AsyncGenerator<string[]> {
  const last = addDays(addMonths(today, -12 * yearsOf(kind, settings)), SLACK_DAYS)
  const asked = { stages: STAGES[kind], before: momentIn(bodyZone(), last, '00.00'), limit: PAGE }
  let after: string | undefined
  do {
    const page: string[] = await oldEnough(db, kind, { ...asked, after })
    if (page.length > 0) yield page
    after = page.length < PAGE ? undefined : page.at(-1)
  } while (after !== undefined)
}

/** Returns what the rules say of these applications or scans; those that are erased already are left out. */
export async function retentionStates(
  db: Db,
  kind: RetentionKind,
  { ids, lock }: { ids: readonly string[]; lock?: true },
  { now, today, settings }: Night,
): Promise<RetentionState[]> {
  const casesOf: CasesOf = (person) => openCasesOfRow(person, now, today)
  const asked = { ids, casesOf, ...(lock && { lock }) }
  if (kind === 'ktp') {
    const scans = await retainedScans(db, { ...asked, stages: OVER })
    return scans.map((scan) => scanRetention(scan, settings, today))
  }
  const applications = await retainedApplications(db, asked)
  return applications.map((application) => applicationRetention(application, settings, { now, today }))
}

const NOTHING: RetentionCounts = { permohonan: 0, ditolak: 0, ktp: 0, ditahan: 0, gagal: 0 }

/** Counts what a run finds; a kind is full when no more of it goes that night. */
export function retentionCounter() {
  const counts = { ...NOTHING }
  return {
    counts,
    add(kind: RetentionKind, state: RetentionState): void {
      if (state === 'due') counts[kind] += 1
      if (state === 'waiting') counts.ditahan += 1
    },
    isFull: (kind: RetentionKind): boolean => counts[kind] >= MOST_A_NIGHT,
  }
}

async function countedOn(db: Db, night: Night): Promise<RetentionCounts> {
  const counter = retentionCounter()
  for (const kind of RETENTION_KINDS) {
    for await (const ids of oldEnoughOf(db, kind, night)) {
      for (const state of await retentionStates(db, kind, { ids }, night)) {
        if (!counter.isFull(kind)) counter.add(kind, state)
      }
      if (counter.isFull(kind)) break
    }
  }
  return counter.counts
}

interface Starting {
  now: Date
  /** Null for a job and for the operator. */
  started_by: number | null
}

/** Counts what the next night will remove, removes nothing, and writes that down. */
export async function tryRetention(db: Db, { now, started_by }: Starting): Promise<RetentionRun> {
  const today = dayIn(bodyZone(), now)
  const tanggal = (await hasRunOn(db, today)) ? addDays(today, 1) : today
  const from = nightOf(tanggal)
  const counts = await countedOn(db, await nightAt(db, tanggal, from > now ? from : now))
  return insertTrial(db, { ...counts, tanggal, started_at: now, finished_at: now, started_by })
}

/** Takes the work of a day's night; undefined when it is done. */
export const beginRetention = (db: Db, tanggal: Day, starting: Starting): Promise<number | undefined> =>
  claimNight(db, { tanggal, ...starting })

/** Returns the last removal, and the last count of what goes next. */
export const retentionReport = async (db: Db) => ({
  terakhir: (await latestRun(db, false)) ?? null,
  berikutnya: (await latestRun(db, true)) ?? null,
})
