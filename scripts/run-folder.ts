import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../src/ground/is-alive.ts'
import { reachableFolder } from '../tests/postgres.ts'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 8 * 2 ** 30
const NAME = /^sertifikasi-check-(\d+)-/

/**
 * Where a run writes. In memory where there is room: a file system takes a fifth of a second for the 1,700 files of a
 * database, and seven times as long while it still remembers those that were deleted.
 */
export function placeOfRuns(): string {
  if (process.env['TMPDIR'] || !existsSync(MEMORY) || freemem() < ROOM_BYTES) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
}

/**
 * A folder of this process for all that its run writes.
 * Removes those of runs that were killed, which would else fill memory until the machine starts anew.
 */
export function runFolder(place: string): Promise<string> {
  const left = readdirSync(place).filter((name) => {
    const pid = NAME.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
  for (const name of left) rmSync(path.join(place, name), { recursive: true, force: true })
  return reachableFolder(`sertifikasi-check-${process.pid}-`, place)
}
