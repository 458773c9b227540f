import { readFileSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import { RawNode } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeAccount } from '../../../../../tests/accounts.ts'
import { TEST_KEYS, testApp } from '../../../../../tests/harness.ts'
import { correctDraft } from '../../../../../tests/personal-data.ts'
import { Declaration, ExperienceRow, SelfAssessment } from '../../../certification/applications/form/contract.ts'
import type { LetterContent } from '../../../certification/certificates/papers/status-letter-rules.ts'
import { EvaluationQuestion } from '../../../upkeep/evaluation/contract.ts'
import { ReportDocument } from '../../../upkeep/reporting/contract.ts'
import { labelOfField } from '../label-rules.ts'
import { ownData } from './own-data-view.ts'

/** Gives each question one row at least: of a person without records too, every column is then there. */
const withOneRow: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'RawNode') return node
    const { sqlFragments, parameters } = node as RawNode
    const [first = '', ...rest] = sqlFragments
    const around = ['select * from (', ') as own right join (select) as one on true'] as const
    const last = rest.at(-1)
    if (last === undefined) return RawNode.create([`${around[0]}${first}${around[1]}`], parameters)
    return RawNode.create([around[0] + first, ...rest.slice(0, -1), last + around[1]], parameters)
  },
  transformResult: async ({ result }) => result,
}

const QUERIES = readFileSync(new URL('own-data-queries.ts', import.meta.url), 'utf8')

const LETTER: LetterContent = {
  penerbit: { nama_lembaga: '', alamat: '' },
  ...{ no_sertifikasi: '', no_registrasi: null, nama: '', kualifikasi: '', skema: '', valid_from: '', valid_until: '' },
  ...{ status_sertifikat: 'aktif', status_label: '', status_since: '', frozen_until: null },
  no_sertifikasi_pengganti: null,
}

/** The columns of the copied tables that store JSON documents, with their shape; null where they hold texts alone or are for programs. */
const DOCUMENTS: Record<string, object | null> = {
  'certificate_papers.credential': null,
  'evaluations.jawaban': null,
  'invoices.items': { nama: '', jumlah: 0 },
  'list_arrangements.susunan': null,
  'performance_reports.dokumen': ReportDocument.parse({ rekan: [{}] }),
  'questionnaires.pertanyaan': EvaluationQuestion.shape,
  'sanctions.tugas': { tugas: '', done_at: '' },
  'scheme_versions.persyaratan': null,
  'scheme_versions.unit_kompetensi': null,
  'status_letters.isi': LETTER,
  'user_trainings.asesmen': SelfAssessment.shape,
  'user_trainings.pengalaman': ExperienceRow.shape,
  'user_trainings.pernyataan': Declaration.shape,
}

/** The columns of a written type of the database that hold documents and are named in the copy. */
function storedDocuments(): string[] {
  const schema = readFileSync('src/ground/database/db-schema.ts', 'utf8').replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
  const isCopied = (word: string) => new RegExp(`\\b${word}\\b`).test(QUERIES)
  return [...schema.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].flatMap(([, name = '', body = '']) => {
    const table = name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()
    if (!new RegExp(`\\b(from|join) ${table}\\b`).test(QUERIES)) return []
    const columns = [...body.matchAll(/^ {2}(\w+): .*\bunknown\b/gm)].map(([, column = '']) => column)
    return columns.filter(isCopied).map((column) => `${table}.${column}`)
  })
}

/** The fields in a value, each as 'field around it.field'. */
function fieldsIn(value: unknown, within: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsIn(each, within))
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof z.ZodType) return []
  return Object.entries(value).flatMap(([name, each]) => [`${within}.${name}`, ...fieldsIn(each, name)])
}

const withoutLabel = (fields: string[]): string[] =>
  [...new Set(fields)].filter((field) => {
    const [within = '', name = ''] = field.split('.')
    return labelOfField(name, within) === undefined
  })

test('every field of the copy of a person has a name for people', async () => {
  const site = await testApp()
  const { id } = await makeAccount(site.db)
  const copy = await ownData(site.db.withPlugin(withOneRow), TEST_KEYS, id)
  const fields = fieldsIn({ ...copy, data_diri: { ...correctDraft(), submitted_at: '' } }, '')
  expect(fields.length).toBeGreaterThan(200)
  const gathered = [...QUERIES.matchAll(/(?:json_build_object\(|\.select\(\[)([^)\]]*)/g)].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(/'(\w+)'(?:,|$)/g)].map(([, name = '']) => `.${name}`),
  )
  expect(gathered.length).toBeGreaterThan(30)
  expect(withoutLabel([...fields, ...gathered])).toEqual([])
})

test('every document that is stored in a record of the copy is known, and its fields have names too', () => {
  expect(storedDocuments().sort()).toEqual(Object.keys(DOCUMENTS).sort())
  const fields = Object.entries(DOCUMENTS).flatMap(([column, document]) =>
    fieldsIn(document, column.split('.')[1] ?? ''),
  )
  expect(withoutLabel(fields)).toEqual([])
})
