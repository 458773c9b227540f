import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
} from '../../../../tests/invoices.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

describe('the documents', () => {
  const textOf = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(/\s+/g, '')

  async function opened(one: Billed, path: string) {
    const answer = await at.site.app.server.inject({
      url: `/user-training/${one.id}/${path}`,
      headers: { accept: 'application/pdf', cookie: one.who.browser.cookieHeader },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    return { name: String(answer.headers['content-disposition']), text: await textOf(answer.rawPayload) }
  }

  test('are the invoice, and after payment the receipt with its own number', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier })
    const invoice = await opened(one, 'invoice.pdf')
    expect(invoice.text).toContain('BELUMDIBAYAR')
    expect(invoice.text).toContain(`Kodeunik${String(one.invoice.kode_unik).padStart(3, '0')}`)
    expect(invoice.name).toContain(`${one.invoice.nomor.replaceAll('/', '-')}.pdf`)
    expect((await one.who.browser.get(`/user-training/${one.id}/kuitansi.pdf`)).status).toBe(404)
    await confirmPayment(at.keuangan, one)
    const receipt = await opened(one, 'kuitansi.pdf')
    expect(receipt.text).toMatch(/KWT\/2026\/11\/\d{4}/)
    expect(receipt.text).toContain(one.invoice.terbilang.replace(/\s+/g, ''))
    expect(receipt.text).not.toContain('e-meterai')
    expect((await opened(one, 'invoice.pdf')).text).toContain('LUNAS')
  })

  test('name the legal basis of the body where it has one', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier })
    await confirmPayment(at.keuangan, one)
    const basisOf = (dasar_hukum: string) => at.site.db.updateTable('site_content').set({ dasar_hukum }).execute()
    for (const path of ['invoice.pdf', 'kuitansi.pdf']) {
      await basisOf('Registrasi Contoh Nomor 7 Tahun 2026')
      expect((await opened(one, path)).text).toContain('Dasarhukum:RegistrasiContohNomor7Tahun2026')
      await basisOf('')
      expect((await opened(one, path)).text).not.toContain('Dasarhukum')
    }
  })

  test('above five million ask for an e-meterai', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier, registration_fee: 5_000_000 })
    await confirmPayment(at.keuangan, one)
    expect((await invoiceNow(one)).perlu_meterai).toBe(true)
    expect((await opened(one, 'kuitansi.pdf')).text).toContain('e-meterai')
  })
})
