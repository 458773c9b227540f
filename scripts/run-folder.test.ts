import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runFolder } from './run-folder.ts'

async function emptyPlace(): Promise<string> {
  const place = await mkdtemp(path.join(tmpdir(), 'sertifikasi-place-'))
  onTestFinished(() => rm(place, { recursive: true }))
  return place
}

/** A number that a process had, and that no other has had time to get. */
const endedPid = (): number => spawnSync('true').pid

test('what a killed run left goes when the next begins, and nothing else', async () => {
  const place = await emptyPlace()
  const left = path.join(place, `sertifikasi-check-${endedPid()}-abc`)
  const own = await runFolder(place)
  const other = path.join(place, 'sertifikasi-data')
  await mkdir(left)
  await mkdir(other)
  await writeFile(path.join(left, 'isi'), 'x')
  const second = await runFolder(place)
  expect([left, own, other, second].map((folder) => existsSync(folder))).toEqual([false, true, true, true])
})
