import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Tells whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Writes a file whole or not at all: beside its place, flushed to disk, then renamed. `mode` is who may read it. */
export async function writeWhole(file: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, bytes, { flush: true, mode })
    await rename(beside, file)
  } catch (error) {
    // On a full disk half a file would take up the room that is missing.
    await rm(beside, { force: true })
    throw error
  }
}
