import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

/** Ticks, a start's end while none is pending, and ticks again; says what V8 has learned of the literal that each of them is. */
const PROGRAM = `
const learned = () => %GetFeedback(process.nextTick).filter(([kind]) => kind === 'DefineKeyedOwnPropertyInLiteral')
const ticks = (left) => new Promise((done) => {
  const next = () => (left-- > 0 ? process.nextTick(next) : done())
  next()
})
const later = (act) => new Promise((done) => setTimeout(() => done(act()), 10))
import('./src/server/spare-memory.ts').then(async ({ spareMemory }) => {
  await ticks(300)
  const before = await later(learned)
  await later(spareMemory)
  await later(() => ticks(300))
  console.log(JSON.stringify([before, await later(learned)]))
})`

test('a tick after the end of a start takes the shape of those before it', () => {
  const output = execFileSync(process.execPath, ['--allow-natives-syntax', '-e', PROGRAM], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const [before, after]: [[string, string][], [string, string][]] = JSON.parse(output)
  expect(before.length).toBeGreaterThan(1)
  expect(after).toEqual(before.map(([kind]) => [kind, 'MONOMORPHIC']))
})
