import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../root.ts'
import type { Keys } from '../secrets/keys.ts'
import { type FilePart, type FilePlace, PlaceAway } from '../storage/places/file-place.ts'
import { asideNames } from '../storage/quarantine.ts'
import { archiveName } from './archive-name.ts'
import { SEALED_FORMAT } from './archive-seal.ts'
import { type ArchiveWriter, openArchive } from './archive-writer.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'
import { exportTables, listedFiles, openSnapshot, type Snapshot, sequencesOf } from './export-database.ts'
import { MANIFEST, type Manifest, sizeOf } from './manifest.ts'

export interface Source {
  /** The address of the database. */
  url: string
  /** The place of public and private files. */
  files: FilePlace
  /** The installation's keys, which seal its archives. */
  keys: Keys
  now: Date
}

/** The parts of the program that a backup needs. */
export interface BackupParts {
  url: string
  dataDir: string
  /** Folders for archives lie below it, wherever the office wants them. */
  backupDir: string
}

/** The installation as it is now. */
export const sourceOf = (
  url: string,
  { files, keys, now }: { files: { place: FilePlace }; keys: Keys; now: Date },
): Source => ({ url, files: files.place, keys, now })

export interface MadeBackup {
  name: string
  /** How archives of this installation begin. */
  installation: string
  bytes: number
  rows: number
  files: number
  /** Files that the database lists and the disk lacked. */
  missing: string[]
}

/** Returns the word that names this installation in its archives, so that another one's are never cleared away. */
const installationName = (identity: string | null): string =>
  identity
    ?.toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .slice(0, 8) || 'portal'

const programVersion = (): string => JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version

/** Writes the database first and then the files it lists, so both fit together whatever changes meanwhile. */
async function fillArchive(archive: ArchiveWriter, snapshot: Snapshot, source: Source): Promise<Manifest> {
  const tables = await exportTables(snapshot, archive)
  const sequences = await sequencesOf(snapshot)
  const missing = await archiveFiles(listedFiles(snapshot), archive, source.files)
  const manifest: Manifest = {
    format: SEALED_FORMAT,
    at: source.now.toISOString(),
    program: programVersion(),
    postgres: snapshot.postgres,
    ...snapshot.installation,
    migrations: snapshot.migrations,
    tables,
    sequences,
    missing,
    entries: [...archive.entries],
  }
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  archive.finish()
  return manifest
}

/** Makes one archive of database and files; it appears in its place only once it is whole. */
export async function makeBackup(source: Source, place: BackupPlace): Promise<MadeBackup> {
  const snapshot = await openSnapshot(source.url)
  try {
    await place.clearHalves()
    const archive = openArchive(source.keys)
    const installation = installationName(snapshot.installation.identity)
    const name = archiveName(installation, source.now)
    const writing = place.write(name, archive.bytes)
    const filling = fillArchive(archive, snapshot, source).catch((error: Error) =>
      archive.fail(error instanceof PlaceAway ? new BackupFault(error.message) : error),
    )
    // Where one fails the other ends too; the place's error says why.
    const [bytes, manifest] = await Promise.all([writing, filling])
    if (!manifest) throw new Error('archive without manifest')
    return { name, installation, bytes, ...sizeOf(manifest), missing: manifest.missing }
  } finally {
    await snapshot.close()
  }
}

/** A row may be there a moment before its bytes are. */
const PATIENCE_MS = 2000

/** Where a file may lie: in its place, or set aside on some day as nothing named it any more. */
async function* whereabouts(place: FilePlace, name: string): AsyncGenerator<string> {
  yield name
  yield* await asideNames(place, name.split('/')[0] as FilePart, path.basename(name))
}

async function addFile(archive: ArchiveWriter, place: FilePlace, name: string): Promise<boolean> {
  for await (const at of whereabouts(place, name)) {
    const found = await place.open(at)
    if (!found) continue
    await archive.addStream(`files/${name}`, found.bytes, found.content)
    return true
  }
  return false
}

/** Writes the files of a list into the archive; answers those that lie nowhere. */
async function archiveFiles(names: AsyncIterable<string>, archive: ArchiveWriter, place: FilePlace): Promise<string[]> {
  const late: string[] = []
  for await (const name of names) if (!(await addFile(archive, place, name))) late.push(name)
  if (late.length > 0) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const missing: string[] = []
  for (const name of late) if (!(await addFile(archive, place, name))) missing.push(name)
  return missing
}
