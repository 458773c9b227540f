import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { activityOn, at, holder, officeActs, registerForActivity, sendActivity } from '../../../../tests/activities.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { decideReport } from '../../../../tests/reports.ts'
import {
  acceptReport,
  DRAWN,
  LEFT,
  recogniseActivity,
  sampleOf,
  samplesOf,
  submitReport,
} from '../../../../tests/samples.ts'
import { drawSample } from './service.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let acceptor: Staff
let auditor: Staff

const TODAY = '2026-11-20'
const NOW = new Date(`${TODAY}T03:00:00Z`)

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  acceptor = await staffIn(site, ['verifikasi'])
  auditor = await staffIn(site, ['verifikasi'])
})
beforeEach(() => {
  site.clock.now = NOW
  site.chance.number = DRAWN
})

/** Does something while the setting is another one. */
async function withShare(percent: number, work: () => Promise<void>): Promise<void> {
  const value = { key: 'audit_pemeliharaan', berlaku_sejak: TODAY, value: JSON.stringify(percent) }
  await site.db.insertInto('setting_values').values(value).execute()
  await work()
  await site.db.deleteFrom('setting_values').where('key', '=', value.key).where('berlaku_sejak', '=', TODAY).execute()
}

const acceptedHolder = async () => (await acceptReport(site, acceptor.browser)).who.account.id
const recognisedOf = async () => (await recogniseActivity(site, acceptor.browser)).who.account.id

describe('what is accepted', () => {
  test('is drawn by chance: of five percent by the first five numbers of a hundred', async () => {
    const drawn = []
    for (const number of [0, 4, 5, LEFT]) {
      site.chance.number = number
      drawn.push((await samplesOf(site, await acceptedHolder())).length)
    }
    expect(drawn).toEqual([1, 1, 0, 0])
  })

  test('is never drawn by a share of nothing, and always by the whole', async () => {
    await withShare(0, async () => {
      expect(await samplesOf(site, await acceptedHolder())).toEqual([])
      expect(await samplesOf(site, await recognisedOf())).toEqual([])
    })
    site.chance.number = LEFT
    await withShare(100, async () => {
      expect(await samplesOf(site, await acceptedHolder())).toHaveLength(1)
      expect(await samplesOf(site, await recognisedOf())).toHaveLength(1)
    })
  })

  test('is drawn with who accepted it and when', async () => {
    const { who, report } = await acceptReport(site, acceptor.browser, { name: 'Sampel Kenanga' })
    const other = await recogniseActivity(site, acceptor.browser)
    expect(await samplesOf(site, who.account.id)).toMatchObject([
      { report_id: report, maintenance_id: null, accepted_by: acceptor.account.id, drawn_at: NOW, status: 'menunggu' },
    ])
    expect(await sampleOf(site, who.account.id, auditor.browser)).toMatchObject({
      jenis: 'laporan',
      nama: 'Sampel Kenanga',
      perihal: `${who.no_sertifikasi}, tahun ke-1`,
      report_id: report,
      accepted_by_name: acceptor.account.name,
      dapat_diaudit: true,
      halangan: null,
    })
    expect(await sampleOf(site, other.who.account.id, auditor.browser)).toMatchObject({
      jenis: 'kegiatan',
      perihal: 'Seminar Nasional Contoh',
      maintenance_id: other.activity,
    })
  })

  test('is drawn once, also by two who accept it at the same moment, and by a second draw', async () => {
    const { who, report } = await submitReport(site, acceptor.browser)
    const { version } = (await acceptor.browser.get(`/admin-api/laporan-kinerja/${report}`)).body
    const accept = (browser: Browser) => browser.post(`/admin-api/laporan-kinerja/${report}/terima`, { version })
    const answers = await Promise.all([accept(acceptor.browser), accept(auditor.browser)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await drawSample(site.db, contextOf(site, acceptor.account), { report_id: report, user_id: who.account.id })
    expect(await samplesOf(site, who.account.id)).toHaveLength(1)
  })

  test('is not drawn where it is returned, refused, or was at an activity of ours', async () => {
    const returned = await submitReport(site, acceptor.browser)
    await decideReport(acceptor.browser, returned.report, 'kembalikan')
    const refused = await holder(site)
    const { id } = await sendActivity(site, refused)
    const alasan = 'Bukti bukan milik pemegang, jadi kegiatan ditolak.'
    expect((await officeActs(acceptor.browser, id, 'tolak', { alasan })).status).toBe(200)
    const there = await holder(site)
    const schedule = await activityOn(site)
    const { id: activity } = await registerForActivity(there, schedule)
    const late = await at(site, there, '2026-12-11T09:30:00Z')
    const staff = (await staffIn(site, ['verifikasi'])).browser
    await officeActs(staff, activity, 'hadir')
    expect((await staff.post(`/admin-api/jadwal/${schedule}/akui-peserta`)).body).toEqual({ diakui: 1 })
    for (const { account } of [returned.who, refused, late]) expect(await samplesOf(site, account.id)).toEqual([])
  })
})
