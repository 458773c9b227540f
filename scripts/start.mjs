// npm start: installs, builds and starts what is missing or stale; npm run dev and npm run admin come here too.
import { spawn } from 'node:child_process'
import { install, NODE, ROOT, run } from './ground.mjs'

const [mode = 'start', ...rest] = process.argv.slice(2)

install()
if (mode !== 'dev') run(NODE, ['scripts/build.ts', '--when-stale'])
// Node warns of each of its interfaces that is on trial, about which an operator can do nothing.
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']
const program = { start: 'dist/server/main.js', admin: 'dist/server/admin.js', dev: 'scripts/dev.ts' }[mode]
const child = spawn(NODE, [...FLAGS, program, ...rest], {
  cwd: ROOT,
  stdio: 'inherit',
  // glibc otherwise gives each thread an arena of its own, a sixth of what the program takes.
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
