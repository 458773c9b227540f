import type { FileHandle } from 'node:fs/promises'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { QUARANTINE } from '../storage/quarantine.ts'
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

/** Where a file may lie: in its place, or set aside on some day as nothing named it any more. */
async function* whereabouts(folder: string, name: string): AsyncGenerator<string> {
  yield path.join(folder, name)
  const [part = ''] = name.split('/')
  const quarantine = path.join(folder, QUARANTINE)
  for (const day of await readdir(quarantine).catch(() => []))
    yield path.join(quarantine, day, part, path.basename(name))
}

async function addFile(archive: ArchiveWriter, folder: string, name: string): Promise<boolean> {
  for await (const place of whereabouts(folder, name)) {
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
  folder: string,
): Promise<string[]> {
  const late: string[] = []
  for await (const name of names) if (!(await addFile(archive, folder, name))) late.push(name)
  if (late.length > 0) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const missing: string[] = []
  for (const name of late) if (!(await addFile(archive, folder, name))) missing.push(name)
  return missing
}
