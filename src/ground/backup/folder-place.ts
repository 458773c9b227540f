import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readArchiveName } from './archive-name.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupPlace } from './backup-place.ts'

const HALF = '.partial'

/** Only the program's user may read archives: they hold names, addresses and sealed files of everybody. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

/** Turns an error of the disk into a sentence for the operator; returns any other error unchanged. */
export function explainFolder(error: unknown, folder: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupFault(`Disk untuk ${folder} penuh. Tidak ada yang disimpan; kosongkan tempat, lalu ulangi.`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupFault(`Program tidak boleh menulis di ${folder}. Periksa pemilik dan izin folder itu.`)
    case 'ENOTDIR':
    case 'EEXIST':
      return new BackupFault(`${folder} bukan folder.`)
    default:
      return error
  }
}

/** Flushes a folder to disk, so that a new name in it survives a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Archives in a folder; it is made when something is first kept there. */
export function openFolderPlace(folder: string): BackupPlace {
  const at = (name: string): string => path.join(folder, name)
  const namesThere = () => readdir(folder).catch(() => [])

  return {
    label: folder,

    async list() {
      const names = (await namesThere()).filter((name) => readArchiveName(name))
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(at(name))).size })))
    },

    async write(name, archive) {
      const half = `${at(name)}${HALF}`
      try {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
        await pipeline(archive, createWriteStream(half, { mode: PRIVATE_FILE, flush: true }))
        const { size } = await stat(half)
        await rename(half, at(name))
        await flushFolder(folder)
        return size
      } catch (error) {
        archive.destroy()
        await rm(half, { force: true }).catch(() => {})
        throw explainFolder(error, folder)
      }
    },

    async read(name) {
      const handle = await open(at(name)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT'
          ? new BackupFault(`Tidak ada cadangan ${at(name)}.`)
          : explainFolder(error, folder)
      })
      return createReadStream('', { fd: handle })
    },

    remove: (name) => rm(at(name), { force: true }),

    async clearHalves() {
      const halves = (await namesThere()).filter(
        (name) => name.endsWith(HALF) && readArchiveName(name.slice(0, -HALF.length)),
      )
      await Promise.all(halves.map((name) => rm(at(name), { force: true })))
    },
  }
}
