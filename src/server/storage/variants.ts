import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { inWorker } from '../workers/in-worker.ts'
import type { Resizing } from './resize-picture.ts'
import { isDiskFull, writeWhole } from './whole-file.ts'

/** On a full disk a picture is still shown, though not kept. */
async function writeVariant(at: string, original: Buffer, how: Resizing): Promise<Buffer> {
  const bytes = await inWorker('resizePicture', original, how)
  await writeWhole(at, bytes).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
  return bytes
}

/** What is made of stored pictures: once, and then kept. */
export function openVariants(folder: string, placeOf: (name: string) => string) {
  const place = (name: string): string => path.join(folder, name.slice(0, 2), name)
  const making = new Map<string, Promise<Buffer>>()

  return {
    /** undefined when there is no picture of that name. */
    async make(name: string, ending: string, how: Resizing): Promise<Buffer | undefined> {
      const at = place(`${name}-${ending}`)
      const made = await readFile(at).catch(() => undefined)
      if (made) return made
      const original = await readFile(placeOf(name)).catch(() => undefined)
      if (!original) return undefined
      const running = making.get(at) ?? writeVariant(at, original, how).finally(() => making.delete(at))
      making.set(at, running)
      return running
    },

    async removeAll(name: string): Promise<void> {
      const folder = path.dirname(place(name))
      const made = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(name))
      await Promise.all(made.map((file) => rm(path.join(folder, file), { force: true })))
    },
  }
}
