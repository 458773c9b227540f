import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { textIn } from '../../../../tests/pdf-reading.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { giveFile } from '../../../../tests/private-files.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { readerIn } from '../../../../tests/readers.ts'
import { clausesOf } from '../../platform/editions/clause-rules.ts'
import { EDITIONS } from '../../platform/editions/rules.ts'

const FOLDERS = '/admin-api/berkas-asesor'
const DAY_MS = 86_400_000
const PERIOD = { dari: '2026-01-01', sampai: '2026-11-20' }

let site: TestApp
let staff: Browser
let assessor: Awaited<ReturnType<typeof readerIn>>

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  const { owner, other } = await qualityStaffIn(site)
  staff = owner.browser
  const paper = {
    ...{ jenis: 'dokumen', judul: 'Panduan mutu', versi: '3', pihak: '', venue_id: '', replaces_id: '' },
    ...{ berlaku_sejak: '2026-02-01', berlaku_sampai: '', owner_id: owner.account.id },
    file_id: await giveFile(owner.browser, { jenis: 'dokumen_mutu' }),
  }
  const { id } = (await owner.browser.post('/admin-api/dokumen-mutu', paper)).body
  await other.browser.post(`/admin-api/dokumen-mutu/${id}/setujui`, { version: 1 })
  assessor = await readerIn(site, 'asesor')
})

async function archiveOf(id: number, browser: Browser) {
  const { statusCode, rawPayload } = await site.app.server.inject({
    url: `${FOLDERS}/${id}/arsip.zip`,
    headers: { accept: 'application/zip', cookie: browser.cookieHeader },
  })
  return { status: statusCode, files: statusCode === 200 ? unzipSync(rawPayload) : {} }
}

describe.each(EDITIONS)('the folder of edition %s', (edisi) => {
  test('asks each home of each clause, and has a way for every kind', async () => {
    const { body } = await staff.get(
      `/admin-api/kelengkapan?perPage=1000&edisi=${edisi}&dari=2026-01-01&sampai=2026-11-20`,
    )
    const homes = clausesOf(edisi).flatMap(({ nomor, homes: all }) => all.map(({ label }) => `${nomor} ${label}`))
    const rows: { nomor: string; label: string; jenis: string; jumlah: number | null; kurang: string[] }[] = body.data
    expect(rows.map(({ nomor, label }) => `${nomor} ${label}`)).toEqual(homes)
    expect(rows.filter(({ jenis, jumlah }) => jenis !== 'kantor' && jumlah === null)).toEqual([])
    // An empty home is missing, or nothing of the kind had to happen.
    const silent = rows.filter(({ jumlah, kurang }) => jumlah === 0 && kurang.length === 0).map(({ label }) => label)
    expect(new Set(silent)).toEqual(new Set(silent.filter((label) => NOTHING_HAPPENED.includes(label))))
  })

  test('is an archive whose signed index covers every file, and which names what is missing', async () => {
    const klausul = clausesOf(edisi).map(({ nomor }) => nomor)
    const { body, status } = await staff.post(FOLDERS, { edisi, klausul, ...PERIOD })
    expect([status, body.status]).toEqual([201, 'disusun'])
    expect((await archiveOf(body.id, staff)).status).toBe(404)
    await site.deliverMails()
    const made = (await assessor.browser.get(`${FOLDERS}/${body.id}`)).body
    expect([made.status, made.selesai]).toEqual(['siap', made.jumlah])
    expect(made.kosong).toContainEqual({ nomor: '10.2.6', kurang: expect.stringContaining('Audit internal') })
    expect(made.kosong.map(({ kurang }: { kurang: string }) => kurang).join()).not.toContain('Dokumen mutu: tidak ada')
    const { files } = await archiveOf(body.id, assessor.browser)
    const manifest = Buffer.from(files['manifes.json'] ?? [])
    for (const { name, bytes, sha256 } of JSON.parse(manifest.toString()).berkas) {
      const file = files[name] ?? new Uint8Array()
      expect([name, file.length, createHash('sha256').update(file).digest('hex')]).toEqual([name, bytes, sha256])
    }
    const index = Buffer.from(files['00-indeks.pdf'] ?? [])
    const words = (await textIn(index)).replaceAll(/\s+/g, '')
    expect(words).toContain(createHash('sha256').update(manifest).digest('hex'))
    expect(pdfsigVerdicts(index)).toEqual(['valid'])
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['daftar/audit-internal.csv', 'halaman/tentang.pdf']))
    expect(Object.keys(files).filter((name) => name.startsWith('dokumen/dokumen/'))).toHaveLength(1)
  })
})

/** Homes of which an empty list says that nothing happened. */
const NOTHING_HAPPENED = [
  ...['Pengaduan', 'Pengaduan pemalsuan', 'Banding', 'Sanksi', 'Insiden', 'Dugaan kecurangan', 'Penghapusan data'],
  ...['Kebutuhan khusus', 'Temuan', 'Audit sampel'],
]

test('a clause that is not of the edition, and a period that ends before it begins, are refused', async () => {
  const ask = (given: object) => staff.post(FOLDERS, { edisi: '2012', klausul: ['4.1'], ...PERIOD, ...given })
  expect(Object.keys((await ask({ klausul: ['6.5'] })).body.errors)).toEqual(['klausul'])
  expect(Object.keys((await ask({ sampai: '2025-01-01' })).body.errors)).toEqual(['sampai'])
})

test('an assessor opens a paper in force and no other file, and the office sees each', async () => {
  const { file_id } = (await assessor.browser.get('/admin-api/dokumen-mutu/1')).body
  expect((await assessor.browser.get(`/berkas/${file_id}`)).status).toBe(200)
  const other = await giveFile((await staffIn(site, ['mutu'])).browser, { jenis: 'dokumen_mutu' })
  expect((await assessor.browser.get(`/berkas/${other}`)).status).toBe(404)
  const opened = await site.db
    .selectFrom('reader_openings')
    .select('alamat')
    .where('user_id', '=', assessor.account.id)
    .where('call', '=', 'getFile')
    .execute()
  expect(opened).toEqual([{ alamat: `/berkas/${file_id}` }])
})

test('an archive goes after its days, and what was missing stays', async () => {
  const { body } = await staff.post(FOLDERS, { edisi: '2012', klausul: ['10.2.6'], ...PERIOD })
  await site.deliverMails()
  const then = site.clock.now
  site.clock.now = new Date(then.getTime() + 92 * DAY_MS)
  await site.sweep()
  site.clock.now = then
  const { browser } = await staffIn(site, ['mutu'])
  const gone = (await browser.get(`${FOLDERS}/${body.id}`)).body
  expect([gone.status, gone.kosong.length]).toEqual(['dihapus', 1])
  expect((await archiveOf(body.id, browser)).status).toBe(404)
})
