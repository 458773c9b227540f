import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { makeSiteContent } from '../../../tests/content.ts'
import { testApp, testDatabase } from '../../../tests/harness.ts'
import { Browser } from '../../../tests/http.ts'
import { smtpServer } from '../../../tests/smtp-server.ts'
import { type CollectedSpan, traceCollector } from '../../../tests/trace-collector.ts'
import { openMailbox } from '../../documents/mail/mail.ts'
import { readConfig } from '../config.ts'
import { openSpans } from './open-spans.ts'
import { namedStatement } from './query-spans.ts'
import { collectIn, type Spans } from './spans.ts'

const PERSON = {
  name: 'Wulan Jejak',
  email: 'wulan.jejak@example.com',
  phone: '081123456789',
  password: 'Pohon-Beringin-81',
}

const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })

const tracesTo = (url: string, share = '1') =>
  readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-kunci=rahasia%20itu',
    OTEL_TRACES_SAMPLER_ARG: share,
  }).traces

function traceTo(url: string, share?: string): Spans {
  const target = tracesTo(url, share)
  if (!target) throw new Error('no target')
  const spans = openSpans(target, log)
  collectIn(spans)
  return spans
}

afterEach(() => collectIn(undefined))

const attributesOf = ({ attributes }: CollectedSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('one registration is one trace: the request, its statements, the job, the mail; and nothing of the person', async () => {
  const [collector, server] = [await traceCollector(), await smtpServer()]
  const spans = traceTo(collector.url)
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  const site = await testApp({ database: await testDatabase(), mailbox: openMailbox(readConfig(env)), env })
  await makeSiteContent(site.db)
  const browser = new Browser(site.app, { ip: '198.51.100.77' })
  const { status, headers, cookies } = await browser.post('/api/v1/register', PERSON)
  expect(status).toBe(201)
  await site.deliverMails()
  expect(server.received).toHaveLength(1)
  await spans.close()
  await server.close()
  await collector.close()

  const all = collector.spans()
  const request = all.find(({ name }) => name === 'POST /api/v1/register')
  const ofTrace = all.filter(({ traceId }) => traceId === request?.traceId)
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/register',
    'http.response.status_code': 201,
    request: headers['x-request-id'],
  })
  const names = ofTrace.map(({ name }) => name)
  for (const name of ['insert users', 'job mail', 'smtp send']) expect(names).toContain(name)
  const parentOf = (name: string) => ofTrace.find((span) => span.name === name)?.parentSpanId
  const job = ofTrace.find(({ name }) => name === 'job mail')
  expect([parentOf('insert users'), job?.parentSpanId]).toEqual([request?.spanId, request?.spanId])
  expect(parentOf('smtp send')).toBe(job?.spanId)

  const secrets = cookies.map((line) => line.split(/[=;]/)[1] ?? '').filter((value) => value.length > 8)
  expect(secrets.length).toBeGreaterThan(0)
  const sent = collector.bodies.join('')
  const personal = ['wulan', 'Jejak', '198.51', '81123456789', 'Beringin', '127.0.0.1', 'argon2', ...secrets]
  expect(personal.filter((word) => sent.includes(word))).toEqual([])
  expect(collector.mood.headers).toMatchObject({ 'x-kunci': 'rahasia itu' })
})

test('of what is not in the share there is nothing, not even its parts and jobs', async () => {
  const collector = await traceCollector()
  const spans = traceTo(collector.url, '0')
  const site = await testApp({ database: await testDatabase() })
  await makeSiteContent(site.db)
  await new Browser(site.app).post('/api/v1/register', PERSON)
  await site.deliverMails()
  await spans.close()
  await collector.close()
  expect(collector.bodies).toEqual([])
})

test('a collector that refuses, or says nothing, stops nobody: it is said once, and the end waits two seconds at most', async () => {
  const collector = await traceCollector()
  collector.mood.refuses = true
  const spans = traceTo(collector.url)
  const site = await testApp({ database: await testDatabase() })
  expect((await new Browser(site.app).get('/api/v1/register')).status).toBe(405)
  await spans.close()
  collector.mood.silent = true
  const more = traceTo(collector.url)
  await new Browser(site.app).get('/api/v1/register')
  const begun = performance.now()
  await more.close()
  await collector.close()
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['traces are not taken'])
})

test.each([
  ['/* kept */ select "users"."id" from "users" where "email" = $1', 'select', 'users'],
  ['insert into "certificates" ("no_sertifikasi") values ($1)', 'insert', 'certificates'],
  ['update jobs.job set data = $1', 'update', 'jobs.job'],
  [`select 1 where 'mutasi from wulan' = $1`, 'select', undefined],
  ['begin', 'begin', undefined],
])('of %s only the verb and the table go on', (text, operation, table) => {
  expect(namedStatement(text)).toEqual({ operation, table })
})

test('settings of traces are the standard’s own, and a wrong one is refused', () => {
  expect(readConfig({}).traces).toBeUndefined()
  expect(tracesTo('https://jejak.example/otlp/', '0.25')).toEqual({
    url: 'https://jejak.example/otlp/v1/traces',
    headers: { 'x-kunci': 'rahasia itu' },
    share: 0.25,
  })
  for (const wrong of [
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'jejak' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'x' },
  ])
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0])
})
