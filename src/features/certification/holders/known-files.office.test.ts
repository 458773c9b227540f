import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeArticle, makeScheme } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { Browser } from '../../../../tests/http.ts'
import { billApplicant, type Counter, confirmPayment, counter } from '../../../../tests/invoices.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { runs } from '../../../../tests/quick.ts'
import { qrPicture } from '../../../lib/graphics/qr-drawing.ts'
import { jsonbText } from '../../../lib/jsonb-text.ts'
import { type FileResult, fileResult, readFile } from './pages/file-check.ts'

let at: Counter
let decider: Browser

beforeAll(async () => {
  at = await counter()
  decider = (await staffIn(at.site, ['keputusan'])).browser
})

const holderOf = async (no_sertifikasi: string) =>
  (await at.site.client.checkHolder({ no_sertifikasi })).pemegang ?? undefined

/** Returns what the page would say of a file, with the register asked as the page does. */
async function looked(bytes: Uint8Array, about?: string): Promise<FileResult> {
  const reading = await readFile(new Blob([new Uint8Array(bytes)]))
  if (reading.kind !== 'file') throw new Error(reading.kind)
  const found = await at.site.client.findPaper({ sha256: reading.sha256 })
  return fileResult(reading, { found, asked: about === undefined ? null : ((await holderOf(about)) ?? null), holderOf })
}

async function get({ who, id }: Granted, file: string): Promise<Buffer> {
  const headers = { cookie: who.browser.cookieHeader }
  return (await at.site.app.server.inject({ url: `/user-training/${id}/${file}`, headers })).rawPayload
}

describe('the text of a stored document', () => {
  test('is in the browser what it is in the database, whatever it holds', async () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        word,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(word, tie('any'), { maxKeys: 6 }),
      ),
    })).any
    await fc.assert(
      fc.asyncProperty(value, async (held) => {
        const json = JSON.stringify(held)
        const { rows } = await sql<{ text: string }>`select ${json}::jsonb::text as text`.execute(at.site.db)
        expect(jsonbText(JSON.parse(json))).toBe(rows[0]?.text)
      }),
      { numRuns: runs(150, 30) },
    )
  })
})

describe('a credential', () => {
  test('is recognised however it is laid out, and not with a word changed', async () => {
    const granted = await grantCertificate(at.site, decider)
    const { no_sertifikasi } = granted.certificate
    const credential = JSON.parse(String(await get(granted, 'kredensial.json')))
    const reordered = Object.fromEntries(Object.entries(credential).reverse())
    for (const one of [JSON.stringify(credential), JSON.stringify(reordered, null, 4)]) {
      expect(await looked(Buffer.from(one))).toMatchObject({ kind: 'genuine', no_sertifikasi, other: null })
    }
    const forged = JSON.stringify(credential).replace('Wulan', 'Bulan')
    expect(await looked(Buffer.from(forged))).toMatchObject({ kind: 'different', holder: { no_sertifikasi } })
  })

  test('is no longer the newest once another was issued, and an emptied one is none', async () => {
    const granted = await grantCertificate(at.site, decider)
    const before = await get(granted, 'kredensial.json')
    await at.site.db
      .insertInto('certificate_papers')
      .values({
        certificate_id: granted.certificate.id,
        versi: 2,
        nama: 'Contoh',
        alasan: 'Cetak ulang',
        created_at: '2026-11-20T03:00:00Z',
        credential: '{}',
      })
      .execute()
    expect(await looked(before)).toMatchObject({ kind: 'older' })
    const sha256 = createHash('sha256').update('{}').digest('hex')
    expect((await at.site.client.findPaper({ sha256 })).no_sertifikasi).toBeNull()
  })
})

describe('a certificate’s PDF', () => {
  test('is genuine, also under another number, and different with one byte changed', async () => {
    const [one, other] = [await grantCertificate(at.site, decider), await grantCertificate(at.site, decider)]
    const bytes = await get(one, 'sertifikat.pdf')
    const { no_sertifikasi } = one.certificate
    expect(await looked(bytes)).toMatchObject({ kind: 'genuine', no_sertifikasi, other: null })
    expect(await looked(bytes, other.certificate.no_sertifikasi)).toMatchObject({
      kind: 'genuine',
      no_sertifikasi,
      other: other.certificate.no_sertifikasi,
    })
    const changed = Buffer.concat([bytes, Buffer.from('\n')])
    expect(await looked(changed)).toMatchObject({ kind: 'different', holder: { no_sertifikasi } })
    expect(await looked(Buffer.from(pdf()), no_sertifikasi)).toMatchObject({ kind: 'different' })
    expect(await looked(Buffer.from(pdf()))).toEqual({ kind: 'unknown' })
  })
})

describe('the code on a printed proof', () => {
  test('leads to the register on this site, and to nowhere else', async () => {
    const guest = new Browser(at.site.app)
    const drawn = await guest.visit('/pemegang/kode.svg?alamat=%2Fdaftar-pemegang%3Fno_sertifikasi%3D1')
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(drawn.text).toBe(qrPicture('http://localhost:3000/daftar-pemegang?no_sertifikasi=1'))
    for (const elsewhere of ['https://situs-lain.example/', '//situs-lain.example', '/daftar-pemegang.example'])
      expect((await guest.get(`/pemegang/kode.svg?alamat=${encodeURIComponent(elsewhere)}`)).status).toBe(422)
  })
})

describe('the body’s other documents', () => {
  test('are recognised by what was handed out: invoice and receipt, each by its number', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier })
    const file = (path: string) => openedPdf(at.site.app, one.who.browser, `/user-training/${one.id}/${path}`)
    const invoice = await file('invoice.pdf')
    await file('invoice.pdf')
    expect(await looked(invoice.bytes)).toMatchObject({
      kind: 'document',
      dokumen: { jenis: 'invoice', nomor: one.invoice.nomor },
    })
    await confirmPayment(at.keuangan, one)
    const receipt = await file('kuitansi.pdf')
    expect(await looked(receipt.bytes)).toMatchObject({ dokumen: { jenis: 'kuitansi' } })
  })

  test('are recognised by what was published: a regulation and a document in an article, and no draft', async () => {
    const keep = async (text: string) => {
      const bytes = Buffer.from(pdf(`% ${text}\n`))
      return { bytes, name: (await at.site.files.storeDocument(at.site.db, bytes)).name }
    }
    const [published, draft, read, unused] = [await keep('a'), await keep('b'), await keep('c'), await keep('d')]
    await makeScheme(at.site.db, { name: 'Skema Terbit', detail_pelatihan: published.name })
    await makeScheme(at.site.db, { name: 'Skema Draf', published: false, detail_pelatihan: draft.name })
    await makeArticle(at.site.db, { slug: 'dokumen-terlampir' })
    await at.site.db
      .updateTable('articles')
      .set({ content: `<p><a href="/dokumen/${read.name}">Unduh</a></p>` })
      .where('slug', '=', 'dokumen-terlampir')
      .execute()
    const kindOf = async ({ bytes }: { bytes: Buffer }) => {
      const result = await looked(bytes)
      return result.kind === 'document' ? [result.dokumen.jenis, result.dokumen.skema] : result.kind
    }
    expect(await kindOf(published)).toEqual(['regulasi', 'Skema Terbit'])
    expect(await kindOf(read)).toEqual(['dokumen', null])
    expect([await kindOf(draft), await kindOf(unused)]).toEqual(['unknown', 'unknown'])
  })
})
