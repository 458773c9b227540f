import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'

const AUDITS = '/admin-api/audit-internal'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff
let auditor: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner, other: auditor } = await qualityStaffIn(site))
})

const plan = (auditor_id: number, more: object = {}) =>
  owner.browser.post(AUDITS, { tanggal: '2026-12-10', edisi: '2012', klausul: ['9.1', '9.9'], auditor_id, ...more })

describe('an auditor', () => {
  test('reports an audit that another person planned, and its findings stand with it', async () => {
    const { status, body } = await plan(auditor.account.id)
    expect([status, body.status, body.auditor_name]).toEqual([201, 'direncanakan', auditor.account.name])
    const finding = { judul: 'Berkas hilang', uraian: 'Satu dari sepuluh.', batas: '', audit_id: body.id }
    const found = await auditor.browser.post('/admin-api/temuan', { ...finding, owner_id: owner.account.id })
    expect(found.body).toMatchObject({ sumber: 'audit', sumber_id: body.id })
    const given = { version: body.version, ringkasan: 'Sepuluh berkas diperiksa, satu tidak lengkap.' }
    const strange = await owner.browser.post(`${AUDITS}/${body.id}/selesai`, given)
    expect(strange.body.message).toBe(PROBLEMS.QUALITY_OWNER.message)
    const done = await auditor.browser.post(`${AUDITS}/${body.id}/selesai`, given)
    expect(done.body).toMatchObject({ status: 'selesai', jumlah_temuan: 1 })
    const again = { ...given, version: done.body.version }
    expect((await auditor.browser.post(`${AUDITS}/${body.id}/selesai`, again)).body.message).toBe(
      PROBLEMS.QUALITY_STATE.message,
    )
    const stale = await auditor.browser.post(`${AUDITS}/${body.id}/selesai`, given)
    expect([stale.status, stale.body.message]).toEqual([409, PROBLEMS.STALE.message])
    const moved = { tanggal: '2026-12-24', edisi: '2012', klausul: ['9.1'], auditor_id: auditor.account.id }
    const late = await owner.browser.put(`${AUDITS}/${body.id}`, { ...moved, version: done.body.version })
    expect(late.body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('never audits work whose permission they hold', async () => {
    const clerk = await staffIn(site, ['mutu', 'pengaduan'])
    const refused = await plan(clerk.account.id)
    expect([refused.status, refused.body.errors.auditor_id[0]]).toEqual([
      422,
      expect.stringContaining('izin pengaduan'),
    ])
    expect((await plan(clerk.account.id, { klausul: ['9.1'] })).status).toBe(201)
  })

  test('who has got such a permission meanwhile does not report any more', async () => {
    const grown = await staffIn(site, ['mutu'])
    const { id, version } = (await plan(grown.account.id)).body
    await site.db
      .updateTable('users')
      .set({ permissions: ['mutu', 'verifikasi'] })
      .where('id', '=', grown.account.id)
      .execute()
    const refused = await grown.browser.post(`${AUDITS}/${id}/selesai`, { version, ringkasan: 'Sesuai.' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['auditor_id']])
  })

  test('who answers for a risk does not audit the quality register', async () => {
    const risk = { judul: 'Contoh', sumber: 'Contoh.', pihak_didengar: 'Asosiasi.', penanganan: 'Contoh.' }
    const made = await owner.browser.post('/admin-api/risiko', {
      ...{ ...risk, tingkat_risiko: 'rendah', tinjau_pada: '2027-01-10', owner_id: owner.account.id },
    })
    expect(made.status).toBe(201)
    expect((await plan(owner.account.id, { klausul: ['10.2.5'] })).body.errors.auditor_id[0]).toContain(
      'pekerjaannya sendiri',
    )
    expect((await plan(auditor.account.id, { klausul: ['10.2.5'] })).status).toBe(201)
  })

  test('without the permission, or suspended, is none', async () => {
    const clerk = await staffIn(site, ['verifikasi'])
    expect((await plan(clerk.account.id)).body.errors.auditor_id).toHaveLength(1)
  })
})

test('a scope names clauses of its edition', async () => {
  const refused = await plan(auditor.account.id, { klausul: ['6.5', '9.1'] })
  expect(refused.body.errors.klausul).toEqual(['Tidak ada pada edisi 2012: 6.5.'])
  expect((await plan(auditor.account.id, { edisi: '2026', klausul: ['6.5'] })).status).toBe(201)
})

test('the edition of the body follows its setting', async () => {
  expect((await owner.browser.get('/admin-api/standar')).body).toEqual({ edisi: '2012', peralihan_standar: '' })
  const { browser } = await staffIn(site, ['pengguna'])
  const { version } = (await browser.get('/admin-api/pengaturan/1')).body
  const wrong = await browser.put('/admin-api/pengaturan/1', { version, peralihan_standar: 'besok' })
  expect(Object.keys(wrong.body.errors)).toEqual(['peralihan_standar'])
  const changed = { version, edisi_standar: 2026, peralihan_standar: '2029-04-01' }
  expect((await browser.put('/admin-api/pengaturan/1', changed)).status).toBe(200)
  expect((await owner.browser.get('/admin-api/standar')).body).toEqual({
    edisi: '2026',
    peralihan_standar: '2029-04-01',
  })
})
