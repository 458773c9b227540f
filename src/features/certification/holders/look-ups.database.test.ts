import { beforeAll, describe, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { attemptLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

describe('who looks up too much', () => {
  test('has to wait, over calls and pages together, and is told so on the page', async () => {
    const hasty = new Browser(site.app)
    const { most } = attemptLimits.lookUps
    for (let n = 0; n < most - 2; n += 1) expect((await hasty.get('/pemegang/cek?no_sertifikasi=1')).status).toBe(200)
    expect((await hasty.visit('/daftar-pemegang?no_sertifikasi=1')).status).toBe(200)
    expect((await hasty.get('/pemegang?search=a')).status).toBe(200)
    for (const path of [
      '/pemegang',
      '/pemegang/cek?no_sertifikasi=1',
      '/pemegang/komposisi?nomor=1',
      `/pemegang/berkas?sha256=${'a'.repeat(64)}`,
    ]) {
      const refused = await hasty.get(path)
      expect([refused.status, Number(refused.headers['retry-after'])], path).toEqual([429, 60])
    }
    const page = await hasty.visit('/daftar-pemegang?no_sertifikasi=1')
    expect([page.status, page.headers['retry-after']]).toEqual([429, '60'])
    expect(page.text).toContain('Tunggu satu menit, lalu coba lagi.')
    site.clock.now = new Date(site.clock.now.getTime() + 61_000)
    expect((await hasty.visit('/daftar-pemegang?no_sertifikasi=1')).status).toBe(200)
    expect((await new Browser(site.app).get('/pemegang/cek?no_sertifikasi=1')).status).toBe(200)
  })

  test('counts each number of a team', async () => {
    const reader = new Browser(site.app)
    const team = Array.from({ length: 30 }, (_, at) => `T-${at}`).join(',')
    for (const status of [200, 200, 429]) {
      expect((await reader.get(`/pemegang/komposisi?nomor=${team}`)).status).toBe(status)
    }
    expect((await reader.get('/pemegang/cek?no_sertifikasi=1')).status).toBe(429)
  })

  test('over a day has to wait until the next', async () => {
    const patient = new Browser(site.app)
    expect((await patient.get('/pemegang/cek?no_sertifikasi=1')).status).toBe(200)
    const { most, seconds } = attemptLimits.lookUpsDay
    await site.db.updateTable('attempts').set({ count: most }).where('key', 'like', `look-up:${seconds}:%`).execute()
    expect((await patient.get('/pemegang/cek?no_sertifikasi=1')).status).toBe(429)
    site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000)
    expect((await patient.get('/pemegang/cek?no_sertifikasi=1')).status).toBe(200)
  })
})
