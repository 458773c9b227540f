import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { inWorker } from '../../workers/in-worker.ts'
import { type FilePlace, placedAt } from '../places/file-place.ts'
import { isDiskFull, writeWhole } from '../places/whole-file.ts'
import type { Resizing } from './resize-picture.ts'

/** Makes and stores a variant; on a full disk it is returned without being stored. */
async function writeVariant(at: string, original: Buffer, how: Resizing): Promise<Buffer> {
  const bytes = await inWorker('resizePicture', original, how)
  await writeWhole(at, bytes).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
  return bytes
}

/** The time for which a variant is shown unchecked: another machine may have put its picture into quarantine. */
const UNASKED_MS = 86_400_000

/** Makes variants of stored pictures and keeps them on this machine. */
export function openVariants(folder: string, place: FilePlace) {
  const at = (name: string): string => path.join(folder, name.slice(0, 2), name)
  const making = new Map<string, Promise<Buffer>>()

  async function removeAll(name: string): Promise<void> {
    const folder = path.dirname(at(name))
    const made = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(name))
    await Promise.all(made.map((file) => rm(path.join(folder, file), { force: true })))
  }

  /** Tells whether a variant may be shown; it may when its picture's place cannot be asked. */
  async function isCurrent(file: string, name: string): Promise<boolean> {
    const known = place.look && (await stat(file).catch(() => undefined))
    if (!known || Date.now() - known.mtimeMs < UNASKED_MS) return true
    const facts = await place.facts(placedAt('public', name)).catch(() => 'away')
    if (facts === undefined) await removeAll(name)
    else if (facts !== 'away') await utimes(file, new Date(), new Date()).catch(() => {})
    return facts !== undefined
  }

  return {
    /** Returns undefined when there is no picture of that name. */
    async make(name: string, ending: string, how: Resizing): Promise<Buffer | undefined> {
      const file = at(`${name}-${ending}`)
      const made = await readFile(file).catch(() => undefined)
      if (made && (await isCurrent(file, name))) return made
      const original = await place.read(placedAt('public', name))
      if (!original) return undefined
      const running = making.get(file) ?? writeVariant(file, original, how).finally(() => making.delete(file))
      making.set(file, running)
      return running
    },

    removeAll,
  }
}
