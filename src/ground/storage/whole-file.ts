import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Whether a write failed as there is no room left. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Whole or not at all: written beside, forced to disk, then moved into place. `mode` is who may read it. */
export async function writeWhole(file: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, bytes, { flush: true, mode })
    await rename(beside, file)
  } catch (error) {
    // On a full disk the half of a file would hold the room that is wanting.
    await rm(beside, { force: true })
    throw error
  }
}
