import { beforeAll, describe, expect, test } from 'vitest'
import type { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { actedFinding, makeComplaint, qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { REVIEW_INPUT_NAMES } from './rules.ts'

const REVIEWS = '/admin-api/tinjauan-manajemen'
const TASKS = '/admin-api/tugas-mutu'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff
let other: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner, other } = await qualityStaffIn(site))
})

const make = async (more: object = {}) =>
  (
    await owner.browser.post(REVIEWS, {
      ...{ tanggal: '2026-12-01', dari: '2025-12-01', sampai: '2026-11-30', owner_id: owner.account.id },
      ...more,
    })
  ).body

const at = async (id: number, way: string, given: object = {}) => {
  const { version } = (await owner.browser.get(`${REVIEWS}/${id}`)).body
  return owner.browser.post(`${REVIEWS}/${id}/${way}`, { version, ...given })
}

describe('a review', () => {
  test('gathers its inputs from what the portal knows, and keeps them as they were', async () => {
    await makeComplaint(site.db)
    await actedFinding(site.db, owner.account.id)
    const { id, masukan } = await make()
    expect(masukan).toBeNull()
    const gathered = (await at(id, 'masukan')).body
    expect(Object.keys(gathered.masukan).toSorted()).toEqual([...REVIEW_INPUT_NAMES].toSorted())
    expect(gathered.masukan).toMatchObject({
      pengaduan_masuk: 1,
      temuan_dibuka: 1,
      temuan_terbuka: 1,
      pengaduan_hari: null,
    })
    await makeComplaint(site.db)
    expect((await owner.browser.get(`${REVIEWS}/${id}`)).body.masukan.pengaduan_masuk).toBe(1)
    expect((await at(id, 'masukan')).body.masukan.pengaduan_masuk).toBe(2)
  })

  test('counts only the days of its period, the first and the last included', async () => {
    const before = await make({ dari: '2026-11-20', sampai: '2026-11-20' })
    const count = (await at(before.id, 'masukan')).body.masukan.pengaduan_masuk
    expect(count).toBeGreaterThan(0)
    const after = await make({ dari: '2026-11-21', sampai: '2026-11-30' })
    expect((await at(after.id, 'masukan')).body.masukan.pengaduan_masuk).toBe(0)
  })

  test('loses figures of another period with the period', async () => {
    const { id } = await make()
    const { version } = (await at(id, 'masukan')).body
    const moved = {
      tanggal: '2026-12-01',
      dari: '2026-01-01',
      sampai: '2026-11-30',
      owner_id: owner.account.id,
      version,
    }
    expect((await owner.browser.put(`${REVIEWS}/${id}`, moved)).body).toMatchObject({
      masukan: null,
      gathered_at: null,
    })
  })

  test('is finished on gathered inputs, once; afterwards tasks may still be added', async () => {
    const { id } = await make()
    const risalah = 'Hadir tiga orang. Sistem masih sesuai.'
    expect((await at(id, 'selesai', { risalah })).body.message).toBe(PROBLEMS.REVIEW_UNGATHERED.message)
    await at(id, 'masukan')
    const done = await at(id, 'selesai', { risalah })
    expect(done.body).toMatchObject({ status: 'selesai', risalah, finished_by_name: owner.account.name })
    for (const [way, given] of [
      ['masukan', {}],
      ['selesai', { risalah }],
    ] as const) {
      expect((await at(id, way, given)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    }
    const task = { uraian: 'Rencanakan peralihan.', owner_id: other.account.id, batas: '2026-12-20' }
    expect((await at(id, 'tugas', task)).body.tugas).toMatchObject([{ uraian: task.uraian, status: 'terbuka' }])
  })
})

describe('a task of a review', () => {
  const task = async () => {
    const { id } = await make()
    const given = { uraian: 'Latih penangan.', owner_id: other.account.id, batas: '2026-12-20' }
    return (await at(id, 'tugas', given)).body.tugas[0].id as number
  }

  test('is done by whoever answers for it, once and on its newest version', async () => {
    const id = await task()
    const done = { version: 1, hasil: 'Empat penangan dilatih.' }
    expect((await owner.browser.post(`${TASKS}/${id}/selesai`, done)).body.message).toBe(PROBLEMS.QUALITY_OWNER.message)
    const { body } = await other.browser.post(`${TASKS}/${id}/selesai`, done)
    expect(body).toMatchObject({ status: 'selesai', hasil: done.hasil, finished_by_name: other.account.name })
    expect((await other.browser.post(`${TASKS}/${id}/selesai`, done)).body.message).toBe(PROBLEMS.STALE.message)
    const again = { ...done, version: body.version }
    expect((await other.browser.post(`${TASKS}/${id}/selesai`, again)).body.message).toBe(
      PROBLEMS.QUALITY_STATE.message,
    )
  })

  test('goes to another person while it is open', async () => {
    const id = await task()
    const given = { uraian: 'Latih penangan.', batas: '2026-12-24', owner_id: owner.account.id, version: 1 }
    expect((await owner.browser.put(`${TASKS}/${id}`, given)).body.owner_name).toBe(owner.account.name)
  })
})
