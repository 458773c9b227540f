import type { FilePlace } from './places/file-place.ts'
import { QUARANTINE } from './quarantine.ts'

/** Its name in the place of files. */
export const MARK = 'installation.json'

/** The mark that names the installation of a file store. */
export interface StoreMark {
  identity: string
  /** Sealed under APP_KEY, as base64. */
  canary: string
}

export const openStoreMark = (place: FilePlace) => ({
  /** Returns undefined when the store has none yet; throws for one that cannot be read. */
  async read(): Promise<StoreMark | undefined> {
    const text = await place.read(MARK)
    return text && (JSON.parse(text.toString()) as StoreMark)
  },

  write: (mark: StoreMark): Promise<void> => place.write(MARK, Buffer.from(`${JSON.stringify(mark)}\n`)),
})

/** The note that lies beside the files while a move is incomplete. */
export const MOVING = 'moving.json'

/** Folders in a place; what else lies there is not the store's. */
export const FOLDERS = ['public', 'private', QUARANTINE] as const

/** Tells whether any file of a store lies in a place, besides its mark. */
export async function holdsFiles(place: FilePlace): Promise<boolean> {
  for (const folder of FOLDERS) for await (const names of place.list(folder)) if (names.length > 0) return true
  return false
}

/** Throws when a place that files are moved to holds those of another installation, or of nobody known. */
export async function refuseOthersFiles(place: FilePlace, own: StoreMark): Promise<void> {
  const note = await place.read(MOVING)
  const mark = (await openStoreMark(place).read()) ?? (note && (JSON.parse(note.toString()) as StoreMark))
  if (mark ? mark.identity === own.identity : !(await holdsFiles(place))) return
  throw new Error(
    `${place.label} sudah berisi berkas lain. Tidak ada yang disalin; pakai bucket, awalan, atau folder yang kosong.`,
  )
}
