import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Questions with a limit that a job does not read page by page, each with why its first rows do not hold up the rest. */
const OTHERWISE: Record<string, string> = {
  abandonedFolders: 'is rid of what always fails after some days',
  foldersReadyBefore: 'marks each row as it erases its file, which no rule refuses',
  lateWork: 'marks each row first, and no rule refuses one',
  insertResetToken: 'keeps the newest links of one account',
  offerServiceFeedback: 'writes its rows in one statement, which no rule refuses',
  takeDue: 'takes each row out of the queue for some minutes as it hands it out',
  unscannedFiles: 'is asked again without the files that could not be read',
  waitingRecipients: 'marks each row first, and no rule refuses one',
}

/** More than one row at most: `limit ${PAGE}` in SQL, `.limit(PAGE)` in Kysely. */
const LIMITED = /\blimit \$\{(?!1\b)|\.limit\((?!1\))/

/** Returns the exported questions of a file that have a limit. */
function limitedIn(text: string): string[] {
  const parts = text.split(/^(?=export )/m)
  return parts.flatMap((part) => {
    const [, name] = /^export (?:const|async function|function) (\w+)/.exec(part) ?? []
    return name && LIMITED.test(part) ? [name] : []
  })
}

/** Returns the questions with a limit that a file of jobs uses without reading all pages of them. */
const unreadIn = (text: string, limited: readonly string[]): string[] =>
  limited.filter(
    (name) => new RegExp(`\\b${name}\\(`).test(text) && !new RegExp(`pagesOf\\([^\\n]*=>\\s*${name}\\(`).test(text),
  )

const limited = globSync('src/features/**/*queries.ts', { cwd: ROOT }).flatMap((file) => limitedIn(read(file)))
const jobs = [
  ...globSync('src/features/**/*jobs.ts', { cwd: ROOT }),
  'src/features/platform/signing/paper-service.ts',
  'src/features/upkeep/duties/year-service.ts',
]

test('a job reads all pages of what is due: rows that the rules always refuse hold up no others', () => {
  expect(limited).toContain('transitionsDue')
  expect(jobs.length).toBeGreaterThan(20)
  const unread = jobs.flatMap((file) => unreadIn(read(file), limited).map((name) => `${file}: ${name}`))
  expect(unread.filter((one) => !((one.split(': ')[1] ?? '') in OTHERWISE))).toEqual([])
  const excused = unread.map((one) => one.split(': ')[1] ?? '').filter((name) => name in OTHERWISE)
  expect([...new Set(excused)].sort()).toEqual(Object.keys(OTHERWISE).sort())
})

test('a job that reads only the first rows is found', () => {
  const queries = 'export const due = (db: Db) =>\n  db.selectFrom("x").orderBy("id").limit(PAGE).execute()\n'
  expect(limitedIn(queries)).toEqual(['due'])
  expect(unreadIn('await each(await due(ctx.db), work)', ['due'])).toEqual(['due'])
  expect(unreadIn('await each(pagesOf((after?: number) => due(ctx.db, after)), work)', ['due'])).toEqual([])
})
