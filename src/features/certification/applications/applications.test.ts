import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount } from '../../../../tests/accounts.ts'
import { activityOn, makeActivityRow } from '../../../../tests/activities.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { makeReport } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'
import { NIL, reporter, saveReport } from '../../../../tests/reports.ts'
import { day } from '../../../lib/day.ts'
import { RUNNING, STAGE_NAMES, STATUS_LABELS, type Stage, statusOf } from './rules.ts'

let site: TestApp
let schedule: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db), kuota: 100 })
})

interface Choices {
  no_sertifikasi?: string
  created_at?: string
  schedule_id?: number
}

const apply = (userId: number, tahap: Stage, more: Choices = {}) =>
  site.db
    .insertInto('user_trainings')
    .values({ user_id: userId, schedule_id: schedule, tahap, ...more })
    .execute()

describe('GET /training/userlist/{userId}', () => {
  test('answers the own certifications with status and stage, newest first, without drafts', async () => {
    const { browser, account } = await loggedIn(site)
    await apply(account.id, 'diterbitkan', {
      no_sertifikasi: '0042/ATPA/LSK-XX/III/2025',
      created_at: '2025-03-01T00:00:00Z',
    })
    await apply(account.id, 'diajukan', { created_at: '2026-11-01T00:00:00Z' })
    const schedule_id = await makeSchedule(site.db, { version: await makeScheme(site.db) })
    await apply(account.id, 'draft', { schedule_id })
    const { status, body } = await browser.get(`/training/userlist/${account.id}?filter=all`)
    expect([status, body]).toEqual([
      200,
      [
        expect.objectContaining({
          status: 0,
          tahap: 'diajukan',
          tahap_label: 'Menunggu verifikasi',
          no_sertifikasi: null,
        }),
        {
          id: expect.any(Number),
          user_training_id: expect.any(Number),
          schedule_id: expect.any(Number),
          category: { name: 'KTPA' },
          name: 'Sertifikasi Contoh',
          pelaksanaan: '2 hari',
          tanggal_uji: '2026-12-10',
          status: 2,
          tahap: 'diterbitkan',
          tahap_label: 'Sertifikat diterbitkan',
          is_final: true,
          no_sertifikasi: '0042/ATPA/LSK-XX/III/2025',
          status_sertifikat: null,
          due_at: null,
          target: null,
          bukti_ditolak: false,
        },
      ],
    ])
  })

  test('somebody else’s list is not found, a guest has none, an unverified member neither', async () => {
    const { browser } = await loggedIn(site)
    const { browser: unverified, account } = await loggedIn(site, { verified: false })
    for (const call of ['userlist', 'usercount']) {
      expect((await browser.get(`/training/${call}/${account.id}`)).status).toBe(404)
      expect((await browser.get(`/training/${call}/999999`)).status).toBe(404)
      expect((await browser.get(`/training/${call}/nol`)).status).toBe(422)
      expect((await unverified.get(`/training/${call}/${account.id}`)).status).toBe(403)
      expect((await new Browser(site.app).get(`/training/${call}/${account.id}`)).status).toBe(401)
    }
  })

  test('serves a program with a token', async () => {
    const { browser, account } = await loggedIn(site, { bound: false })
    expect((await bareClient(site.app, browser.token).get(`/training/userlist/${account.id}`)).body).toEqual([])
  })
})

describe('GET /training/usercount/{userId}', () => {
  test('counts reports and maintenance but drafts, refused ones and what was given up', async () => {
    const who = await reporter(site, { valid_from: day('2023-11-21') })
    const { browser, account, years } = who
    const [first = 0, second = 0, third = 0] = years
    await makeReport(site.db, account.id, first, day('2024-11-20'), 'diterima')
    await makeReport(site.db, account.id, second, day('2025-11-20'))
    await saveReport(who, third, NIL)
    const user_id = account.id
    for (const state of ['draft', 'diajukan', 'ditolak', 'diakui'] as const) {
      await makeActivityRow(site.db, { user_id, status: state })
    }
    for (const state of ['hadir', 'tidak_hadir', 'dibatalkan', 'kedaluwarsa'] as const) {
      await makeActivityRow(site.db, { user_id, status: state, schedule_id: await activityOn(site) })
    }
    const { status, body } = await browser.get(`/training/usercount/${account.id}?filter=all`)
    expect([status, body]).toEqual([200, { total_pelaporan: 2, total_pemeliharaan: 4 }])
  })
})

describe('the stages of an application', () => {
  test('are the ones that the database knows', async () => {
    const enrolled = async (stage: Stage) => apply((await makeAccount(site.db)).id, stage)
    for (const stage of STAGE_NAMES) await expect(enrolled(stage)).resolves.toBeDefined()
    await expect(enrolled('entah' as Stage)).rejects.toThrow(/check constraint/)
  })

  test('run once at a time for each scheme and person', async () => {
    for (const stage of STAGE_NAMES) {
      const { id } = await makeAccount(site.db)
      await apply(id, stage)
      const isRunning = (RUNNING as readonly Stage[]).includes(stage)
      const second = apply(id, 'draft').then(
        () => 'allowed',
        (error: Error) => error.message,
      )
      expect([stage, await second]).toEqual([
        stage,
        isRunning ? expect.stringContaining('user_trainings_running') : 'allowed',
      ])
    }
  })

  test('hold a seat from the sending on, and an offered draft does', async () => {
    const counted = async () =>
      (await site.db.selectFrom('schedules').select('terisi').where('id', '=', schedule).executeTakeFirstOrThrow())
        .terisi
    const before = await counted()
    const { id } = await makeAccount(site.db)
    await apply(id, 'draft')
    expect(await counted()).toBe(before)
    await site.db.updateTable('user_trainings').set({ ditawarkan: true }).where('user_id', '=', id).execute()
    expect(await counted()).toBe(before + 1)
    await site.db
      .updateTable('user_trainings')
      .set({ ditawarkan: false, tahap: 'diajukan' })
      .where('user_id', '=', id)
      .execute()
    expect(await counted()).toBe(before + 1)
    await site.db.updateTable('user_trainings').set({ tahap: 'ditolak' }).where('user_id', '=', id).execute()
    expect(await counted()).toBe(before)
  })

  test.each([
    ['diajukan', 'Proses Verifikasi'],
    ['terjadwal', 'Proses Sertifikasi'],
    ['diterbitkan', 'Sertfikasi Diterima'],
  ] as const)('%s is shown as %s', (stage, label) => {
    expect(STATUS_LABELS[statusOf(stage)]).toBe(label)
  })

  test('only an issued certificate has a number, and a number is given once', async () => {
    const { account } = await loggedIn(site)
    await expect(apply(account.id, 'diajukan', { no_sertifikasi: '7/X' })).rejects.toThrow(/check constraint/)
    await apply(account.id, 'diterbitkan', { no_sertifikasi: '7/X' })
    await expect(apply(account.id, 'diterbitkan', { no_sertifikasi: '7/X' })).rejects.toThrow(/unique/)
  })
})
