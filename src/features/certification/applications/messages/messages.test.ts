import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { type Applicant, examOn, makeSubmittedApplication } from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let staff: Browser
let who: Applicant
let id: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
  who = await loggedIn(site)
  id = (await makeSubmittedApplication(site, who, await examOn(site))).id
  await site.deliverMails()
})

const write = (isi: string, file_id: string | null = null) =>
  who.browser.post(`/user-training/${id}/pesan`, { isi, file_id })
const own = async () => (await who.browser.get(`/user-training/${id}`)).body
const theirs = async () => (await staff.get(`/admin-api/permohonan/${id}`)).body

describe('the talk about an application', () => {
  test('goes both ways, each side sees what is new, and reading marks it', async () => {
    const file = await makeFile(site, who.account.id, 'lampiran')
    const sent = await write('Apakah surat ini cukup?', file)
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        dari_petugas: false,
        isi: 'Apakah surat ini cukup?',
        berkas: expect.objectContaining({ id: file, jenis: 'lampiran' }),
        at: site.clock.now.toISOString(),
        read_at: null,
      },
    ])
    expect([(await theirs()).pesan_baru, (await own()).pesan_baru]).toEqual([1, 0])
    expect((await staff.get(`/admin-api/permohonan/${id}/pesan`)).body).toMatchObject([
      { nama: who.account.name, dari_petugas: false, berkas: { id: file } },
    ])
    expect((await theirs()).pesan_baru).toBe(0)
    expect((await staff.post(`/admin-api/permohonan/${id}/pesan`, { isi: 'Cukup.' })).status).toBe(204)
    expect((await own()).pesan_baru).toBe(1)
    const talk = (await who.browser.get(`/user-training/${id}/pesan`)).body
    expect(talk).toMatchObject([{ read_at: site.clock.now.toISOString() }, { isi: 'Cukup.', dari_petugas: true }])
    expect(Object.keys(talk[1])).not.toContain('nama')
    expect((await own()).pesan_baru).toBe(0)
  })

  test('tells the applicant by letter that staff wrote, without the words', async () => {
    await site.deliverMails()
    await staff.post(`/admin-api/permohonan/${id}/pesan`, { isi: 'Rahasia di antara kita.' })
    await write('Baik.')
    const mails = await site.deliverMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [who.account.email, 'Pesan dari petugas: Sertifikasi Contoh'],
    ])
    expect(mails[0]?.text).toContain(`/user/sertifikasi/saya/${id}?tab=pesan`)
    expect(mails[0]?.text).not.toContain('Rahasia')
  })

  test('takes only own files, and no empty words', async () => {
    const other = await loggedIn(site)
    const foreign = await makeFile(site, other.account.id, 'lampiran')
    expect((await write('Ini', foreign)).body.message).toBe(PROBLEMS.FILE_NOT_FOUND.message)
    expect((await write('   ')).body.errors.isi).toEqual(['Pesan wajib diisi.'])
    expect((await staff.post('/admin-api/permohonan/999999/pesan', { isi: 'Halo' })).status).toBe(404)
    expect((await staff.get('/admin-api/permohonan/999999/pesan')).status).toBe(404)
  })
})

test('nobody floods the office: a member writes twenty messages a minute', async () => {
  const person = await loggedIn(site)
  const own = (await makeSubmittedApplication(site, person, await examOn(site))).id
  const answers = []
  for (let count = 0; count < 21; count += 1) {
    answers.push((await person.browser.post(`/user-training/${own}/pesan`, { isi: 'Halo' })).status)
  }
  expect(answers).toEqual([...Array(20).fill(201), 429])
})

test('templates of reasons are kept as other records of the office are', async () => {
  const list = (await staff.get('/admin-api/alasan?jenis=perbaikan')).body
  expect(list.data[0]).toMatchObject({ jenis: 'perbaikan', urutan: 1, isi: expect.stringContaining('Pindaian') })
  const made = await staff.post('/admin-api/alasan', { jenis: 'penolakan', isi: 'Belum memenuhi.', urutan: 9 })
  expect([made.status, made.body]).toMatchObject([201, { version: 1, jenis: 'penolakan' }])
})
