import { createHash, webcrypto } from 'node:crypto'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { imposeCase } from '../../../../tests/sanctions.ts'
import { offerOf, openWallet, takeOffer } from '../../../../tests/wallets.ts'
import { ensureSigningKey, revokeKey } from '../certificates/credentials/issuer-service.ts'

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

const ORIGIN = 'http://localhost:3000'
const seconds = () => Math.floor(site.clock.now.getTime() / 1000)

/** Returns what anybody gets at an address of the portal. */
async function published(url: string) {
  const answer = await site.app.server.inject({ url: url.replace(ORIGIN, '') })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer
}

async function issuerKey(kid: string): Promise<JWK> {
  const { issuer, jwks } = (await published('/.well-known/jwt-vc-issuer')).json()
  expect(issuer).toBe(ORIGIN)
  return jwks.keys.find((key: JWK) => key.kid === kid)
}

const es256 = { name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' }

async function isSigned(data: string, signature: string, jwk: JWK): Promise<boolean> {
  const key = await webcrypto.subtle.importKey('jwk', jwk as webcrypto.JsonWebKey, es256, true, ['verify'])
  return webcrypto.subtle.verify(es256, key, Buffer.from(signature, 'base64url'), Buffer.from(data))
}

/** A verifier of somebody else's making, with what the portal publishes. */
async function verifier(credential: string) {
  const { kid = '' } = decodeProtectedHeader(credential.split('~')[0] ?? '')
  const key = await issuerKey(kid)
  return new SDJwtVcInstance({
    hasher: (data, alg) =>
      new Uint8Array(
        createHash(alg.replace('-', ''))
          .update(Buffer.from(data as never))
          .digest(),
      ),
    hashAlg: 'sha-256',
    verifier: (data, signature) => isSigned(data, signature, key),
    kbVerifier: (data, signature, payload) => isSigned(data, signature, payload.cnf?.jwk as JWK),
    statusListFetcher: async (url) => (await published(url)).body,
    loadTypeMetadataFormat: true,
    vctFetcher: async (url) => (await published(url)).json(),
  })
}

const verified = async (credential: string) =>
  (await (await verifier(credential)).verify(credential, { currentDate: seconds() })).payload as Record<string, unknown>

async function held(granted?: Granted) {
  const one = granted ?? (await grantCertificate(site, decider))
  const wallet = await openWallet(site)
  const offer = await offerOf(one.who.browser, one.certificate.id)
  return { ...one, wallet, credential: await takeOffer(site, wallet, offer) }
}

describe('a wallet of somebody else’s making', () => {
  test('fetches the certificate by OpenID4VCI 1.0, and two verifiers find it good and bound to the wallet’s key', async () => {
    const { wallet, credential, certificate } = await held()
    const payload = await verified(credential)
    expect(payload).toMatchObject({
      iss: ORIGIN,
      vct: `${ORIGIN}/kredensial/jenis/sertifikat-kompetensi`,
      nama: 'Ir. Wulan Contoh, M.Si.',
      no_sertifikasi: certificate.no_sertifikasi,
      unit_kompetensi: ['Melakukan pelingkupan'],
    })
    const [jwt = '', ...disclosures] = credential.split('~')
    const { kid = '' } = decodeProtectedHeader(jwt)
    const options = { issuer: ORIGIN, typ: 'dc+sd-jwt', currentDate: site.clock.now }
    const { payload: signed } = await jwtVerify(jwt, await importJWK(await issuerKey(kid), 'ES256'), options)
    const hashes = disclosures.filter(Boolean).map((text) => createHash('sha256').update(text).digest('base64url'))
    expect([...(signed['_sd'] as string[])].sort()).toEqual(hashes.sort())
    expect(signed['cnf']).toEqual({ jwk: wallet.jwk })
    expect(wallet.asked).toEqual(
      expect.arrayContaining(['/kredensial/token', '/kredensial/nonce', '/kredensial/terbit']),
    )
  })

  test('shows what its holder chooses, with proof of its key: a qualification without a name', async () => {
    const { wallet, credential } = await held()
    const instance = await verifier(credential)
    const disclosed = await instance.present(credential, { kualifikasi: true } as never)
    const shown = (await verified(disclosed)) as Record<string, unknown>
    expect(shown['kualifikasi']).toBeDefined()
    expect(JSON.stringify(shown)).not.toMatch(/Wulan|\d{4}\/KTPA|pelingkupan/)
    const hash = createHash('sha256').update(disclosed).digest('base64url')
    const binding = await new SignJWT({ nonce: 'n', aud: 'https://pemeriksa.example', sd_hash: hash })
      .setProtectedHeader({ alg: 'ES256', typ: 'kb+jwt' })
      .setIssuedAt(seconds())
      .sign(wallet.privateKey)
    const asked = { currentDate: seconds(), keyBindingNonce: 'n' }
    await expect(instance.verify(disclosed + binding, asked)).resolves.toBeDefined()
    const thief = await openWallet(site)
    const stolen = await new SignJWT({ nonce: 'n', aud: 'https://pemeriksa.example', sd_hash: hash })
      .setProtectedHeader({ alg: 'ES256', typ: 'kb+jwt' })
      .setIssuedAt(seconds())
      .sign(thief.privateKey)
    await expect(instance.verify(disclosed + stolen, asked)).rejects.toThrow()
  })

  test('holds no NIK, address, mail, telephone or date of birth, disclosed or not', async () => {
    const { credential } = await held()
    const parts = credential.split(/[~.]/).map((part) => Buffer.from(part, 'base64url').toString())
    expect(parts.join(' ')).toContain('Wulan')
    expect(parts.slice(0, 2).join(' ')).not.toContain('Wulan')
    expect(parts.filter((part) => /^[[{]/.test(part)).join(' ')).not.toMatch(
      /\D\d{16}\D|Jalan Contoh|@example\.com|\+62|1990-12-12/,
    )
  })

  test('may hold a key of Ed25519 as well', async () => {
    const one = await grantCertificate(site, decider)
    const wallet = await openWallet(site, 'EdDSA')
    const credential = await takeOffer(site, wallet, await offerOf(one.who.browser, one.certificate.id))
    expect(await verified(credential)).toMatchObject({ cnf: { jwk: wallet.jwk } })
  })

  test.each([
    ['a claim', (credential: string) => credential.replace(/~[^~]{8}/, '~AAAAAAAA')],
    ['the body', (credential: string) => credential.replace(/\.[^.]{8}/, '.AAAAAAAA')],
  ])('with %s changed is refused by the verifier', async (_, forged) => {
    const { credential } = await held()
    expect(forged(credential)).not.toBe(credential)
    await expect(verified(forged(credential))).rejects.toThrow()
  })
})

/** The status of a credential, read with a library that is not ours. */
async function statusOf(credential: string): Promise<number> {
  const [jwt = ''] = credential.split('~')
  const { status } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
  const { idx, uri } = status.status_list
  const answer = await published(uri)
  expect([answer.headers['content-type'], answer.headers['access-control-allow-origin']]).toEqual([
    'application/statuslist+jwt',
    '*',
  ])
  const { kid = '' } = decodeProtectedHeader(answer.body)
  const key = await importJWK(await issuerKey(kid), 'ES256')
  const { payload } = await jwtVerify(answer.body, key, {
    typ: 'statuslist+jwt',
    subject: uri,
    currentDate: site.clock.now,
  })
  const { bits, lst } = payload['status_list'] as { bits: number; lst: string }
  const bytes = Buffer.from(
    await new Response(
      new Blob([Buffer.from(lst, 'base64url')]).stream().pipeThrough(new DecompressionStream('deflate')),
    ).arrayBuffer(),
  )
  return ((bytes[Math.floor((idx * bits) / 8)] ?? 0) >> ((idx * bits) % 8)) & (2 ** bits - 1)
}

describe('what lies in a wallet', () => {
  test('is suspended and restored with its certificate, and of others nothing changes', async () => {
    const [one, other] = [await held(), await held()]
    await imposeCase(site, one.certificate.id, { notifier: decider, decider: second })
    expect([await statusOf(one.credential), await statusOf(other.credential)]).toEqual([2, 0])
    await expect(verified(one.credential)).rejects.toThrow()
    const { version } = (await decider.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
    const alasan = 'Semua kewajiban yang tertinggal sudah dipenuhi.'
    await decider.post(`/admin-api/sertifikat/${one.certificate.id}/pulihkan`, { version, alasan })
    expect(await statusOf(one.credential)).toBe(0)
  })

  test('is over once its certificate is revoked', async () => {
    const one = await held()
    await imposeCase(site, one.certificate.id, { notifier: decider, decider: second }, { jenis: 'pencabutan' })
    expect(await statusOf(one.credential)).toBe(1)
    await expect(verified(one.credential)).rejects.toThrow()
  })

  test('is over once the certificate was written out again', async () => {
    const one = await held()
    const { version } = (await decider.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
    const body = { version, alasan: 'Nama berubah menurut akta baru.' }
    expect((await decider.post(`/admin-api/sertifikat/${one.certificate.id}/cetak-ulang`, body)).status).toBe(200)
    expect(await statusOf(one.credential)).toBe(1)
  })

  test('is over where its key was compromised when it was signed; earlier ones stay good', async () => {
    const issuer = { keys: TEST_KEYS, now: site.clock.now, appUrl: ORIGIN }
    const good = await held()
    const since = new Date(site.clock.now.getTime() + 60_000)
    site.clock.now = new Date(since.getTime() + 60_000)
    const forged = await held()
    const { publicKey } = await ensureSigningKey(site.db, issuer, 'ES256')
    expect(await revokeKey(site.db, { ...issuer, now: site.clock.now }, publicKey, since)).toBe(1)
    expect([await statusOf(good.credential), await statusOf(forged.credential)]).toEqual([0, 1])
    const fresh = await held()
    expect(decodeProtectedHeader(fresh.credential).kid).not.toBe(publicKey)
    expect(await statusOf(fresh.credential)).toBe(0)
  })

  test('has no list where nobody has a place', async () => {
    expect((await stranger.get('/kredensial/status-dompet/1')).status).toBe(404)
  })
})
