import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DRILLS } from '../drills/all-drills.ts'
import { commands } from '../src/program/commands/admin-commands.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = 'docs/operation'
const PARTS = ['', 'reference-', 'several-machines-']
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const pagesIn = (language: 'en' | 'id'): string[] => PARTS.map((part) => `${FOLDER}/${part}${language}.md`)
const PAGES = [...pagesIn('en'), ...pagesIn('id')]
const ALL = [...PAGES, 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/capacity.md', 'docs/security.md']

/** Words of a command that the program answers before it looks at this list. */
const COMMANDS = new Set([...Object.keys(commands), 'doctor', 'restore'])

const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
const headings = (text: string): string[] => withoutCode(text).match(/^#+ .*$/gm) ?? []
const anchors = (file: string): Set<string> =>
  new Set(
    headings(read(file)).map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

test('the folder has a guide, a reference and a page for several machines, each in two languages', () => {
  expect(readdirSync(path.join(ROOT, FOLDER)).sort()).toEqual(PAGES.map((file) => path.basename(file)).sort())
})

test.each(ALL)('every link of %s leads to a file, and to a heading where it names one', (file) => {
  const links = [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
  const dead = links.filter(([, to = '', anchor]) => {
    const target = to === '' ? file : path.join(path.dirname(file), to)
    return !existsSync(path.join(ROOT, target)) || (anchor !== undefined && !anchors(target).has(anchor))
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

describe.each(PARTS.map((part) => [`${FOLDER}/${part}en.md`, `${FOLDER}/${part}id.md`] as const))('%s', (en, id) => {
  test('has the sections of its counterpart', () => {
    const levels = (file: string) => headings(read(file)).map((line) => line.replace(/ .*/, ''))
    expect(levels(id)).toEqual(levels(en))
  })

  test('has the commands of its counterpart, in the same order', () => {
    const typed = (file: string) =>
      (read(file).match(/^ *(sudo|psql|pg_basebackup|sha256sum|cp|mv) .*$/gm) ?? []).map((line) =>
        line
          .replaceAll(/\b(NEW|BARU)\b/g, 'NEW')
          .replace(/\/(path|tempat)\/\S*/, '')
          .replace(/ #.*$/, '')
          .trim(),
      )
    expect(typed(id)).toEqual(typed(en))
  })
})

test.each(PAGES)('%s names only commands and drills that exist', (file) => {
  const text = read(file)
  const named = [...text.matchAll(/(?:portal-admin|npm run admin --) ([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !COMMANDS.has(name))).toEqual([])
  const drills = [...text.matchAll(/npm run drill -- ([a-z-]+)/g)].map(([, name = '']) => name)
  expect(drills.filter((name) => !(name in DRILLS))).toEqual([])
})

test.each(['en', 'id'] as const)('every drill has a row in the pages of %s', (language) => {
  const rows = pagesIn(language).flatMap((file) => [...read(file).matchAll(/^\| `npm run drill -- ([a-z-]+)/gm)])
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(DRILLS).sort())
})

test.each(['en', 'id'] as const)(
  'the guide of %s is two pages, and leaves several machines to their own page',
  (language) => {
    const guide = read(`${FOLDER}/${language}.md`)
    expect(guide.split('\n').length).toBeLessThanOrEqual(120)
    for (const file of pagesIn(language).slice(0, 2))
      expect(read(file)).not.toMatch(/PgBouncer|Patroni|DATABASE_REPLICA_URL|DATABASE_DIRECT_URL|DRAIN_SECONDS|HAProxy/)
  },
)
