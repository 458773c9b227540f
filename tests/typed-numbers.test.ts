import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Ways in which something typed becomes a number that nobody typed. */
const KINDS: Record<string, RegExp> = {
  'a browser’s own number field, which hands over nothing for what it cannot read': /type=["']number["']|valueAsNumber/,
  'digits kept, comma and sign dropped': /Number\([^()]*\.replace\(\/\\D\/g/,
  'a number cut to a bound': /Math\.(min|max)\([^()]*(digits|typed|target\.value|event)/,
  'a reading that stops at the first letter': /parseFloat\(|parseInt\((?!code|colour)/,
}

test('nothing typed is cut, rounded or cleaned into another number', () => {
  const found = codeFiles(path.join(ROOT, 'src')).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const kinds = Object.keys(KINDS).filter((kind) => KINDS[kind]?.test(code))
    const own = /\bNumberInput\b[^}]*\} from 'react-admin'/.test(code) ? ['react-admin’s number field'] : []
    return [...kinds, ...own].map((kind) => `${path.relative(ROOT, file)}: ${kind}`)
  })
  expect(found).toEqual([])
})
