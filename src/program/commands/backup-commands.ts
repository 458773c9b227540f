import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup, recordVerification } from '../../features/platform/backups/service.ts'
import { recordAudit } from '../../ground/audit.ts'
import { readArchiveName } from '../../ground/backup/archive-name.ts'
import { BackupFault } from '../../ground/backup/backup-fault.ts'
import type { BackupPlace } from '../../ground/backup/backup-place.ts'
import { makeBackup, sourceOf } from '../../ground/backup/make-backup.ts'
import { type Manifest, sizeOf } from '../../ground/backup/manifest.ts'
import { openArchiveAt, openPlace } from '../../ground/backup/open-place.ts'
import { followBodyZone } from '../../ground/body-zone.ts'
import type { Config } from '../../ground/config.ts'
import { waits } from '../../ground/database/connection.ts'
import { type Db, inTransaction, openDatabase } from '../../ground/database/db.ts'
import { passNumbers } from '../../ground/database/number-sequences.ts'
import { openKeys } from '../../ground/secrets/keys.ts'
import { nobody } from '../../ground/sessions/session.ts'
import { openFilePlace } from '../../ground/storage/open-files.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { givenKey } from '../installation/app-key.ts'
import { prepareDatabase } from '../start/own-database.ts'
import type { AdminParts, Command } from './command.ts'
import { restoreArchive } from './restore.ts'
import { verifyArchive } from './verify-backup.ts'

const isBelow = (file: string, folder: string): boolean => !path.relative(folder, file).startsWith('..')

/** The key goes where the archive does not: whoever holds both reads everything. */
async function writeKey(config: Config, file: string, target: string): Promise<void> {
  if (!target.startsWith('s3://') && isBelow(path.resolve(file), path.resolve(target))) {
    throw new BackupFault(
      'Simpan kunci di tempat lain daripada arsipnya: siapa yang memegang keduanya dapat membaca semuanya.',
    )
  }
  const key = await givenKey(config)
  const line = `${key}\n`
  await writeFile(file, line, { mode: 0o600, flag: 'wx', flush: true }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupFault(`${file} sudah ada; pilih nama lain.`)
    // On a full disk a part of it may be there.
    await rm(file, { force: true }).catch(() => {})
    throw new BackupFault(`${file} tidak dapat ditulis.`)
  })
}

export const makeBackupNow: Command = async ({ config, db, files: store, keys, url, now, say }, words) => {
  const { values, positionals } = parseArgs({
    args: words,
    options: { 'with-key': { type: 'string' } },
    allowPositionals: true,
  })
  const [target = ''] = positionals
  if (positionals.length !== 1) throw new Error('Tulis satu tempat: backup /srv/cadangan, atau backup s3://…')
  const place = await openPlace(target)
  const { name, bytes, rows, files, missing } = await makeBackup(sourceOf(url, { files: store, keys, now }), place)
  const counts = { jumlah_baris: rows, jumlah_berkas: files }
  await recordBackup(db, { at: now, place: place.label.slice(0, 500), bytes, nama: name, ...counts })
  say(`Cadangan selesai: ${place.label}/${name}, ${bytes} byte, ${rows} baris, ${files} berkas.`)
  for (const lost of missing) say(`Tercatat, tetapi berkasnya tidak ada: ${lost}`)
  if (values['with-key'] !== undefined) {
    await writeKey(config, values['with-key'], target)
    say(`Kunci ditulis ke ${values['with-key']}. Simpan jauh dari arsipnya.`)
  } else say('Kuncinya tidak ikut: simpan APP_KEY atau DATA_DIR/app.key tersendiri, sekali saja.')
  return missing.length > 0 ? 1 : 0
}

/** The key that was kept apart; one that is in its place already must be the same. */
async function keyFor(config: Config, file: string | undefined): Promise<string> {
  const there = await givenKey(config)
  const given = file === undefined ? there : (await readFile(file, 'utf8')).trim()
  if (given === undefined) {
    throw new BackupFault(
      'Kunci tidak ada: isi APP_KEY, atau tulis --key dengan berkas kunci yang disimpan tersendiri.',
    )
  }
  if (there !== undefined && there !== given) {
    throw new BackupFault(
      'Kunci lain sudah terpasang (APP_KEY atau DATA_DIR/app.key). Pulihkan ke DATA_DIR yang kosong.',
    )
  }
  return given
}

/** The key goes to its place last: beside a database that is not there yet it would be a stranger. */
async function placeKey(config: Config, key: string): Promise<void> {
  if ((await givenKey(config)) !== undefined) return
  await mkdir(config.dataDir, { recursive: true })
  await writeFile(path.join(config.dataDir, 'app.key'), `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

type Talk = Pick<AdminParts, 'say' | 'ask'>

const MOST_PASSED = 1_000_000

/** How many numbers of one kind may have been given out since: only a person knows, and nobody guesses it for them. */
async function numbersSince(name: string, given: string | undefined, { ask }: Talk): Promise<number> {
  const since = readArchiveName(name)?.at
  const moment = since ? ` (${since.toISOString()})` : ''
  const answer =
    given ??
    (await ask(
      `Sesudah cadangan ini${moment} mungkin masih ada nomor yang diberikan: sertifikat, invoice, kuitansi, permohonan.
Paling banyak berapa dari satu jenis? Sebanyak itu dilewati, supaya tidak ada nomor yang diberikan dua kali; 0 bila tidak ada: `,
    ))
  if (answer !== undefined && /^\d{1,7}$/.test(answer.trim()) && Number(answer) <= MOST_PASSED) return Number(answer)
  throw new BackupFault(
    `Tulis --after dengan bilangan: paling banyak berapa nomor dari satu jenis (sertifikat, invoice, kuitansi, …) mungkin diberikan sesudah cadangan ini. 0 bila tidak ada; paling banyak ${MOST_PASSED}.`,
  )
}

const yearsBetween = (from: Date, to: Date): number[] => {
  const [first, last] = [from, to].map((moment) => Number(dayIn(bodyZone(), moment).slice(0, 4))) as [number, number]
  return Array.from({ length: Math.max(last - first, 0) + 1 }, (_, at) => first + at)
}

interface Settling {
  url: string
  place: BackupPlace
  name: string
  passed: number
}

/** Before anybody may work with restored data: no number comes twice, and the data say where they come from. */
async function settle({ url, place, name, passed }: Settling, manifest: Manifest): Promise<void> {
  const bytes = (await place.list()).find((each) => each.name === name)?.bytes ?? null
  const now = new Date()
  const database = openDatabase(url, { most: 2, waits: waits.work })
  const work = async (db: Db): Promise<void> => {
    await passNumbers(db, { by: passed, years: yearsBetween(new Date(manifest.at), now) })
    await recordBackup(db, { at: new Date(manifest.at), place: place.label, bytes, nama: name })
    const after = { arsip: name, saat: manifest.at, nomor_dilewati: passed }
    const change = { action: 'pulihkan', noun: 'cadangan', nounId: 0, label: name, after }
    await recordAudit(db, { now, visit: nobody() }, change)
  }
  await followBodyZone(database.db)
    .then(() => inTransaction(database.db, work))
    .finally(database.close)
}

/** Works on an empty place, so it stands apart from the commands that want a migrated database. */
export async function restore(config: Config, talk: Talk, words: string[]): Promise<number> {
  const { say } = talk
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      key: { type: 'string' },
      after: { type: 'string' },
      again: { type: 'boolean', default: false },
      'trust-unsealed': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (positionals.length !== 1)
    throw new Error(
      'Tulis satu arsip: restore /srv/cadangan/cadangan-….tar.zst.segel --after n [--key berkas] [--again]',
    )
  const { place, name } = await openArchiveAt(positionals[0] ?? '')
  const key = await keyFor(config, values.key)
  const keys = openKeys(key)
  const passed = await numbersSince(name, values.after, talk)
  const { ownerUrl: url, stop } = await prepareDatabase(config)
  try {
    const { manifest, files } = await restoreArchive(place, name, {
      ...{ url, keys, files: openFilePlace(config), again: values.again, say },
      trustsUnsealed: values['trust-unsealed'],
      settle: (manifest) => settle({ url, place, name, passed }, manifest),
    })
    await placeKey(config, key)
    const { rows } = sizeOf(manifest)
    say(`Pulih: ${rows} baris dalam ${manifest.tables.length} tabel, ${files} berkas, seperti pada ${manifest.at}.`)
    say(`Dari setiap jenis nomor ${passed} dilewati; tercatat dalam catatan audit.`)
    say('Jumlah baris tiap tabel dan sidik tiap berkas sama dengan daftar arsip. Jalankan doctor, lalu mulai program.')
    return 0
  } finally {
    await stop()
  }
}

export const verifyBackup: Command = async ({ config, db, keys, now, say }, words) => {
  const { positionals } = parseArgs({ args: words, allowPositionals: true })
  if (positionals.length !== 1)
    throw new Error('Tulis satu tempat: verify-backup /srv/cadangan, atau verify-backup s3://…')
  const place = await openPlace(positionals[0] ?? '')
  const named = (await place.list()).flatMap(({ name }) => ({ name, at: readArchiveName(name)?.at.getTime() ?? 0 }))
  const newest = named.sort((a, b) => b.at - a.at)[0]
  if (!newest) throw new BackupFault(`Tidak ada arsip di ${place.label}.`)
  try {
    for (const line of await verifyArchive({ place, name: newest.name, keys, config, now })) say(`✓ ${line}`)
    await recordVerification(db, newest.name, now, '')
    return 0
  } catch (error) {
    const words =
      error instanceof BackupFault ? error.message : `Kesalahan yang tidak terduga: ${(error as Error).message}`
    await recordVerification(db, newest.name, now, words.slice(0, 1000))
    say(`✗ ${newest.name}: ${words}`)
    return 1
  }
}
