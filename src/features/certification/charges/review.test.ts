import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activityInvoice, activityOn, holder, registerForActivity } from '../../../../tests/activities.ts'
import { type Applicant, applicant, examOn, makeApprovedApplication } from '../../../../tests/applications.ts'
import { caseCounter, START } from '../../../../tests/charge-cases.ts'
import { belongTo, foundEmployer } from '../../../../tests/employers.ts'
import { type Billed, invoiceNow, officeDoes, payInvoice } from '../../../../tests/invoices.ts'
import { turnOn } from '../../../../tests/online-payments.ts'
import { fewestRows } from '../../../../tests/quick.ts'
import { HOLDING_CASES } from './case-rules.ts'
import { type Method, PROVIDERS, type Provider } from './rules.ts'

let at: Awaited<ReturnType<typeof caseCounter>>
const DAY_MS = 86_400_000
const NOT_RECEIVED = /tidak kami terima|belum kami terima|belum dibayar|dilepas|berakhir karena/i

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

const days = (many: number): void => {
  at.site.clock.now = new Date(START.getTime() + many * DAY_MS)
}

/** The answers of a provider after which somebody has to look at an order's money. */
const SAYS: Record<
  string,
  { metode: Method; by: readonly Provider[]; says: (order: string, by: Provider, sum: number) => void }
> = {
  kartu_ditahan: {
    metode: 'kartu',
    by: ['midtrans'],
    says: (order) => at.midtrans.take(order, 'capture', { fraud_status: 'challenge' }),
  },
  jumlah_berbeda: {
    metode: 'bca',
    by: PROVIDERS,
    says: (order, by, sum) => at.counterparts[by].payOther(order, sum + 4440),
  },
  mata_uang_berbeda: {
    metode: 'bca',
    by: PROVIDERS,
    says: (order, by) => at.counterparts[by].payInOtherCurrency(order),
  },
  pesanan_berbeda: {
    metode: 'bca',
    by: PROVIDERS,
    says: (order, by) =>
      by === 'midtrans'
        ? at.midtrans.take(order, 'settlement', { order_id: 'PESANAN-LAIN' })
        : at.xendit.take(order, 'SUCCEEDED', { reference_id: 'PESANAN-LAIN' }),
  },
}

/** Somebody who pays online, by an application of their own, an employer's, or for an activity. */
interface Payer {
  who: Applicant
  base: string
  invoice: { id: number; total: number }
  /** Whom letters about it reach. */
  readers: string[]
  stage: () => Promise<unknown[]>
}

const ofApplication = ({ who, id, invoice }: Billed, payer = who): Payer => ({
  who: payer,
  base: `/user-training/${id}/invoice`,
  invoice,
  readers: [who.account.email, payer.account.email],
  stage: async () => {
    const own = at.site.db.selectFrom('user_trainings').select(['tahap', 'due_at']).where('id', '=', id)
    return Object.values(await own.executeTakeFirstOrThrow())
  },
})

const PAYERS: Record<string, { held: string; asked: string; make: () => Promise<Payer> }> = {
  'an application': {
    held: 'menunggu_konfirmasi',
    asked: 'menunggu_pembayaran',
    make: async () => ofApplication(await at.bill()),
  },
  'an employer’s application': {
    held: 'menunggu_konfirmasi',
    asked: 'menunggu_pembayaran',
    make: async () => {
      const boss = await applicant(at.site, { name: 'Sari Pengelola' })
      const employer = await foundEmployer(boss)
      const who = await applicant(at.site)
      const membership = await belongTo(at.site, boss, employer, who)
      const schedule = await examOn(at.site, {}, { registration_fee: 2_000_000 })
      await boss.browser.post(`/perusahaan/${employer}/pendaftaran`, { schedule_id: schedule, anggota: [membership] })
      const { id } = await makeApprovedApplication(at.site, who, schedule, at.verifier)
      const invoice = (await boss.browser.get(`/user-training/${id}/invoice`)).body
      return ofApplication({ who, id, invoice }, boss)
    },
  },
  'an activity': {
    held: 'menunggu_pembayaran',
    asked: 'menunggu_pembayaran',
    make: async () => {
      const who = await holder(at.site)
      const { id } = await registerForActivity(who, await activityOn(at.site, {}, { registration_fee: 750_000 }))
      return {
        who,
        base: `/pemeliharaan/${id}/invoice`,
        invoice: await activityInvoice(who, id),
        readers: [who.account.email],
        stage: async () => {
          const own = at.site.db.selectFrom('maintenance_records').select(['status', 'due_at']).where('id', '=', id)
          return Object.values(await own.executeTakeFirstOrThrow())
        },
      }
    },
  },
}

async function held(payer: Payer, name: string, provider: Provider): Promise<string> {
  const said = SAYS[name]
  if (!said) throw new Error(name)
  const { body } = await payer.who.browser.post(`${payer.base}/tagihan`, { metode: said.metode })
  expect(body.tagihan.status).toBe('menunggu')
  const { order_id } = await at.site.db
    .selectFrom('charges')
    .select('order_id')
    .where('invoice_id', '=', payer.invoice.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  said.says(order_id, provider, payer.invoice.total)
  await at.ask(order_id)
  return order_id
}

/** The office says of all that is open of an invoice that it is done. */
async function resolve({ invoice }: Pick<Payer, 'invoice'>): Promise<void> {
  const { data } = (await at.keuangan.get('/admin-api/selisih-pembayaran?status=terbuka&perPage=100')).body
  for (const { id, invoice_id, version } of data) {
    if (invoice_id !== invoice.id) continue
    const given = { version: version ?? 1, catatan: 'Bukan pembayaran invoice ini, dikembalikan penyedia.' }
    expect((await at.keuangan.post(`/admin-api/selisih-pembayaran/${id}/selesai`, given)).status).toBe(200)
  }
}

test('each case in which somebody looks at money that may pay an invoice is tried here', () => {
  expect(Object.keys(SAYS).sort()).toEqual([...HOLDING_CASES].sort())
})

function payerOf(name: string): NonNullable<(typeof PAYERS)[string]> {
  const payer = PAYERS[name]
  if (!payer) throw new Error(name)
  return payer
}

const LOOKED_AT = Object.keys(PAYERS).flatMap((of) =>
  Object.entries(SAYS).flatMap(([name, { by }]) => by.map((provider) => ({ of, name, provider }))),
)

describe('money that is looked at', () => {
  test.each(fewestRows(LOOKED_AT))(
    'of $of stops the time to pay, and gives its rest back when it was none: $provider, $name',
    async ({ of, name, provider }) => {
      const { held: heldStage, asked, make } = payerOf(of)
      await turnOn(at.site, at.counterparts[provider])
      const payer = await make()
      const before = await payer.who.browser.get(payer.base)
      const left = new Date(before.body.due_at).getTime() - START.getTime()
      await at.site.deliverMails()
      await held(payer, name, provider)
      const letters = await at.site.deliverMails()
      expect(
        letters.some(({ subject, text }) => /sedang kami periksa/.test(subject) || /sedang kami periksa/.test(text)),
      ).toBe(true)
      expect((await payer.who.browser.get(payer.base)).body).toMatchObject({
        status: 'menunggu_konfirmasi',
        can: { bayar: false },
      })
      expect(await payer.stage()).toEqual([heldStage, null])
      expect((await payer.who.browser.get(`${payer.base}/tagihan`)).body.metode).toEqual([])

      days(6)
      await at.site.deadlines()
      expect(await payer.stage()).toEqual([heldStage, null])
      const late = await at.site.deliverMails()
      const read = [...letters, ...late].filter(({ to }) => payer.readers.includes(to))
      expect(read.filter(({ text }) => NOT_RECEIVED.test(text))).toEqual([])

      // Ten minutes later.
      days(1 / 144)
      await resolve(payer)
      const [stage, due_at] = await payer.stage()
      expect(stage).toBe(asked)
      expect((due_at as Date).getTime() - at.site.clock.now.getTime()).toBeGreaterThanOrEqual(left - 1000)
      const after = await at.site.deliverMails()
      expect(after.some(({ text }) => /paling lambat/.test(text))).toBe(true)
      // Asked once more, the provider says the same: what somebody has looked at stops nothing again.
      await at.site.jobs.enqueue(at.site.db, 'reconciliation', { tanggal: '2026-11-20' })
      await at.site.deliverMails()
      expect((await payer.stage())[0]).toBe(asked)
      expect((await payer.who.browser.get(payer.base)).body.status).toBe('belum_dibayar')
    },
  )
})

describe('money that somebody looks at', () => {
  beforeAll(() => turnOn(at.site, at.counterparts.midtrans))

  test('goes on to stop the time when a proof beside it is refused', async () => {
    const one = await at.bill()
    const payer = ofApplication(one)
    await payInvoiceAndHold(one, payer)
    expect((await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })).status).toBe(200)
    expect(await payer.stage()).toEqual(['menunggu_konfirmasi', null])
    expect((await officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' })).status).toBe(409)
    await resolve(payer)
    expect((await payer.stage())[0]).toBe('menunggu_pembayaran')
  })

  test('counts when the office confirms it', async () => {
    const one = await at.bill()
    await held(ofApplication(one), 'jumlah_berbeda', 'midtrans')
    await at.site.deliverMails()
    const paid = { jumlah: one.invoice.total + 4440, selisih: 4440 }
    expect((await officeDoes(at.keuangan, one, 'konfirmasi', paid)).status).toBe(200)
    await resolve({ invoice: one.invoice })
    expect((await invoiceNow(one)).status).toBe('lunas')
  })

  test.each([
    ['extra_info', (info: object) => ({ extra_info: info })],
    ['metadata', (info: object) => ({ metadata: { extra_info: info } })],
  ])('is not looked at where Midtrans says which part of it is its own fee (%s)', async (_, placed) => {
    const one = await at.bill()
    const order = await at.start(one)
    const { total } = one.invoice
    const gross_amount_info = { original_amount: total, gross_amount: total + 4440, customer_imposed_payment_fee: 4440 }
    at.midtrans.take(order, 'settlement', { gross_amount: `${total + 4440}.00`, more: placed({ gross_amount_info }) })
    await at.deliverNotice(order, 'midtrans')
    expect(await invoiceNow(one)).toMatchObject({ status: 'lunas', pengembalian: 0 })
    expect(await at.openDifferences(one)).toEqual([])
    const { gerakan } = (await at.keuangan.get(`/admin-api/invoice/${one.invoice.id}`)).body
    expect(gerakan).toMatchObject([{ jumlah: total, biaya: 4440 }])
  })
})

async function payInvoiceAndHold(one: Billed, payer: Payer): Promise<void> {
  const { body } = await payer.who.browser.post(`${payer.base}/tagihan`, { metode: 'bca' })
  expect(body.tagihan.status).toBe('menunggu')
  const { order_id } = await at.site.db
    .selectFrom('charges')
    .select('order_id')
    .where('invoice_id', '=', one.invoice.id)
    .executeTakeFirstOrThrow()
  await payInvoice(at.site, one)
  at.midtrans.take(order_id, 'settlement', { gross_amount: '1000.00' })
  await at.ask(order_id)
  await at.site.deliverMails()
}
