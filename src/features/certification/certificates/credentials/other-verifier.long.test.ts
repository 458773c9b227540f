import { readFileSync } from 'node:fs'
import path from 'node:path'
import { verifyCredential } from '@digitalcredentials/verifier-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { imposeCase } from '../../../../../tests/sanctions.ts'
import { ROOT } from '../../../../ground/root.ts'

const SCHEMA = path.join(ROOT, 'tests/open-badges/achievement-credential.schema.json')

let site: TestApp
let decider: Browser
let second: Browser
const asked: string[] = []

/** The verifier's network: this site at its address, and the standard's schema. */
async function network(input: string | URL | Request): Promise<Response> {
  const { host, pathname, search } = new URL(input instanceof Request ? input.url : String(input))
  asked.push(pathname)
  if (host === 'purl.imsglobal.org') return new Response(readFileSync(SCHEMA))
  if (host !== 'localhost:3000') throw new TypeError(`no network for ${host}`)
  const { statusCode, headers, body } = await site.app.server.inject({ url: pathname + search })
  return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
}

beforeAll(async () => {
  // The verifier goes by the clock of its machine.
  site = await testApp({ now: new Date() })
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
  second = (await staffIn(site, ['keputusan'])).browser
  vi.stubGlobal('fetch', network)
})

afterAll(() => vi.unstubAllGlobals())

const badgeOf = async ({ who, id }: Granted): Promise<object> =>
  JSON.parse((await who.browser.get(`/user-training/${id}/kredensial.json`)).text)

type Outcome = Awaited<ReturnType<typeof verifyCredential>>

const verified = (credential: object): Promise<Outcome> =>
  verifyCredential({
    credential: credential as Parameters<typeof verifyCredential>[0]['credential'],
    knownDIDRegistries: [],
  })

const checksOf = ({ log = [] }: Outcome) => Object.fromEntries(log.map(({ id, valid }) => [id, valid]))

test('the verifier of the Digital Credentials Consortium finds a badge good, also by the standard’s schema', async () => {
  const outcome = await verified(await badgeOf(await grantCertificate(site, decider)))
  expect(outcome.errors).toBeUndefined()
  expect(checksOf(outcome)).toMatchObject({ valid_signature: true, expiration: true, revocation_status: true })
  expect(asked).toEqual(expect.arrayContaining(['/.well-known/did.json', '/kredensial/status/revocation/0']))
  expect(outcome.additionalInformation).toMatchObject([{ results: [{ result: { valid: true } }] }])
})

test('it finds one with another name forged, and one that is suspended not to count until it is restored', async () => {
  const one = await grantCertificate(site, decider)
  const badge = await badgeOf(one)
  const forged = JSON.parse(JSON.stringify(badge).replace('Wulan', 'Bulan'))
  expect((await verified(forged)).errors?.map(({ name }) => name)).toEqual(['invalid_signature'])
  await imposeCase(site, one.certificate.id, { notifier: decider, decider: second })
  expect(checksOf(await verified(badge))).toMatchObject({ valid_signature: true, revocation_status: false })
  const { version } = (await decider.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
  const alasan = 'Semua kewajiban yang tertinggal sudah dipenuhi.'
  await decider.post(`/admin-api/sertifikat/${one.certificate.id}/pulihkan`, { version, alasan })
  expect(checksOf(await verified(badge))).toMatchObject({ revocation_status: true })
})
