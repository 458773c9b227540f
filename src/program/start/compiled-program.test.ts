import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { dropOldCompiled } from './compiled-program.ts'

test('what releases of before have compiled goes after a month, what is used stays', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'compiled-'))
  onTestFinished(() => rm(data, { recursive: true }))
  const kept = path.join(data, 'compiled', 'v26')
  await mkdir(kept, { recursive: true })
  const now = Date.now()
  for (const [name, days] of [
    ['old', 31],
    ['new', 29],
  ] as const) {
    await writeFile(path.join(kept, name), '')
    const at = new Date(now - days * 86_400_000)
    await utimes(path.join(kept, name), at, at)
  }
  await dropOldCompiled(data, now)
  expect(await readdir(kept)).toEqual(['new'])
  await dropOldCompiled(path.join(data, 'none'), now)
})
