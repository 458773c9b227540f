import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { anyIp, ask, Browser } from '../../../../tests/http.ts'
import { imposeCase } from '../../../../tests/sanctions.ts'
import { offerOf, openWallet, type TestWallet, takeOffer } from '../../../../tests/wallets.ts'

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
  const answer = await site.app.server.inject({ url })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer
}

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(site.app, {
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ip: anyIp(),
  })

const PRE = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

const codeOf = (tautan: string): string =>
  new URL(new URL(tautan).searchParams.get('credential_offer_uri') ?? '').pathname.split('/').at(-1) ?? ''

const tokenFor = (tautan: string, pin: string) =>
  form('/kredensial/token', { grant_type: PRE, 'pre-authorized_code': codeOf(tautan), tx_code: pin })

async function opened() {
  const one = await grantCertificate(site, decider)
  return { ...one, offer: await offerOf(one.who.browser, one.certificate.id) }
}

describe('an offer', () => {
  test('counts once: whoever brings the same code again gets nothing', async () => {
    const { offer } = await opened()
    const [first, again] = [await tokenFor(offer.tautan, offer.pin), await tokenFor(offer.tautan, offer.pin)]
    expect([first.status, again.status, again.body.error]).toEqual([200, 400, 'invalid_grant'])
    expect(first.headers['cache-control']).toBe('no-store')
    expect((await stranger.get(`/kredensial/tawaran/${codeOf(offer.tautan)}`)).status).toBe(410)
  })

  test('of twenty at once one gets the token', async () => {
    const { offer } = await opened()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tokenFor(offer.tautan, offer.pin)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('allows five PINs, then not even the right one', async () => {
    const { offer } = await opened()
    const wrong = String((Number(offer.pin) + 1) % 1_000_000).padStart(6, '0')
    for (let time = 0; time < 5; time += 1)
      expect((await tokenFor(offer.tautan, wrong)).body.error).toBe('invalid_grant')
    expect((await tokenFor(offer.tautan, offer.pin)).status).toBe(400)
  })

  test('lives ten minutes: the right PIN a second before, none after', async () => {
    const [one, other] = [await opened(), await opened()]
    const made = site.clock.now
    site.clock.now = new Date(made.getTime() + 599_000)
    expect((await tokenFor(one.offer.tautan, one.offer.pin)).status).toBe(200)
    site.clock.now = new Date(made.getTime() + 600_000)
    expect((await tokenFor(other.offer.tautan, other.offer.pin)).status).toBe(400)
  })

  test('is taken back by a newer one, and by a revocation in between', async () => {
    const { offer, who, certificate } = await opened()
    const newer = await offerOf(who.browser, certificate.id)
    expect((await tokenFor(offer.tautan, offer.pin)).status).toBe(400)
    await imposeCase(site, certificate.id, { notifier: decider, decider: second }, { jenis: 'pencabutan' })
    expect((await tokenFor(newer.tautan, newer.pin)).body.error).toBe('invalid_grant')
  })

  test('is not made of a suspended certificate, nor are badges; nobody else finds either', async () => {
    const { who, certificate } = await grantCertificate(site, decider)
    const other = (await grantCertificate(site, decider)).who
    for (const path of ['lencana.png', 'lencana.svg', 'sertifikat.pkpass', 'dompet'])
      expect((await other.browser.get(`/sertifikat-saya/${certificate.id}/${path}`)).status).toBe(404)
    expect((await other.browser.post(`/sertifikat-saya/${certificate.id}/dompet`)).status).toBe(404)
    await imposeCase(site, certificate.id, { notifier: decider, decider: second })
    expect((await who.browser.post(`/sertifikat-saya/${certificate.id}/dompet`)).status).toBe(409)
    for (const path of ['lencana.png', 'lencana.svg', 'sertifikat.pkpass'])
      expect((await who.browser.get(`/sertifikat-saya/${certificate.id}/${path}`)).status).toBe(409)
    const wallet = (await who.browser.get(`/sertifikat-saya/${certificate.id}/dompet`)).body
    expect(wallet).toMatchObject({ tautan_google: null, apple: false })
  })

  test('leaves neither code nor PIN in the database', async () => {
    const { offer } = await opened()
    const rows = JSON.stringify(await site.db.selectFrom('wallet_offers').selectAll().execute())
    expect(rows).not.toContain(codeOf(offer.tautan))
    expect(rows).not.toContain(`"${offer.pin}"`)
    expect(site.logged.join('\n')).not.toContain(codeOf(offer.tautan))
  })

  test('tells its maker what became of it', async () => {
    const one = await grantCertificate(site, decider)
    const seen = async () => (await one.who.browser.get(`/sertifikat-saya/${one.certificate.id}/dompet`)).body
    expect(await seen()).toMatchObject({ keadaan: null, tersimpan: [] })
    const offer = await offerOf(one.who.browser, one.certificate.id)
    expect((await seen()).keadaan).toBe('menunggu')
    await takeOffer(site, await openWallet(site), offer)
    expect(await seen()).toMatchObject({ keadaan: 'tersimpan', tersimpan: [{ created_at: expect.any(String) }] })
  })
})

interface Wrong {
  nonce?: string
  aud?: string
  typ?: string
  iat?: number
  key?: TestWallet['privateKey']
}

/** A token, and what is sent with it as proof. */
async function askFor(wrong: Wrong, more: Record<string, unknown> = {}) {
  const { offer } = await opened()
  const wallet = await openWallet(site)
  const token = (await tokenFor(offer.tautan, offer.pin)).body.access_token
  const nonce = wrong.nonce ?? (await form('/kredensial/nonce', {})).body.c_nonce
  const proof = await new SignJWT({ aud: wrong.aud ?? ORIGIN, nonce, iat: wrong.iat ?? seconds() })
    .setProtectedHeader({ alg: 'ES256', typ: wrong.typ ?? 'openid4vci-proof+jwt', jwk: wallet.jwk })
    .sign(wrong.key ?? wallet.privateKey)
  const body = { credential_configuration_id: 'sertifikat-kompetensi', proofs: { jwt: [proof] }, ...more }
  const send = (bearer = token) =>
    ask(site.app, {
      method: 'POST',
      url: '/kredensial/terbit',
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ip: anyIp(),
    })
  return { send, first: await send() }
}

describe('the credential endpoint', () => {
  test('gives one credential for one token', async () => {
    const { first, send } = await askFor({})
    const again = await send()
    expect([first.status, again.status, again.body.error]).toEqual([200, 401, 'invalid_token'])
    expect(again.headers['www-authenticate']).toContain('invalid_token')
    expect((await send('lain')).status).toBe(401)
  })

  test.each<[string, () => Promise<Wrong> | Wrong, string]>([
    ['an invented nonce', () => ({ nonce: '1.a.b' }), 'invalid_nonce'],
    ['another issuer', () => ({ aud: 'https://lain.example' }), 'invalid_proof'],
    ['another kind of token', () => ({ typ: 'JWT' }), 'invalid_proof'],
    ['an old date', () => ({ iat: seconds() - 3600 }), 'invalid_proof'],
    ['somebody else’s key', async () => ({ key: (await openWallet(site)).privateKey }), 'invalid_proof'],
  ])('refuses a proof with %s', async (_, wrong, error) => {
    const { first } = await askFor(await wrong())
    expect([first.status, first.body.error]).toEqual([400, error])
  })

  test.each([
    ['no proof', { proofs: undefined }, 'invalid_proof'],
    ['two proofs', { proofs: { jwt: ['a', 'b'] } }, 'invalid_proof'],
    ['what is no proof', { proofs: { jwt: ['satu.dua.tiga'] } }, 'invalid_proof'],
    ['another credential', { credential_configuration_id: 'ijazah' }, 'unknown_credential_configuration'],
    ['none named', { credential_configuration_id: undefined }, 'invalid_credential_request'],
  ])('refuses %s', async (_, more, error) => {
    const { first } = await askFor({}, more)
    expect([first.status, first.body.error]).toEqual([400, error])
  })

  test('refuses a nonce of yesterday', async () => {
    const nonce = (await form('/kredensial/nonce', {})).body.c_nonce
    site.clock.now = new Date(site.clock.now.getTime() + 301_000)
    expect((await askFor({ nonce })).first.body.error).toBe('invalid_nonce')
  })
})

describe('the endpoints of the standard', () => {
  test('take forms, which no other call does', async () => {
    expect((await form('/kredensial/token', { grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
    expect((await form('/kredensial/token', { grant_type: PRE })).body.error).toBe('invalid_request')
    expect((await form('/api/v1/login', { email: 'a@example.com' })).status).toBe(415)
  })

  test('set no cookie and answer pages of other sites', async () => {
    const answer = await form('/kredensial/nonce', {}, { origin: 'https://dompet.example' })
    expect([answer.status, answer.cookies, answer.headers['access-control-allow-origin']]).toEqual([200, [], '*'])
  })

  test('tell of themselves at the well-known addresses, and in the description of the calls', async () => {
    const issuer = (await published('/.well-known/openid-credential-issuer')).json()
    expect(issuer).toMatchObject({ credential_issuer: ORIGIN, display: [{ name: 'LSK Contoh' }] })
    const server = (await published('/.well-known/oauth-authorization-server')).json()
    expect(server).toMatchObject({ issuer: ORIGIN, token_endpoint: `${ORIGIN}/kredensial/token` })
    const type = (await published('/kredensial/jenis/sertifikat-kompetensi')).json()
    expect(type.claims).toHaveLength(7)
    const { paths } = (await published('/openapi.json')).json()
    for (const path of ['/kredensial/token', '/kredensial/nonce', '/kredensial/terbit'])
      expect(paths[path].post).toBeDefined()
  })
})
