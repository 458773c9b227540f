import path from 'node:path'
import type { Day } from '../../lib/day.ts'
import { type FilePart, type FilePlace, placedAt } from './places/file-place.ts'

/** Its folder in the place of files. */
export const QUARANTINE = 'quarantine'

export interface Quarantined {
  part: FilePart
  name: string
  /** The day on which it was taken out. */
  since: Day
  bytes: number
}

type Place = Pick<Quarantined, 'part' | 'name' | 'since'>

const IS_ASIDE = new RegExp(`^${QUARANTINE}/(?<since>\\d{4}-\\d{2}-\\d{2})/(?<part>private|public)/(?<name>[^/]+)$`)

/** Parses a name in quarantine; returns undefined for anything else that lies there. */
export function readQuarantined(at: string): Place | undefined {
  const { since, part, name } = IS_ASIDE.exec(at)?.groups ?? {}
  return since && part && name ? { since: since as Day, part: part as FilePart, name } : undefined
}

const lies = ({ since, part, name }: Place): string => path.join(QUARANTINE, since, part, name)

/** Returns where files of a name and part lie in quarantine, the newest first. */
export async function quarantinedNames(place: FilePlace, part: FilePart, name: string): Promise<string[]> {
  const found: string[] = []
  for await (const names of place.list(QUARANTINE))
    for (const at of names) {
      const quarantined = readQuarantined(at)
      if (quarantined?.part === part && quarantined.name === name) found.push(at)
    }
  return found.sort().reverse()
}

/** Files that no list names, by the day they were set aside. */
export function openQuarantine(place: FilePlace) {
  return {
    /** Moves a file out of the store; false when it is not there. */
    setAside: (part: FilePart, name: string, since: Day): Promise<boolean> =>
      place.move(placedAt(part, name), lies({ part, name, since })),

    /** Moves a file back to where it belongs; false when there is none of that name. */
    async bringBack(part: FilePart, name: string): Promise<boolean> {
      for (const from of await quarantinedNames(place, part, name))
        if (await place.move(from, placedAt(part, name))) return true
      return false
    },

    /** Everything that was set aside, the oldest first. */
    async *all(): AsyncGenerator<Quarantined> {
      for await (const names of place.list(QUARANTINE))
        for (const at of names) {
          const quarantined = readQuarantined(at)
          const facts = quarantined && (await place.facts(at))
          if (facts) yield { ...quarantined, bytes: facts.bytes }
        }
    },

    /** Returns the bytes; undefined when the file is no longer there. */
    read: (quarantined: Place): Promise<Buffer | undefined> => place.read(lies(quarantined)),

    /** Replaces the file. */
    write: (quarantined: Place, bytes: Uint8Array): Promise<void> => place.write(lies(quarantined), bytes),

    remove: (quarantined: Place): Promise<void> => place.remove(lies(quarantined)),
  }
}
