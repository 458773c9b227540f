import type { Config } from '../config.ts'
import { forkApart } from '../workers/fork-apart.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupTarget } from './backup-target.ts'

/** Which archive is tried, and by whose clock. */
export interface TrialOrder {
  target: BackupTarget
  name: string
  now: Date
}

/** Restores an archive beside the live data; returns what was proven, and throws a BackupFault for what is wrong. */
export type TryArchive = (order: TrialOrder) => Promise<string[]>

/** The message to the process of a trial. */
export type TrialRequest = TrialOrder & { config: Config }
export type TrialReport = { proven: string[] } | { refused: string } | { failed: string }

/** Tries an archive in a process of its own, so that memory and time zone of the portal stay untouched. */
export const tryApart =
  (config: Config): TryArchive =>
  (order) => {
    const child = forkApart('backup-trial.js', { ...order, config } satisfies TrialRequest)
    return new Promise((resolve, reject) => {
      child.once('message', (report: TrialReport) => {
        if ('proven' in report) resolve(report.proven)
        else reject('refused' in report ? new BackupFault(report.refused) : new Error(report.failed))
      })
      child.once('error', reject)
      child.once('exit', () => reject(new BackupFault('Proses pemeriksaan berakhir sebelum selesai.')))
    })
  }
