// npm start: installs, builds and starts what is missing or stale; npm run dev and npm run admin come here too.
import { spawn } from 'node:child_process'
import { install, NODE, ROOT, run } from './ground.mjs'

const [mode = 'start', ...rest] = process.argv.slice(2)

install()
if (mode !== 'dev') run(NODE, ['scripts/build.ts', '--when-stale'])
// Node warns of each of its interfaces that is on trial, about which an operator can do nothing.
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const program = { start: 'dist/server/main.js', admin: 'dist/server/admin.js', dev: 'scripts/dev.ts' }[mode]
/** A mistake of ours, by which the program ended itself (see src/program/start/run.ts): another start helps, as after a kill. */
const FAULT = 70
/** One that lived so long did not die of its start. */
const SOUND_MS = 10_000
const FIRST_MS = 500
const LONGEST_MS = 30_000

/** By these somebody ends a program; the last one comes from a terminal that is closed, and ends this one too. */
const ASKED = ['SIGINT', 'SIGTERM', 'SIGHUP']

let child
let isEnding = false
for (const signal of ASKED.slice(0, 2))
  process.on(signal, () => {
    isEnding = true
    // Between two starts there is nobody to tell.
    if (!child.kill(signal)) process.exit(130)
  })

/** @param pause in milliseconds, before another one if this one dies of its start */
function launch(pause) {
  const began = performance.now()
  child = spawn(NODE, [...FLAGS, program, ...rest], {
    cwd: ROOT,
    stdio: 'inherit',
    // glibc otherwise gives each thread an arena of its own, a sixth of what the program takes.
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  })
  child.on('exit', (code, signal) => {
    // Commands end, and a start that was refused says why: both are for whoever typed them.
    const isAsked = isEnding || ASKED.includes(signal)
    const isFault = mode === 'start' && !isAsked && (code === FAULT || code === null)
    if (!isFault) process.exit(code ?? (signal ? 130 : 1))
    const now = performance.now() - began >= SOUND_MS ? FIRST_MS : pause
    console.error(`Program berakhir tanpa diminta (${signal ?? code}); dijalankan lagi dalam ${now / 1000} detik.`)
    setTimeout(() => launch(Math.min(now * 2, LONGEST_MS)), now)
  })
}
launch(FIRST_MS)
