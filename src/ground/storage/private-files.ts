import path from 'node:path'
import { type FilePlace, placedAt } from './places/file-place.ts'
import type { openQuarantine } from './quarantine.ts'

/** Sealed files under their id; what they hold and who may open them is not known here. */
export function openPrivateFiles(place: FilePlace, quarantine: ReturnType<typeof openQuarantine>) {
  const at = (name: string): string => placedAt('private', name)

  return {
    put: (id: string, sealed: Uint8Array): Promise<void> => place.write(at(id), sealed),

    /** One that is asked for is wanted: it comes back out of quarantine. */
    async get(id: string): Promise<Buffer | undefined> {
      const bytes = await place.read(at(id))
      if (bytes || !(await quarantine.bringBack('private', id))) return bytes
      return place.read(at(id))
    },

    remove: (name: string): Promise<void> => place.remove(at(name)),

    /** The names of all files there, halves of broken writes too, a part at a time. */
    async *names(): AsyncGenerator<string[]> {
      for await (const names of place.list('private')) yield names.map((name) => path.basename(name))
    },

    /** When it was written. */
    writtenAt: async (name: string): Promise<Date | undefined> => (await place.facts(at(name)))?.writtenAt,
  }
}
