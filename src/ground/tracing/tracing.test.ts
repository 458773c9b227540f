import { expect, test } from 'vitest'
import { makeAccount } from '../../../tests/accounts.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { type TestApp, testApp, testDatabase } from '../../../tests/harness.ts'
import { Browser } from '../../../tests/http.ts'

const PERSON = {
  name: 'Wulan Jejak',
  email: 'wulan.jejak@example.com',
  phone: '081123456789',
  password: 'Pohon-Beringin-81',
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const linesOf = ({ logged }: TestApp): Record<string, unknown>[] => logged.map((line) => JSON.parse(line))

test('one registration has the same id in its answer, in the log of the request and of the job, and in the mail', async () => {
  const site = await testApp({ database: await testDatabase() })
  await makeSiteContent(site.db)
  const { status, headers } = await new Browser(site.app).post('/api/v1/register', PERSON)
  expect(status).toBe(201)
  const id = String(headers['x-request-id'])
  expect(id).toMatch(UUID)
  const mails = await site.deliverMails()
  expect(mails.map((mail) => mail.headers?.['X-Request-Id'])).toEqual([id])
  const lines = linesOf(site)
  expect(lines.filter((line) => line['msg'] === 'answered' && line['route'] === '/api/v1/register')).toMatchObject([
    { id },
  ])
  expect(lines.filter((line) => line['msg'] === 'job done' && line['job'] === 'mail')).toMatchObject([{ request: id }])
  expect(lines.filter((line) => line['msg'] === 'mail handed over')).toMatchObject([{ request: id }])
  expect(site.logged.join('')).not.toContain('wulan')
})

test('a job that fails says so under the request it came from, without the words of others', async () => {
  const site = await testApp({
    mailbox: async () => {
      throw new Error('550 wulan.jejak@example.com unknown')
    },
  })
  await makeSiteContent(site.db)
  const { email } = await makeAccount(site.db)
  const { headers } = await new Browser(site.app).post('/forgot-password', { email })
  await site.deliverMails()
  expect(linesOf(site).filter((line) => line['msg'] === 'job failed')).toMatchObject([
    { job: 'mail', request: headers['x-request-id'] },
  ])
  expect(site.logged.join('')).not.toContain('unknown')
})

test('what the portal does by itself goes back to no request', async () => {
  const site = await testApp({ database: await testDatabase() })
  await site.deadlines()
  const [line] = linesOf(site).filter(({ job }) => job === 'deadlines')
  expect(line).toMatchObject({ msg: 'job done' })
  expect(line).not.toHaveProperty('request')
})

test('an id is taken from a proxy that is believed, in the form in which proxies make them; from nobody else', async () => {
  const open = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  const closed = await testApp({ database: open.database })
  const idOf = async ({ app }: TestApp, remoteAddress: string, said: string) => {
    const headers = { 'x-request-id': said, 'x-forwarded-for': '10.0.0.9', accept: 'application/json' }
    return String((await app.server.inject({ url: '/api/v1/nothing', remoteAddress, headers })).headers['x-request-id'])
  }
  const given = 'b1946ac92492d2347c6235b4d2611184'
  expect(await idOf(open, '127.0.0.1', given)).toBe(given)
  for (const other of ['9971010101010001', 'wulan@example.com', `${given}00`, '']) {
    expect(await idOf(open, '127.0.0.1', other)).toMatch(UUID)
  }
  expect(await idOf(open, '10.0.0.7', given)).toMatch(UUID)
  expect(await idOf(closed, '127.0.0.1', given)).toMatch(UUID)
})

test('a page that fails shows the id, by which its line is found', async () => {
  const site = await testApp({ database: await testDatabase() })
  await makeSiteContent(site.db)
  await site.database.close()
  const { headers, text, status } = await new Browser(site.app).visit('/artikel')
  const id = String(headers['x-request-id'])
  expect(status).toBe(500)
  expect(text.replaceAll(/<[^>]+>/g, '')).toContain(`Kode permintaan: ${id}`)
  expect(linesOf(site)).toContainEqual(expect.objectContaining({ id, err: expect.anything() }))
})

test('of what is sent from memory one in so many has a line: the route, and how many it stands for', async () => {
  const site = await testApp({ env: { LOG_KEPT_SAMPLE: '4' } })
  await makeSiteContent(site.db)
  const address = await site.app.server.listen({ port: 0, host: '127.0.0.1' })
  for (const path of ['/verifikasi/KOM.999.888.2026?rahasia=ya', '/artikel']) {
    for (let visit = 0; visit < 10; visit += 1) await (await fetch(address + path)).text()
  }
  const lines = linesOf(site).filter((line) => line['msg'] === 'answered from memory')
  expect(lines).toHaveLength(2)
  for (const line of lines)
    expect(line).toMatchObject({ method: 'GET', standsFor: 4, route: expect.stringMatching(/^\//) })
  expect(site.logged.join('')).not.toMatch(/999\.888|rahasia/)
})
