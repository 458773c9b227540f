import { BackupFault } from '../ground/backup/backup-fault.ts'
import { openTarget } from '../ground/backup/backup-target.ts'
import type { TrialReport, TrialRequest } from '../ground/backup/try-archive.ts'
import { openKeys } from '../ground/secrets/keys.ts'
import { verifyArchive } from './commands/verify-backup.ts'
import { givenKey } from './installation/app-key.ts'

async function report({ config, target, name, now }: TrialRequest): Promise<TrialReport> {
  try {
    const place = await openTarget(target)
    const keys = openKeys((await givenKey(config)) ?? '')
    return { proven: await verifyArchive({ place, name, keys, config, now }) }
  } catch (error) {
    if (error instanceof BackupFault) return { refused: error.message }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** A program of its own. It goes on when the portal ends: so it clears away what it has restored. */
process.once('message', (request: TrialRequest) => {
  void report(request).then((said) => {
    if (!process.connected || !process.send) process.exit(0)
    process.send(said, () => process.exit(0))
  })
})
