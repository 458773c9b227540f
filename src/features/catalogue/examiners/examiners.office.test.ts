import { beforeAll, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
})

const PENGUJI = '/admin-api/penguji'
const examiner = (more: object = {}) => ({
  name: 'Dr. Contoh, M.Si.',
  email: 'penguji@example.com',
  foto: null,
  riwayat: [{ name: 'S3 Ilmu Lingkungan' }, { name: 'S2 Biologi' }],
  no_sertifikat: null,
  berlaku_sampai: null,
  keahlian: ['mutu air', 'kehutanan'],
  urutan: 1,
  ...more,
})
const make = async (more: object = {}) => (await editor.post(PENGUJI, examiner(more))).body

test('an examiner’s education is kept in its order and changed as a whole', async () => {
  const made = await make()
  expect(made).toMatchObject(examiner())
  const riwayat = [{ name: 'S2 Biologi' }, { name: 'S1 Geografi' }]
  expect((await editor.put(`${PENGUJI}/${made.id}`, { ...made, riwayat })).body.riwayat).toEqual(riwayat)
  expect((await editor.delete(`${PENGUJI}/${made.id}`)).status).toBe(204)
})

test('the public learns five fields and nothing of the certificate', async () => {
  await make({ no_sertifikat: 'BP2SDM-1', berlaku_sampai: '2027-01-01', instansi: 'PT Rahasia' })
  const shown = () => site.client.listExaminers()
  await expect.poll(shown).not.toEqual([])
  expect((await shown())[0]).toEqual({
    id: expect.any(Number),
    name: 'Dr. Contoh, M.Si.',
    email: 'penguji@example.com',
    foto: null,
    riwayat: [expect.objectContaining({ name: 'S3 Ilmu Lingkungan' }), expect.objectContaining({ name: 'S2 Biologi' })],
  })
})

test('a certificate number belongs to one examiner', async () => {
  await make({ no_sertifikat: 'BP2SDM-7' })
  const other = await editor.post(PENGUJI, examiner({ no_sertifikat: 'BP2SDM-7' }))
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['no_sertifikat']])
})

test('those whose recommendation ends before a day are found, and those with a field of knowledge', async () => {
  const ends = await make({ berlaku_sampai: '2026-12-31', keahlian: ['kelautan'] })
  await make({ berlaku_sampai: '2027-01-01' })
  const ids = async (query: string) =>
    (await editor.get(`${PENGUJI}?${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await ids('berakhir_sebelum=2027-01-01')).toEqual([ends.id])
  expect(await ids('keahlian=kelautan')).toEqual([ends.id])
})

test('an examiner who was assigned, and a venue that was used, stay', async () => {
  const made = await make()
  const venue = await makeVenue(site.db)
  const schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), venue })
  await site.db.insertInto('schedule_examiners').values({ schedule_id: schedule, examiner_id: made.id }).execute()
  const [person, place] = [await editor.delete(`${PENGUJI}/${made.id}`), await editor.delete(`/admin-api/tuk/${venue}`)]
  expect([person.status, person.body.message]).toEqual([
    409,
    'Penguji ini ditugaskan pada 1 jadwal, jadi belum dapat dihapus.',
  ])
  expect([place.status, place.body.message]).toEqual([409, 'TUK ini dipakai 1 jadwal, jadi belum dapat dihapus.'])
})

test('a venue lies in a province that exists and in a zone', async () => {
  const venue = {
    name: 'TUK Baru',
    jenis: 'Mandiri',
    alamat: 'Jalan 1',
    kota: 'Jayapura',
    provinsi: '91',
    zona_waktu: 'WIT',
    foto: null,
  }
  const { body: made, status } = await editor.post('/admin-api/tuk', venue)
  expect([status, made]).toEqual([201, expect.objectContaining(venue)])
  for (const bad of [{ provinsi: '99' }, { zona_waktu: 'WIX' }, { jenis: 'Lain' }, { name: '' }]) {
    const answer = await editor.post('/admin-api/tuk', { ...venue, ...bad })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, Object.keys(bad)])
  }
  expect((await editor.delete(`/admin-api/tuk/${made.id}`)).status).toBe(204)
})

test('the hours of a venue are those of its province', async () => {
  const bali = {
    name: 'TUK Denpasar',
    jenis: 'Mandiri',
    alamat: 'Jalan 1',
    kota: 'Denpasar',
    provinsi: '51',
    foto: null,
  }
  const answer = await editor.post('/admin-api/tuk', { ...bali, zona_waktu: 'WIB' })
  expect([answer.status, answer.body.errors]).toEqual([422, { zona_waktu: ['Bali memakai WITA.'] }])
  expect((await editor.post('/admin-api/tuk', { ...bali, zona_waktu: 'WITA' })).status).toBe(201)
})

test('sections of the tutorial show on the public page in their order', async () => {
  const section = {
    judul: 'Buat akun',
    isi: 'Isi formulir.',
    pelaku: 'Anda',
    target_waktu: '5 menit',
    dokumen: ['KTP'],
    kesalahan: [],
    urutan: 2,
  }
  await editor.post('/admin-api/langkah-tutorial', section)
  await editor.post('/admin-api/langkah-tutorial', { ...section, judul: 'Baca skema', urutan: 1 })
  const shown = async () => (await site.client.getTutorial()).langkah.map(({ judul }) => judul)
  await expect.poll(shown).toEqual(['Baca skema', 'Buat akun'])
})

test('an examiner’s account is one of an examiner, and of one only', async () => {
  const [account, other, member] = [
    await makeAccount(site.db, { role: 'penguji', name: 'Akun Satu' }),
    await makeAccount(site.db, { role: 'penguji', name: 'Akun Dua', suspended: true }),
    await makeAccount(site.db),
  ]
  const made = await make({ user_id: account.id, instansi: 'Universitas Contoh', nama_lpjp: 'PT Kajian Contoh' })
  expect(made).toMatchObject({ user_id: account.id, instansi: 'Universitas Contoh', nama_lpjp: 'PT Kajian Contoh' })
  const { body: accounts } = await editor.get('/admin-api/penguji-akun')
  expect(accounts).toContainEqual({ id: account.id, name: 'Akun Satu', email: account.email, penguji: made.name })
  expect(accounts.map(({ id }: { id: number }) => id)).not.toContain(other.id)
  const refused = async (user_id: number) => (await editor.post(PENGUJI, examiner({ user_id }))).body.errors
  expect(await refused(account.id)).toEqual({ user_id: [`Akun ini sudah dipakai ${made.name}. Pilih akun lain.`] })
  for (const id of [member.id, other.id, 999_999]) {
    expect(await refused(id)).toEqual({ user_id: ['Pilih akun dengan peran penguji.'] })
  }
  await site.db.updateTable('users').set({ suspended_at: site.clock.now }).where('id', '=', account.id).execute()
  expect((await editor.put(`${PENGUJI}/${made.id}`, { ...made, urutan: 2 })).status).toBe(200)
})

test('an account is given to one of two examiners who are made at the same time', async () => {
  const { id: user_id } = await makeAccount(site.db, { role: 'penguji' })
  const answers = await Promise.all([1, 2].map(() => editor.post(PENGUJI, examiner({ user_id }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
})
