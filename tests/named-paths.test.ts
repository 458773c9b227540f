import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/*.md', 'docs/operation/*.md']
/** The paths that the walks of adding.md invent, and the names of earlier folders. */
const INVENTED =
  /announcement|Announcement|0301_names_of_boxes|-of-before\.database\.test\.ts$|drills\/clock\.ts|^src\/server$/

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = tracked.trim().split('\n')
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]))
/** Every way in which a document may shorten the path of a file: from any folder on. */
const endings = new Set(
  [...known].flatMap((file) => file.split('/').map((_part, at, parts) => parts.slice(at).join('/'))),
)

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_part, at) => parts.slice(0, at + 1).join('/'))
}

/** Lists what stands in code marks and reads like a file of the project, or a folder of it. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./*-]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) =>
      /^[\w@*-][\w@./*-]*\.(tsx?|mjs|cjs|sql|md|css)$|^(src|tests|docs|e2e|drills|scripts)\/[\w./-]*$/.test(word),
    )

const isThere = (word: string): boolean => {
  const name = word.replace(/\/$/, '')
  if (!name.includes('*')) return endings.has(name)
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  return [...endings].some((ending) => pattern.test(ending))
}
const missingIn = (text: string): string[] => pathsIn(text).filter((word) => !INVENTED.test(word) && !isThere(word))

test('a path that a document names is there', () => {
  const documents = files.filter((file) => DOCUMENTS.some((pattern) => matches(file, pattern)))
  const named = documents.flatMap((file) => pathsIn(readFileSync(file, 'utf8')))
  expect(named.length).toBeGreaterThan(200)
  expect(documents.flatMap((file) => missingIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual(
    [],
  )
})

test('a path that moved is found, whole or shortened', () => {
  expect(missingIn('`src/api.ts` `handlers.ts` `src/office-contract.ts` `platform/settings/groups.ts`')).toEqual([
    'src/office-contract.ts',
    'platform/settings/groups.ts',
  ])
})

const matches = (file: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file)
