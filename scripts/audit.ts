import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { knownVulnerabilities } from './audit-report.ts'

/** Fails on a known vulnerability of what runs in production; without a registry that answers, nobody knows of any. */
const root = path.resolve(import.meta.dirname, '..')
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const known = knownVulnerabilities(stdout ?? '')
if (known === undefined) console.log('Basis kerentanan tidak dapat ditanyakan.')
else if (known.length === 0) console.log('Tidak ada kerentanan yang diketahui.')
else {
  console.error(known.join('\n'))
  process.exitCode = 1
}
