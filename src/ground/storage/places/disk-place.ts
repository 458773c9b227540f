import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilePlace } from './file-place.ts'
import { meter } from './meter.ts'
import { writeWhole } from './whole-file.ts'

/** Answers undefined for what is missing; every other failure is thrown. */
const ifThere = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })

async function* filesBelow(root: string, folder: string): AsyncGenerator<string[]> {
  const entries = (await ifThere(readdir(path.join(root, folder), { withFileTypes: true }))) ?? []
  const namesOf = (are: typeof entries): string[] => are.map(({ name }) => path.join(folder, name)).sort()
  const files = namesOf(entries.filter((entry) => entry.isFile()))
  if (files.length > 0) yield files
  for (const below of namesOf(entries.filter((entry) => entry.isDirectory()))) yield* filesBelow(root, below)
}

/** Files in a folder, each as a file of its name. */
export function openDiskPlace(folder: string): FilePlace {
  const at = (name: string): string => path.join(folder, name)

  return {
    label: folder,

    read: (name) => ifThere(readFile(at(name))),

    async open(name) {
      const handle = await ifThere(open(at(name)))
      return handle && { bytes: (await handle.stat()).size, content: handle.createReadStream() }
    },

    async facts(name) {
      const known = await ifThere(stat(at(name)))
      return known && { bytes: known.size, writtenAt: known.mtime }
    },

    write: (name, bytes) => writeWhole(at(name), bytes),

    async writeStream(name, content, expected) {
      const half = `${at(name)}.restoring`
      const { through, sha256 } = meter()
      await mkdir(path.dirname(half), { recursive: true })
      await pipeline(content, through, createWriteStream(half, { flush: true }))
      const isSame = sha256() === expected
      await (isSame ? rename(half, at(name)) : rm(half))
      return isSame
    },

    async move(from, to) {
      await mkdir(path.dirname(at(to)), { recursive: true })
      return (await ifThere(rename(at(from), at(to)).then(() => true))) ?? false
    },

    remove: (name) => rm(at(name), { force: true }),

    list: (below) => filesBelow(folder, below),
  }
}
