import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DRILLS } from './all-drills.ts'

/** npm run drill -- name [--short] [commit]: faults made on purpose, against the built program in folders of its own. */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [name = '', from] = positionals
const load = DRILLS[name]
if (load) {
  if (!process.env['DRILLED_PROGRAM'])
    execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: 'inherit',
    })
  try {
    for (const line of await (await load()).run({ ...values, from })) console.log(line)
    console.log(`${name}: lulus`)
  } catch (error) {
    console.error(error)
    console.error(`${name}: gagal`)
    process.exitCode = 1
  }
} else {
  console.log(`npm run drill -- ${Object.keys(DRILLS).join(' | ')} [--short]`)
  process.exitCode = 1
}
