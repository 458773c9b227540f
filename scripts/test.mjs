// npm test: sets up what is missing, then runs every check.
import { install, NODE, run } from './ground.mjs'

install()
run(NODE, ['scripts/check.ts', ...process.argv.slice(2)])
