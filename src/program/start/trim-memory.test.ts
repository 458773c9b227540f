import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../../ground/root.ts'

/** Ticks, a start's end while none is pending, and ticks again; says what V8 has learned of the literal that each of them is. */
const PROGRAM = `
const learned = () => %GetFeedback(process.nextTick).filter(([kind]) => kind === 'DefineKeyedOwnPropertyInLiteral')
const ticks = (left) => new Promise((done) => {
  const next = () => (left-- > 0 ? process.nextTick(next) : done())
  next()
})
const later = (act) => new Promise((done) => setTimeout(() => done(act()), 10))
import('./src/program/start/trim-memory.ts').then(async ({ trimMemory }) => {
  await ticks(300)
  const before = await later(learned)
  await later(trimMemory)
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

/** Takes 80 MiB outside of V8's heap, frees them but for a piece of each MiB, and says what of the memory is its own after a start's end. */
const GAPS = `
let pieces = Array.from({ length: 20480 }, () => Buffer.allocUnsafeSlow(4096).fill(1))
pieces = pieces.filter((_, index) => index % 256 === 0)
const { trimMemory } = await import('./src/program/start/trim-memory.ts')
const { memoryOf } = await import('./bench/memory.ts')
await trimMemory()
console.log(memoryOf(process.pid, 'Anonymous'), pieces.length)`

test('what was freed between pieces that are still used goes back to the machine', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', GAPS], { cwd: ROOT, encoding: 'utf8' })
  const [own, pieces] = output.split(' ').map(Number)
  expect(pieces).toBe(80)
  expect(own).toBeLessThan(80)
})
