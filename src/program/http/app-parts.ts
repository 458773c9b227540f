import type { Logger } from 'pino'
import type { Mailbox } from '../../documents/mail/mail.ts'
import type { VerificationLog } from '../../features/certification/verification/log-service.ts'
import type { TryArchive } from '../../ground/backup/try-archive.ts'
import type { Config } from '../../ground/config.ts'
import type { Database } from '../../ground/database/db.ts'
import type { Jobs } from '../../ground/jobs/jobs.ts'
import type { Reads } from '../../ground/machines/replica.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import type { PasswordCost } from '../../ground/secrets/passwords.ts'
import type { FileStore } from '../../ground/storage/file-store.ts'
import type { Scanner } from '../../ground/storage/uploads/virus-scan.ts'
import type { Peers } from '../cluster/messages.ts'
import type { Assets } from '../pages/assets.ts'

export interface AppParts {
  config: Config
  database: Database
  /** Where public reads are asked: a replica where there is one. */
  reads: Reads
  /** The connections for jobs, since nobody waits for those; the requests' own when left out. */
  work?: Database
  files: FileStore
  /** undefined: uploads are not scanned for viruses. */
  scanner?: Scanner | undefined
  assets: Assets
  keys: Keys
  jobs: Jobs
  verifications: VerificationLog
  mailbox: Mailbox
  tryArchive: TryArchive
  log: Logger
  /** The processes that share the port; undefined for one alone. */
  peers?: Peers | undefined
  clock: () => Date
  /** The random source, which tests replace. */
  chance?: () => number
  /** Cheaper only in tests. */
  passwordCost?: PasswordCost
}
