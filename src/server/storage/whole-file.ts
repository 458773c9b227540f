import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Whole or not at all: written beside, forced to disk, then moved into place. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, bytes, { flush: true })
    await rename(beside, file)
  } catch (error) {
    // On a full disk the half of a file would hold the room that is wanting.
    await rm(beside, { force: true })
    throw error
  }
}
