import { expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { testApp } from '../../../../tests/harness.ts'
import { pdfsigVerdicts } from '../../../../tests/pdf-signatures.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { FALSEHOODS, startStamper } from '../../../../tests/time-stamps.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'

const PLAN = '/admin-api/penandatanganan/1'

test('a paper bears a time stamp where the plan says so; without the stamp it waits, and goes on by itself', async () => {
  const [site, stamper] = [await testApp(), await startStamper()]
  await makeSiteContent(site.db)
  const keeper = (await staffIn(site, ['pengguna'])).browser
  const decider = (await staffIn(site, ['keputusan'])).browser
  await confirmPassword(keeper)
  const plan = async (tingkat: string) => {
    const { version } = (await keeper.get(PLAN)).body
    const given = { version, tingkat, alamat_tsa: stamper.url, sertifikat_tsa: stamper.pem }
    expect((await beforeOpening(site, () => keeper.put(PLAN, given))).status).toBe(200)
  }
  const pdfOf = async ({ who, id }: Granted) => {
    const headers = { accept: 'application/pdf', cookie: who.browser.cookieHeader }
    const url = `/user-training/${id}/sertifikat.pdf`
    const { statusCode, rawPayload } = await site.app.server.inject({ url, headers })
    return { status: statusCode, bytes: rawPayload }
  }

  await plan('B-T')
  stamper.mood = 'away'
  const one = await grantCertificate(site, decider)
  expect((await pdfOf(one)).status).toBe(503)
  expect((await keeper.get(PLAN)).body.menunggu).toMatchObject({ jumlah: 1, sebab: expect.stringContaining('503') })
  for (const falsehood of FALSEHOODS) {
    stamper.mood = falsehood
    expect([falsehood, (await pdfOf(one)).status]).toEqual([falsehood, 503])
    expect((await keeper.get(PLAN)).body.menunggu.sebab).toContain('Stempel waktu')
  }
  stamper.mood = 'well'
  await site.deadlines()
  expect((await keeper.get(PLAN)).body.menunggu).toBeNull()
  const stamped = (await pdfOf(one)).bytes
  expect([pdfsigVerdicts(stamped), await readPdfSignature(stamped)]).toEqual([
    ['valid'],
    expect.objectContaining({ state: 'intact', coversAll: true }),
  ])

  await plan('B-LT')
  const lasting = (await pdfOf(await grantCertificate(site, decider))).bytes
  expect([pdfsigVerdicts(lasting), lasting.includes('/DSS'), lasting.includes('/CRLs')]).toEqual([
    ['valid'],
    true,
    true,
  ])
})
