import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto'
import { ContentInfo, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { unzipSync } from 'fflate'
import { importSPKI, jwtVerify } from 'jose'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { passCertificates } from '../../../../tests/pass-certificates.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { imposeCase } from '../../../../tests/sanctions.ts'
import { credentialIn } from '../holders/pages/badge-file.ts'
import { readFile } from '../holders/pages/file-check.ts'

let site: TestApp
let decider: Browser
let second: Browser
let keeper: Browser
let granted: Granted

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
  second = (await staffIn(site, ['keputusan'])).browser
  keeper = (await staffIn(site, ['pengguna'])).browser
  await keeper.post('/user/confirm-password', { password: PASSWORD })
  granted = await grantCertificate(site, decider)
})

async function file(name: string, { who, certificate }: Granted = granted) {
  const url = `/sertifikat-saya/${certificate.id}/${name}`
  const { statusCode, rawPayload, headers } = await site.app.server.inject({
    url,
    headers: { cookie: who.browser.cookieHeader },
  })
  expect(statusCode).toBe(200)
  return { bytes: new Uint8Array(rawPayload), type: headers['content-type'] }
}

const walletOf = async ({ who, certificate }: Granted = granted) =>
  (await who.browser.get(`/sertifikat-saya/${certificate.id}/dompet`)).body

describe('a badge', () => {
  test.each([
    ['lencana.png', 'image/png'],
    ['lencana.svg', 'image/svg+xml'],
  ])('%s is a picture that carries the very credential, by which the register knows it', async (name, type) => {
    const badge = await file(name)
    expect(badge.type).toBe(type)
    expect((await sharp(Buffer.from(badge.bytes)).metadata()).width).toBe(600)
    const { no_sertifikasi } = granted.certificate
    const said = Buffer.from(badge.bytes).toString()
    expect(said).toMatch(new RegExp(`Sertifikat kompetensi KTPA atas nama [^<]+, nomor ${no_sertifikasi}, dari `))
    const json = await site.app.server.inject({
      url: `/user-training/${granted.id}/kredensial.json`,
      headers: { cookie: granted.who.browser.cookieHeader },
    })
    // The browser reads SVG with its own parser, which is not here.
    const text = Buffer.from(badge.bytes).toString()
    const baked = /<openbadges:credential><!\[CDATA\[(.*?)\]\]>/s.exec(text)?.[1]
    const credential = name.endsWith('svg') ? JSON.parse(baked ?? '') : await credentialIn(badge.bytes)
    expect(credential).toEqual(json.json())
    const reading = await readFile(new Blob([name.endsWith('svg') ? JSON.stringify(credential) : badge.bytes]))
    if (reading.kind !== 'file') throw new Error(reading.kind)
    const found = await site.client.findPaper({ sha256: reading.sha256 })
    expect(found).toMatchObject({ no_sertifikasi: granted.certificate.no_sertifikasi, berlaku: true })
  })
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PEM = rsa.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const SERVICE = JSON.stringify({ type: 'service_account', private_key: PEM })

async function save(id: number, form: Record<string, unknown>) {
  const { version } = (await keeper.get(`/admin-api/dompet-ponsel/${id}`)).body
  return beforeOpening(site, () => keeper.send('PUT', `/admin-api/dompet-ponsel/${id}`, { version, ...form }))
}

const GOOGLE = {
  aktif: true,
  penerbit: '3388000000012345678',
  akun: 'kartu@contoh.iam.gserviceaccount.com',
  rantai: '',
}

describe('a pass for Google Wallet', () => {
  test('is offered only while the body has a key, which never comes out again', async () => {
    expect((await walletOf()).tautan_google).toBeNull()
    const without = await save(1, { ...GOOGLE, kunci: '' })
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['kunci']])
    const wrong = await save(1, { ...GOOGLE, kunci: 'bukan kunci' })
    expect(wrong.body.errors.kunci[0]).toContain('JSON')
    const saved = await save(1, { ...GOOGLE, kunci: SERVICE })
    expect([saved.status, saved.body.has_key]).toEqual([200, true])
    expect(saved.text).not.toContain('PRIVATE KEY')
    const kept = await site.db.selectFrom('phone_wallets').select('key_sealed').where('id', '=', 1).executeTakeFirst()
    expect(kept?.key_sealed?.includes('PRIVATE')).toBe(false)
    const log = JSON.stringify(await site.db.selectFrom('audit_log').select(['before', 'after']).execute())
    expect(log).not.toContain('PRIVATE KEY')
  })

  test('is a JWT of the body’s account that says what the certificate says, short enough for a link', async () => {
    const link: string = (await walletOf()).tautan_google
    const [address, jwt = ''] = link.split('/save/')
    expect(address).toBe('https://pay.google.com/gp/v')
    const spki = rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString()
    const { payload, protectedHeader } = await jwtVerify(jwt, await importSPKI(spki, 'RS256'), { audience: 'google' })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({ iss: GOOGLE.akun, typ: 'savetowallet', origins: ['http://localhost:3000'] })
    const { genericObjects } = payload['payload'] as { genericObjects: Record<string, unknown>[] }
    expect(genericObjects).toMatchObject([
      {
        id: expect.stringMatching(/^3388000000012345678\.[\w.-]+$/),
        classId: '3388000000012345678.sertifikat-kompetensi',
        header: { defaultValue: { language: 'id', value: 'Ir. Wulan Contoh, M.Si.' } },
        barcode: { type: 'QR_CODE', value: expect.stringContaining('/daftar-pemegang') },
      },
    ])
    expect(JSON.stringify(payload)).not.toMatch(/\D\d{16}\D|@example\.com/)
  })
})

describe('a pass for Apple Wallet', () => {
  test('is refused a key that is not its certificate’s, a certificate alone, and one that is over', async () => {
    const { key, own, above } = await passCertificates()
    const form = { aktif: true, penerbit: 'pass.example.sertifikat', akun: 'ABCDE12345' }
    const refused = async (more: object) => Object.keys((await save(2, { ...form, ...more })).body.errors ?? {})
    expect(await refused({ rantai: own + above, kunci: PEM })).toEqual(['kunci'])
    expect(await refused({ rantai: own, kunci: key })).toEqual(['rantai'])
    expect(await refused({ rantai: 'bukan', kunci: key })).toEqual(['rantai'])
    const over = await passCertificates(new Date('2026-06-01T00:00:00Z'))
    expect(await refused({ rantai: over.own + over.above, kunci: over.key })).toEqual(['rantai'])
  })

  test('is a ZIP whose manifest fits its files and is signed, detached, by the body’s key', async () => {
    const { key, own, above } = await passCertificates()
    const form = {
      aktif: true,
      penerbit: 'pass.example.sertifikat',
      akun: 'ABCDE12345',
      rantai: own + above,
      kunci: key,
    }
    expect((await save(2, form)).status).toBe(200)
    expect((await walletOf()).apple).toBe(true)
    const { bytes, type } = await file('sertifikat.pkpass')
    expect(type).toBe('application/vnd.apple.pkpass')
    const { signature, 'manifest.json': manifest, ...files } = unzipSync(bytes)
    if (!signature || !manifest) throw new Error('not a pass')
    const sums = Object.entries(files).map(([name, held]) => [name, createHash('sha1').update(held).digest('hex')])
    expect(JSON.parse(Buffer.from(manifest).toString())).toEqual(Object.fromEntries(sums))
    expect(JSON.parse(Buffer.from(files['pass.json'] ?? []).toString())).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.sertifikat',
      teamIdentifier: 'ABCDE12345',
      expirationDate: '2029-11-20T16:59:59Z',
    })
    const data = AsnConvert.parse(AsnConvert.parse(signature, ContentInfo).content, SignedData)
    expect([data.encapContentInfo.eContent, data.certificates?.length]).toEqual([undefined, 2])
    const [info] = data.signerInfos
    const [, , digest] = info?.signedAttrs ?? []
    const said = AsnConvert.parse(digest?.attrValues[0] ?? new ArrayBuffer(0), OctetString)
    expect(Buffer.from(said.buffer)).toEqual(createHash('sha256').update(manifest).digest())
    const inside = Buffer.concat((info?.signedAttrs ?? []).map((each) => Buffer.from(AsnConvert.serialize(each))))
    const signed = Buffer.concat([Buffer.from([0x31, inside.length]), inside])
    const { publicKey } = new X509Certificate(own)
    expect(verify('sha256', signed, publicKey, Buffer.from(info?.signature.buffer ?? new ArrayBuffer(0)))).toBe(true)
  })

  test('is not offered for a suspended certificate, nor is Google’s', async () => {
    const other = await grantCertificate(site, decider)
    expect(await walletOf(other)).toMatchObject({ apple: true, tautan_google: expect.any(String) })
    await imposeCase(site, other.certificate.id, { notifier: decider, decider: second })
    expect(await walletOf(other)).toMatchObject({ apple: false, tautan_google: null })
  })
})
