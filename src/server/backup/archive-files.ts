import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { ArchiveWriter } from './archive-writer.ts'

/** A row may be there a moment before its bytes are. */
const PATIENCE_MS = 2000

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT'

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return open(file).catch((error: NodeJS.ErrnoException) => {
    if (isMissing(error)) return undefined
    throw error
  })
}

/** Where a file may lie: in its place, or set aside as nothing lists it any more. */
export type Whereabouts = (name: string) => string[]

async function addFile(archive: ArchiveWriter, name: string, places: string[]): Promise<boolean> {
  for (const place of places) {
    const handle = await openIfThere(place)
    if (!handle) continue
    const { size } = await handle.stat()
    await archive.addStream(`files/${name}`, size, handle.createReadStream())
    return true
  }
  return false
}

/** Writes the files of a list into the archive; answers those that lie nowhere. */
export async function archiveFiles(
  names: AsyncIterable<string>,
  archive: ArchiveWriter,
  whereabouts: Whereabouts,
): Promise<string[]> {
  const late: string[] = []
  for await (const name of names) if (!(await addFile(archive, name, whereabouts(name)))) late.push(name)
  if (late.length > 0) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const missing: string[] = []
  for (const name of late) if (!(await addFile(archive, name, whereabouts(name)))) missing.push(name)
  return missing
}

/** Files in their own place only. */
export const inFolder =
  (folder: string): Whereabouts =>
  (name) => [path.join(folder, name)]
