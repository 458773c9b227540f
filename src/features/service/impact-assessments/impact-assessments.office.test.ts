import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { IMPACT_SUBJECTS, nextImpact } from './rules.ts'

const IMPACTS = '/admin-api/penilaian-dampak'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let author: Staff
let second: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  ;({ owner: author, other: second } = await qualityStaffIn(site))
})
beforeEach(() => site.db.deleteFrom('impact_assessments').execute())

const WORDS = {
  uraian_risiko: 'Peserta dinilai menurut gangguan jaringannya.',
  langkah_lembaga: 'Pengawas dilatih membedakan gangguan dari kecurangan.',
  simpulan: 'Risiko yang tersisa dapat diterima.',
}

const propose = (more: object = {}) =>
  author.browser.post(IMPACTS, {
    ...WORDS,
    ...{ objek: 'ujian_layar', tinjau_pada: '2027-11-20', owner_id: author.account.id },
    ...more,
  })

const approve = (id: number, { browser }: Staff = second, version = 1) =>
  browser.post(`${IMPACTS}/${id}/setujui`, { version })

describe('an assessment', () => {
  test('keeps the portal’s own measures as they were, and is put in force by another person', async () => {
    const made = await propose()
    const langkah_portal = IMPACT_SUBJECTS.ujian_layar.measures
    expect(made.body).toMatchObject({ versi: 1, status: 'diajukan', langkah_portal, ...WORDS })
    expect((await approve(made.body.id, author)).body.message).toBe(PROBLEMS.SECOND_PERSON_OWN.message)
    expect((await approve(made.body.id)).body).toMatchObject({
      status: 'berlaku',
      approved_by_name: second.account.name,
    })
    const change = { ...WORDS, tinjau_pada: '2027-12-01', owner_id: author.account.id, version: 2 }
    expect((await author.browser.put(`${IMPACTS}/${made.body.id}`, change)).body.message).toBe(
      PROBLEMS.QUALITY_STATE.message,
    )
  })

  test('ends when its next version is approved, and stays readable; each object counts its own', async () => {
    const first = (await propose()).body
    await approve(first.id)
    const next = (await propose({ simpulan: 'Masih dapat diterima.' })).body
    expect(next.versi).toBe(2)
    expect(Object.keys((await propose()).body.errors)).toEqual(['objek'])
    expect((await propose({ objek: 'daftar_pemegang' })).body.versi).toBe(1)
    await approve(next.id)
    expect((await author.browser.get(`${IMPACTS}/${first.id}`)).body).toMatchObject({ status: 'berakhir', ...WORDS })
  })

  test('is withdrawn with a reason, reviewed ahead, and owned by somebody of the quality register', async () => {
    const { id } = (await propose()).body
    const gone = await author.browser.post(`${IMPACTS}/${id}/tarik`, { version: 1, alasan: 'Keliru.' })
    expect(gone.body.status).toBe('berakhir')
    expect(Object.keys((await propose({ tinjau_pada: '2026-11-20' })).body.errors)).toEqual(['tinjau_pada'])
    const clerk = await staffIn(site, ['pengguna'])
    expect(Object.keys((await propose({ owner_id: clerk.account.id })).body.errors)).toEqual(['owner_id'])
    expect((await clerk.browser.get(IMPACTS)).status).toBe(404)
  })
})

test('what has ended takes no transition any more', () => {
  const ended = { status: 'berakhir', created_by: 1, written_by: 1 } as const
  for (const way of ['approve', 'withdraw'] as const) {
    expect(nextImpact(way, ended, 2)).toEqual({ refused: 'QUALITY_STATE' })
  }
})
