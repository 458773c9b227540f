import { expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { smtpServer } from '../../../../tests/smtp-server.ts'
import { openMailbox } from '../../../documents/mail/mail.ts'
import { recordBackup } from '../../../features/platform/backups/service.ts'
import { readConfig } from '../../../ground/config.ts'

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

test('letters are counted by how the mail server took them, with the time that took', async () => {
  const server = await smtpServer()
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  const site = await testApp({ env, mailbox: openMailbox(readConfig(env)) })
  await makeSiteContent(site.db)
  const { email } = await makeAccount(site.db)
  const counted = async (result: string) =>
    Number(
      (await figuresOf(site)).get(`outgoing_seconds_count{service="smtp",operation="send",result="${result}"}`) ?? 0,
    )
  const [ok, failed] = [await counted('ok'), await counted('failed')]
  await new Browser(site.app).post('/forgot-password', { email })
  server.mood.refusals = 1
  await site.deliverMails()
  expect([(await counted('ok')) - ok, (await counted('failed')) - failed]).toEqual([0, 1])
  await site.deliverMails()
  expect([(await counted('ok')) - ok, (await counted('failed')) - failed]).toEqual([1, 1])
  await server.close()
})

test('what stands in pages from memory, and processes beside, are figures', async () => {
  const figures = await figuresOf(await testApp())
  for (const name of ['answer_cache_answers{from="made"}', 'worker_pool{of="waiting"}', 'database_pool{of="waiting"}'])
    expect(figures.has(name)).toBe(true)
})
