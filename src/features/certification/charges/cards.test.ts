import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CaseRow, caseCounter, START } from '../../../../tests/charge-cases.ts'
import { type Billed, confirmPayment, invoiceNow } from '../../../../tests/invoices.ts'
import { orderOf, paymentNow, startPayment, turnOn } from '../../../../tests/online-payments.ts'
import { PROVIDERS, type Provider } from './rules.ts'

let at: Awaited<ReturnType<typeof caseCounter>>
const MINUTE_MS = 60_000

beforeAll(async () => {
  at = await caseCounter()
  await at.site.db
    .updateTable('payment_providers')
    .set({ metode: ['qris', 'bca', 'kartu'] })
    .execute()
})
beforeEach(() => {
  at.site.clock.now = START
})

const later = (minutes: number): void => {
  at.site.clock.now = new Date(START.getTime() + minutes * MINUTE_MS)
}
const opened = (one: Billed): Promise<string> => at.start(one, 'kartu')
const askedAgain = async (order: string): Promise<void> => {
  await at.ask(order)
  await at.site.deliverMails()
}

const UNPAID = { invoice: 'belum_dibayar', money: 'none' } as const
/** Somebody looks at it, and meanwhile nothing is due. */
const HELD = { invoice: 'menunggu_konfirmasi', money: 'none' } as const
const PAID = { invoice: 'lunas', money: 'total' } as const

const becomes =
  (happens: (order: string, provider: Provider, one: Billed) => unknown): CaseRow['happens'] =>
  async (one, provider) => {
    const order = await opened(one)
    await happens(order, provider, one)
    return order
  }

const CASES: CaseRow[] = [
  { name: 'menunggu', happens: becomes(() => undefined), ...UNPAID, charge: 'menunggu' },
  { name: 'dibayar', happens: becomes((order, provider) => at.pays(order, provider)), ...PAID },
  {
    name: 'dibayar',
    happens: becomes((order, provider) => {
      at.pays(order, provider)
      at.counterparts[provider].settle(order)
    }),
    ...PAID,
  },
  {
    name: 'dibayar_nomor_lama',
    happens: becomes(async (order, provider, one) => {
      at.pays(order, provider)
      await startPayment(one, 'qris')
    }),
    ...PAID,
  },
  {
    name: 'jumlah_berbeda',
    happens: becomes((order, provider, one) => at.counterparts[provider].payOther(order, one.invoice.total - 1)),
    ...HELD,
    differences: ['jumlah_berbeda'],
  },
  {
    name: 'mata_uang_berbeda',
    happens: becomes((order, provider) => at.counterparts[provider].payInOtherCurrency(order)),
    ...HELD,
    differences: ['mata_uang_berbeda'],
  },
]

/** Midtrans says of a transaction what Xendit keeps to its page. */
const OF_MIDTRANS: CaseRow[] = [
  // Nobody began to pay, so that Midtrans knows of no transaction.
  { name: 'kedaluwarsa', happens: becomes(() => later(61)), ...UNPAID },
  {
    name: 'kartu_ditolak',
    happens: becomes((order) => at.midtrans.take(order, 'deny')),
    ...UNPAID,
    charge: 'menunggu',
  },
  {
    // Nobody ended 3-D Secure in its ten minutes.
    name: 'kartu_ditolak',
    happens: becomes((order) => at.midtrans.take(order, 'expire')),
    ...UNPAID,
    charge: 'menunggu',
  },
  {
    name: 'kartu_ditolak',
    happens: becomes((order) => at.midtrans.take(order, 'capture', { fraud_status: 'deny' })),
    ...UNPAID,
    charge: 'menunggu',
  },
  {
    name: 'kartu_ditahan',
    happens: becomes((order) => at.midtrans.take(order, 'capture', { fraud_status: 'challenge' })),
    ...HELD,
    charge: 'menunggu',
    differences: ['kartu_ditahan'],
  },
  {
    name: 'ditolak',
    happens: becomes((order) => {
      at.midtrans.take(order, 'deny')
      later(61)
    }),
    ...UNPAID,
  },
  {
    name: 'ditarik',
    happens: async (one) => {
      const order = await at.settle(one, 'midtrans', 'kartu')
      at.midtrans.take(order, 'chargeback')
      return order
    },
    ...PAID,
    differences: ['ditarik'],
  },
  {
    name: 'dibatalkan_sesudah_dihitung',
    happens: async (one) => {
      const order = await at.settle(one, 'midtrans', 'kartu')
      at.midtrans.take(order, 'cancel')
      return order
    },
    ...PAID,
    differences: ['dibatalkan_sesudah_dihitung'],
  },
]

/** A session of Xendit ends as a whole; what was refused on it, only its payer learns. */
const OF_XENDIT: CaseRow[] = [
  {
    name: 'menunggu',
    happens: becomes((order) => at.xendit.take(order, 'FAILED')),
    ...UNPAID,
    charge: 'menunggu',
  },
  { name: 'kedaluwarsa', happens: becomes((order) => at.xendit.take(order, 'EXPIRED')), ...UNPAID },
  { name: 'dibatalkan', happens: becomes((order) => at.xendit.take(order, 'CANCELED')), ...UNPAID },
]

describe('what may become of a card', () => {
  const OF = { midtrans: OF_MIDTRANS, xendit: OF_XENDIT }
  const rows = PROVIDERS.flatMap((provider) => [...CASES, ...OF[provider]].map((row) => ({ ...row, provider })))

  test.each(rows)('$provider: $name', ({ provider, ...row }) => at.expectCase(row, provider))
})

describe.each(PROVIDERS)('a card through %s', (name) => {
  beforeAll(() => turnOn(at.site, at.counterparts[name]))
  const provider = () => at.counterparts[name]

  test('is paid with on the provider’s own page, and the invoice becomes paid by itself', async () => {
    const one = await at.bill()
    const { body } = await startPayment(one, 'kartu')
    const { halaman_bayar, qr, nomor_va } = body.tagihan
    expect([new URL(halaman_bayar).origin, qr, nomor_va]).toEqual([at[name].url, null, null])
    expect((await startPayment(one, 'kartu')).body.tagihan.halaman_bayar).toBe(halaman_bayar)
    const order = await orderOf(at.site, one)
    provider().pay(order)
    await at.deliverNotice(order, name)
    expect((await invoiceNow(one)).status).toBe('lunas')
    expect((await paymentNow(one)).tagihan).toMatchObject({ status: 'lunas', halaman_bayar: null })
  })

  test('tells the provider the order and the sum, and leads back to the invoice', async () => {
    const one = await at.bill()
    const before = at[name].asked.length
    const order = await opened(one)
    const said = JSON.stringify(at[name].asked.slice(before).map(({ body }) => body))
    expect(said).toContain(order)
    expect(said).not.toMatch(/wulan|@/i)
    if (name === 'midtrans') expect(said).toContain(`/user/sertifikasi/saya/${one.id}/invoice`)
  })

  test('a refused one is tried again on the same page, and then counts', async () => {
    const one = await at.bill()
    const order = await opened(one)
    provider().deny(order)
    await at.deliverNotice(order, name)
    const { tagihan } = await paymentNow(one)
    expect([tagihan.status, tagihan.is_refused]).toEqual(['menunggu', name === 'midtrans'])
    expect(tagihan.halaman_bayar).not.toBeNull()
    provider().pay(order)
    await at.deliverNotice(order, name)
    expect((await invoiceNow(one)).status).toBe('lunas')
  })

  test('another method closes a page that nobody has used yet', async () => {
    const one = await at.bill()
    const order = await opened(one)
    expect(provider().openPages()).toContain(order)
    await startPayment(one, 'qris')
    await at.site.deliverMails()
    expect(provider().openPages()).not.toContain(order)
    expect(await at.rowOf(order)).toMatchObject({ status: 'dibatalkan' })
  })

  test('so does the end of its hour, or a transfer that was confirmed', async () => {
    const [late, paid] = [await at.bill(), await at.bill()]
    const orders = [await opened(late), await opened(paid)]
    await confirmPayment(at.keuangan, paid)
    await askedAgain(orders[1] ?? '')
    later(61)
    await askedAgain(orders[0] ?? '')
    for (const order of orders) expect(provider().openPages()).not.toContain(order)
  })

  test('a page anywhere but at the provider is not handed on', async () => {
    const one = await at.bill()
    const { pathname, origin } = new URL(at[name].url)
    for (const elsewhere of ['https://lain.example/', 'javascript:alert(1)', `${origin}.lain.example${pathname}`]) {
      at[name].state.pageAt = elsewhere
      expect([elsewhere, (await startPayment(one, 'kartu')).status]).toEqual([elsewhere, 503])
    }
    at[name].state.pageAt = null
    expect((await startPayment(one, 'kartu')).status).toBe(201)
  })
})

describe('a card that Midtrans checks for fraud', () => {
  beforeAll(() => turnOn(at.site, at.counterparts.midtrans))

  async function held(): Promise<{ one: Billed; order: string }> {
    const one = await at.bill()
    const order = await opened(one)
    at.midtrans.take(order, 'capture', { fraud_status: 'challenge' })
    await at.deliverNotice(order, 'midtrans')
    return { one, order }
  }

  test('is not to be paid once more meanwhile, and the page waits past its hour', async () => {
    const { one, order } = await held()
    const shown = { status: 'menunggu', halaman_bayar: null, keterangan: expect.stringContaining('diperiksa') }
    expect(await paymentNow(one)).toMatchObject({ metode: [], tagihan: shown })
    expect((await startPayment(one, 'qris')).body.tagihan).toMatchObject({ metode: 'kartu' })
    later(26 * 60)
    await askedAgain(order)
    expect(await at.rowOf(order)).toMatchObject({ status: 'menunggu', kasus: 'kartu_ditahan' })
    expect(at.midtrans.transactions.get(order)?.transaction_status).toBe('capture')
  })

  test.each([
    ['accepts', 'accept', 'lunas', 'dibayar'],
    ['denies', 'deny', 'belum_dibayar', 'kartu_ditolak'],
  ] as const)('counts as the body decides there: it %s', async (_, fraud_status, invoice, kasus) => {
    const { one, order } = await held()
    at.midtrans.take(order, fraud_status === 'accept' ? 'capture' : 'deny', { fraud_status })
    await at.deliverNotice(order, 'midtrans')
    expect([(await invoiceNow(one)).status, (await at.rowOf(order)).kasus]).toEqual([invoice, kasus])
  })

  test('is let go when the invoice was paid otherwise', async () => {
    const { one, order } = await held()
    await confirmPayment(at.keuangan, one)
    await askedAgain(order)
    expect(at.midtrans.transactions.get(order)?.transaction_status).toBe('cancel')
    expect(await at.moneyOf(one)).toHaveLength(1)
  })
})

test('a card is offered only where the office has chosen it', async () => {
  await turnOn(at.site, at.counterparts.midtrans)
  const choose = (metode: string[]) => at.site.db.updateTable('payment_providers').set({ metode }).execute()
  await choose(['qris', 'bca'])
  const one = await at.bill()
  expect((await paymentNow(one)).metode).toEqual(['qris', 'bca'])
  expect((await startPayment(one, 'kartu')).status).toBe(409)
  await choose(['qris', 'bca', 'kartu'])
  expect((await paymentNow(one)).metode).toEqual(['qris', 'bca', 'kartu'])
})
