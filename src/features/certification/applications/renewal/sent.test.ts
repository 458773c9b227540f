import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { applicant, examOn, takeOwnTransition } from '../../../../../tests/applications.ts'
import { makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { certificateOn, decideApplication } from '../../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import {
  applicationSeenBy,
  begin,
  FULL,
  makeAccepted,
  makeRenewalSchedules,
  makeYear,
  type Renewer,
  renewer,
  SHORT,
  sentRenewal,
  TODAY,
} from '../../../../../tests/renewals.ts'
import { addDays } from '../../../../lib/day.ts'
import { examinedOf } from '../../examination/service.ts'

let site: TestApp
let verifier: Browser
let renewal: number

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  verifier = (await staffIn(site, ['verifikasi'])).browser
  renewal = (await makeRenewalSchedules(site)).renewal
})

const sent = (who: Renewer): Promise<number> => sentRenewal(site, who, renewal)

describe('what is examined', () => {
  test('is everything where a report is missing, with the reason, and stays as it was sent', async () => {
    const who = await renewer(site)
    const year = await makeYear(site, who)
    const reasons = ['Laporan kinerja tahun ke-1 belum dikirim.']
    expect((await who.browser.get('/sertifikat-saya')).body[0].kurang).toEqual(reasons)
    const id = await sent(who)
    expect((await applicationSeenBy(who, id)).perpanjangan).toMatchObject({
      metode_uji: FULL,
      alasan_uji_penuh: reasons,
    })
    await makeAccepted(site, who, year)
    expect((await who.browser.get('/sertifikat-saya')).body[0].kurang).toEqual([])
    expect((await applicationSeenBy(who, id)).perpanjangan).toMatchObject({
      metode_uji: FULL,
      alasan_uji_penuh: reasons,
    })
    expect((await examinedOf(site.db, id)).metode).toEqual(FULL)
    expect((await who.browser.get(`/user-training/${id}/ujian`)).body.metode_uji).toEqual(FULL)
    expect((await verifier.get(`/admin-api/permohonan/${id}`)).body.perpanjangan.alasan_uji_penuh).toEqual(reasons)
  })

  test('in full is what a new certification in the certificate’s own scheme is examined by', async () => {
    const scheme_version_id = await makeScheme(site.db, { category: 'KTPA', methods: ['Uji lisan'] })
    const who = await renewer(site, { scheme_version_id })
    await makeYear(site, who)
    expect((await applicationSeenBy(who, (await begin(who, renewal)).body.id)).perpanjangan.metode_uji).toEqual([
      'Uji lisan',
      ...SHORT,
    ])
  })

  test('is portfolio and interview where nothing is', async () => {
    const id = await sent(await renewer(site))
    expect((await examinedOf(site.db, id)).metode).toEqual(SHORT)
  })

  test('is told to the office with a flag where it was sent in the grace', async () => {
    const [late, early] = [
      await sent(await renewer(site, { ends: addDays(TODAY, -1) })),
      await sent(await renewer(site, { ends: TODAY })),
    ]
    const listed = async (id: number) => (await verifier.get(`/admin-api/permohonan?id=${id}`)).body.data[0]
    expect([(await listed(late)).tenggang, (await listed(early)).tenggang]).toEqual([true, false])
    expect((await verifier.get(`/admin-api/permohonan/${late}`)).body.perpanjangan.terlambat).toBe(true)
  })
})

describe('a renewal that is sent', () => {
  test('is refused where its window has closed meanwhile', async () => {
    const who = await renewer(site, { ends: addDays(TODAY, -90) })
    const { id } = (await begin(who, renewal)).body
    const earlier = { valid_until: addDays(TODAY, -91) }
    await site.db.updateTable('certificates').set(earlier).where('id', '=', who.certificate.id).execute()
    expect((await takeOwnTransition(who, id, 'kirim', 'draft')).body.errors.data).toEqual([
      expect.stringMatching(/berakhir pada 19 November 2026/),
    ])
  })

  test('renews the certificate that it was begun for; decided while that is suspended, it is refused', async () => {
    const who = await renewer(site)
    const id = await sent(who)
    expect((await who.browser.get('/sertifikat-saya')).body[0].renewal_id).toBe(id)
    await site.db.updateTable('user_trainings').set({ tahap: 'menunggu_keputusan' }).where('id', '=', id).execute()
    const decider = (await staffIn(site, ['keputusan'])).browser
    const freeze = (status: string, frozen_until: string | null) =>
      site.db.updateTable('certificates').set({ status, frozen_until }).where('id', '=', who.certificate.id).execute()
    await freeze('dibekukan', '2027-05-01')
    const refused = await decideApplication(decider, { who, id })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Sertifikat yang diperpanjang/),
    ])
    await freeze('aktif', null)
    expect((await decideApplication(decider, { who, id })).status).toBe(200)
    expect(await certificateOn(site, id)).toMatchObject({
      replaces_id: who.certificate.id,
      valid_from: addDays(TODAY, 101),
    })
  })
})

test('a re-test of a failed renewal renews the same certificate', async () => {
  const who = await renewer(site)
  const id = await sent(who)
  const failed = { tahap: 'belum_kompeten', tahap_sejak: '2026-11-19T03:00:00Z' }
  await site.db.updateTable('user_trainings').set(failed).where('id', '=', id).execute()
  const retest = await examOn(site, {}, { category: 'Uji Ulang', jenis: 'uji_ulang' })
  const again = (await begin(who, retest)).body.id
  const row = site.db.selectFrom('user_trainings').select(['origin_id', 'renews_id']).where('id', '=', again)
  expect(await row.executeTakeFirst()).toEqual({ origin_id: id, renews_id: who.certificate.id })
})

test('nobody else sees a renewal', async () => {
  const id = await sent(await renewer(site))
  expect((await (await applicant(site)).browser.get(`/user-training/${id}`)).status).toBe(404)
})
