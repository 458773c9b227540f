import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { privateFolder, privateNames } from '../../../../tests/private-files.ts'
import { makeEnded } from '../../../../tests/retention.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { addDays, day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { applyRetention } from '../../../processes/records/apply-retention.ts'
import { sweepFiles } from '../../platform/files/jobs.ts'

let site: TestApp
let night = day('2026-11-20')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
// Each test has a night of its own, as there is one run a night.
beforeEach(() => {
  night = addDays(night, 1)
  site.clock.now = new Date(`${night}T03:00:00Z`)
})

const run = () => applyRetention(site.db, { now: site.clock.now, visit: nobody() })

describe('what is erased', () => {
  test('is gone from disk with the sweep, and opening it says why', async () => {
    const who = await makeEnded(site, 'belum_kompeten')
    const file = path.join(privateFolder(site), who.ktp.slice(0, 2), who.ktp)
    const old = new Date(site.clock.now.getTime() - 2 * 3_600_000)
    await utimes(file, old, old)
    expect((await who.browser.get(`/berkas/${who.ktp}`)).status).toBe(200)
    await run()
    const { status, body } = await who.browser.get(`/berkas/${who.ktp}`)
    expect([status, body.message]).toEqual([410, PROBLEMS.FILE_ERASED.message])
    await sweepFiles({ db: site.db, files: site.files, now: site.clock.now })
    expect(await privateNames(site)).not.toContain(who.ktp)
    const { body: files } = await who.browser.get('/berkas')
    expect(files.map(({ id }: { id: string }) => id)).not.toContain(who.ktp)
    await confirmPassword(who.browser)
    expect((await who.browser.get('/data-diri/unduh')).status).toBe(200)
  })

  test('is shown as such to the applicant and the office', async () => {
    const who = await makeEnded(site, 'belum_kompeten', '2024-03-10')
    await run()
    const staff = (await staffIn(site, ['verifikasi'])).browser
    const erased_at = site.clock.now.toISOString()
    for (const { body } of [
      await who.browser.get(`/user-training/${who.id}`),
      await staff.get(`/admin-api/permohonan/${who.id}`),
    ]) {
      expect(body.persyaratan[0].berkas).toMatchObject({ name: 'Sudah dihapus sesuai masa simpan', erased_at })
      expect(body.erased_at).toBeNull()
    }
    const gone = await makeEnded(site)
    night = addDays(night, 1)
    site.clock.now = new Date(`${night}T03:00:00Z`)
    await run()
    const later = (await staffIn(site, ['verifikasi'])).browser
    expect((await later.get(`/admin-api/permohonan/${gone.id}`)).body).toMatchObject({
      erased_at: site.clock.now.toISOString(),
      persyaratan: [{ nama: 'KTP', berkas: null }],
    })
  })

  test('cannot be admitted to another exam', async () => {
    const who = await makeEnded(site, 'tidak_hadir', '2019-01-01')
    await run()
    const staff = (await staffIn(site, ['verifikasi'])).browser
    const asked = { tahap: 'tidak_hadir', schedule_id: await examOn(site), alasan: 'Surat dokter menyusul.' }
    const answer = await staff.post(`/admin-api/permohonan/${who.id}/jadwalkan-kembali`, asked)
    expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.CONTENT_ERASED.message])
  })
})
