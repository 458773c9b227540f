import { createHash } from 'node:crypto'
import path from 'node:path'
import { groupedNumber } from '../../lib/text/grouped-number.ts'
import type { Db } from '../database/db.ts'
import { type Keys, NAME_BYTES } from '../secrets/keys.ts'
import { type FilePart, type FilePlace, placedAt } from './places/file-place.ts'
import { readQuarantined } from './quarantine.ts'
import { FOLDERS, MARK, MOVING, openStoreMark, refuseOthersFiles } from './store-mark.ts'

/** The purpose that private files are sealed for. */
const PURPOSE = 'file'
/** The number of files copied at once, as a bucket is far away. */
const AT_ONCE = 8
const SAID_EVERY = 100

export interface Move {
  db: Db
  keys: Keys
  from: FilePlace
  to: FilePlace
  say: (text: string) => void
}

export interface Moved {
  copied: number
  /** The number of files that were there already. */
  there: number
  /** The files whose content does not match the hash in their name; they stay where they are. */
  damaged: string[]
}

const isPublic = (name: string): boolean => name.startsWith('public/') || readQuarantined(name)?.part === 'public'

/** A public file's name begins with the hash of its content. */
const isAsNamed = (name: string, bytes: Buffer): boolean =>
  !isPublic(name) || path.basename(name).startsWith(createHash('sha256').update(bytes).digest('hex').slice(0, 32))

/** Tells whether a private file opens under the newest key; such a copy stays when two of one name differ. */
function isNewest({ keys }: Pick<Move, 'keys'>, name: string, sealed: Buffer): boolean {
  if (isPublic(name) || !Buffer.from(sealed.subarray(0, NAME_BYTES)).equals(keys.newest)) return false
  try {
    return keys.open(PURPOSE, sealed, path.basename(name)) !== undefined
  } catch {
    return false
  }
}

/** Tells whether the other place has the same file, or one that was sealed again since. */
async function isThere(move: Move, name: string, bytes: Buffer): Promise<boolean> {
  const there = await move.to.read(name)
  return there !== undefined && (there.equals(bytes) || isNewest(move, name, there))
}

/** Copies a file and reads it back; a file that was removed meanwhile is no loss. */
async function copyFile(move: Move, name: string, moved: Moved): Promise<void> {
  const bytes = await move.from.read(name)
  if (!bytes) return
  if (!isAsNamed(name, bytes)) return void moved.damaged.push(name)
  if (await isThere(move, name, bytes)) moved.there += 1
  else {
    await move.to.write(name, bytes)
    if (!(await move.to.read(name))?.equals(bytes)) throw new Error(`${name} di ${move.to.label} tidak terbaca sama.`)
    moved.copied += 1
  }
  await followAside(move, name)
}

async function isListed(db: Db, part: FilePart, name: string): Promise<boolean> {
  const row =
    part === 'public'
      ? await db.selectFrom('stored_files').select('name').where('name', '=', name).executeTakeFirst()
      : await db
          .selectFrom('private_files')
          .select('id')
          .where((is) => is(is.cast('id', 'text'), '=', name))
          .where('erased_at', 'is', null)
          .executeTakeFirst()
  return row !== undefined
}

/** Removes a file from its place over there when it was put into quarantine here after an earlier pass. */
async function followAside({ db, from, to }: Move, name: string): Promise<void> {
  const quarantined = readQuarantined(name)
  if (!quarantined) return
  const at = placedAt(quarantined.part, quarantined.name)
  if ((await from.facts(at)) === undefined && !(await isListed(db, quarantined.part, quarantined.name)))
    await to.remove(at)
}

async function* inChunks(place: FilePlace): AsyncGenerator<string[]> {
  for (const folder of FOLDERS)
    for await (const names of place.list(folder))
      for (let at = 0; at < names.length; at += AT_ONCE) yield names.slice(at, at + AT_ONCE)
}

async function countFiles(place: FilePlace): Promise<number> {
  let all = 0
  for await (const names of inChunks(place)) all += names.length
  return all
}

/**
 * Copies all files of one place to another and reads each back. It may be interrupted and run again at any moment, also
 * while the portal works with either place: the other place belongs to the installation only once it is complete.
 */
export async function copyFiles(move: Move): Promise<Moved> {
  const { from, to, say } = move
  const mark = await openStoreMark(from).read()
  if (!mark) return { copied: 0, there: 0, damaged: [] }
  await refuseOthersFiles(to, mark)
  if (!(await to.facts(MARK))) await to.write(MOVING, Buffer.from(JSON.stringify(mark)))
  const all = await countFiles(from)
  const moved: Moved = { copied: 0, there: 0, damaged: [] }
  let [seen, said] = [0, 0]
  for await (const names of inChunks(from)) {
    await Promise.all(names.map((name) => copyFile(move, name, moved)))
    seen += names.length
    if (seen - said < SAID_EVERY) continue
    said = seen
    say(
      `  ${groupedNumber(seen)} dari ${groupedNumber(Math.max(all, seen))} berkas, ${groupedNumber(moved.copied)} disalin`,
    )
  }
  if (!(await to.facts(MARK))) await openStoreMark(to).write(mark)
  await to.remove(MOVING)
  return moved
}

/**
 * Removes the files from the first place that the other has too; returns how many were removed, and how many had to
 * stay.
 */
export async function cleanFiles(move: Move): Promise<{ removed: number; kept: number }> {
  const counts = { removed: 0, kept: 0 }
  const clean = async (name: string): Promise<void> => {
    const bytes = await move.from.read(name)
    if (!bytes) return
    const isSafe = isAsNamed(name, bytes) && (await isThere(move, name, bytes))
    if (isSafe) await move.from.remove(name)
    counts[isSafe ? 'removed' : 'kept'] += 1
  }
  for await (const names of inChunks(move.from)) await Promise.all(names.map(clean))
  if (counts.kept === 0) await move.from.remove(MARK)
  return counts
}
