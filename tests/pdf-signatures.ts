import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPdfsig } from '../scripts/pdfsig.ts'

/** Returns the verdict of poppler's pdfsig on each signature: 'valid', 'broken', or pdfsig's own words. */
export function pdfsigVerdicts(bytes: Uint8Array): string[] {
  const program = findPdfsig()
  if (!program) throw new Error('pdfsig is missing; npm test installs it (poppler-utils)')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pdfsig-'))
  const file = path.join(folder, 'paper.pdf')
  try {
    writeFileSync(file, bytes)
    const { stdout } = spawnSync(program, ['-nocert', file], { encoding: 'latin1', env: { HOME: folder, PATH: '' } })
    return [...stdout.matchAll(/Signature Validation: (.*)/g)].map(([, words = '']) => {
      if (/is Valid/.test(words)) return 'valid'
      return /Digest Mismatch|is Invalid/.test(words) ? 'broken' : words
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
