import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CaseRow, caseCounter, START } from '../../../../tests/charge-cases.ts'
import { confirmPayment, invoiceNow, officeDoes, payInvoice } from '../../../../tests/invoices.ts'
import { sendNotice, startPayment, turnOn } from '../../../../tests/online-payments.ts'
import { CHARGE_CASE_NAMES, caseWords } from './case-rules.ts'
import { PROVIDERS } from './rules.ts'

let at: Awaited<ReturnType<typeof caseCounter>>

beforeAll(async () => {
  at = await caseCounter()
})
beforeEach(() => {
  at.site.clock.now = START
})

const CASES: CaseRow[] = [
  { name: 'menunggu', happens: (one) => at.start(one), invoice: 'belum_dibayar', money: 'none', charge: 'menunggu' },
  {
    name: 'dibayar',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_lewat_tempo',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.site.clock.now = new Date(new Date((await invoiceNow(one)).due_at).getTime() + 1000)
      at.pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_nomor_lama',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.pays(order, provider)
      await startPayment(one, 'qris')
      return order
    },
    invoice: 'lunas',
    money: 'total',
  },
  {
    name: 'dibayar_saat_bukti_menunggu',
    happens: async (one, provider) => {
      const order = await at.start(one)
      await payInvoice(at.site, one)
      at.pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'total',
    differences: ['dibayar_saat_bukti_menunggu'],
  },
  {
    name: 'dibayar_dua_kali',
    happens: async (one, provider) => {
      const order = await at.start(one)
      await confirmPayment(at.keuangan, one)
      at.pays(order, provider)
      return order
    },
    invoice: 'lunas',
    money: 'twice',
  },
  {
    name: 'dibayar_sesudah_batal',
    happens: async (one, provider) => {
      const order = await at.start(one)
      await one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_pembayaran' })
      at.pays(order, provider)
      return order
    },
    invoice: 'pengembalian_diajukan',
    money: 'total',
  },
  {
    name: 'jumlah_berbeda',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.counterparts[provider].payOther(order, one.invoice.total - 1000)
      return order
    },
    invoice: 'menunggu_konfirmasi',
    money: 'none',
    differences: ['jumlah_berbeda'],
  },
  {
    name: 'mata_uang_berbeda',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.counterparts[provider].payInOtherCurrency(order)
      return order
    },
    invoice: 'menunggu_konfirmasi',
    money: 'none',
    differences: ['mata_uang_berbeda'],
  },
  {
    name: 'kedaluwarsa',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.counterparts[provider].expire(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'ditolak',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.counterparts[provider].deny(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'dibatalkan',
    happens: async (one, provider) => {
      const order = await at.start(one)
      at.counterparts[provider].cancel(order)
      return order
    },
    invoice: 'belum_dibayar',
    money: 'none',
  },
  {
    name: 'dibatalkan_sesudah_dihitung',
    happens: async (one, provider) => {
      const order = await at.settle(one, provider)
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
      const order = await at.settle(one, 'midtrans')
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
      const order = await at.settle(one, 'midtrans')
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

  test.each(rows)('$provider: $name', ({ provider, ...row }) => at.expectCase(row, provider))

  test('each case says what payer and office read', () => {
    for (const name of CHARGE_CASE_NAMES) {
      const { payer, office } = caseWords(name)
      expect([name, payer, office]).toEqual([name, expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    }
  })

  test('money for an invoice that wants less meanwhile pays it, and the rest goes back', async () => {
    await turnOn(at.site, at.counterparts.midtrans)
    const one = await at.bill()
    const order = await at.start(one)
    const part = 1_000_000
    await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: part, selisih: part - one.invoice.total })
    at.midtrans.take(order, 'settlement')
    await sendNotice(at.site, 'midtrans', at.midtrans.notice(order))
    await at.site.deliverMails()
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', pengembalian: part })
  })
})
