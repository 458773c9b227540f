import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { contextOf } from '../../../../../tests/context.ts'
import { type Granted, grantCertificate, presentApplication } from '../../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { makePaperPdf } from './service.ts'

let site: TestApp
let decider: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
})

async function pdfOf({ who, id }: Granted, path = `/user-training/${id}/sertifikat.pdf`) {
  const { statusCode, headers, rawPayload } = await site.app.server.inject({
    url: path,
    headers: { accept: 'application/pdf', cookie: who.browser.cookieHeader },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return { bytes: rawPayload, name: String(headers['content-disposition']) }
}

const textOf = async (bytes: Buffer) => {
  const proxy = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(proxy, { mergePages: true })
  return { pages: proxy.numPages, text: text.replace(/\s+/g, ' ') }
}

const certificatePapers = (certificateId: number) =>
  site.db
    .selectFrom('certificate_papers')
    .select(['id', 'versi', 'file_id', 'sha256'])
    .where('certificate_id', '=', certificateId)
    .orderBy('versi')
    .execute()

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('the certificate as PDF', () => {
  test('is made by the job, kept with its hash, and the same bytes every time', async () => {
    const one = await grantCertificate(site, decider)
    const before = (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body
    expect([before.no_sertifikasi, before.sha256]).toEqual([one.certificate.no_sertifikasi, null])
    await site.deliverMails()
    const [paper] = await certificatePapers(one.certificate.id)
    const { bytes, name } = await pdfOf(one)
    expect([hash(bytes), name]).toEqual([paper?.sha256, expect.stringContaining('sertifikat-')])
    expect(hash((await pdfOf(one)).bytes)).toBe(paper?.sha256)
    expect((await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body.sha256).toBe(paper?.sha256)
  })

  test('says who, what, for how long, under which conditions, in one page', async () => {
    const one = await grantCertificate(site, decider)
    const { pages, text } = await textOf((await pdfOf(one)).bytes)
    expect(pages).toBe(1)
    for (const words of [
      'LSK Contoh',
      'Sertifikat Kompetensi',
      one.certificate.no_sertifikasi,
      'Ir. Wulan Contoh, M.Si.',
      'Sertifikasi Contoh',
      'Melakukan pelingkupan',
      '20 November 2026',
      '20 November 2029',
      'tetap milik LSK Contoh',
      'Direktur Lembaga',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('is made on the spot for whoever comes before the job, which then finds it done', async () => {
    const one = await grantCertificate(site, decider)
    const first = await pdfOf(one)
    const [paper] = await certificatePapers(one.certificate.id)
    await makePaperPdf(contextOf(site), paper?.id ?? 0)
    expect(await certificatePapers(one.certificate.id)).toEqual([paper])
    expect(hash(first.bytes)).toBe(paper?.sha256)
  })

  test('made by several at once is one', async () => {
    const one = await grantCertificate(site, decider)
    const all = await Promise.all(Array.from({ length: 4 }, () => pdfOf(one)))
    const [paper] = await certificatePapers(one.certificate.id)
    expect(new Set(all.map(({ bytes }) => hash(bytes)))).toEqual(new Set([paper?.sha256]))
    const kept = await site.db
      .selectFrom('private_files')
      .select('id')
      .where('user_id', '=', one.who.account.id)
      .where('jenis', '=', 'sertifikat')
      .execute()
    expect(kept).toEqual([{ id: paper?.file_id }])
  })

  test('is nobody else’s: strangers, other members and people without a certificate get none', async () => {
    const one = await grantCertificate(site, decider)
    const other = (await loggedIn(site)).browser
    const waiting = await presentApplication(site)
    for (const path of ['sertifikat', 'sertifikat.pdf', 'kredensial.json']) {
      expect((await new Browser(site.app).get(`/user-training/${one.id}/${path}`)).status).toBe(401)
      expect((await other.get(`/user-training/${one.id}/${path}`)).status).toBe(404)
      const own = await waiting.who.browser.get(`/user-training/${waiting.id}/${path}`)
      expect([own.status, own.body.message]).toEqual([404, 'Sertifikat tidak ditemukan.'])
    }
  })

  test('nobody gives a file as a certificate', async () => {
    const { browser } = await loggedIn(site)
    const file = { name: 'sertifikat.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }
    const answer = await browser.upload('/berkas', 'file', file, { fields: { jenis: 'sertifikat' } })
    expect([answer.status, answer.body.errors.jenis]).toEqual([422, ['Pilih jenis berkas.']])
  })
})
