import type { Logger } from 'pino'
import type { TryArchive } from '../backup/try-archive.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/db.ts'
import type { Scanner } from '../storage/uploads/virus-scan.ts'
import { type JobName, jobNames } from './queues.ts'

/** A paper that travels with a mail. */
export interface EnclosedPaper {
  filename: string
  bytes: Uint8Array
}

/** The parts of the program that few jobs need beside their context. */
export interface JobParts {
  config: Config
  database: Database
  tryArchive: TryArchive
  scanner?: Scanner | undefined
  log: Logger
}

/** A work that begins at its hour and is given nothing. */
export type TimedWork = (ctx: Context, parts: JobParts) => Promise<unknown>

/** A work that somebody left to the queue. Each kind names the data it was left with, which a method alone may. */
export type QueuedWork = { run(ctx: Context, data: unknown, parts: JobParts): Promise<unknown> }['run']

/** The kinds of jobs that features do; the others are the program's own. */
export type FeatureJobName = Exclude<JobName, 'sweep' | 'deadlines' | 'mail'>

export const featureJobNames = jobNames.filter(
  (name): name is FeatureJobName => name !== 'sweep' && name !== 'deadlines' && name !== 'mail',
)

/** The work of a feature without a request. Features take their turns in the order of src/nouns.ts. */
export interface FeatureJobs extends Partial<Record<FeatureJobName, QueuedWork>> {
  /** Takes away, every hour, what was kept long enough. */
  sweep?: readonly TimedWork[]
  /** Takes away what no row names any more, after the sweeps of rows. */
  sweepUnused?: readonly TimedWork[]
  /** Does, every five minutes, what is due. */
  deadlines?: readonly TimedWork[]
  /** Draws a paper that travels with a mail, by its kind. */
  enclosures?: Readonly<Record<string, (ctx: Context, id: number) => Promise<EnclosedPaper | undefined>>>
  /** Signs papers that wait for it, after the deadlines have renewed what signs them. */
  papers?: readonly TimedWork[]
}
