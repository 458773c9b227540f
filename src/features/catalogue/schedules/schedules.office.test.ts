import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let editor: Browser
let version: number
let venue: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  await makeSiteContent(site.db)
  version = await makeScheme(site.db)
  venue = await makeVenue(site.db)
  editor = (await staffIn(site, ['verifikasi'])).browser
})
beforeEach(async () => {
  ruang += 1
  await site.deliverMails()
})

const JADWAL = '/admin-api/jadwal'
let ruang = 1
const form = () => ({
  ruang,
  scheme_version_id: version,
  venue_id: venue,
  start_date: '2026-12-10',
  end_date: '2026-12-11',
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  pendaftaran_dibuka: '2026-11-01',
  pendaftaran_ditutup: '2026-12-01',
  kuota: 20,
  metode: 'Luring',
  penguji: [],
  rundown: [{ waktu: '08.00', kegiatan: 'Registrasi' }],
  ketentuan_batal: 'Pembatalan paling lambat 14 hari.',
})

/** Each in a room of its own. */
const made = async (more: object = {}) => {
  ruang += 1
  return (await editor.post(JADWAL, { ...form(), ...more })).body
}

async function enrol(schedule: number, tahap: string, name = 'Wulan Contoh'): Promise<string> {
  const person = await makeAccount(site.db, { name })
  await site.db.insertInto('user_trainings').values({ user_id: person.id, schedule_id: schedule, tahap }).execute()
  return person.email
}

describe('a schedule', () => {
  test('is made and stands on the public list', async () => {
    const answer = await editor.post(JADWAL, form())
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        ...form(),
        terisi: 0,
        peserta: 0,
        skema: 'Sertifikasi Contoh',
        kategori: 'KTPA',
        tuk: 'TUK Contoh',
        cancelled_at: null,
      }),
    ])
    const shown = async () => (await site.client.listTrainings({})).map(({ id }) => id)
    await expect.poll(shown).toContain(answer.body.id)
  })

  test.each([
    ['end_date', { end_date: '2026-12-09' }],
    ['end_date', { end_date: null }],
    ['jam_selesai', { jam_selesai: '08.00' }],
    ['jam_mulai', { jam_mulai: '8:00' }],
    ['start_date', { start_date: '2026-02-30' }],
    ['pendaftaran_ditutup', { pendaftaran_ditutup: '2026-10-31' }],
    ['pendaftaran_ditutup', { pendaftaran_ditutup: '2026-12-11' }],
    ['kuota', { kuota: 0 }],
    ['venue_id', { venue_id: null }],
    ['venue_id', { venue_id: 999_999 }],
    ['zona_waktu', { zona_waktu: 'WITA' }],
    ['scheme_version_id', { scheme_version_id: 999_999 }],
  ])('is refused for its %s: %j', async (field, more) => {
    const answer = await editor.post(JADWAL, { ...form(), ...more })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('may close registration on the exam day itself, and be without day and venue until they are known', async () => {
    expect((await editor.post(JADWAL, { ...form(), pendaftaran_ditutup: '2026-12-10' })).status).toBe(201)
    const open = { start_date: null, end_date: null, venue_id: null }
    expect((await editor.post(JADWAL, { ...form(), ...open })).status).toBe(201)
    expect((await editor.post(JADWAL, { ...form(), venue_id: null, metode: 'Daring' })).status).toBe(201)
  })

  test('keeps the address of its online room, which leads to a page of the web', async () => {
    const ruang_daring = 'https://rapat.example.com/uji-9'
    const { id, version } = await made({ metode: 'Hibrida', ruang_daring })
    expect((await editor.get(`${JADWAL}/${id}`)).body.ruang_daring).toBe(ruang_daring)
    const refused = await editor.put(`${JADWAL}/${id}`, { ...form(), version, ruang_daring: 'javascript:alert(1)' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ruang_daring']])
    expect((await editor.put(`${JADWAL}/${id}`, { ...form(), version, ruang_daring: '' })).body.ruang_daring).toBe(null)
  })

  test('is of a published version only', async () => {
    const draft = await makeScheme(site.db, { published: false })
    const answer = await editor.post(JADWAL, { ...form(), scheme_version_id: draft })
    expect(answer.body.errors).toEqual({ scheme_version_id: ['Pilih versi skema yang sudah terbit.'] })
  })

  test('never has fewer seats than are taken', async () => {
    const { id } = await made({ kuota: 5 })
    await site.db.updateTable('schedules').set({ terisi: 4 }).where('id', '=', id).execute()
    const { body: seen } = await editor.get(`${JADWAL}/${id}`)
    const refused = await editor.put(`${JADWAL}/${id}`, { ...seen, kuota: 3 })
    expect(refused.body.errors).toEqual({ kuota: ['Kuota tidak boleh kurang dari 4 kursi yang sudah terisi.'] })
    expect((await editor.put(`${JADWAL}/${id}`, { ...seen, kuota: 4 })).body).toMatchObject({ kuota: 4, terisi: 4 })
  })

  test('with people on it keeps time, place and scheme in an edit; the rest may change', async () => {
    const seen = await made()
    await enrol(seen.id, 'diajukan')
    const other = await makeScheme(site.db, { name: 'Lain' })
    const put = (more: object) => editor.put(`${JADWAL}/${seen.id}`, { ...seen, ...more })
    expect((await put({ start_date: '2026-12-09' })).body.errors).toEqual({
      start_date: ['Sudah ada 1 peserta. Pakai Pindahkan, agar mereka diberi tahu.'],
    })
    expect((await put({ scheme_version_id: other })).status).toBe(422)
    expect((await put({ kuota: 30, ketentuan_batal: 'Lain.' })).body).toMatchObject({
      kuota: 30,
      ketentuan_batal: 'Lain.',
      peserta: 1,
    })
  })

  test('is removed while nobody is on it, and else cancelled', async () => {
    const empty = await made()
    expect((await editor.delete(`${JADWAL}/${empty.id}`)).status).toBe(204)
    const taken = await made()
    await enrol(taken.id, 'terjadwal')
    const refused = await editor.delete(`${JADWAL}/${taken.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Jadwal ini punya 1 peserta, jadi tidak dapat dihapus. Batalkan saja, agar mereka diberi tahu.',
    ])
  })

  test('is found by scheme, venue, time and whether it was cancelled', async () => {
    const far = await made({ start_date: '2028-03-01', end_date: '2028-03-02', pendaftaran_ditutup: null })
    const ids = async (query: string) =>
      (await editor.get(`${JADWAL}?${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await ids('sejak=2028-03-02&sampai=2028-03-01')).toEqual([far.id])
    expect(await ids('sejak=2028-03-03')).toEqual([])
    expect(await ids(`venue_id=${venue}&sejak=2028-01-01&q=contoh&dibatalkan=false`)).toEqual([far.id])
    expect(await ids('dibatalkan=true&sejak=2028-01-01')).toEqual([])
  })

  test('is found as an activity of maintenance or as an exam', async () => {
    const days = { start_date: '2029-03-01', end_date: '2029-03-01', pendaftaran_ditutup: null }
    const scheme_version_id = await makeScheme(site.db, { category: 'Pemeliharaan', jenis: 'pemeliharaan' })
    const [exam, activity] = [await made(days), await made({ ...days, scheme_version_id })]
    const ids = async (pemeliharaan: boolean) =>
      (await editor.get(`${JADWAL}?sejak=2029-01-01&pemeliharaan=${pemeliharaan}`)).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect([await ids(true), await ids(false)]).toEqual([[activity.id], [exam.id]])
    expect([activity.pemeliharaan, exam.pemeliharaan]).toEqual([true, false])
  })
})

describe('a cancelled schedule', () => {
  const alasan = 'Penguji berhalangan hadir.'

  test('tells everyone who may still come, once, and nobody else', async () => {
    const seen = await made()
    const notified = [
      await enrol(seen.id, 'terjadwal'),
      await enrol(seen.id, 'menunggu_pembayaran'),
      await enrol(seen.id, 'daftar_tunggu'),
    ]
    for (const gone of ['ditolak', 'dibatalkan', 'kedaluwarsa']) await enrol(seen.id, gone)
    const answer = await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: seen.version, alasan })
    expect(answer.body).toMatchObject({ version: 2, alasan_batal: alasan, cancelled_at: '2026-11-20T03:00:00.000Z' })
    const mails = await site.deliverMails()
    expect(mails.map(({ to }) => to).sort()).toEqual(notified.sort())
    expect(mails[0]?.subject).toBe('Jadwal dibatalkan: Sertifikasi Contoh')
    expect(mails[0]?.text).toContain('10–11 Desember 2026, 08.00–16.00 WIB, TUK Contoh, Jakarta Selatan')
    expect(mails[0]?.text).toContain(`Alasan: ${alasan}`)
  })

  test('stands as cancelled with its reason on the public page', async () => {
    const seen = await made()
    await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: 1, alasan })
    await expect
      .poll(() => site.client.getTraining({ id: seen.id }))
      .toMatchObject({ status_jadwal: 'dibatalkan', alasan_batal: alasan })
  })

  test('stays as it is: no edit, no move, no second cancelling', async () => {
    const seen = await made()
    const { body: gone } = await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: 1, alasan })
    for (const answer of [
      await editor.put(`${JADWAL}/${seen.id}`, gone),
      await editor.post(`${JADWAL}/${seen.id}/pindahkan`, {
        ...gone,
        alasan,
        start_date: '2026-12-20',
        end_date: '2026-12-21',
      }),
      await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: gone.version, alasan }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Jadwal ini sudah dibatalkan atau sudah lewat, jadi tidak dapat diubah lagi.',
      ])
    }
  })

  test('needs a reason and the version that was seen; refused, it tells nobody', async () => {
    const seen = await made()
    await enrol(seen.id, 'terjadwal')
    expect((await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: 1, alasan: 'batal' })).status).toBe(422)
    const stale = await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: 7, alasan })
    expect([stale.status, stale.body]).toEqual([
      409,
      {
        message: 'Data sudah berubah, muat ulang',
        current: seen && expect.objectContaining({ id: seen.id, version: 1 }),
      },
    ])
    expect(await site.deliverMails()).toEqual([])
  })

  test('is not cancelled, and nobody told, when the log cannot be written', async () => {
    const seen = await made()
    await enrol(seen.id, 'terjadwal')
    await site.database.pool.query(
      `alter table audit_log add constraint no_more check (noun_id <> '${seen.id}') not valid`,
    )
    const answer = await editor.post(`${JADWAL}/${seen.id}/batalkan`, { version: 1, alasan })
    await site.database.pool.query('alter table audit_log drop constraint no_more')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await editor.get(`${JADWAL}/${seen.id}`)).body.cancelled_at).toBeNull()
    expect(await site.deliverMails()).toEqual([])
  })

  test('cannot be one that was held', async () => {
    const id = await makeSchedule(site.db, { version, start: day('2026-11-10') })
    expect((await editor.post(`${JADWAL}/${id}/batalkan`, { version: 1, alasan })).status).toBe(409)
  })
})

describe('a moved schedule', () => {
  const alasan = 'Gedung dipakai untuk keperluan lain.'
  const move = (seen: { id: number }, more: object) =>
    editor.post(`${JADWAL}/${seen.id}/pindahkan`, { ...seen, alasan, ...more })

  test('tells its people from when to when, keeps their seats and notes the reason', async () => {
    const seen = await made()
    const bali = await makeVenue(site.db, { name: 'TUK Denpasar', kota: 'Denpasar', provinsi: '51' })
    const email = await enrol(seen.id, 'terjadwal')
    const answer = await move(seen, { venue_id: bali, start_date: '2026-12-17', end_date: '2026-12-17' })
    expect(answer.body).toMatchObject({
      start_date: '2026-12-17',
      end_date: '2026-12-17',
      tuk: 'TUK Denpasar',
      peserta: 1,
      version: 2,
    })
    const [mail, ...others] = await site.deliverMails()
    expect([mail?.to, others]).toEqual([email, []])
    expect(mail?.text).toContain('Semula: 10–11 Desember 2026, 08.00–16.00 WIB, TUK Contoh, Jakarta Selatan.')
    expect(mail?.text).toContain('Menjadi: 17 Desember 2026, 08.00–16.00 WIB, TUK Denpasar, Denpasar.')
    const { body: history } = await editor.get(`${JADWAL}/${seen.id}/riwayat`)
    expect(history[0]).toMatchObject({
      action: 'pindahkan',
      before: { start_date: '2026-12-10' },
      after: { start_date: '2026-12-17', alasan },
    })
  })

  test.each([
    ['start_date', {}],
    ['start_date', { start_date: '2026-11-20', end_date: '2026-12-11', pendaftaran_ditutup: null }],
    ['end_date', { end_date: '2026-12-01' }],
    ['venue_id', { venue_id: null }],
    ['venue_id', { venue_id: 999_999 }],
    ['alasan', { start_date: '2026-12-17', end_date: '2026-12-17', alasan: '' }],
  ])('is refused for its %s: %j', async (field, more) => {
    const answer = await move(await made(), more)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })
})
