import { beforeAll, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { anyIp } from '../../../../tests/http.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const calls = Object.entries(api as Record<string, Call>)
const open = calls.filter(([, { openToSites }]) => openToSites)
const urlOf = ({ path }: Call): string => pathNames(path).reduce((url, name) => url.replace(`{${name}}`, 'salah'), path)
const headers = { origin: 'https://dompet.example.com', accept: 'application/json' }

test.each(open)('%s answers a page of another site, its refusals and its question before', async (_name, call) => {
  const asked = await site.app.server.inject({
    method: 'OPTIONS',
    url: urlOf(call),
    headers: { ...headers, 'access-control-request-method': call.method },
  })
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*'])
  expect(asked.headers['access-control-allow-methods']).toBe(call.method)
  expect(asked.headers['access-control-allow-headers']).toContain('Authorization')
  const { method } = call
  const answer = await site.app.server.inject({ method, url: urlOf(call), headers, remoteAddress: anyIp() })
  expect([answer.headers['access-control-allow-origin'], answer.headers['cross-origin-resource-policy']]).toEqual([
    '*',
    'cross-origin',
  ])
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a wallet in a page reads why it was refused', async () => {
  const answer = await site.app.server.inject({ method: 'POST', url: '/kredensial/terbit', headers, payload: {} })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('every call that follows a standard for wallets is open, and no call that knows a session', () => {
  const named = open.map(([name]) => name)
  expect(named).toEqual(expect.arrayContaining(['getIssuerDocument', 'getStatusList', 'giveWalletCredential']))
  expect(open.filter(([, { access }]) => access !== 'any').map(([name]) => name)).toEqual([])
})

test('no other call may be asked before by a page of another site', async () => {
  const answer = await site.app.server.inject({ method: 'OPTIONS', url: '/admin-api/faq', headers })
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([405, undefined])
})
