import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { openQuarantine } from './quarantine.ts'
import { writeWhole } from './whole-file.ts'

/** Answers undefined for a missing file; every other failure is thrown. */
const readIfThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })

export const privatePlace = (folder: string, name: string): string => path.join(folder, name.slice(0, 2), name)

/** Sealed files on disk under their id; what they hold and who may open them is not known here. */
export function openPrivateFiles(folder: string, quarantine: ReturnType<typeof openQuarantine>) {
  const place = (name: string): string => privatePlace(folder, name)

  return {
    put: (id: string, sealed: Uint8Array): Promise<void> => writeWhole(place(id), sealed),

    /** One that is asked for is wanted: it comes back out of quarantine. */
    async get(id: string): Promise<Buffer | undefined> {
      const bytes = await readIfThere(readFile(place(id)))
      if (bytes || !(await quarantine.bringBack('private', id))) return bytes
      return readIfThere(readFile(place(id)))
    },

    remove: (name: string): Promise<void> => rm(place(name), { force: true }),

    /** The names of all files there, halves of broken writes too, a part at a time. */
    async *names(): AsyncGenerator<string[]> {
      for (const part of (await readIfThere(readdir(folder))) ?? []) yield readdir(path.join(folder, part))
    },

    /** When it was written. */
    writtenAt: async (name: string): Promise<Date | undefined> => (await readIfThere(stat(place(name))))?.mtime,
  }
}
