import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PROBLEMS } from '../../../problems.ts'

const RISKS = '/admin-api/risiko'

let site: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  owner = await staffIn(site, ['mutu'])
})

const given = (more: object = {}) => ({
  ...{ judul: 'Penguji juga mengajar', sumber: 'Lembaga pelatihan.', pihak_didengar: 'Asosiasi.' },
  ...{
    tingkat_risiko: 'tinggi',
    penanganan: 'Tidak ditugaskan.',
    tinjau_pada: '2027-01-10',
    owner_id: owner.account.id,
  },
  ...more,
})

const REVIEW = {
  catatan: 'Cukup.',
  pihak_didengar: 'Dua pemegang.',
  tingkat_risiko: 'sedang',
  tinjau_pada: '2027-06-10',
}

test('a risk is looked at again and stays, until its source is gone; then nothing of it changes', async () => {
  const { id, version, status } = (await owner.browser.post(RISKS, given())).body
  expect(status).toBe('dipantau')
  const reviewed = await owner.browser.post(`${RISKS}/${id}/tinjau`, { version, ...REVIEW })
  expect(reviewed.body).toMatchObject({ status: 'dipantau', ...REVIEW, reviewed_by_name: owner.account.name })
  const stale = await owner.browser.post(`${RISKS}/${id}/tinjau`, { version, ...REVIEW })
  expect([stale.status, stale.body.message]).toEqual([409, PROBLEMS.STALE.message])
  const end = { version: reviewed.body.version, catatan: 'Pelatihan itu dihentikan.' }
  const ended = await owner.browser.post(`${RISKS}/${id}/akhiri`, end)
  expect(ended.body).toMatchObject({ status: 'berakhir', catatan: end.catatan })
  for (const [way, more] of [
    ['tinjau', REVIEW],
    ['akhiri', { catatan: 'Lagi.' }],
  ] as const) {
    const again = await owner.browser.post(`${RISKS}/${id}/${way}`, { version: ended.body.version, ...more })
    expect(again.body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  }
})

test('a review lies ahead, and an owner works on the quality register', async () => {
  const early = await owner.browser.post(RISKS, given({ tinjau_pada: '2026-11-20' }))
  expect(Object.keys(early.body.errors)).toEqual(['tinjau_pada'])
  const clerk = await staffIn(site, ['keputusan'])
  const strange = await owner.browser.post(RISKS, given({ owner_id: clerk.account.id }))
  expect(Object.keys(strange.body.errors)).toEqual(['owner_id'])
  expect((await clerk.browser.post(RISKS, given())).status).toBe(404)
})
