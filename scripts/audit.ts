import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { knownVulnerabilities } from './audit-report.ts'
import { NOT_ASKED } from './check-outcome.ts'

/** Fails on a known vulnerability of what runs in production; ends as not asked without a registry that answers. */
const root = path.resolve(import.meta.dirname, '..')
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const known = knownVulnerabilities(stdout ?? '')
if (known === undefined) {
  console.error('Registri npm tidak menjawab; tidak diketahui apakah pustaka mempunyai kerentanan.')
  process.exitCode = NOT_ASKED
} else if (known.length === 0) console.log('Tidak ada kerentanan yang diketahui.')
else {
  console.error(known.join('\n'))
  process.exitCode = 1
}
