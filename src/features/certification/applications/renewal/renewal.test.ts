import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, DECLARATION, experienceRow } from '../../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import {
  applicationSeenBy,
  begin,
  makeAccepted,
  makeRenewalSchedules,
  makeYear,
  renewer,
  SHORT,
  TODAY,
} from '../../../../../tests/renewals.ts'
import { addDays, type Day } from '../../../../lib/day.ts'

let site: TestApp
let renewal: number
let anew: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  ;({ renewal, anew } = await makeRenewalSchedules(site))
})

const offered = async ({ browser }: Applicant) =>
  (await browser.get('/training/terbuka')).body.jadwal.find(({ id }: { id: number }) => id === renewal)

describe('a renewal can be begun', () => {
  test.each<[string, number, number]>([
    ['the day before the window opens', 181, 409],
    ['on the day it opens', 180, 201],
    ['on the last day of the certificate', 0, 201],
    ['on the last day of grace', -90, 201],
    ['the day after', -91, 409],
  ])('%s: %i days before the end is answered with %i', async (_when, days, status) => {
    const who = await renewer(site, { ends: addDays(TODAY, days) })
    const date = await offered(who)
    const answer = await begin(who, renewal)
    expect([answer.status, date.memenuhi]).toEqual([status, status === 201])
    expect(date.memperpanjang).toMatchObject({
      no_sertifikasi: who.certificate.no_sertifikasi,
      valid_until: addDays(TODAY, days),
    })
    if (status === 409) expect(answer.body.errors.data).toEqual(date.kurang)
  })

  test('not while the certificate is suspended, nor of one that was withdrawn', async () => {
    const suspended = await renewer(site, { status: 'dibekukan' })
    expect((await begin(suspended, renewal)).body.errors.data).toEqual([expect.stringMatching(/sedang dibekukan/)])
    expect((await begin(suspended, anew)).status).toBe(409)
    const withdrawn = await renewer(site, { status: 'dicabut' })
    expect((await begin(withdrawn, renewal)).body.errors.data).toEqual([expect.stringMatching(/hanya untuk pemegang/)])
  })

  test('by the setting of the day on which its window opened, whatever was set since', async () => {
    const set = (from: Day, value: number) =>
      site.db
        .insertInto('setting_values')
        .values({ key: 'jendela_perpanjangan', berlaku_sejak: from, value: sql`to_jsonb(${value}::int)` })
        .execute()
    const [open, early] = [await renewer(site), await renewer(site, { ends: addDays(TODAY, 170) })]
    await set(addDays(TODAY, -5), 30)
    expect([(await offered(open)).memenuhi, (await offered(early)).memenuhi]).toEqual([true, true])
    const later = await renewer(site, { ends: addDays(TODAY, 176) })
    expect((await offered(later)).memperpanjang).toMatchObject({
      mulai: addDays(TODAY, 146),
      keadaan: 'belum_dibuka',
    })
    await site.db.deleteFrom('setting_values').where('berlaku_sejak', '=', addDays(TODAY, -5)).execute()
  })
})

describe('a draft of a renewal', () => {
  test('is filled in with accepted reports, the last self-assessment, and the papers that are known', async () => {
    const who = await renewer(site)
    const evidence = await makeAccepted(site, who, await makeYear(site, who))
    await site.db
      .insertInto('user_trainings')
      .values({
        user_id: who.account.id,
        schedule_id: anew,
        tahap: 'ditolak',
        submitted_at: '2024-01-01T00:00:00Z',
        asesmen: sql`${JSON.stringify([{ unit: 'Melakukan pelingkupan', jawaban: 'K', bukti: 'Bab 2', bukti_id: '' }])}::jsonb`,
      })
      .execute()
    const { id } = (await begin(who, renewal)).body
    const { pengalaman, asesmen, persyaratan, perpanjangan } = await applicationSeenBy(who, id)
    expect(pengalaman).toEqual([
      expect.objectContaining({ judul_dokumen: 'Amdal Bendungan Contoh', bukti_id: evidence }),
    ])
    expect(asesmen).toEqual([{ unit: 'Melakukan pelingkupan', jawaban: 'K', bukti: 'Bab 2', bukti_id: '' }])
    expect(persyaratan[0].berkas.jenis).toBe('ktp')
    expect(perpanjangan).toEqual({
      no_sertifikasi: who.certificate.no_sertifikasi,
      valid_until: addDays(TODAY, 100),
      terlambat: false,
      metode_uji: SHORT,
      alasan_uji_penuh: [],
    })
  })

  test('takes the rows of the last application where nothing was reported', async () => {
    const who = await renewer(site)
    const row = experienceRow(await makeFile(site, who.account.id, 'bukti_pengalaman'))
    await site.db
      .insertInto('user_trainings')
      .values({
        user_id: who.account.id,
        schedule_id: anew,
        tahap: 'ditolak',
        submitted_at: '2024-01-01T00:00:00Z',
        pengalaman: sql`${JSON.stringify([row])}::jsonb`,
        pernyataan: sql`${JSON.stringify(DECLARATION)}::jsonb`,
      })
      .execute()
    const { pengalaman, pernyataan } = await applicationSeenBy(who, (await begin(who, renewal)).body.id)
    expect([pengalaman, pernyataan]).toEqual([[row], null])
  })
})
