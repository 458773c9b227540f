import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { recordBackup } from '../../features/platform/backups/service.ts'

const TOKEN = 'rahasia-pemantau-yang-panjang'

test('figures are for this machine, and elsewhere for whoever brings the token alone', async () => {
  const [closed, open] = [await testApp(), await testApp({ env: { METRICS_TOKEN: TOKEN } })]
  const asked = async ({ app }: TestApp, remoteAddress: string, headers: Record<string, string>) =>
    (await app.server.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  for (const site of [closed, open]) {
    expect(await asked(site, '127.0.0.1', {})).toBe(200)
    expect(await asked(site, '127.0.0.1', { 'x-forwarded-for': '10.0.0.9' })).toBe(404)
    expect(await asked(site, '10.0.0.9', {})).toBe(404)
    for (const wrong of ['', 'undefined', `${TOKEN}x`]) expect(await asked(site, '10.0.0.9', bearer(wrong))).toBe(404)
  }
  expect(await asked(closed, '10.0.0.9', bearer(TOKEN))).toBe(404)
  expect(await asked(open, '10.0.0.9', bearer(TOKEN))).toBe(200)
  expect(await asked(open, '127.0.0.1', { ...bearer(TOKEN), 'x-forwarded-for': '10.0.0.9' })).toBe(200)
})

async function figuresOf(site: TestApp): Promise<Map<string, string>> {
  const { body } = await site.app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return new Map(
    body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
  )
}

test('the age of the newest backup is a figure once there is one', async () => {
  const site = await testApp()
  expect((await figuresOf(site)).has('backup_age_seconds')).toBe(false)
  await recordBackup(site.db, { at: new Date(site.clock.now.getTime() - 3_600_000), place: null, bytes: null })
  expect((await figuresOf(site)).get('backup_age_seconds')).toBe('3600')
})

test('jobs that wait are counted by queue', async () => {
  const site = await testApp()
  await site.deliverMails()
  await site.deadlines()
  const figures = await figuresOf(site)
  expect([figures.get('jobs_waiting{queue="mail"}'), figures.get('jobs_given_up{queue="mail"}')]).toEqual(['0', '0'])
  expect(figures.get('database_up')).toBe('1')
})

test('without its database the process still gives its own figures, and says so', async () => {
  const site = await testApp()
  await recordBackup(site.db, { at: site.clock.now, place: null, bytes: null })
  await figuresOf(site)
  await site.database.close()
  const figures = await figuresOf(site)
  expect(figures.get('database_up')).toBe('0')
  expect(figures.has('backup_age_seconds')).toBe(false)
  expect(figures.has('process_resident_memory_bytes')).toBe(true)
})
