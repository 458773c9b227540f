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

/** Restores an archive beside everything else; answers what was proven, and throws a BackupFault for what is wrong. */
export type TryArchive = (order: TrialOrder) => Promise<string[]>

/** What the other process is given and answers. */
export type TrialRequest = TrialOrder & { config: Config }
export type TrialReport = { proven: string[] } | { refused: string } | { failed: string }

/** Tries in a process of its own: neither its memory nor the zone of the restored body is the portal's. */
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
