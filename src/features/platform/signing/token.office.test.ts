import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeAuthority } from '../../../../tests/authorities.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { isQuick } from '../../../../tests/quick.ts'
import { openSoftToken } from '../../../../tests/soft-tokens.ts'
import { answerOrder } from '../../../ground/signing-token/token-session.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'
import { listTokens } from './token-service.ts'

const PLACE = '/admin-api/sertifikat-penandatangan'
const [TOKEN, PIN] = ['LSK Contoh', 'pin-rahasia-contoh']

const token = openSoftToken(TOKEN, PIN)
const given = { token: TOKEN, kunci: '', pin: PIN, sertifikat: '' }

let site: TestApp
let keeper: Browser
let decider: Browser
let bare: string

beforeAll(async () => {
  site = await testApp({ env: { SIGN_PKCS11_MODULE: token.module } })
  await makeSiteContent(site.db)
  keeper = (await staffIn(site, ['pengguna'])).browser
  decider = (await staffIn(site, ['keputusan'])).browser
  await confirmPassword(keeper)
  const authority = await makeAuthority('PSrE Token Contoh')
  await token.makeKey(authority, 'RSA', 'a1')
  await token.makeKey(authority, 'EC', 'b2', { asksEachTime: true })
  bare = (await token.makeKey(authority, 'EC', 'c3', { bare: true })).pem
})

async function pdfOf({ who, id }: Granted) {
  const headers = { accept: 'application/pdf', cookie: who.browser.cookieHeader }
  const { statusCode, rawPayload } = await site.app.server.inject({
    url: `/user-training/${id}/sertifikat.pdf`,
    headers,
  })
  return { status: statusCode, bytes: rawPayload }
}

const refusalsOf = async (payload: object) => {
  const { status, body } = await keeper.post(`${PLACE}/token/periksa`, { ...given, ...payload })
  return [status, body.errors]
}

describe('a key in a token', () => {
  test('the tokens of the machine are told by their labels', async () => {
    expect((await keeper.get(`${PLACE}/token`)).body).toEqual({ token: [TOKEN], halangan: null })
  })

  const KINDS = [
    ['RSA', 'a1', ''],
    ['ECDSA that asks for the PIN before each signature', 'kunci EC', ''],
  ] as const
  test.each(isQuick ? KINDS.slice(1) : KINDS)('%s signs a certificate that pdfsig finds valid', async (kind, kunci) => {
    // Two keys bear the name of the second kind, of which one has a certificate in the token.
    const chosen = { ...given, kunci: kind === 'RSA' ? kunci : 'b2' }
    const shown = await keeper.post(`${PLACE}/token/periksa`, chosen)
    expect([shown.status, shown.body.penerbit]).toEqual([200, 'PSrE Token Contoh'])
    const { status, body } = await beforeOpening(site, () => keeper.post(`${PLACE}/token`, chosen))
    expect([status, body.nama]).toEqual([201, shown.body.nama])
    const { bytes } = await pdfOf(await grantCertificate(site, decider))
    expect(pdfsigVerdicts(bytes)).toEqual(['valid'])
    expect(await readPdfSignature(bytes)).toMatchObject({ state: 'intact', nama: body.nama })
  })

  test('a certificate that only its file has is given beside the key', async () => {
    expect(await refusalsOf({ kunci: 'c3' })).toEqual([
      422,
      { sertifikat: [expect.stringContaining('tidak menyimpan')] },
    ])
    expect((await keeper.post(`${PLACE}/token/periksa`, { ...given, kunci: 'c3', sertifikat: bare })).status).toBe(200)
    // Of another key it is found out by the signature that is tried.
    expect(await refusalsOf({ kunci: 'a1', sertifikat: bare })).toEqual([
      422,
      { token: [expect.stringContaining('tidak cocok')] },
    ])
  })

  test('what does not fit is refused with a sentence; the PIN comes back nowhere', async () => {
    expect(await refusalsOf({ token: 'Lain' })).toEqual([422, { token: [expect.stringContaining(TOKEN)] }])
    expect(await refusalsOf({})).toEqual([422, { token: [expect.stringContaining('id a1')] }])
    expect(await refusalsOf({ kunci: 'zz' })).toEqual([422, { token: [expect.stringContaining('kunci RSA')] }])
    const wrong = await keeper.post(`${PLACE}/token/periksa`, { ...given, kunci: 'a1', pin: 'pin-salah-contoh' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { pin: [expect.stringContaining('PIN ditolak')] }])
    expect(wrong.text).not.toContain('pin-salah-contoh')
    const audit = await site.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify([audit, (await keeper.get(PLACE)).body, site.logged])).not.toContain(PIN)
  })

  test('a PIN that is refused once is not tried again until it was given anew; papers wait, the desk says so', async () => {
    const install = () => keeper.post(`${PLACE}/token`, { ...given, kunci: 'a1' })
    expect((await beforeOpening(site, install)).status).toBe(201)
    await site.deliverMails()
    await token.changePin('pin-lain-contoh')
    const one = await grantCertificate(site, decider)
    expect((await pdfOf(one)).status).toBe(503)
    const desk = async (key: string) =>
      (await keeper.get('/admin-api/meja')).body.antrean.find((each: { key: string }) => each.key === key)?.jumlah
    expect([await desk('penandatangan_berhenti'), await desk('dokumen_menunggu_tanda_tangan')]).toEqual([1, 1])
    expect((await keeper.get('/admin-api/penandatanganan/1')).body.menunggu.sebab).toContain('tidak mencobanya lagi')
    // Were it tried, it would be right again.
    await token.changePin(PIN)
    await site.deadlines()
    expect((await pdfOf(one)).status).toBe(503)
    expect((await install()).body.tertunda).toBe(false)
    await site.deadlines()
    expect(pdfsigVerdicts((await pdfOf(one)).bytes)).toEqual(['valid'])
    expect([await desk('penandatangan_berhenti'), await desk('dokumen_menunggu_tanda_tangan')]).toEqual([
      undefined,
      undefined,
    ])
  })
})

test('without a module in the environment, the office reads what to do', async () => {
  const found = await listTokens({ tokenModule: undefined })
  expect(found).toEqual({ token: [], halangan: expect.stringContaining('SIGN_PKCS11_MODULE') })
})

test('without the library, or without the module it names, the sentence says so', async () => {
  const order = { module: '/nowhere/token.so', ask: 'tokens' } as const
  expect(await answerOrder(order)).toMatchObject({ fault: expect.stringContaining('SIGN_PKCS11_MODULE') })
  const missing = await answerOrder(order, () => Promise.reject(new Error('Cannot find package')))
  expect(missing).toMatchObject({ fault: expect.stringContaining('pkcs11js tidak terpasang'), refused: false })
})
