import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { readCsv } from '../src/lib/files/csv-reader.ts'
import { fileTypesOf } from '../src/program/http/calls/described-answers.ts'
import type { CallName } from '../src/program/http/calls/perform-call.ts'
import { confirmPassword, staffIn } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import { codeFiles } from './code-files.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Browser } from './http.ts'
import { beginList, ROWS } from './imports.ts'

let site: TestApp
let staff: Browser
/** What a download is asked by, in its address. */
let asked: Record<string, Record<string, string>>

const PERMISSIONS = ['konten', 'verifikasi', 'keuangan', 'pengguna'] as const

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, [...PERMISSIONS])).browser
  await confirmPassword(staff)
  const [{ nama }] = ROWS.tuk
  const draft = await beginList(staff, 'tuk', `nama;jenis\r\n${nama};tidak ada\r\n`)
  await makeCertificate(site.db)
  const span = { dari: '2020-01-01', sampai: '2030-12-31' }
  const submission = await staff.post('/admin-api/kiriman-amdalnet', { ...span, kualifikasi: null, hanya_baru: false })
  expect([draft.status, submission.status]).toEqual([201, 201])
  const book = { ...span, menurut: 'terbit' }
  asked = {
    getHonorariumCsv: { bulan: '2026-11-01' },
    getHonorariumYearCsv: { tahun: '2026' },
    exportImportDraft: { id: draft.body.id },
    exportBook: { ...book, buku: 'jurnal' },
    getMinistryArchive: { id: String(submission.body.id) },
  }
})

// Documents have a limit a minute.
beforeEach(() => {
  site.clock.now = new Date(site.clock.now.getTime() + 61_000)
})

const calls = Object.entries(api as Record<string, Call>)
const isCsv = (call: Call) => call.answer === 'file' && fileTypesOf(call).includes('text/csv')

/** Downloads whose file holds a CSV among others. */
const WITH_CSV_INSIDE: CallName[] = ['getMinistryArchive']
const downloads = [...calls.filter(([, call]) => isCsv(call)).map(([name]) => name), ...WITH_CSV_INSIDE]

async function textOf(name: string, pemisah: string | undefined): Promise<string> {
  const { path } = (api as Record<string, Call>)[name] as Call
  const given = { ...asked[name], ...(pemisah === undefined ? {} : { pemisah }) }
  const url = path.replace(/\{(\w+)\}/g, (_, field: string) => asked[name]?.[field] ?? '')
  const { statusCode, rawPayload } = await site.app.server.inject({
    url: `${url}?${new URLSearchParams(given)}`,
    headers: staff.headers(),
  })
  expect([name, statusCode]).toEqual([name, 200])
  if (!WITH_CSV_INSIDE.includes(name as CallName)) return rawPayload.toString()
  return Buffer.from(unzipSync(rawPayload)['amdalnet.csv'] ?? []).toString()
}

test('there are downloads of every sort', () => {
  expect(downloads.length).toBeGreaterThan(10)
})

test.each(downloads)(
  '%s is a CSV with commas, or with the semicolons that one chooses, marked as UTF-8',
  async (name) => {
    const [plain, comma, semicolon] = [await textOf(name, undefined), await textOf(name, ','), await textOf(name, ';')]
    for (const text of [plain, comma, semicolon]) expect(text).toMatch(/^\uFEFF/)
    const [heads = []] = readCsv(comma, ',')
    expect(heads.length).toBeGreaterThan(1)
    expect([readCsv(plain, ',')[0], readCsv(semicolon, ';')[0]]).toEqual([heads, heads])
  },
)

test('a CSV with another sign between its cells is refused', async () => {
  const answer = await staff.get('/admin-api/ekspor/tuk.csv?pemisah=x')
  expect([answer.status, answer.body.errors]).toEqual([422, { pemisah: ['Pilih koma atau titik koma.'] }])
})

/** The files of the browser program that write a table, and how many write a whole book for people. */
const WRITERS = ['src', 'demo']
  .flatMap((folder) => codeFiles(folder))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

test('what is written in the browser has the choice as well', () => {
  const writers = WRITERS.filter(([file, text]) => /\bcsvText\(/.test(text) && /\.tsx$/.test(file))
  expect(writers.length).toBeGreaterThan(2)
  expect(writers.filter(([, text]) => !/csvText\([^;]*, (?:format|separator|pemisah)/.test(text))).toEqual([])
})

test('every Excel file is made of sheets for people, or in the form that the tax office prescribes', () => {
  const writers = WRITERS.filter(([, text]) => text.includes("'write-excel-file"))
  expect(writers.length).toBeGreaterThan(2)
  expect(writers.filter(([, text]) => !/\b(?:sheetOf|writtenSheet)\(/.test(text)).map(([file]) => file)).toEqual([])
})
