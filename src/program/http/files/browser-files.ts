import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { ROOT } from '../../../ground/root.ts'
import { serverLimits } from '../../../limits.ts'
import { Problem } from '../../../problems.ts'
import { describeForEver } from './hashed-file.ts'

const FOLDER = path.join(ROOT, 'dist/client/assets')
const NAME = /^[\w.-]{1,200}$/
const DAY_MS = 86_400_000

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** The hashed files of the build, by name; none while developing. */
export async function builtNames(folder = FOLDER): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => NAME.test(name) && !/\.(br|gz)$/.test(name))
}

/** Lays this release's files down where the processes of every other one find them. */
export async function publishBrowserFiles(db: Db, now: Date, folder = FOLDER): Promise<void> {
  const names = await builtNames(folder)
  if (names.length === 0) return
  const rows = await db.selectFrom('browser_files').select('name').where('name', 'in', names).execute()
  const known = new Set(rows.map(({ name }) => name))
  const missing = await Promise.all(names.filter((name) => !known.has(name)).map((name) => readBuilt(folder, name)))
  if (missing.length > 0) {
    const values = missing.map((file) => ({ ...file, seen_at: now }))
    await db
      .insertInto('browser_files')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await markSeen(db, names, now)
}

/** As the build has compressed it; pictures and typefaces are compressed by themselves. */
async function readBuilt(folder: string, name: string) {
  const packed = await readFile(path.join(folder, `${name}.gz`)).catch(() => undefined)
  return { name, bytes: packed ?? (await readFile(path.join(folder, name))), is_compressed: packed !== undefined }
}

const markSeen = (db: Db, names: string[], now: Date) =>
  db.updateTable('browser_files').set({ seen_at: now }).where('name', '=', sql<string>`any (${names})`).execute()

/** Keeps the files of the release that runs, and removes those that none has carried for long. */
export async function sweepBrowserFiles({ db, now }: { db: Db; now: Date }, folder = FOLDER): Promise<void> {
  await markSeen(db, await builtNames(folder), now)
  const before = new Date(now.getTime() - serverLimits.browserFileRetentionDays * DAY_MS)
  await db.deleteFrom('browser_files').where('seen_at', '<', before).execute()
}

/** A file that another release was built with: one that is gone, whose pages stand open, or one that is only coming. */
export async function answerOtherRelease(db: Db, name: string, { headers }: FastifyRequest, reply: FastifyReply) {
  const file = NAME.test(name)
    ? await db
        .selectFrom('browser_files')
        .select(['bytes', 'is_compressed'])
        .where('name', '=', name)
        .executeTakeFirst()
    : undefined
  if (!file) throw new Problem('NOT_FOUND')
  describeForEver(reply)
  reply.header('Vary', 'Accept-Encoding').type(TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  if (!file.is_compressed) return reply.send(file.bytes)
  if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(await promisify(gunzip)(file.bytes))
  return reply.header('Content-Encoding', 'gzip').send(file.bytes)
}
