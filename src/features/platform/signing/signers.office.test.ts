import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { textIn } from '../../../../tests/pdf-reading.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { approveAll, letDayPass } from '../../../../tests/pending-changes.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'
import { PROBLEMS } from '../../../problems.ts'

const PLACE = '/admin-api/sertifikat-penandatangan'
const PASSWORD = 'rahasia-p12'

let site: TestApp
let keeper: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  keeper = (await staffIn(site, ['pengguna'])).browser
})

const p12 = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../../../../tests/signers/${name}.p12`)).toString('base64')

describe('a P12', () => {
  test.each([
    ['with a wrong password', { p12: p12('valid'), kata_sandi_p12: 'salah' }, 'kata_sandi_p12', /tidak dapat dibuka/],
    ['that is none', { p12: 'AAAA', kata_sandi_p12: PASSWORD }, 'kata_sandi_p12', /tidak dapat dibuka/],
    ['that has ended', { p12: p12('expired'), kata_sandi_p12: PASSWORD }, 'p12', /sudah berakhir/],
  ])('%s is refused with a sentence', async (_what, given, field, sentence) => {
    const { status, body } = await keeper.post(`${PLACE}/periksa`, given)
    expect([status, body.errors[field]]).toEqual([422, [expect.stringMatching(sentence)]])
  })

  test('is looked at first, and signs papers once the password was given; keys never come out', async () => {
    const given = { p12: p12('valid'), kata_sandi_p12: PASSWORD }
    const shown = { nama: 'LSK Contoh Bersertifikat', penerbit: 'PSrE Contoh', valid_until: '2028-01-01T00:00:00.000Z' }
    expect((await keeper.post(`${PLACE}/periksa`, given)).body).toMatchObject(shown)
    const locked = await keeper.post(PLACE, given)
    expect([locked.status, locked.body.message]).toEqual([423, PROBLEMS.CONFIRM_PASSWORD.message])
    await confirmPassword(keeper)
    expect((await keeper.post(PLACE, given)).body).toMatchObject({ ...shown, tertunda: true })
    const [mail] = await site.deliverMails()
    expect(mail?.text).toContain('LSK Contoh Bersertifikat')
    await approveAll(site)
    await letDayPass(site)
    keeper = (await staffIn(site, ['pengguna'])).browser
    const { text } = await keeper.get(PLACE)
    expect(text).not.toMatch(/private|BEGIN|kata_sandi/)
    const decider = (await staffIn(site, ['keputusan'])).browser
    const one = await grantCertificate(site, decider)
    const headers = { accept: 'application/pdf', cookie: one.who.browser.cookieHeader }
    const { rawPayload } = await site.app.server.inject({ url: `/user-training/${one.id}/sertifikat.pdf`, headers })
    expect(pdfsigVerdicts(rawPayload)).toEqual(['valid'])
    expect(await readPdfSignature(rawPayload)).toMatchObject({
      nama: 'LSK Contoh Bersertifikat',
      penerbit: 'PSrE Contoh',
    })
    expect((await textIn(rawPayload)).replace(/\s+/g, ' ')).toContain('oleh LSK Contoh Bersertifikat')
    const entry = await site.db
      .selectFrom('audit_log')
      .select('after')
      .where('noun', '=', 'sertifikat-penandatangan')
      .where('action', '=', 'ganti')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry)).not.toMatch(/kata_sandi|private|p12":"/)
  })
})

test('a plan with time stamps needs an address of the open internet', async () => {
  const { version } = (await keeper.get('/admin-api/penandatanganan/1')).body
  for (const alamat_tsa of ['', 'bukan alamat', 'https://10.0.0.8/', 'http://stempel.example.com/']) {
    const plan = { version, tingkat: 'B-T', alamat_tsa }
    const { status, body } = await keeper.put('/admin-api/penandatanganan/1', plan)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['alamat_tsa']])
  }
  const plan = { version, tingkat: 'B-B', alamat_tsa: '', sertifikat_tsa: 'bukan PEM' }
  const { status, body } = await keeper.put('/admin-api/penandatanganan/1', plan)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sertifikat_tsa']])
})
