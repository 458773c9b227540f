import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { scheduleResource } from '../src/features/catalogue/schedules/office/contract.ts'
import { schemeVersionResource } from '../src/features/catalogue/schemes/office/contract.ts'
import { venueResource } from '../src/features/catalogue/venues/office/contract.ts'
import { settingsOn } from '../src/features/platform/settings/service.ts'
import { day } from '../src/lib/day.ts'
import { attemptLimits, limits, serverLimits } from '../src/limits.ts'
import { codeFiles } from './code-files.ts'
import { testDatabase } from './harness.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

const files = codeFiles(path.join(ROOT, 'src')).map((file) => path.relative(ROOT, file))

/** Settings that only functions of the database read, as the argument of `setting_on`, with the migration that has it. */
const READ_IN_SQL: Record<string, string> = {
  jendela_perpanjangan: 'migrations/0206_baseline_certificates.sql',
  tenggang_perpanjangan: 'migrations/0206_baseline_certificates.sql',
}

/** Names that a file reads: taken out of an object, accessed on one, asked for in SQL, or named in a piece of it. */
function namesReadIn(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
    if (ts.isCallExpression(node) && node.expression.getText() === 'settingOn') {
      for (const given of node.arguments) if (ts.isStringLiteral(given)) names.add(given.text)
    }
    if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText())
    if (
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isNoSubstitutionTemplateLiteral(node)
    ) {
      for (const [word] of node.text.matchAll(/[a-z_]+/g)) names.add(word)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return names
}

const readBy = (isReader: (file: string) => boolean): Set<string> =>
  new Set(files.filter(isReader).flatMap((file) => [...namesReadIn(file)]))

test('every setting is read by a rule, a query or a job, and not only listed and edited', async () => {
  const { db } = await testDatabase()
  const { rows } = await sql<{ key: string }>`select key from settings`.execute(db)
  const keys = rows.map(({ key }) => key).sort()
  const { hari_libur, ...known } = await settingsOn(db, day('2026-11-20'))
  expect(hari_libur.length).toBeGreaterThan(0)
  expect(Object.keys(known).sort()).toEqual(keys)
  const read = readBy((file) => !file.startsWith('src/features/platform/settings/'))
  const inSql = (key: string): boolean => {
    const file = READ_IN_SQL[key]
    return file !== undefined && readFileSync(path.join(ROOT, file), 'utf8').includes(`'${key}'`)
  }
  expect([...keys, 'hari_libur'].filter((key) => !read.has(key) && !inSql(key))).toEqual([])
})

test('every field that the office fills in for a scheme, schedule or venue is read outside the office', () => {
  const read = readBy((file) => !/\/office\/|office-/.test(file))
  const fields = [schemeVersionResource, scheduleResource, venueResource].flatMap(({ form }) => Object.keys(form.shape))
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter((field) => !read.has(field))).toEqual([])
})

/** Parts without product know no limits: a journey in a browser measures these instead. */
const MEASURED = {
  names: ['galleryPerView', 'galleryGapPx', 'galleryImageHeightPx'],
  by: 'e2e/public-journeys.test.ts',
}

test('every limit is used', () => {
  const read = readBy((file) => file !== 'src/limits.ts')
  const all = [limits, serverLimits, attemptLimits].flatMap((table) => Object.keys(table))
  const journey = namesReadIn(MEASURED.by)
  expect(all.filter((name) => !read.has(name))).toEqual(MEASURED.names.filter((name) => journey.has(name)))
})
