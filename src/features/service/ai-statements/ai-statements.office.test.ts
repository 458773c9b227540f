import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { AI_STAGES } from './stage-rules.ts'

const STATEMENTS = '/admin-api/kecerdasan-buatan'
const NOW = new Date('2026-11-20T03:00:00Z')

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let author: Staff
let second: Staff

beforeAll(async () => {
  site = await testApp({ now: NOW })
  ;({ owner: author, other: second } = await qualityStaffIn(site))
})
beforeEach(() => site.db.deleteFrom('ai_statements').execute())

const USE = {
  alat: 'Penerjemah umum',
  tujuan: 'Rancangan terjemahan artikel, tidak untuk berkas peserta.',
  divalidasi_oleh: 'Kepala mutu',
  diawasi_oleh: 'Petugas konten',
  ditinjau_pada: '2027-05-01',
}

const propose = (more: object = {}, { browser, account }: Staff = author) =>
  browser.post(STATEMENTS, {
    ...{ perubahan: 'Versi pertama.', pemakaian: [USE], berlaku_sejak: '2026-11-20', tinjau_pada: '2027-11-20' },
    owner_id: account.id,
    ...more,
  })

const publish = (id: number, { browser }: Staff = second, version = 1) =>
  browser.post(`${STATEMENTS}/${id}/terbitkan`, { version })

/** The statement as a visitor is given it. */
const shown = (versi?: number) =>
  new Browser(site.app).get(`/pernyataan-kecerdasan-buatan${versi === undefined ? '' : `?versi=${versi}`}`)

describe('a version', () => {
  test('is proposed by one person and published by another, with the stages as the portal does them', async () => {
    const made = await propose()
    expect(made.body).toMatchObject({ versi: 1, status: 'diajukan', tahap: AI_STAGES, pemakaian: [USE] })
    expect((await publish(made.body.id, author)).body.message).toBe(PROBLEMS.SECOND_PERSON_OWN.message)
    const published = await publish(made.body.id)
    expect(published.body).toMatchObject({ status: 'terbit', approved_by_name: second.account.name })
    expect((await publish(made.body.id)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await publish(made.body.id, second, 2)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('waits alone: a second proposal is refused until the first is published or withdrawn', async () => {
    const { id } = (await propose()).body
    expect(Object.keys((await propose({}, second)).body.errors)).toEqual(['perubahan'])
    await author.browser.post(`${STATEMENTS}/${id}/tarik`, { version: 1, alasan: 'Keliru.' })
    expect((await propose({}, second)).body).toMatchObject({ versi: 2, status: 'diajukan' })
  })

  test('that is published does not change, and its days are checked again when it is', async () => {
    const { id } = (await propose()).body
    const beginOn = (berlaku_sejak: string) =>
      site.db.updateTable('ai_statements').set({ berlaku_sejak }).where('id', '=', id).execute()
    await beginOn('2026-11-19')
    expect(Object.keys((await publish(id)).body.errors)).toEqual(['berlaku_sejak'])
    await beginOn('2026-11-20')
    await publish(id)
    const change = { perubahan: 'Lain.', pemakaian: [], berlaku_sejak: '2026-11-20', tinjau_pada: '2027-11-20' }
    const given = { ...change, owner_id: author.account.id, version: 2 }
    expect((await author.browser.put(`${STATEMENTS}/${id}`, given)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('is nobody else’s business before it is published', async () => {
    const clerk = await staffIn(site, ['konten', 'pengguna'])
    await propose()
    expect((await clerk.browser.get(STATEMENTS)).status).toBe(404)
    expect((await propose({}, clerk)).status).toBe(404)
    expect((await shown(1)).status).toBe(404)
  })
})

describe('visitors', () => {
  test('read the built-in version until one is published, and every published version by its address', async () => {
    expect((await shown()).body).toMatchObject({ versi: 0, berlaku_sejak: null, tahap: AI_STAGES, pemakaian: [] })
    const first = (await propose()).body
    await publish(first.id)
    await expect.poll(async () => (await shown()).body.versi).toBe(1)
    const next = (await propose({ perubahan: 'Tanpa penerjemah.', pemakaian: [], berlaku_sejak: '2026-12-01' })).body
    await publish(next.id)
    await expect.poll(async () => (await shown(2)).body.status).toBe('mendatang')
    expect((await shown()).body).toMatchObject({ versi: 1, pemakaian: [USE], status: 'berlaku' })
    expect((await author.browser.get(`${STATEMENTS}/${first.id}`)).body.status).toBe('digantikan')
    expect((await shown(1)).body.riwayat.map(({ versi }: { versi: number }) => versi)).toEqual([2, 1, 0])
    expect((await shown(7)).status).toBe(404)
  })

  test('read the page without the browser program', async () => {
    const { body } = await site.app.server.inject({ url: '/kecerdasan-buatan', headers: { accept: 'text/html' } })
    for (const { tahap } of AI_STAGES) expect(body).toContain(tahap)
    expect(body).toContain('Tidak dipakai.')
  })
})
