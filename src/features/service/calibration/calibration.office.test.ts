import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'

const CASES = '/admin-api/kalibrasi'
const OWN = '/admin-api/kalibrasi-saya'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff
let examiner: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner } = await qualityStaffIn(site))
  examiner = await staffIn(site, 'penguji')
})

const GIVEN = {
  ...{ judul: 'Pelingkupan sungai', kasus: 'Jawaban yang ditulis untuk kalibrasi.', bentuk: 'rubrik', toleransi: 20 },
  kriteria: [
    { uraian: 'Batas wilayah studi', poin: 10, acuan: 7 },
    { uraian: 'Dampak penting', poin: 10, acuan: 4 },
  ],
  batas: '2026-12-10',
}
const make = (more: object = {}) => owner.browser.post(CASES, { ...GIVEN, owner_id: owner.account.id, ...more })
const move = (id: number, version: number, way: string) => owner.browser.post(`${CASES}/${id}/${way}`, { version })
const score = ({ browser }: Staff, id: number, skor: number[], version = 2) =>
  browser.post(`${OWN}/${id}/nilai`, { version, skor })

async function openCase() {
  const { id, version } = (await make()).body
  await move(id, version, 'buka')
  return id as number
}

describe('a case', () => {
  test('is scored blind: neither the reference nor what others gave is in any answer before it is closed', async () => {
    const { id } = (await make()).body
    expect((await examiner.browser.get(`${OWN}/${id}`)).status).toBe(404)
    await move(id, 1, 'buka')
    const open = (await examiner.browser.get(`${OWN}/${id}`)).body
    expect(open.kriteria.map(({ acuan }: { acuan: unknown }) => acuan)).toEqual([null, null])
    expect((await examiner.browser.get(`${CASES}/${id}`)).status).toBe(404)
    const scored = await score(examiner, id, [7, 5])
    expect(scored.body).toMatchObject({ skor: [7, 5], kriteria: [{ acuan: null }, { acuan: null }] })
    const other = await staffIn(site, 'penguji')
    expect((await other.browser.get(`${OWN}/${id}`)).body.skor).toBeNull()
    await move(id, 2, 'tutup')
    const closed = (await examiner.browser.get(`${OWN}/${id}`)).body
    expect(closed.kriteria.map(({ acuan }: { acuan: number }) => acuan)).toEqual([7, 4])
    expect((await other.browser.get(`${OWN}/${id}`)).status).toBe(404)
    const { kasus } = (await examiner.browser.get('/admin-api/cermin-saya')).body
    expect(kasus).toMatchObject([{ judul: GIVEN.judul, kesepakatan: 1, kecenderungan: 0.05 }])
    expect((await other.browser.get('/admin-api/cermin-saya')).body.kasus).toEqual([])
  })

  test('is scored once, whole, while it is open, and keeps the examiner’s calibration valid', async () => {
    const one = await staffIn(site, 'penguji')
    const id = await openCase()
    expect((await score(one, id, [11, 5])).body.errors).toHaveProperty('skor.0')
    expect((await score(one, id, [5])).body.errors).toHaveProperty('skor.1')
    expect((await score(one, id, [5, 5])).status).toBe(200)
    expect((await score(one, id, [6, 6])).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    expect((await one.browser.get('/admin-api/syarat-saya/3')).body.berlaku_sampai).toBe('2027-05-20')
    await move(id, 2, 'tutup')
    expect((await score(examiner, id, [5, 5], 3)).status).toBe(404)
  })

  test('that one examiner scores in two windows at once is scored once', async () => {
    const one = await staffIn(site, 'penguji')
    const id = await openCase()
    const both = await Promise.all([score(one, id, [5, 5]), score(one, id, [9, 9])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('does not change any more once it is open', async () => {
    const id = await openCase()
    const given = { ...GIVEN, owner_id: owner.account.id, version: 2 }
    expect((await owner.browser.put(`${CASES}/${id}`, given)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    expect((await move(id, 2, 'buka')).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('of units has one point for each, and no reference is above the full points', async () => {
    expect((await make({ bentuk: 'unit' })).body.errors).toHaveProperty('kriteria.0.poin')
    const kriteria = [{ uraian: 'A', poin: 5, acuan: 6 }]
    expect((await make({ kriteria })).body.errors).toHaveProperty('kriteria.0.acuan')
    expect((await make({ batas: '2026-11-19' })).body.errors).toHaveProperty('batas')
  })
})

test('an open case waits on the desk of each examiner until they scored it', async () => {
  const one = await staffIn(site, 'penguji')
  const count = async () => {
    const { antrean } = (await one.browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === 'kalibrasi_saya')?.jumlah ?? 0
  }
  const before = await count()
  const id = await openCase()
  expect(await count()).toBe(before + 1)
  expect((await one.browser.get(`${OWN}?belum_dinilai=true`)).body.total).toBe(before + 1)
  await score(one, id, [5, 5])
  expect(await count()).toBe(before)
})
