import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import {
  activityNow,
  activityOn,
  draftActivity,
  holder,
  makeActivityRow,
  officeActs,
  outsideContent,
  registerForActivity,
  send,
  sendActivity,
} from '../../../../tests/activities.ts'
import { type Applicant, applicant } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../tests/http.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../problems.ts'
import type { OwnActivity } from './contract.ts'

let site: TestApp
let staff: Browser
let who: Applicant

const alasan = 'Sertifikat pada bukti terpotong; unggah yang utuh.'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})
beforeEach(async () => {
  who = await holder(site)
  await site.deliverMails()
})

const said = ({ status, body }: Answer) => [status, body.message]

const save = (activity: OwnActivity, content: object, by: Applicant = who) =>
  by.browser.put(`/pemeliharaan/${activity.id}`, { version: activity.version, ...content })

/** Letters to the holder since the last look. */
const letters = async () =>
  (await site.deliverMails()).filter(({ to }) => to === who.account.email).map(({ subject }) => subject)

describe('a draft', () => {
  test('keeps what is typed, however little, and can be taken away', async () => {
    const { status, body } = await who.browser.post('/pemeliharaan', { nama_kegiatan: ' Seminar ' })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        luar: true,
        status: 'draft',
        nama_kegiatan: 'Seminar',
        jenis_kegiatan: '',
        tanggal_mulai: null,
        jam_pelajaran: null,
        can: { ubah: true, hapus: true, batal: false },
      }),
    ])
    expect((await staff.get(`/admin-api/kegiatan/${body.id}`)).status).toBe(404)
    expect((await who.browser.delete(`/pemeliharaan/${body.id}`)).status).toBe(204)
    expect((await who.browser.get(`/pemeliharaan/${body.id}`)).status).toBe(404)
  })

  test('is begun by holders alone', async () => {
    const answer = await (await applicant(site)).browser.post('/pemeliharaan', { nama_kegiatan: 'Seminar' })
    expect(said(answer)).toEqual([409, PROBLEMS.HOLDERS_ONLY.message])
  })

  test('is saved by who saw its last version, and with files of one’s own', async () => {
    const activity = await draftActivity(site, who)
    const content = await outsideContent(site, who, { nama_kegiatan: 'Seminar Kedua' })
    const { status, body } = await save(activity, content)
    expect([status, body.nama_kegiatan, body.version]).toEqual([200, 'Seminar Kedua', activity.version + 1])
    expect(said(await save(activity, content))).toEqual([409, PROBLEMS.STALE.message])
    const stranger = await holder(site)
    const bukti_id = await makeFile(site, stranger.account.id, 'bukti_kegiatan')
    expect((await save(body, { ...content, bukti_id })).status).toBe(404)
    expect((await save(body, content, stranger)).status).toBe(404)
    expect((await stranger.browser.delete(`/pemeliharaan/${body.id}`)).status).toBe(404)
  })

  test.each([
    ['201', 'Jam pelajaran paling besar 200.'],
    ['0', 'Jam pelajaran paling kecil 1.'],
    ['dua', 'Jam pelajaran berupa angka bulat.'],
  ])('is not saved with %s hours', async (jam_pelajaran, sentence) => {
    const { status, body } = await who.browser.post('/pemeliharaan', { nama_kegiatan: 'Seminar', jam_pelajaran })
    expect([status, body.errors]).toEqual([422, { jam_pelajaran: [sentence] }])
  })
})

describe('sending', () => {
  test('a form in which nothing was written leaves no draft behind, and says what is missing', async () => {
    const before = await site.db.selectFrom('maintenance_records').select('id').execute()
    const { status, body } = await who.browser.post('/pemeliharaan', { nama_kegiatan: '', peran: 'peserta' })
    expect([status, body.errors.nama_kegiatan, body.errors.tanggal_mulai]).toEqual([
      422,
      ['Nama kegiatan wajib diisi.'],
      ['Tanggal mulai wajib diisi.'],
    ])
    expect(await site.db.selectFrom('maintenance_records').select('id').execute()).toEqual(before)
  })

  test('asks for every field, each with a sentence', async () => {
    const { body } = await who.browser.post('/pemeliharaan', { nama_kegiatan: 'Seminar' })
    const { body: emptied } = await save(body, { nama_kegiatan: '' })
    const { status, body: refused } = await send(who, emptied)
    expect([status, refused.errors]).toEqual([
      422,
      {
        jenis_kegiatan: ['Pilih jenis kegiatan.'],
        nama_kegiatan: ['Nama kegiatan wajib diisi.'],
        penyelenggara: ['Penyelenggara wajib diisi.'],
        tanggal_mulai: ['Tanggal mulai wajib diisi.'],
        tanggal_selesai: ['Tanggal selesai wajib diisi.'],
        jam_pelajaran: ['Jam pelajaran berupa angka bulat.'],
        bukti_id: ['Unggah berkasnya dahulu.'],
      },
    ])
  })

  test('is for what is over', async () => {
    const activity = await draftActivity(site, who, { tanggal_mulai: '2026-11-20', tanggal_selesai: '2026-11-21' })
    expect((await send(who, activity)).body.errors).toHaveProperty('tanggal_selesai')
  })

  test('hands it to the office, confirmed by a letter; it cannot be changed or sent again', async () => {
    const activity = await draftActivity(site, who)
    const { status, body } = await send(who, activity)
    expect([status, body.status, body.can.ubah]).toEqual([200, 'diajukan', false])
    expect(await letters()).toEqual(['Tanda terima kegiatan luar: Seminar Nasional Contoh'])
    expect(said(await save(body, await outsideContent(site, who)))).toEqual([409, PROBLEMS.ACTIVITY_LOCKED.message])
    expect(said(await send(who, body))).toEqual([409, PROBLEMS.ACTIVITY_LOCKED.message])
    expect((await who.browser.delete(`/pemeliharaan/${activity.id}`)).status).toBe(409)
    expect((await send(await holder(site), body)).status).toBe(404)
  })

  test('is refused for the same name and day, however it is written, sent at once or offered here', async () => {
    await sendActivity(site, who)
    const again = await draftActivity(site, who, { nama_kegiatan: 'SEMINAR  nasional contoh' })
    expect(said(await send(who, again))).toEqual([409, PROBLEMS.ACTIVITY_KNOWN.message])
    const pair = [
      await draftActivity(site, who, { nama_kegiatan: 'Kuliah' }),
      await draftActivity(site, who, { nama_kegiatan: 'Kuliah' }),
    ]
    const answers = await Promise.all(pair.map((each) => send({ ...who, browser: who.browser.copy() }, each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { nama_kegiatan } = await registerForActivity(who, await activityOn(site))
    await site.db
      .updateTable('maintenance_records')
      .set({ tanggal_mulai: '2026-11-12' })
      .where('nama_kegiatan', '=', nama_kegiatan)
      .execute()
    const offered = await draftActivity(site, who, {
      nama_kegiatan,
      tanggal_mulai: '2026-11-12',
      tanggal_selesai: '2026-11-12',
    })
    expect(said(await send(who, offered))).toEqual([409, PROBLEMS.ACTIVITY_KNOWN.message])
    expect((await send(await holder(site), await draftActivity(site, who))).status).toBe(404)
  })

  test('a refused one may be told again, of another day at any time', async () => {
    const { id } = await sendActivity(site, who)
    await officeActs(staff, id, 'tolak', { alasan })
    expect((await sendActivity(site, who)).status).toBe('diajukan')
    expect((await sendActivity(site, who, { tanggal_mulai: '2026-11-09', tanggal_selesai: '2026-11-09' })).status).toBe(
      'diajukan',
    )
  })
})

describe('the office', () => {
  test('sends back with a reason; corrected it comes again and is recognised with points', async () => {
    const { id } = await sendActivity(site, who)
    await site.deliverMails()
    expect((await officeActs(staff, id, 'kembalikan', { alasan: 'Kurang' })).body.errors).toHaveProperty('alasan')
    expect((await officeActs(staff, id, 'kembalikan', { alasan })).body.status).toBe('perlu_perbaikan')
    const back = await activityNow(who, id)
    expect(back).toMatchObject({ status: 'perlu_perbaikan', catatan: alasan, can: { ubah: true, hapus: false } })
    const saved = await save(back, await outsideContent(site, who, { jam_pelajaran: 12 }))
    expect((await send(who, saved.body)).body).toMatchObject({ status: 'diajukan', catatan: null })
    expect((await staff.get(`/admin-api/kegiatan/${id}`)).body).toMatchObject({ usul_poin: 12, jam_pelajaran: 12 })
    const recognised = await officeActs(staff, id, 'akui', { poin: 10 })
    expect(recognised.body).toMatchObject({
      status: 'diakui',
      poin: 10,
      can: { akui: false, kembalikan: false, tolak: false },
    })
    expect(recognised.body.decided_by_name).toBe('Wulan Contoh')
    expect((await activityNow(who, id)).riwayat.map(({ label }) => label)).toEqual([
      'Diajukan',
      'Perlu perbaikan',
      'Diajukan lagi',
      'Diakui',
    ])
    expect((await letters()).sort()).toEqual([
      'Kegiatan diakui: Seminar Nasional Contoh',
      'Kegiatan perlu diperbaiki: Seminar Nasional Contoh',
      'Tanda terima kegiatan luar: Seminar Nasional Contoh',
    ])
  })

  test('what is recognised counts in the year in which it ended, and once', async () => {
    const progress = async () =>
      (await who.browser.get('/kewajiban')).body[0].tahun.find(({ ke }: { ke: number }) => ke === 2)
    expect(await progress()).toMatchObject({ kegiatan: 0, poin: 0, terpelihara: false })
    const { id } = await sendActivity(site, who)
    const { version } = (await staff.get(`/admin-api/kegiatan/${id}`)).body
    const twice = await Promise.all(
      [1, 2].map(() => staff.post(`/admin-api/kegiatan/${id}/akui`, { version, poin: 6 })),
    )
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await progress()).toMatchObject({ kegiatan: 1, poin: 6, terpelihara: true })
  })

  test('refuses with a reason, which is told', async () => {
    const { id } = await sendActivity(site, who)
    await site.deliverMails()
    expect((await officeActs(staff, id, 'tolak', { alasan })).body).toMatchObject({
      status: 'ditolak',
      catatan: alasan,
    })
    expect(await letters()).toEqual(['Kegiatan tidak diakui: Seminar Nasional Contoh'])
    expect((await officeActs(staff, id, 'akui', { poin: 6 })).status).toBe(409)
  })

  test('opens the evidence once it was handed over, and sees what else was done on these days', async () => {
    const activity = await draftActivity(site, who)
    const bukti = `/berkas/${activity.bukti?.id}`
    expect((await staff.get(bukti)).status).toBe(404)
    await send(who, activity)
    expect((await staff.get(bukti)).status).toBe(200)
    const user_id = who.account.id
    const other = await makeActivityRow(site.db, { user_id, status: 'diakui', tanggal_mulai: '2026-11-11' })
    await makeActivityRow(site.db, { user_id, status: 'ditolak', tanggal_mulai: '2026-11-11' })
    await makeActivityRow(site.db, { user_id, status: 'diakui', tanggal_mulai: '2026-11-12' })
    const { bersamaan } = (await staff.get(`/admin-api/kegiatan/${activity.id}`)).body
    expect(bersamaan.map(({ id }: { id: number }) => id)).toEqual([other])
  })

  test('lists by state, origin and date, and finds by name and by person; never a draft', async () => {
    const name = 'Kuliah Umum Gambut'
    const { id } = await sendActivity(site, who, { nama_kegiatan: name })
    const schedule = await activityOn(site)
    const { id: there } = await registerForActivity(who, schedule)
    await draftActivity(site, who, { nama_kegiatan: `${name} Draf` })
    const found = async (query: string) => {
      const { data } = (await staff.get(`/admin-api/kegiatan?${query}`)).body
      return data.map((row: { id: number }) => row.id)
    }
    expect(await found(`q=${encodeURIComponent(name)}`)).toEqual([id])
    expect((await found(`q=${encodeURIComponent(who.account.email.slice(0, 12))}`)).sort()).toEqual([id, there].sort())
    expect(await found(`schedule_id=${schedule}`)).toEqual([there])
    expect(await found(`schedule_id=${schedule}&luar=true`)).toEqual([])
    expect(await found('status=draft')).toEqual([])
    expect(await found('status=diajukan&luar=true&sort=tanggal_mulai&order=asc')).toContain(id)
  })

  test('without the permission sees nothing', async () => {
    const { id } = await sendActivity(site, who)
    const { browser } = await staffIn(site, ['keuangan'])
    const answers = [await browser.get('/admin-api/kegiatan'), await browser.get(`/admin-api/kegiatan/${id}`)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})
