import path from 'node:path'
import { seedDemo } from '../../demo/seed.ts'
import type { Day } from '../lib/day.ts'
import type { Config } from './config.ts'
import { waits } from './database/connection.ts'
import { openDatabase } from './database/db.ts'
import { openInstallation } from './installation/installation.ts'
import { ROOT } from './root.ts'
import { openPasswords } from './secrets/passwords.ts'
import { openFiles } from './storage/open-files.ts'

export interface SeedOrder {
  config: Config
  /** Of the database. */
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
