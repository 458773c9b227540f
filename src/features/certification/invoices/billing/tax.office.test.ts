import { beforeAll, expect, test } from 'vitest'
import {
  asOffice,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  invoiceNow,
} from '../../../../../tests/invoices.ts'
import { textIn } from '../../../../../tests/pdf-reading.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

/** From the day of the tests on. */
const putRate = (value: number) =>
  at.site.db
    .insertInto('setting_values')
    .values({ key: 'tarif_ppn', berlaku_sejak: '2026-11-20', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['key', 'berlaku_sejak']).doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

test('an invoice has PPN by the rate of its day, keeps it, and is paid with it', async () => {
  const before = await billApplicant(at.site, { verifier: at.verifier })
  await putRate(120)
  const one = await billApplicant(at.site, { verifier: at.verifier })
  const { items, kode_unik, total } = one.invoice
  expect(items.map(({ jumlah }) => jumlah)).toEqual([4_500_000, 495_000])
  expect(total).toBe(4_995_000 + kode_unik)
  expect(await asOffice(at.keuangan, one)).toMatchObject({ tarif_ppn: 120, dpp: 4_125_000, ppn: 495_000 })
  await putRate(0)
  expect(await invoiceNow(one)).toMatchObject({ items, total })
  expect((await invoiceNow(before)).items).toHaveLength(1)
  expect((await confirmPayment(at.keuangan, one)).status).toBe(200)
  expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', diterima: total })
  for (const path of ['invoice.pdf', 'kuitansi.pdf']) {
    const { rawPayload } = await at.site.app.server.inject({
      url: `/user-training/${one.id}/${path}`,
      headers: { accept: 'application/pdf', cookie: one.who.browser.cookieHeader },
    })
    expect((await textIn(rawPayload)).replace(/\s+/g, '')).toContain('PPN12%dariDPPnilailainRp4.125.000Rp495.000')
  }
})

test('the lines of an issued invoice cannot be changed, not even in the database', async () => {
  const one = await billApplicant(at.site, { verifier: at.verifier })
  for (const change of [{ ppn: 1 }, { tarif_ppn: 1, dpp: 1 }, { items: '[]' }, { total: 9 }]) {
    const changed = at.site.db.updateTable('invoices').set(change).where('id', '=', one.invoice.id).execute()
    await expect(changed).rejects.toThrow('the lines of an invoice')
  }
})

test('the serial number of the e-meterai is recorded once there is a receipt, stands on it, and may be taken off', async () => {
  const one = await billApplicant(at.site, { verifier: at.verifier, registration_fee: 5_000_000 })
  const stamp = async (nomor_meterai: string) => {
    const { version } = await asOffice(at.keuangan, one)
    return at.keuangan.put(`/admin-api/invoice/${one.invoice.id}/meterai`, { version, nomor_meterai })
  }
  expect((await stamp('ABC123')).status).toBe(409)
  await confirmPayment(at.keuangan, one)
  expect((await stamp('ABC123')).body).toMatchObject({ nomor_meterai: 'ABC123', perlu_meterai: true })
  expect(await invoiceNow(one)).toMatchObject({ nomor_meterai: 'ABC123' })
  const stale = { version: 1, nomor_meterai: 'LAIN' }
  expect((await at.keuangan.put(`/admin-api/invoice/${one.invoice.id}/meterai`, stale)).status).toBe(409)
  expect((await stamp('x'.repeat(41))).status).toBe(422)
  expect((await at.verifier.put(`/admin-api/invoice/${one.invoice.id}/meterai`, stale)).status).toBe(404)
  expect((await stamp('')).body.nomor_meterai).toBeNull()
})

test('whether a receipt needs an e-meterai follows the bound of the day on which it was paid', async () => {
  const one = await billApplicant(at.site, { verifier: at.verifier, registration_fee: 5_000_000 })
  await confirmPayment(at.keuangan, one)
  await at.site.db
    .insertInto('setting_values')
    .values({ key: 'batas_meterai', berlaku_sejak: '2026-11-20', value: JSON.stringify(9_000_000) })
    .execute()
  expect((await invoiceNow(one)).perlu_meterai).toBe(false)
  const paid_at = '2026-11-19T03:00:00Z'
  await at.site.db.updateTable('invoices').set({ paid_at }).where('id', '=', one.invoice.id).execute()
  expect((await invoiceNow(one)).perlu_meterai).toBe(true)
})
