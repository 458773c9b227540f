import path from 'node:path'
import type { FilePart, FilePlace } from '../storage/places/file-place.ts'
import { quarantinedNames } from '../storage/quarantine.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** A row may be there a moment before its bytes are. */
const PATIENCE_MS = 2000

/** Where a file may lie: in its place, or set aside on some day as nothing named it any more. */
async function* whereabouts(place: FilePlace, name: string): AsyncGenerator<string> {
  yield name
  yield* await quarantinedNames(place, name.split('/')[0] as FilePart, path.basename(name))
}

async function addFile(archive: ArchiveWriter, place: FilePlace, name: string): Promise<boolean> {
  for await (const at of whereabouts(place, name)) {
    const found = await place.open(at)
    if (!found) continue
    await archive.addStream(`files/${name}`, found.bytes, found.content)
    return true
  }
  return false
}

/** Writes the files of a list into the archive; answers those that lie nowhere. */
export async function archiveFiles(
  names: AsyncIterable<string>,
  archive: ArchiveWriter,
  place: FilePlace,
): Promise<string[]> {
  const late: string[] = []
  for await (const name of names) if (!(await addFile(archive, place, name))) late.push(name)
  if (late.length > 0) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const missing: string[] = []
  for (const name of late) if (!(await addFile(archive, place, name))) missing.push(name)
  return missing
}
