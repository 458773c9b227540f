import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeAccount, staffIn } from './accounts.ts'
import { applicant, examOn, makeApprovedApplication } from './applications.ts'
import { makeSchedule, makeScheme, makeVenue } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Browser } from './http.ts'
import { publishVersion } from './schemes.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['konten', 'verifikasi', 'keuangan', 'pengguna'])).browser
})

const get = async (path: string) => (await staff.get(`/admin-api/${path}`)).body
const change = async (path: string, more: object) =>
  staff.put(`/admin-api/${path}`, { ...(await get(path)), ...more }).then(({ status }) => expect(status).toBe(200))
const idsIn = async (list: string, q: string, sort = 'id') =>
  (await get(`${list}?q=${encodeURIComponent(q)}&sort=${sort}`)).data.map(({ id }: { id: number }) => id)

test('a date is found, sorted and filtered by the new name of its venue and of its category', async () => {
  const version = await makeScheme(site.db, { name: 'Ketua Tim Rimba', category: 'Kategori Lama' })
  const venue = await makeVenue(site.db, { name: 'TUK Lama' })
  const id = await makeSchedule(site.db, { version, venue })
  const { category_id } = (await get('skema?q=Rimba')).data[0]
  await change(`tuk/${venue}`, { name: 'TUK Gunung Baru' })
  await change(`kategori/${category_id}`, { name: 'Kategori Segar' })
  expect(await get(`jadwal/${id}`)).toMatchObject({ tuk: 'TUK Gunung Baru', kategori: 'Kategori Segar' })
  expect([await idsIn('jadwal', 'gunung'), await idsIn('jadwal', 'TUK Lama')]).toEqual([[id], []])
  expect((await get('jadwal?kategori=Kategori%20Segar')).total).toBe(1)
  expect(await idsIn('skema', 'segar')).toEqual([(await get('skema?q=Rimba')).data[0].id])
})

test('a date that moves to another scheme, venue or category bears their names', async () => {
  const first = await makeScheme(site.db, { name: 'Anggota Tim Teluk', category: 'Satu' })
  const second = await makeScheme(site.db, { name: 'Anggota Tim Tanjung', category: 'Dua' })
  const id = await makeSchedule(site.db, { version: first, venue: await makeVenue(site.db, { name: 'TUK Satu' }) })
  await change(`jadwal/${id}`, { scheme_version_id: second, venue_id: null, metode: 'Daring' })
  expect(await get(`jadwal/${id}`)).toMatchObject({ skema: 'Anggota Tim Tanjung', kategori: 'Dua', tuk: 'Daring' })
  const other = await staff.post('/admin-api/kategori', { name: 'Tiga', jenis: 'sertifikasi' })
  const scheme = (await get('skema?q=Tanjung')).data[0].id
  await change(`skema/${scheme}`, { category_id: other.body.id })
  expect([(await get(`jadwal/${id}`)).kategori, (await get('skema?q=Tanjung')).data[0].kategori]).toEqual([
    'Tiga',
    'Tiga',
  ])
})

test('a scheme is known by its newest published version, else by its draft', async () => {
  const category_id = (await staff.post('/admin-api/kategori', { name: 'Versi', jenis: 'sertifikasi' })).body.id
  const { body: scheme } = await staff.post('/admin-api/skema', { category_id, name: 'Penyusun Danau' })
  const row = async () => (await get(`skema?id=${scheme.id}`)).data[0]
  expect(await row()).toMatchObject({ name: 'Penyusun Danau', versi_terbit: null, ada_draf: true })
  const draft = scheme.versi[0].id
  await change(`versi-skema/${draft}`, {
    name: 'Penyusun Danau Dalam',
    description: '<p>Uraian</p>',
    registration_fee: 0,
  })
  expect(await idsIn('skema', 'danau dalam')).toEqual([scheme.id])
  await publishVersion(site, staff, { id: draft, version: 2 })
  const { body: next } = await staff.post(`/admin-api/versi-skema/${draft}/versi-berikutnya`)
  await change(`versi-skema/${next.id}`, { name: 'Penyusun Danau Luas' })
  expect(await row()).toMatchObject({ name: 'Penyusun Danau Dalam', versi_terbit: 1, ada_draf: true })
  await publishVersion(site, staff, { id: next.id, version: 2 })
  expect(await row()).toMatchObject({ name: 'Penyusun Danau Luas', versi_terbit: 2, ada_draf: false })
  const { body: third } = await staff.post(`/admin-api/versi-skema/${next.id}/versi-berikutnya`)
  await staff.delete(`/admin-api/versi-skema/${third.id}`)
  expect(await row()).toMatchObject({ versi_terbit: 2, ada_draf: false })
})

test('a date that is made while its venue is renamed bears the new name', async () => {
  const version = await makeScheme(site.db, { name: 'Serentak' })
  const venue = await makeVenue(site.db, { name: 'TUK Sebelum' })
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
    expect(rows).toHaveLength(1)
  }
  const { id, renamed } = await site.db.transaction().execute(async (db) => {
    const id = await makeSchedule(db, { version, venue })
    const renamed = site.db.updateTable('venues').set({ name: 'TUK Sesudah' }).where('id', '=', venue).execute()
    await vi.waitFor(isWaiting, { timeout: 10_000 })
    return { id, renamed }
  })
  await renamed
  expect((await get(`jadwal/${id}`)).tuk).toBe('TUK Sesudah')
})

test('dates tell how many may still come', async () => {
  const version = await makeScheme(site.db, { name: 'Berpeserta Banyak' })
  const none = await makeSchedule(site.db, { version })
  const two = await makeSchedule(site.db, { version })
  const one = await makeSchedule(site.db, { version })
  const on = async (schedule_id: number, tahap: string) => {
    const { id: user_id } = await makeAccount(site.db)
    return { user_id, schedule_id, tahap }
  }
  await site.db
    .insertInto('user_trainings')
    .values([
      await on(two, 'diajukan'),
      await on(two, 'terjadwal'),
      await on(one, 'diajukan'),
      await on(none, 'dibatalkan'),
    ])
    .execute()
  expect((await get('jadwal?q=berpeserta&sort=id&order=asc')).data).toMatchObject([
    { id: none, peserta: 0 },
    { id: two, peserta: 2 },
    { id: one, peserta: 1 },
  ])
})

test('staff are sorted by when each was last seen, by any of their sessions', async () => {
  const expectSeen = async (name: string, days: number[]) => {
    const { id } = await makeAccount(site.db, { name, role: 'penguji' })
    for (const day of days) {
      const at = `2026-10-0${day}T00:00:00Z`
      await sql`insert into sessions (id_hash, user_id, created_at, last_seen_at, user_agent, ip)
        values (encode(sha256(${`${name} ${day}`}::bytea), 'hex'), ${id}, ${at}, ${at}, '', '')`.execute(site.db)
    }
    return id
  }
  const [early, late, never] = [
    await expectSeen('Terlihat A', [3, 1]),
    await expectSeen('Terlihat B', [2, 5]),
    await expectSeen('Terlihat C', []),
  ]
  const { data } = await get('staf?q=terlihat&sort=last_seen_at&order=asc')
  expect(data.map(({ id, last_seen_at }: { id: number; last_seen_at: string }) => [id, last_seen_at])).toEqual([
    [early, '2026-10-03T00:00:00.000Z'],
    [late, '2026-10-05T00:00:00.000Z'],
    [never, null],
  ])
})

test('applications, invoices and requests of a person are found by the name the account has now', async () => {
  const who = await applicant(site)
  const { id } = await makeApprovedApplication(site, who, await examOn(site))
  const user_id = who.account.id
  await site.db
    .insertInto('deletion_requests')
    .values({ user_id, alasan: 'Tidak memerlukan akun lagi', created_at: site.clock.now })
    .execute()
  await site.db.updateTable('users').set({ name: 'Wirasena Lembayung' }).where('id', '=', user_id).execute()
  const namesFound = async (list: string) =>
    (await get(`${list}?q=lembayung`)).data.map((row: { nama: string }) => row.nama)
  for (const list of ['permohonan', 'invoice', 'penghapusan-data']) {
    expect([list, await namesFound(list)]).toEqual([list, ['Wirasena Lembayung']])
  }
  expect((await get('permohonan?q=lembayung')).data[0].id).toBe(id)
})
