import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  assign,
  type Candidate,
  candidate,
  type ExaminerIn,
  examinerIn,
  makeDecision,
} from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'

let site: TestApp
let one: ExaminerIn
let two: ExaminerIn

beforeAll(async () => {
  site = await testApp()
  one = await examinerIn(site)
  two = await examinerIn(site)
})

const ACCEPT = { terima: true, kerahasiaan: true, tidak_berpihak: true }

describe('files of a candidate', () => {
  const opened = async ({ browser }: ExaminerIn, id: string) => (await browser.get(`/berkas/${id}`)).status

  async function given(who: Candidate, jenis: Parameters<typeof makeFile>[2]) {
    const file_id = await makeFile(site, who.account.id, jenis)
    await site.db.insertInto('application_evidence').values({ user_training_id: who.id, file_id }).execute()
    return file_id
  }

  test.each([
    ['portofolio', 200],
    ['cv', 200],
    ['surat_kerja', 200],
    ['sertifikat_pelatihan', 200],
    ['bukti_asesmen', 200],
    ['ktp', 404],
    ['ijazah', 404],
    ['lainnya', 404],
  ] as const)('of kind %s answer who accepted to examine with %d; what was opened is noted', async (jenis, status) => {
    const who = await candidate(site)
    await assign(site.db, who, one)
    const id = await given(who, jenis)
    expect([await opened(one, id), await opened(two, id)]).toEqual([status, 404])
    const noted = await site.db.selectFrom('file_accesses').select('user_id').where('file_id', '=', id).execute()
    expect(noted).toEqual(status === 200 ? [{ user_id: one.account.id }] : [])
  })

  test('are open only between accepting and the decision; the portrait, too', async () => {
    const who = await candidate(site, { tahap: 'terjadwal' })
    const assignment = await assign(site.db, who, one, 'ditawarkan')
    const id = await given(who, 'portofolio')
    expect(await opened(one, id)).toBe(404)
    const { body } = await one.browser.post(`/admin-api/penilaian/${assignment}/jawab`, ACCEPT)
    expect([await opened(one, id), await opened(one, body.foto)]).toEqual([200, 200])
    const { account } = await staffIn(site, ['keputusan'])
    await makeDecision(site.db, who.id, account.id)
    await site.db.updateTable('user_trainings').set({ tahap: 'diterbitkan' }).where('id', '=', who.id).execute()
    expect([await opened(one, id), await opened(one, body.foto)]).toEqual([404, 404])
  })

  test('are open to who decides while the decision is due', async () => {
    const who = await candidate(site, { tahap: 'diuji' })
    const [portfolio, ktp] = [await given(who, 'portofolio'), await given(who, 'ktp')]
    const { browser } = await staffIn(site, ['keputusan'])
    expect((await browser.get(`/berkas/${portfolio}`)).status).toBe(404)
    await site.db.updateTable('user_trainings').set({ tahap: 'menunggu_keputusan' }).where('id', '=', who.id).execute()
    expect((await browser.get(`/berkas/${portfolio}`)).status).toBe(200)
    expect((await browser.get(`/berkas/${ktp}`)).status).toBe(404)
  })
})
