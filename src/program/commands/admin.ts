import { createInterface } from 'node:readline/promises'
import { followBodyZone } from '../../ground/body-zone.ts'
import { readConfig } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { openDatabase } from '../../ground/database/db.ts'
import type { Keys } from '../../ground/secrets/keys.ts'
import { doctor } from '../doctor/doctor.ts'
import { look } from '../doctor/outside-checks.ts'
import { adoptParts } from '../installation/installation.ts'
import { openOwn } from '../installation/open-own.ts'
import { migrateOwn, type OwnDatabase, prepareDatabase } from '../start/own-database.ts'
import { commands, usage } from './admin-commands.ts'
import { filesFor } from './admin-file-commands.ts'
import { restore } from './backup-commands.ts'
import type { AdminParts } from './command.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** undefined: nobody sits there to answer. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return terminal.question(question).finally(() => terminal.close())
}

type Own = Pick<AdminParts, 'config' | 'db' | 'files'>

type Urls = Pick<OwnDatabase, 'url' | 'ownerUrl' | 'worker'>

/** The one command that takes strangers for one installation. */
async function adopt(own: Own, urls: Urls, words: string[]): Promise<Keys> {
  if (words.join() !== '--yes') throw new Error('Tidak ada yang diubah. Tegaskan dengan: adopt --yes')
  await migrateOwn(urls)
  return adoptParts(own)
}

/** Commands for the operator: npm run admin -- <command>. All but purge-demo work beside a running program. */
async function run([name = '', ...words]: string[]): Promise<number> {
  if (name === 'doctor') return doctor({ config: readConfig(process.env), clock: () => new Date(), look, say }, words)
  if (name === 'restore') return restore(readConfig(process.env), { say, ask }, words)
  const command = commands[name]
  if (!command) {
    say(usage)
    return name === '' ? 0 : 1
  }
  const config = readConfig(process.env)
  const prepared = await prepareDatabase(config)
  const { ownerUrl: url, stop } = prepared
  try {
    const database = openDatabase(url, { most: 2, waits: waits.work })
    try {
      const own = { config, db: database.db, files: await filesFor(config, [name, ...words]) }
      const keys = name === 'adopt' ? await adopt(own, prepared, words) : (await openOwn(own, prepared)).keys
      await followBodyZone(database.db)
      const parts: AdminParts = { ...own, url, keys, now: new Date(), say, ask }
      return await command(parts, words)
    } finally {
      await database.close()
    }
  } finally {
    await stop()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
