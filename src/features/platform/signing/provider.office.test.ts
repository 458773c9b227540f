import 'reflect-metadata'
import { X509Crl, X509CrlGenerator } from '@peculiar/x509'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeAuthority } from '../../../../tests/authorities.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { startCscProvider } from '../../../../tests/csc-providers.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { HERE } from '../../../../tests/inside.ts'
import { startResponder } from '../../../../tests/ocsp-responders.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { isQuick } from '../../../../tests/quick.ts'
import { startStamper } from '../../../../tests/time-stamps.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'

const PLACE = '/admin-api/sertifikat-penandatangan/penyedia'
const PLAN = '/admin-api/penandatanganan/1'
const NOW = new Date('2026-11-20T03:00:00Z')

let site: TestApp
let keeper: Browser
let decider: Browser
let provider: Awaited<ReturnType<typeof startCscProvider>>
let responder: Awaited<ReturnType<typeof startResponder>>
let given: Record<string, string>

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
  keeper = (await staffIn(site, ['pengguna'])).browser
  decider = (await staffIn(site, ['keputusan'])).browser
  await confirmPassword(keeper)
  responder = await startResponder(NOW)
  responder.authority = await makeAuthority('PSrE Daring Contoh')
  provider = await startCscProvider({ authority: responder.authority, ocsp: responder.url })
  given = {
    ...{ alamat: provider.url, versi: 'v1', cara_masuk: 'oauth2', alamat_token: '', nama_masuk: 'lsk' },
    ...{ kata_kunci: 'kata-kunci', kredensial: '', pin: '135790' },
  }
})
beforeEach(() => provider.behave())

async function pdfOf({ who, id }: Granted) {
  const headers = { accept: 'application/pdf', cookie: who.browser.cookieHeader }
  const { statusCode, rawPayload } = await site.app.server.inject({
    url: `/user-training/${id}/sertifikat.pdf`,
    headers,
  })
  return { status: statusCode, bytes: rawPayload }
}

const install = async (more: object = {}) =>
  expect((await beforeOpening(site, () => keeper.post(PLACE, { ...given, ...more }))).status).toBe(201)
const whyWaiting = async (): Promise<string | undefined> => (await keeper.get(PLAN)).body.menunggu?.sebab

describe('a key at a provider', () => {
  const WAYS = [
    ['v1 by OAuth 2', { versi: 'v1' }, { versi: 'v1' }],
    ['v1 by name and password', { cara_masuk: 'basic' }, { versi: 'v1', isBound: true }],
    ['v1 by a token that stays', { cara_masuk: 'bearer', kata_kunci: 'bearer-kata-kunci' }, { versi: 'v1' }],
    [
      'v2, with consent bound to the hash (SCAL 2)',
      { versi: 'v2', kredensial: 'kredensial-1' },
      { versi: 'v2', isBound: true },
    ],
  ] as const
  test.each(isQuick ? WAYS.slice(-1) : WAYS)(
    'signs a certificate that pdfsig finds valid: %s',
    async (_how, more, behaviour) => {
      await provider.behave({ ...behaviour, delayMs: 20 })
      await install(more)
      const { bytes } = await pdfOf(await grantCertificate(site, decider))
      expect(pdfsigVerdicts(bytes)).toEqual(['valid'])
      expect(await readPdfSignature(bytes)).toMatchObject({ nama: 'LSK Contoh Daring', penerbit: 'PSrE Daring Contoh' })
    },
  )

  test.each([
    ['a wrong word', {}, { kata_kunci: 'salah' }, 'kata_kunci', /401 invalid_client/],
    ['a wrong PIN', {}, { pin: '1' }, 'pin', /PIN ditolak.*invalid_pin/],
    ['a credential that asks a person', { needsOtp: true }, {}, 'alamat', /persetujuan orang/],
    ['a credential that is not there', {}, { kredensial: 'lain' }, 'alamat', /400 invalid_request/],
    ['an address in the network around', {}, { alamat: 'https://10.0.0.8/csc/v1' }, 'alamat', /internet terbuka/],
    ['an address without TLS', {}, { alamat: 'http://psre.example.com/csc/v1' }, 'alamat', /https:/],
  ] as const)(
    'with %s it is refused with a sentence, and not one of theirs',
    async (_what, behaviour, more, field, sentence) => {
      await provider.behave(behaviour)
      const { status, body, text } = await keeper.post(`${PLACE}/periksa`, { ...given, ...more })
      expect([status, body.errors]).toEqual([422, { [field]: [expect.stringMatching(sentence)] }])
      expect(text).not.toMatch(/rahasia penyedia|135790/)
    },
  )

  test.each([
    ['is out', { status: 503 }, /503/],
    ['gives two signatures', { count: 2 }, /2 tanda tangan untuk satu dokumen/],
    ['gives none', { count: 0 }, /0 tanda tangan/],
  ] as const)('that %s leaves papers waiting until it is well again', async (_what, behaviour, sentence) => {
    await install()
    await provider.behave(behaviour)
    const one = await grantCertificate(site, decider)
    expect((await pdfOf(one)).status).toBe(503)
    expect(await whyWaiting()).toMatch(sentence)
    await provider.behave()
    await site.deadlines()
    expect(pdfsigVerdicts((await pdfOf(one)).bytes)).toEqual(['valid'])
    expect(await whyWaiting()).toBeUndefined()
  })

  test('a token that ended is replaced by the next', async () => {
    await install()
    await provider.behave({ hasForgotten: true })
    await provider.seen()
    expect((await pdfOf(await grantCertificate(site, decider))).status).toBe(200)
    expect((await provider.seen()).paths.filter((path) => path === 'oauth2/token')).toHaveLength(1)
  })

  test('signs nothing with another certificate, or another key, than the one that was put in place', async () => {
    await install()
    const { key, certificates } = await provider.otherKey()
    const one = await grantCertificate(site, decider)
    await provider.behave({ key, certificates })
    expect((await pdfOf(one)).status).toBe(503)
    expect(await whyWaiting()).toContain('bukan lagi yang dipasang')
    await provider.behave({ key })
    expect((await pdfOf(one)).status).toBe(503)
    expect(await whyWaiting()).toContain('tidak cocok dengan sertifikat')
    await provider.behave()
    await site.deadlines()
  })

  test('a PIN that is refused once is tried no more until it was given anew', async () => {
    await install()
    await provider.behave({ pin: '246800' })
    await provider.seen()
    const papers = [await grantCertificate(site, decider), await grantCertificate(site, decider)]
    expect((await Promise.all(papers.map(pdfOf))).map(({ status }) => status)).toEqual([503, 503])
    await site.deadlines()
    expect((await provider.seen()).pins).toBe(1)
    // The secret of the key in force is given again by one person, and counts at once.
    expect((await keeper.post(PLACE, { ...given, pin: '246800' })).body.tertunda).toBe(false)
    await site.deadlines()
    for (const one of papers) expect((await pdfOf(one)).status).toBe(200)
  })
})

describe('revocation data (B-LT)', () => {
  const plan = async (tingkat: string, { url: alamat_tsa, pem: sertifikat_tsa } = { url: '', pem: '' }) => {
    const { version } = (await keeper.get(PLAN)).body
    const given = { version, tingkat, alamat_tsa, sertifikat_tsa }
    expect((await beforeOpening(site, () => keeper.put(PLAN, given))).status).toBe(200)
  }

  test('the responder is asked; where it says nothing of use, the paper waits and is never signed at a lower level', async () => {
    await plan('B-LT', await startStamper())
    await install()
    const one = await grantCertificate(site, decider)
    for (const [mood, sentence] of [
      ['away', '503'],
      ['expired', 'sudah usang'],
      ['wrong signer', 'tidak ditandatangani oleh penerbit'],
      ['revoked', 'sudah dicabut'],
    ] as const) {
      responder.mood = mood
      expect([mood, (await pdfOf(one)).status]).toEqual([mood, 503])
      expect(await whyWaiting()).toContain(sentence)
    }
    responder.mood = 'good'
    await site.deadlines()
    const { bytes } = await pdfOf(one)
    expect(pdfsigVerdicts(bytes)).toEqual(['valid'])
    expect([bytes.includes('/DSS'), bytes.includes('/OCSPs'), bytes.includes('/CRLs')]).toEqual([true, true, false])
  })

  test('without a responder the list is read: in force, by the issuer, and without the certificate', async () => {
    const authority = await makeAuthority('PSrE Berdaftar')
    const { fetchRevocation } = await import('./revocation-service.ts')
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'verify',
      'sign',
    ])
    const { der } = await authority.issue({ name: 'LSK', publicKey, serial: '0b', crl: responder.url })
    const listBy = async (signingKey: CryptoKey, serials: string[], until = '2026-12-01') => {
      const entries = serials.map((serialNumber) => ({ serialNumber, revocationDate: new Date('2026-11-01') }))
      const terms = { thisUpdate: new Date('2026-11-01'), nextUpdate: new Date(until) }
      const signing = { signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' }, signingKey }
      const made = await X509CrlGenerator.create({ issuer: 'CN=PSrE Berdaftar, C=ID', entries, ...terms, ...signing })
      responder.list = Buffer.from(made.rawData)
    }
    const ask = () =>
      fetchRevocation({ outbound: HERE, now: NOW }, { certificate: der, issuer: authority.root.der }).then(
        (found) => ('crl' in found ? new X509Crl(new Uint8Array(found.crl)).entries.length : found),
        (error: Error) => error.message,
      )
    const own = authority.keys.privateKey
    await listBy(own, ['0d'])
    expect(await ask()).toBe(1)
    await listBy(own, ['0b'])
    expect(await ask()).toContain('sudah dicabut')
    await listBy(own, [], '2026-11-10')
    expect(await ask()).toContain('sudah usang')
    await listBy((await makeAuthority('Lain')).keys.privateKey, [])
    expect(await ask()).toContain('tidak ditandatangani oleh penerbitnya')
  })
})
