import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Day } from '../../lib/day.ts'
import { writeWhole } from './whole-file.ts'

/** Its folder, below that of the files. */
export const QUARANTINE = 'quarantine'

/** Which part of the store a file was taken out of. */
export type StorePart = 'private' | 'public'

export interface Quarantined {
  part: StorePart
  name: string
  /** The day on which it was taken out. */
  since: Day
  bytes: number
}

type Place = Pick<Quarantined, 'part' | 'name' | 'since'>

const PARTS: readonly StorePart[] = ['private', 'public']
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Answers false where there is nothing of that name. */
const moveFile = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (!isMissing(error)) throw error
      return false
    },
  )

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return []
  })

/** Files that no list names, by the day they were set aside; `placeOf` says where one belongs. */
export function openQuarantine(folder: string, placeOf: (part: StorePart, name: string) => string) {
  const lies = (day: string, part: StorePart, name: string): string => path.join(folder, day, part, name)
  const days = async (): Promise<string[]> => (await namesIn(folder)).filter((name) => IS_DAY.test(name)).sort()

  return {
    /** Moves a file out of the store; false when it is not there. */
    async setAside(part: StorePart, name: string, day: Day): Promise<boolean> {
      const to = lies(day, part, name)
      await mkdir(path.dirname(to), { recursive: true })
      return moveFile(placeOf(part, name), to)
    },

    /** Moves a file back to where it belongs; false when there is none of that name. */
    async bringBack(part: StorePart, name: string): Promise<boolean> {
      for (const day of (await days()).reverse()) {
        const from = lies(day, part, name)
        const place = placeOf(part, name)
        await mkdir(path.dirname(place), { recursive: true })
        if (await moveFile(from, place)) return true
      }
      return false
    },

    /** Everything that was set aside, the oldest first. */
    async *all(): AsyncGenerator<Quarantined> {
      for (const day of await days()) {
        for (const part of PARTS) {
          for (const name of await namesIn(path.join(folder, day, part))) {
            const facts = await stat(lies(day, part, name)).catch(() => undefined)
            if (facts) yield { part, name, since: day as Day, bytes: facts.size }
          }
        }
      }
    },

    read: ({ part, name, since }: Place): Promise<Buffer> => readFile(lies(since, part, name)),

    /** Replaces what lies there. */
    write: ({ part, name, since }: Place, bytes: Uint8Array): Promise<void> =>
      writeWhole(lies(since, part, name), bytes),

    remove: ({ part, name, since }: Place): Promise<void> => rm(lies(since, part, name), { force: true }),
  }
}
