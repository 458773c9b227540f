import { execFileSync, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { copySabotaged } from '../drills/sabotage.ts'
import { SABOTAGES } from '../drills/sabotages.ts'
import { ROOT } from '../src/ground/root.ts'
import { reachableFolder } from './postgres.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
}, 240_000)

/** A drill over another program, in a process of its own. */
function drill(name: string, program: string): Promise<{ code: number | null; printed: string }> {
  const env = { ...process.env, DRILLED_PROGRAM: program }
  const child = spawn(process.execPath, ['drills/main.ts', name, '--short'], { cwd: ROOT, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}

test.each(Object.entries(SABOTAGES))(
  'a program that %s does not pass its drill',
  async (_what, { drill: name, from, to, says }) => {
    const folder = await reachableFolder('sertifikasi-sabotage-')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await copySabotaged(folder, { from, to })
    const { code, printed } = await drill(name, folder)
    // Without root there is no small disk to fill.
    if (printed.includes('Dilewati')) return
    expect(printed).toMatch(says)
    expect([code, printed.includes(`${name}: gagal`)]).toEqual([1, true])
  },
  600_000,
)
