import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  applicant,
  draftOf,
  examOn,
  makeSubmittedApplication,
} from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../../tests/harness.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const asks = {
  persyaratan: ['KTP atau paspor', 'Ijazah', 'Daftar riwayat hidup', 'Pas foto terbaru', 'Portofolio'].map((nama) => ({
    nama,
    keterangan: '',
    wajib: true,
  })),
}

const show = async ({ browser }: Applicant, id: number) => (await browser.get(`/user-training/${id}`)).body
const filesOf = async ({ browser }: Applicant): Promise<{ id: string }[]> => (await browser.get('/berkas')).body
const opening = async (staff: Applicant, file: string) => (await staff.browser.get(`/berkas/${file}`)).status

async function begun() {
  const who = await applicant(site)
  const id = await draftOf(who, await examOn(site, {}, { asks }))
  const personal = await personalDataOf(site.db, TEST_KEYS, who.account.id)
  if (!personal) throw new Error('no personal data')
  return { who, id, personal }
}

describe('what was given with the personal data', () => {
  test('stands in a new application by itself, as the very file and no copy', async () => {
    const { who, id, personal } = await begun()
    const { persyaratan, version } = await show(who, id)
    const given = persyaratan.map(({ berkas }: { berkas: { id: string } | null }) => berkas?.id ?? null)
    expect(given).toEqual([personal.file_ktp, personal.file_ijazah, personal.file_cv, personal.foto, null])
    expect(persyaratan[0]).toMatchObject({ boleh_diganti: true, berkas: { name: 'ktp.pdf' } })
    expect([version, (await filesOf(who)).length]).toEqual([0, 4])
  })

  test('is replaced for one application without touching the personal data', async () => {
    const { who, id, personal } = await begun()
    const file_id = await makeFile(site, who.account.id, 'ktp')
    const call = { tahap: 'draft', persyaratan: 'KTP atau paspor', file_id }
    const { body } = await who.browser.put(`/user-training/${id}/persyaratan`, call)
    expect(body.persyaratan[0].berkas.id).toBe(file_id)
    expect((await who.browser.get('/data-diri')).body.isi.file_ktp).toBe(personal.file_ktp)
  })

  test('stays when the draft goes, and cannot be deleted while the personal data name it', async () => {
    const { who, id, personal } = await begun()
    expect((await who.browser.post(`/user-training/${id}/batal`, { tahap: 'draft' })).body).toEqual({ id: null })
    expect((await who.browser.delete(`/berkas/${personal.file_ktp}`)).status).toBe(409)
    const now = site.clock.now
    site.clock.now = new Date(now.getTime() + 40 * 86_400_000)
    await site.sweep()
    site.clock.now = now
    const kept = site.db.selectFrom('private_files').select('quarantined_at').where('id', '=', personal.file_ktp)
    expect(await kept.execute()).toEqual([{ quarantined_at: null }])
  })

  test('opens for those who verify once it was sent, and for no other staff', async () => {
    const who = await applicant(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site, {}, { asks }))
    const file = (await show(who, id)).persyaratan[0].berkas.id
    const [verifier, cashier, other] = [
      await staffIn(site, ['verifikasi']),
      await staffIn(site, ['keuangan']),
      await applicant(site),
    ]
    expect(await Promise.all([verifier, cashier, other].map((one) => opening(one, file)))).toEqual([200, 404, 404])
  })

  test('is not asked for where it was erased meanwhile: the requirement stands open', async () => {
    const who = await applicant(site)
    const personal = await personalDataOf(site.db, TEST_KEYS, who.account.id)
    await site.db
      .updateTable('private_files')
      .set({ erased_at: site.clock.now })
      .where('id', '=', personal?.file_ktp ?? '')
      .execute()
    const id = await draftOf(who, await examOn(site, {}, { asks }))
    expect((await show(who, id)).persyaratan[0].berkas).toBeNull()
  })
})

test('experience of an earlier application stands in the next one, a self-assessment does not', async () => {
  const who = await applicant(site)
  const sent = await makeSubmittedApplication(site, who, await examOn(site))
  const id = await draftOf(who, await examOn(site))
  const { pengalaman, asesmen } = await show(who, id)
  expect(pengalaman).toEqual(sent.pengalaman)
  expect(asesmen.map(({ jawaban }: { jawaban: string }) => jawaban)).toEqual([''])
})
