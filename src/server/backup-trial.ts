import { BackupFault } from './backup/backup-fault.ts'
import { openTarget } from './backup/backup-target.ts'
import type { TrialReport, TrialRequest } from './backup/try-archive.ts'
import { givenKey } from './installation/app-key.ts'
import { openKeys } from './secrets/keys.ts'
import { verifyArchive } from './verify-backup.ts'

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
