import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, mayCall, PERMISSIONS } from '../src/access.ts'
import { officeApi } from '../src/api.ts'
import { articleImport } from '../src/features/catalogue/articles/import-service.ts'
import { examinerImport } from '../src/features/catalogue/examiners/import-service.ts'
import { schemeImport } from '../src/features/catalogue/schemes/import-service.ts'
import { venueImport } from '../src/features/catalogue/venues/import-service.ts'
import { holderImport } from '../src/features/certification/holders/import-service.ts'
import { pastApplicationImport, pastInvoiceImport } from '../src/features/certification/past-records/import-service.ts'
import { IMPORT_LISTS, type ImportName } from '../src/features/service/imports/list-rules.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { i18nFor } from '../src/office/i18n.ts'
import type { OfficeResource } from '../src/office/office-resource.ts'
import { resources } from '../src/office/resources.ts'
import { type Me, mayRead, mayWrite } from '../src/office/session/me.ts'

const calls: Record<string, Call> = officeApi
const read = (file: string) => readFileSync(file, 'utf8')

const staff = (role: Me['role'], permissions: Me['permissions']): Me => ({
  ...{ id: 1, name: '', email: 'petugas@example.com', demo: false, opened_at: null, access_until: null },
  role,
  permissions,
})
/** Everybody whose menu may differ: an examiner, and administrators with none, one or all of the permissions. */
const PEOPLE = [
  staff('penguji', []),
  ...[[], ...PERMISSIONS.map((one) => [one]), [...PERMISSIONS]].map((some) => staff('administrator', some)),
]

/** Lists what the menu or a screen offers to somebody whom the call refuses. */
const refusedTo = (me: Me, { name, calls: own, ...guarded }: OfficeResource): string[] => {
  const offered = Object.entries(own).filter(([verb]) =>
    ['list', 'get', 'history'].includes(verb) ? mayRead(me, guarded) : mayWrite(me, guarded),
  )
  return offered
    .filter(([, call]) => !mayCall((calls[call]?.access ?? 'public') as Access, me))
    .map(([, call]) => `${name}: ${call} (${[me.role, ...me.permissions].join(' ')})`)
}

describe('a resource', () => {
  test('is offered to those whom its calls admit', () => {
    expect(resources.flatMap((resource) => PEOPLE.flatMap((me) => refusedTo(me, resource)))).toEqual([])
    const [faq] = resources.filter(({ name }) => name === 'faq')
    if (!faq) throw new Error('no resource of questions')
    expect(refusedTo(staff('administrator', ['keuangan']), { ...faq, permission: 'keuangan' })).not.toEqual([])
  })

  test('that has one record only is visited by the long test of the office', () => {
    const visited = read('e2e/office.long.test.ts')
    const screens = resources.filter(({ single, demoOnly }) => single && !demoOnly).map(({ name }) => `'${name}/1'`)
    expect(screens.length).toBeGreaterThan(3)
    expect(screens.filter((screen) => !visited.includes(screen))).toEqual([])
  })
})

/** The code of the folder `office/` in which a resource is declared. */
const codeBeside = new Map(
  globSync('src/features/*/*/office/**/*resources.tsx').flatMap((file) => {
    const folder = `${file.split('/office/')[0]}/office`
    const code = globSync(`${folder}/**/*.{ts,tsx}`)
      .filter((one) => !/(contract|queries|service|view|handlers|\.test)\.tsx?$/.test(one))
      .map(read)
      .join('\n')
    return [...read(file).matchAll(/^ {2,4}name: '([\w-]+)'/gm)].map(([, name = '']) => [name, code] as const)
  }),
)

const keysOf = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/** Lists the fields that a form's call takes and no screen of its folder names. */
const withoutInput = (keys: string[], code: string): string[] =>
  keys.filter((key) => !['id', 'version'].includes(key) && !new RegExp(`['"\`.]${key}\\b|\\b${key}:`).test(code))

test('a field that the form of a resource takes has an input', () => {
  const bare = resources.flatMap(({ name, calls: own, create, edit }) => {
    const keys = [
      ...(create && own.create ? keysOf(calls[own.create]?.payload) : []),
      ...(edit && own.update ? keysOf(calls[own.update]?.payload) : []),
    ]
    const code = codeBeside.get(name)
    if (code === undefined) throw new Error(`no screen declares ${name}`)
    const missing = [...new Set(withoutInput(keys, code))]
    return missing.length === 0 ? [] : [[name, ...missing].join(' ')]
  })
  expect(bare).toEqual([])
  expect(withoutInput(['name', 'akses_difabel'], "input('name')")).toEqual(['akses_difabel'])
})

/** The code of a noun that reads and writes: whatever lies beside its contracts, rules, screens and pages. */
const serverOf = new Map(
  [...codeBeside.keys()].map((name) => {
    const [noun = ''] = globSync('src/features/*/*/office/**/*resources.tsx').filter((file) =>
      new RegExp(`^ {2,4}name: '${name}'`, 'm').test(read(file)),
    )
    const code = globSync(`${noun.split('/office/')[0]}/**/*{queries,service,view,handlers}.ts`)
      .map(read)
      .join('\n')
    return [name, code] as const
  }),
)

test('a field that the form of a resource takes is read again by its feature', () => {
  const unread = (keys: string[], code: string) =>
    keys.filter((key) => !['id', 'version'].includes(key) && !new RegExp(`\\b${key}\\b`).test(code))
  const lost = resources.flatMap(({ name, calls: own }) => {
    const keys = [own.create, own.update].flatMap((call) => (call ? keysOf(calls[call]?.payload) : []))
    const missing = unread([...new Set(keys)], serverOf.get(name) ?? '')
    return missing.length === 0 ? [] : [[name, ...missing].join(' ')]
  })
  expect(lost).toEqual([])
  expect(unread(['name', 'akses_difabel'], 'select name from venues')).toEqual(['akses_difabel'])
})

const IMPORTED: Record<ImportName, z.ZodType> = {
  skema: schemeImport.form,
  tuk: venueImport.form,
  penguji: examinerImport.form,
  pemegang: holderImport.form,
  'permohonan-lama': pastApplicationImport.form,
  'invoice-lama': pastInvoiceImport.form,
  artikel: articleImport.form,
}

describe('a list that is imported', () => {
  const missing = (schema: z.ZodType, columns: object) => keysOf(schema).filter((key) => !(key in columns))

  test('has a column for every field of its form, or its contract leaves the field out by name', () => {
    const bare = IMPORT_LISTS.map(({ name, columns }) => [name, ...missing(IMPORTED[name], columns)].join(' '))
    expect(bare).toEqual(IMPORT_LISTS.map(({ name }) => name))
    const { name: _name, ...columns } = IMPORT_LISTS[1].columns
    expect(missing(venueImport.form, columns)).toEqual(['name'])
  })

  test('is named where operators read of it', () => {
    for (const guide of ['docs/operation/reference-en.md', 'docs/operation/reference-id.md']) {
      const text = read(path.resolve(guide))
      expect(IMPORT_LISTS.filter(({ name }) => !text.includes(`\`${name}\``))).toEqual([])
    }
  })
})

/** Lists whose values stay as the machine calls them, or are known as they are written. */
const WORDLESS = `penyedia-pembayaran penyedia lingkungan
penilaian status
sanksi alasan
laporan-kinerja status
evaluasi hasil
rekening status
desain-dokumen jenis
catatan-keamanan jenis
insiden status
cadangan status asal
kanal-pesan penyedia kanal
pesan-singkat kanal status
penerima-pesan kanal
kiriman-pengamat status
dompet-ponsel dompet`.split('\n')

/** Unwraps what may be left out or null. */
const innermost = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? innermost(schema.unwrap())
    : schema

test('a field with words for its values leaves the list in words', () => {
  const i18n = i18nFor(resources)
  const bare = resources.flatMap(({ name, calls: own, list, words = {} }) => {
    const answer = list && own.list && calls[own.list]?.answer
    const rows = answer instanceof z.ZodObject ? innermost(answer.shape['data']) : undefined
    const row = rows instanceof z.ZodArray ? rows.element : undefined
    const fields = row instanceof z.ZodObject ? Object.entries(row.shape) : []
    const coded = fields.filter(([field, schema]) => {
      const kind = innermost(schema)
      if (i18n.translate(`resources.${name}.fields.${field}`, { _: '' }) === '') return false
      return (
        kind instanceof z.ZodEnum &&
        kind.options.some((one) => /^[a-z]+(_[a-z]+)*$/.test(String(one))) &&
        !(field in words)
      )
    })
    return coded.length === 0 ? [] : [[name, ...coded.map(([field]) => field)].join(' ')]
  })
  expect(bare).toEqual(WORDLESS)
})
