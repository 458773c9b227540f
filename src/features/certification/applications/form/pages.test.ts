import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  applicant,
  completeDraft,
  DECLARATION,
  draftOf,
  examOn,
  experienceRow,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const show = async (person: Applicant, id: number) => (await person.browser.get(`/user-training/${id}`)).body

test('calls a page complete only once it was looked at, which makes no new version', async () => {
  const person = await applicant(site)
  const id = await draftOf(person, await examOn(site))
  const complete = (state: { langkah: { langkah: string; lengkap: boolean }[] }) =>
    state.langkah.filter(({ lengkap }) => lengkap).map(({ langkah }) => langkah)
  const see = (langkah: string) => person.browser.put(`/user-training/${id}/langkah`, { tahap: 'draft', langkah })
  expect(complete(await show(person, id))).toEqual([])
  expect(complete((await see('berkas')).body)).toEqual(['berkas'])
  const { body } = await see('pengalaman')
  expect([complete(body), body.version]).toEqual([['pengalaman', 'berkas'], 0])
  expect((await see('asesmen')).body.langkah[2]).toMatchObject({ langkah: 'asesmen', lengkap: false })
  expect((await see('rekening')).status).toBe(422)
})

test('keeps what a certificate of training says beside its file, also for the office', async () => {
  const person = await applicant(site)
  const persyaratan = [{ nama: 'Sertifikat pelatihan penyusun Amdal', keterangan: '', wajib: true }]
  const id = await draftOf(person, await examOn(site, {}, { asks: { persyaratan } }))
  const file_id = await makeFile(site, person.account.id, 'sertifikat_pelatihan')
  const give = (pelatihan: object) =>
    person.browser.put(`/user-training/${id}/persyaratan`, {
      tahap: 'draft',
      persyaratan: persyaratan[0]?.nama,
      file_id,
      pelatihan,
    })
  const pelatihan = { no_sertifikat: 'P-001', lembaga_pelatihan: 'LPK Contoh', tanggal_sertifikat: '2020-03-14' }
  expect((await give({ ...pelatihan, tanggal_sertifikat: '2020-02-31' })).status).toBe(422)
  expect((await give({})).body.langkah[3].kesalahan).toHaveProperty(['persyaratan.0.no_sertifikat'])
  expect((await give(pelatihan)).body).toMatchObject({ persyaratan: [{ pelatihan }], langkah: expect.anything() })
  const again = await draftOf(person, await examOn(site, {}, { asks: { persyaratan } }))
  expect((await show(person, again)).persyaratan[0]).toMatchObject({ berkas: { id: file_id }, pelatihan })
  await completeDraft(site, id)
  await takeOwnTransition(person, id, 'kirim', 'draft')
  const { browser } = await staffIn(site, ['verifikasi'])
  expect((await browser.get(`/admin-api/permohonan/${id}`)).body.persyaratan[0]).toMatchObject({ pelatihan })
})

test('says of a text that it is too long, not that it is missing', async () => {
  const person = await applicant(site)
  const id = await draftOf(person, await examOn(site))
  const bukti_id = await makeFile(site, person.account.id, 'bukti_pengalaman')
  const long = experienceRow(bukti_id, { judul_dokumen: 'a'.repeat(400), pemrakarsa: 'b'.repeat(5000) })
  const { body } = await person.browser.put(`/user-training/${id}`, {
    tahap: 'draft',
    version: 0,
    pengalaman: [long],
    pernyataan: { ...DECLARATION, ada_hubungan: true, hubungan: 'c'.repeat(900) },
  })
  expect(Object.assign({}, ...body.langkah.map((page: { kesalahan: object }) => page.kesalahan))).toMatchObject({
    'pengalaman.0.judul_dokumen': ['Judul dokumen paling panjang 300 huruf.'],
    'pengalaman.0.pemrakarsa': ['Pemrakarsa paling panjang 200 huruf.'],
    'pernyataan.hubungan': ['Hubungan paling panjang 500 huruf.'],
  })
})
