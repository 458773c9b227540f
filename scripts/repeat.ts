import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** npm run test:repeat FILE [times]: a test file again and again on a machine that is busy, until it fails once. */
const ROOT = path.resolve(import.meta.dirname, '..')
const [file, times = '20'] = process.argv.slice(2)
if (!file) {
  console.log('npm run test:repeat -- BERKAS [kali]')
  process.exit(1)
}

/** One endless loop for each core, so that the test never has a core to itself. */
const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
let passed = 0
try {
  while (passed < Number(times)) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', file]
    const { status } = spawnSync(process.execPath, vitest, { cwd: ROOT, stdio: 'inherit' })
    if (status !== 0) break
    passed += 1
    console.log(`${passed} dari ${times}`)
  }
} finally {
  for (const loop of busy) loop.kill('SIGKILL')
}
console.log(`${file}: ${passed} dari ${times} lulus`)
process.exitCode = passed === Number(times) ? 0 : 1
