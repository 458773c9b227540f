import { execFileSync } from 'node:child_process'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { demand } from './demand.ts'

/** Below the folder of the drill: what is written where, each on a disk of its own. */
const DISKS = {
  berkas: { folder: 'data/files', size: '40m' },
  surat: { folder: 'data/mail', size: '4m' },
  cadangan: { folder: 'cadangan', size: '40m' },
  'basis data': { folder: 'data/postgres', size: '300m' },
} as const

export type DiskName = keyof typeof DISKS
export const DISK_NAMES = Object.keys(DISKS) as DiskName[]

const FILLER = 'filler'
const CHUNK = 1_000_000

/** Disks that run full in a moment: each a tmpfs, which only root may mount. */
export class SmallDisks {
  readonly #root: string
  readonly #mounted: string[] = []

  constructor(root: string) {
    this.#root = root
  }

  at = (disk: DiskName): string => path.join(this.#root, DISKS[disk].folder)

  /** Mounts these; answers why not. */
  async mount(names: readonly DiskName[] = DISK_NAMES): Promise<string | undefined> {
    for (const disk of names) {
      const folder = this.at(disk)
      await mkdir(folder, { recursive: true, mode: 0o755 })
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISKS[disk].size},mode=755`, 'tmpfs', folder], {
          stdio: 'pipe',
        })
      } catch (error) {
        return (error as Error).message
      }
      this.#mounted.push(folder)
    }
    return undefined
  }

  unmount(): void {
    for (const folder of this.#mounted.splice(0)) execFileSync('umount', ['--lazy', folder])
  }

  /** To the last byte, and then what the size of a file system's blocks still leaves. */
  async fill(disk: DiskName): Promise<void> {
    const filler = await open(path.join(this.at(disk), FILLER), 'a')
    try {
      for (let size = CHUNK; size >= 1; ) {
        try {
          await filler.write(Buffer.alloc(size))
        } catch {
          size = Math.floor(size / 10)
        }
      }
    } finally {
      await filler.close()
    }
    const { bavail } = await statfs(this.at(disk))
    demand(bavail === 0, `disk ${disk} penuh (sisa ${bavail} blok)`)
  }

  free = (disk: DiskName): Promise<void> => rm(path.join(this.at(disk), FILLER), { force: true })

  /** Every file there with its size. */
  async files(disk: DiskName): Promise<string[]> {
    const entries = await readdir(this.at(disk), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && entry.name !== FILLER)
    const sized = files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      // It may have gone meanwhile.
      const found = await stat(file).catch(() => undefined)
      return found ? [`${path.relative(this.#root, file)} ${found.size}`] : []
    })
    return (await Promise.all(sized)).flat().sort()
  }
}
