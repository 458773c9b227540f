import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { readerIn } from '../../../../tests/readers.ts'

const SAMPLES = '/admin-api/sampel-kementerian'
const POPULATION = 12

let site: TestApp
let ministry: Awaited<ReturnType<typeof readerIn>>

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  ministry = await readerIn(site, 'kementerian')
  for (let at = 0; at < POPULATION; at += 1) await makeCertificate(site.db, { no_sertifikasi: `S/${at}` })
  await site.db.updateTable('certificates').set({ issued_at: '2026-05-05T00:00:00Z' }).execute()
})

const draw = (given: object = {}) =>
  ministry.browser.post(SAMPLES, { dari: '2026-05-01', sampai: '2026-05-31', kualifikasi: null, ukuran: 5, ...given })

describe('a sample of the ministry', () => {
  test('is drawn by a seed of the server, and anybody who has the seed repeats it', async () => {
    const { body, status } = await draw()
    expect([status, body.populasi, body.sertifikat.length]).toEqual([201, POPULATION, 5])
    const ids = (await site.db.selectFrom('certificates').select('id').execute()).map(({ id }) => id)
    const hashOf = (id: number) => createHash('sha256').update(`${body.benih} ${id}`).digest('hex')
    const again = ids.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1)).slice(0, 5)
    expect(body.sertifikat.map(({ id }: { id: number }) => id)).toEqual(again)
    const other = (await draw()).body
    expect(other.benih).not.toBe(body.benih)
  })

  test('does not change, and the body cannot draw one', async () => {
    const { id } = (await draw()).body
    const { browser } = await staffIn(site, ['verifikasi', 'keputusan', 'mutu'])
    expect((await browser.post(SAMPLES, { dari: '2026-05-01', sampai: '2026-05-31', ukuran: 5 })).status).toBe(404)
    await expect(
      site.db.updateTable('ministry_samples').set({ ukuran: 1 }).where('id', '=', id).execute(),
    ).rejects.toThrow('only ever added to')
    await expect(site.db.deleteFrom('ministry_sample_certificates').execute()).rejects.toThrow('only ever added to')
    expect((await browser.get(`${SAMPLES}/${id}`)).body.sertifikat).toHaveLength(5)
  })

  test('shows the trail of its certificates, and of no other; what was read is known to the office', async () => {
    const { body } = await draw({ ukuran: 3 })
    const [first] = body.sertifikat
    const trail = (await ministry.browser.get(`${SAMPLES}/${body.id}/jejak/${first.id}`)).body
    expect(trail).toMatchObject({ no_sertifikasi: first.no_sertifikasi, nama: first.nama })
    expect(JSON.stringify(trail)).not.toMatch(/\b\d{16}\b/)
    const drawn = new Set(body.sertifikat.map(({ id }: { id: number }) => id))
    const all = await site.db.selectFrom('certificates').select('id').execute()
    const left = all.find(({ id }) => !drawn.has(id))?.id ?? 0
    expect((await ministry.browser.get(`${SAMPLES}/${body.id}/jejak/${left}`)).status).toBe(404)
    const opened = await site.db
      .selectFrom('reader_openings')
      .select('alamat')
      .where('user_id', '=', ministry.account.id)
      .where('call', '=', 'getSampledTrail')
      .execute()
    expect(opened).toEqual([{ alamat: `${SAMPLES}/${body.id}/jejak/${first.id}` }])
    const read = await site.db
      .selectFrom('file_accesses')
      .select('perihal')
      .where('user_id', '=', ministry.account.id)
      .execute()
    expect(read.map(({ perihal }) => perihal)).toContain(first.no_sertifikasi)
  })

  test('of somebody else does not exist', async () => {
    const { id } = (await draw()).body
    const other = await readerIn(site, 'kementerian')
    expect((await other.browser.get(`${SAMPLES}/${id}`)).status).toBe(404)
    expect((await other.browser.get(SAMPLES)).body.total).toBe(0)
  })

  test('of a period without certificates is refused', async () => {
    expect((await draw({ dari: '2025-01-01', sampai: '2025-01-31' })).body.message).toContain('Tidak ada')
    expect((await draw({ ukuran: 51 })).status).toBe(422)
  })
})

test('a submission is read by the ministry once the body has sent it', async () => {
  const { browser } = await staffIn(site, ['verifikasi'])
  const chosen = { dari: '2026-05-01', sampai: '2026-05-31', kualifikasi: null, hanya_baru: false }
  const { id, version } = (await browser.post('/admin-api/kiriman-amdalnet', chosen)).body
  const path = `/admin-api/kiriman-amdalnet/${id}`
  expect((await ministry.browser.get(path)).status).toBe(404)
  expect((await ministry.browser.get('/admin-api/kiriman-amdalnet?terkirim=false')).body.total).toBe(0)
  await browser.post(`${path}/terkirim`, { version, catatan: null })
  expect((await ministry.browser.get(path)).body.jumlah).toBe(POPULATION)
  await confirmPassword(ministry.browser)
  expect((await ministry.browser.get(`${path}/arsip.zip`)).status).toBe(200)
})
