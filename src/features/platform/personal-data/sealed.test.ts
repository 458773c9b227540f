import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { correctDraft, makeFile, personalFiles, someNik } from '../../../../tests/personal-data.ts'
import { giveFile, privateFolder } from '../../../../tests/private-files.ts'
import { openMailbox } from '../../../documents/mail/mail.ts'
import { readConfig } from '../../../ground/config.ts'

const PEOPLE = 100
const AT_ONCE = 10

let site: TestApp
let officer: Browser
let mails: string
/** Every NIK that somebody typed anywhere. */
const niks: string[] = []

function typed(): string {
  const nik = someNik()
  niks.push(nik)
  return nik
}

let keys = 0
const repeatable = () => {
  keys += 1
  return { 'idempotency-key': `kunci-${keys}` }
}

const expected = async (status: number, answering: Promise<{ status: number; text: string; body: { id: number } }>) => {
  const answer = await answering
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.body
}

/** Fills in and sends personal data as a person does, first with a mistake; the NPWP is the NIK. */
async function sends(browser: Browser, userId: number): Promise<string> {
  const nik = typed()
  const scan = pdf(`<</Title(KTP ${nik})>>`, ['<</Length 40>>', Buffer.from(`BT (NIK ${nik}) Tj ET`)])
  const file_ktp = await giveFile(browser, { jenis: 'ktp', name: `KTP ${nik}.pdf`, bytes: scan, key: `ktp ${userId}` })
  const isi = correctDraft({ ...(await personalFiles(site, userId)), file_ktp, nik, npwp: nik })
  await expected(
    200,
    browser.put('/data-diri', { isi: { ...isi, nik: typed().slice(0, 15) }, version: 0 }, repeatable()),
  )
  await expected(422, browser.post('/data-diri/kirim', { version: 1 }, repeatable()))
  await expected(200, browser.put('/data-diri', { isi, version: 1 }, repeatable()))
  await expected(200, browser.post('/data-diri/kirim', { version: 2 }, repeatable()))
  return nik
}

/** Asks for another NIK, which the office opens and decides, one way or the other. */
async function changes(browser: Browser, userId: number, setuju: boolean): Promise<void> {
  const nik = typed()
  const file_id = await makeFile(site, userId, 'bukti_perubahan')
  const request = { nik, alasan: `NIK saya sebenarnya ${nik}.`, file_id }
  const { id } = await expected(201, browser.post('/perubahan-data', request, repeatable()))
  const url = `/admin-api/perubahan-data/${id}`
  await expected(200, officer.get(url))
  const decision = { version: 1, setuju, catatan: `Menurut bukti, NIK-nya ${nik}.` }
  await expected(200, officer.post(`${url}/putuskan`, decision, repeatable()))
}

/** Asks to be deleted and is refused, both with a NIK in the reason. */
async function asksToLeave(browser: Browser, nik: string): Promise<void> {
  const { id } = await expected(201, browser.post('/penghapusan-data', { alasan: `Hapus NIK ${nik}.` }, repeatable()))
  const decision = { version: 1, setuju: false, catatan: `NIK ${nik} belum dapat dihapus.` }
  await expected(204, officer.post(`/admin-api/penghapusan-data/${id}/putuskan`, decision, repeatable()))
}

/** Somebody whose NIK another one has: refused. */
async function triesTaken(nik: string): Promise<void> {
  const { browser, account } = await loggedIn(site, { status_data: 0 })
  const isi = correctDraft({ ...(await personalFiles(site, account.id)), nik })
  await expected(200, browser.put('/data-diri', { isi, version: 0 }))
  await expected(422, browser.post('/data-diri/kirim', { version: 1 }))
}

/** The forms in which a number may be stored: plain, encoded, or under a hash that anyone can compute. */
function formsOf(nik: string): string[] {
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.from(`${' '.repeat(shift)}${nik}`)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, 20),
  )
  const hashes = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(nik).digest())
  const hex = Buffer.from(nik).toString('hex')
  const utf16 = Buffer.from(nik, 'utf16le').toString('hex')
  return [nik, hex, utf16, ...base64, ...hashes.flatMap((one) => [one.toString('hex'), one.toString('base64url')])]
}

async function dumped(): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(site.db)
  const tables = rows.map(({ schema, name }) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(site.db),
  )
  return (await Promise.all(tables)).flatMap((table) => table.rows.map(({ row }) => row))
}

async function written(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  // Lines that a mail program breaks are put together again.
  return [...files, ...texts.map((text) => text.replace(/=\r?\n/g, ''))]
}

/** One person's way through everything that takes a NIK. */
async function livesThrough(n: number): Promise<void> {
  const { browser, account } = await loggedIn(site, { status_data: 0 })
  await confirmPassword(browser)
  const nik = await sends(browser, account.id)
  if (n % 4 === 0) await changes(browser, account.id, n % 8 === 0)
  if (n % 10 === 1) await asksToLeave(browser, nik)
  if (n % 10 === 2) await expected(200, browser.get('/data-diri/unduh'))
  if (n % 10 === 3) await triesTaken(nik)
}

beforeAll(async () => {
  mails = await mkdtemp(path.join(inject('folder'), 'surat-'))
  const mailbox = openMailbox(readConfig({ APP_URL: 'http://localhost:3000', DATA_DIR: mails }))
  site = await testApp({ mailbox })
  officer = (await staffIn(site, ['verifikasi', 'pengguna'])).browser
  for (let first = 0; first < PEOPLE; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => livesThrough(first + n)))
  }
})

test(`a dump of the database, the files, the mails and the log show none of ${PEOPLE} people's NIKs`, async () => {
  const before = await dumped()
  for (let n = 0; n < 3; n += 1) await site.deliverMails()
  const places = {
    database: [...before, ...(await dumped())],
    files: await written(privateFolder(site)),
    mails: await written(mails),
    log: site.logged,
  }
  expect(niks.length).toBeGreaterThan(2 * PEOPLE)
  for (const [place, texts] of Object.entries(places)) {
    expect(texts.length, place).toBeGreaterThan(PEOPLE)
    const text = texts.join('\n')
    expect([place, niks.filter((nik) => formsOf(nik).some((form) => text.includes(form)))]).toEqual([place, []])
  }
})

test('a search of that kind finds what lies open', () => {
  const nik = someNik()
  for (let shift = 0; shift < 3; shift += 1) {
    const text = Buffer.from(`${'x'.repeat(shift)}${nik}yy`).toString('base64')
    expect(formsOf(nik).some((form) => text.includes(form))).toBe(true)
  }
})
