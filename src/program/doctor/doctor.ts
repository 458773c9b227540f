import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openMailbox } from '../../documents/mail/mail.ts'
import { officeMailServer } from '../../features/platform/mails/service.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { type Database, type Db, openDatabase } from '../../ground/database/db.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import { trySealed } from '../installation/proof.ts'
import { prepareDatabase } from '../start/own-database.ts'
import { examineConnections } from './connection-checks.ts'
import { examineDatabase } from './database-checks.ts'
import { attempt, type Finding, lineOf, messageOf, wrong } from './finding.ts'
import { examineInstallation } from './installation-checks.ts'
import { checkKey, examineDisk, examineFiles, keySource, openKeySource } from './machine-checks.ts'
import { checkClocks, examineMail, examineProxy, type Look } from './outside-checks.ts'
import { examinePooler } from './pooler-checks.ts'

export interface DoctorParts {
  config: Config
  clock: () => Date
  look: Look
  say: (text: string) => void
}

/** Looks at everything the portal stands on and changes nothing: no migration runs, no key is made. 1 if anything is wrong. */
export async function doctor(parts: DoctorParts, words: string[]): Promise<number> {
  const { values } = parseArgs({
    args: words,
    options: { mail: { type: 'string' }, 'no-mail': { type: 'boolean', default: false } },
  })
  if ((values.mail === undefined) !== values['no-mail']) {
    throw new Error('Tulis satu dari keduanya: doctor --mail alamat@anda (mengirim satu surat), atau doctor --no-mail')
  }
  const findings = await examine(parts, values.mail)
  for (const finding of findings) parts.say(lineOf(finding))
  const failed = findings.filter(({ ok }) => ok === false).length
  parts.say(failed === 0 ? '\nTidak ada yang salah.' : `\n${failed} hal perlu dibereskan.`)
  return failed === 0 ? 0 : 1
}

/** @param mailTo where the one mail goes; undefined for none */
export async function examine(parts: DoctorParts, mailTo: string | undefined): Promise<Finding[]> {
  const { config } = parts
  const running = await reachDatabase(config).catch(messageOf)
  if (typeof running === 'string') {
    const todo = 'Periksa DATABASE_URL dan apakah server basis data berjalan.'
    return [
      wrong(`Basis data tidak dapat dihubungi: ${running}`, todo),
      ...(await examineRest(parts, undefined, mailTo)),
    ]
  }
  const { database, urls, stop } = running
  try {
    const found = await examineDatabase(database.db, urls, parts.clock())
    found.push(...(await attempt('Sambungan', 'Periksa DATABASE_URL.', () => examineConnections(database.db, config))))
    const ask = 'Periksa DATABASE_URL, dan apakah PgBouncer berjalan.'
    found.push(...(await attempt('Pooler', ask, () => examinePooler(config))))
    return [...found, ...(await examineRest(parts, database.db, mailTo))]
  } finally {
    await database.close()
    await stop()
  }
}

interface Reached {
  database: Database
  urls: { url: string; ownerUrl: string }
  stop: () => Promise<void>
}

/** An embedded server that stands still is started for as long as the examination lasts; a new one is not made. */
async function reachDatabase(config: Config): Promise<Reached> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres/cluster/PG_VERSION'))) {
    throw new Error('belum ada; program membuatnya saat pertama dijalankan')
  }
  const { url, ownerUrl, stop } = await prepareDatabase(config)
  const database = openDatabase(ownerUrl, { most: 2, waits: waits.work })
  try {
    await sql`select 1`.execute(database.db)
    return { database, urls: { url, ownerUrl }, stop }
  } catch (error) {
    await database.close()
    await stop()
    throw error
  }
}

async function examineRest(parts: DoctorParts, db: Db | undefined, mailTo: string | undefined): Promise<Finding[]> {
  const { config, clock, look } = parts
  const rights = `Jalankan sebagai pengguna program, dan periksa hak atas ${config.dataDir}.`
  const source = await keySource(config).catch(messageOf)
  const keys = typeof source === 'string' ? undefined : openKeySource(source)
  const found = await attempt('Disk', rights, () => examineDisk(config))
  const examineKey = async (): Promise<Finding[]> => {
    if (typeof source === 'string') throw new Error(source)
    return [checkKey(source, db && keys && (await trySealed(db, keys)))]
  }
  found.push(...(await attempt('Kunci', rights, examineKey)))
  if (db) found.push(...(await attempt('Berkas', rights, () => examineFiles(openFiles(config), db, config))))
  if (db && keys) found.push(...(await attempt('Pemasangan', rights, () => examineInstallation(config, db))))
  if (db) found.push(...(await attempt('Jam', 'Periksa DATABASE_URL.', () => examineClocks(parts, db))))
  found.push(...(await attempt('Proksi', 'Periksa proksi.', () => examineProxy(config, { keys, now: clock(), look }))))
  const ofOffice = async () => (db && keys ? officeMailServer(db, keys) : undefined)
  const isServed = config.smtpUrl !== undefined || (await ofOffice().catch(() => undefined)) !== undefined
  return [...found, await examineMail({ ...config, isServed }, openMailbox(config, ofOffice), mailTo)]
}

/** The answer's moment lies half-way between asking and hearing. */
async function examineClocks({ config, clock, look }: DoctorParts, db: Db): Promise<Finding[]> {
  const ahead = async (ask: () => Promise<number | undefined>): Promise<number | undefined> => {
    const asked = clock().getTime()
    const answered = await ask()
    return answered === undefined ? undefined : answered - (asked + clock().getTime()) / 2
  }
  const ofDatabase = async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    return rows[0]?.now.getTime()
  }
  const ofAddress = async () => {
    const answer = config.appUrl.startsWith('https:')
      ? await look(`${config.appUrl}/healthz`).catch(() => undefined)
      : undefined
    const date = answer?.headers.get('date')
    return date ? new Date(date).getTime() : undefined
  }
  return [checkClocks({ database: (await ahead(ofDatabase)) ?? 0, address: await ahead(ofAddress) })]
}
