import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Billed,
  billApplicant,
  confirmPayment,
  invoiceNow,
  officeDoes,
  payInvoice,
} from '../../../../tests/invoices.ts'
import {
  orderOf,
  payingCounter,
  paymentNow,
  sendNotice,
  startPayment,
  turnOn,
} from '../../../../tests/online-payments.ts'
import { CHARGE_CASE_NAMES, type ChargeCase, caseWords } from './case-rules.ts'
import { PROVIDERS, type Provider } from './rules.ts'

let at: Awaited<ReturnType<typeof payingCounter>>
const START = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  at = await payingCounter()
})
beforeEach(() => {
  at.site.clock.now = START
})

const bill = () => billApplicant(at.site, { verifier: at.verifier })
const rowOf = (order_id: string) =>
  at.site.db.selectFrom('charges').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
const moneyOf = async ({ invoice }: Billed): Promise<number[]> =>
  (await at.site.db.selectFrom('payments').select('jumlah').where('invoice_id', '=', invoice.id).execute()).map(
    ({ jumlah }) => jumlah,
  )
const openDifferences = async ({ invoice }: Billed): Promise<string[]> =>
  (
    await at.site.db
      .selectFrom('payment_differences')
      .select('jenis')
      .where('invoice_id', '=', invoice.id)
      .where('status', '=', 'terbuka')
      .execute()
  ).map(({ jenis }) => jenis)

interface CaseRow {
  name: ChargeCase
  /** What happens between the number and the notice; answers the order that is then asked about. */
  happens: (one: Billed, provider: Provider) => Promise<string>
  invoice: string
  money: 'total' | 'none' | 'twice'
  differences?: string[]
  charge?: string
}

const started = async (one: Billed, metode: 'bca' | 'qris' = 'bca'): Promise<string> => {
  await startPayment(one, metode)
  return orderOf(at.site, one)
}

const pays = (order: string, provider: Provider) => at.counterparts[provider].pay(order)

const settled = async (one: Billed, provider: Provider): Promise<string> => {
  const order = await started(one)
  pays(order, provider)
  await sendNotice(at.site, provider, at.counterparts[provider].notice(order))
  await at.site.deliverMails()
  return order
}

const CASES: CaseRow[] = [
  { name: 'menunggu', happens: (one) => started(one), invoice: 'belum_dibayar', money: 'none', charge: 'menunggu' },
  {
    name: 'dibayar',
    happens: async (one, provider) => {
      const order = await started(one)
      pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_lewat_tempo',
    happens: async (one, provider) => {
      const order = await started(one)
      at.site.clock.now = new Date(new Date((await invoiceNow(one)).due_at).getTime() + 1000)
      pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_nomor_lama',
    happens: async (one, provider) => {
      const order = await started(one)
      pays(order, provider)
      await startPayment(one, 'qris')
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_saat_bukti_menunggu',
    happens: async (one, provider) => {
      const order = await started(one)
      await payInvoice(at.site, one)
      pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
    differences: ['dibayar_saat_bukti_menunggu'],
  },
  {
    name: 'dibayar_dua_kali',
    happens: async (one, provider) => {
      const order = await started(one)
      await confirmPayment(at.keuangan, one)
      pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'twice',
  },
  {
    name: 'dibayar_sesudah_batal',
    happens: async (one, provider) => {
      const order = await started(one)
      await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_pembayaran' })
      pays(order, provider)
      return order
    },
    invoice: 'pengembalian_diajukan',
    money: 'total',
  },
  {
    name: 'jumlah_berbeda',
    happens: async (one, provider) => {
      const order = await started(one)
      at.counterparts[provider].payOther(order, one.invoice.total - 1000)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
    differences: ['jumlah_berbeda'],
  },
  {
    name: 'mata_uang_berbeda',
    happens: async (one, provider) => {
      const order = await started(one)
      at.counterparts[provider].payInOtherCurrency(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
    differences: ['mata_uang_berbeda'],
  },
  {
    name: 'kedaluwarsa',
    happens: async (one, provider) => {
      const order = await started(one)
      at.counterparts[provider].expire(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'ditolak',
    happens: async (one, provider) => {
      const order = await started(one)
      at.counterparts[provider].deny(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'dibatalkan',
    happens: async (one, provider) => {
      const order = await started(one)
      at.counterparts[provider].cancel(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'dibatalkan_sesudah_dihitung',
    happens: async (one, provider) => {
      const order = await settled(one, provider)
      at.counterparts[provider].deny(order)
      return order
    },
    invoice: 'lunas',
    money: 'total',
    differences: ['dibatalkan_sesudah_dihitung'],
  },
]

/** Midtrans alone says these of a transaction. */
const OF_MIDTRANS: CaseRow[] = [
  {
    name: 'ditarik',
    happens: async (one) => {
      const order = await settled(one, 'midtrans')
      at.midtrans.take(order, 'chargeback')
      return order
    },
    invoice: 'lunas',
    money: 'total',
    differences: ['ditarik'],
  },
  {
    name: 'dikembalikan_di_penyedia',
    happens: async (one) => {
      const order = await settled(one, 'midtrans')
      at.midtrans.take(order, 'refund', { refunds: new Map([['di dasbor', one.invoice.total]]) })
      return order
    },
    invoice: 'lunas',
    money: 'total',
    differences: ['dikembalikan_di_penyedia'],
  },
]

describe('what may become of a number to pay to', () => {
  const rows = PROVIDERS.flatMap((provider) =>
    [...CASES, ...(provider === 'midtrans' ? OF_MIDTRANS : [])].map((row) => ({ ...row, provider })),
  )

  test.each(rows)('$provider: $name', async ({ name, happens, invoice, money, differences = [], charge, provider }) => {
    await turnOn(at.site, at.counterparts[provider])
    const one = await bill()
    const order = await happens(one, provider)
    await sendNotice(at.site, provider, at.counterparts[provider].notice(order))
    await at.site.deliverMails()
    const { total } = one.invoice
    const row = await rowOf(order)
    expect([row.status, row.kasus]).toEqual([charge ?? caseWords(name).to, name])
    // Whoever was away longer than a session lasts comes back.
    at.site.clock.now = START
    expect((await invoiceNow(one)).status).toBe(invoice)
    expect(await moneyOf(one)).toEqual({ none: [], total: [total], twice: [total, total] }[money])
    expect(await openDifferences(one)).toEqual(differences)
    expect((await paymentNow(one)).tagihan.keterangan).toMatch(/\.$/)
    // The same notice, and the same answer of the provider, once more: nothing is counted twice.
    await sendNotice(at.site, provider, at.counterparts[provider].notice(order))
    await at.site.jobs.enqueue(at.site.db, 'charge', { id: row.id })
    await at.site.deliverMails()
    expect(await moneyOf(one)).toEqual({ none: [], total: [total], twice: [total, total] }[money])
    expect(await openDifferences(one)).toEqual(differences)
  })

  test('each case says what payer and office read', () => {
    for (const name of CHARGE_CASE_NAMES) {
      const { payer, office } = caseWords(name)
      expect([name, payer, office]).toEqual([name, expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    }
  })

  test('money for an invoice that wants less meanwhile pays it, and the rest goes back', async () => {
    await turnOn(at.site, at.counterparts.midtrans)
    const one = await bill()
    const order = await started(one)
    const part = 1_000_000
    await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: part, selisih: part - one.invoice.total })
    at.midtrans.take(order, 'settlement')
    await sendNotice(at.site, 'midtrans', at.midtrans.notice(order))
    await at.site.deliverMails()
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', pengembalian: part })
  })
})
