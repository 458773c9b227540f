import path from 'node:path'
import { seedDemo } from '../../../demo/seed.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { openDatabase } from '../../ground/database/db.ts'
import { ROOT } from '../../ground/root.ts'
import { openPasswords } from '../../ground/secrets/passwords.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import type { Day } from '../../lib/day.ts'
import { openInstallation } from '../installation/installation.ts'

export interface SeedOrder {
  config: Config
  /** The address of the database. */
  url: string
  today: Day
}

export interface SeedProgress {
  done: number
  all: number
}

/** Fills an empty database with the demonstration. */
export async function seedFor({ config, url, today }: SeedOrder, onProgress: (progress: SeedProgress) => void) {
  // The connection idles while a busy machine draws papers.
  const { db, close } = openDatabase(url, { waits: waits.work })
  try {
    const files = openFiles(config)
    await seedDemo({
      db,
      files,
      keys: await openInstallation({ config, db, files }),
      today,
      appUrl: config.appUrl,
      pictures: path.join(ROOT, 'demo/pictures'),
      hashPassword: (password) => openPasswords().hash(password),
      onProgress: (done, all) => onProgress({ done, all }),
    })
  } finally {
    await close()
  }
}
