import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { ask, type Browser } from '../../../../tests/http.ts'

const FOREIGN = 'https://situs-lain.example'

let site: TestApp
let browser: Browser

beforeAll(async () => {
  site = await testApp()
  browser = (await loggedIn(site)).browser
})

/** The member's browser asks, on whatever page it is. */
const read = (headers: Record<string, string>, url = '/api/v1/me') =>
  ask(site.app, {
    method: 'GET',
    url,
    ip: browser.ip,
    headers: { accept: 'application/json', cookie: browser.cookieHeader, ...headers },
  })

describe('a read with the cookies of a member', () => {
  test.each([
    ['a script of another site', { origin: FOREIGN }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a script that says where it stands', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [
      'a script that pretends to be a link',
      { origin: FOREIGN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
  ])('of %s is one of nobody: 401, and no cookie comes back', async (_name, headers) => {
    const answer = await read(headers)
    expect([answer.status, answer.body, answer.cookies]).toEqual([401, { message: 'Unauthenticated.' }, []])
  })

  test.each([
    ['a page of ours', { origin: 'http://localhost:3000' }],
    ['a page of ours that says so', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [
      'a link followed from a mail',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a browser that says nothing', {}],
  ])('of %s is theirs', async (_name, headers) => {
    expect((await read(headers)).status).toBe(200)
  })

  test('of another site still reads what everybody may', async () => {
    expect((await read({ origin: FOREIGN }, '/pemegang')).status).toBe(200)
  })

  test('does not weaken writes: those of another site are 419 as before', async () => {
    const answer = await ask(site.app, {
      method: 'POST',
      url: '/logout',
      ip: browser.ip,
      headers: { accept: 'application/json', cookie: browser.cookieHeader, origin: FOREIGN },
    })
    expect(answer.status).toBe(419)
    expect((await read({})).status).toBe(200)
  })
})
