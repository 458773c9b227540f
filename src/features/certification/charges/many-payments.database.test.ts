import { expect, test } from 'vitest'
import { examOn } from '../../../../tests/applications.ts'
import { testApp } from '../../../../tests/harness.ts'
import { type Billed, billApplicant } from '../../../../tests/invoices.ts'
import { orderOf, payingCounter, sendNotice, startPayment, turnOn } from '../../../../tests/online-payments.ts'
import { runs } from '../../../../tests/quick.ts'
import type { Mood, StandInNotice } from '../../../../tests/stand-ins/provider-server.ts'
import { PROVIDERS, type Provider } from './rules.ts'

const at = await payingCounter()
const other = await testApp({ database: at.site.database })
const MANY = runs(20, 8)
const START = new Date('2026-11-20T03:00:00Z')

/** Out of a row of notices: each tenth twice, each tenth changes places with the next, each twentieth is lost. */
function disturbed(notices: StandInNotice[]): StandInNotice[] {
  const kept = notices.filter((_, index) => index % 20 !== 7)
  const doubled = kept.flatMap((notice, index) => (index % 10 === 3 ? [notice, notice] : [notice]))
  for (let index = 5; index + 1 < doubled.length; index += 10) {
    const [one, next] = [doubled[index], doubled[index + 1]]
    if (one && next) doubled.splice(index, 2, next, one)
  }
  return doubled
}

const setClocks = (now: Date) => {
  at.site.clock.now = now
  other.clock.now = now
}

/** Both processes work until nothing waits, though some answers of the provider are lost and some come to nothing. */
async function workOff(provider: Provider): Promise<void> {
  const faults: Mood[] = ['cut', 500, 'lost', 429]
  at[provider].moods.push(...faults)
  for (let round = 0; round < 4; round += 1) await Promise.all([at.site.deliverMails(), other.deliverMails()])
}

async function pay(provider: Provider, schedule: number): Promise<Billed> {
  const one = await billApplicant(at.site, { verifier: at.verifier, schedule })
  expect((await startPayment(one, 'bca')).status).toBe(201)
  at.counterparts[provider].pay(await orderOf(at.site, one))
  return one
}

test.each(PROVIDERS)(
  '%s: notices doubled, out of order and lost, two processes and a provider that fails: every invoice is settled once, and nothing differs',
  async (provider) => {
    setClocks(START)
    await turnOn(at.site, at.counterparts[provider])
    const schedule = await examOn(at.site, { kuota: MANY }, { registration_fee: 4_500_000 })
    const paid: Billed[] = []
    for (let count = 0; count < MANY; count += 1) paid.push(await pay(provider, schedule))
    const orders = await Promise.all(paid.map((one) => orderOf(at.site, one)))
    const notices = disturbed(orders.map((order) => at.counterparts[provider].notice(order)))
    await Promise.all(notices.map((notice, index) => sendNotice(index % 2 === 0 ? at.site : other, provider, notice)))
    await workOff(provider)
    setClocks(new Date(START.getTime() + 10 * 60_000))
    await Promise.all([at.site.deadlines(), other.deadlines()])
    await workOff(provider)
    setClocks(new Date('2026-11-20T18:30:00Z'))
    await at.site.db.deleteFrom('reconciliations').execute()
    await Promise.all([at.site.deadlines(), other.deadlines()])
    await workOff(provider)

    const ids = paid.map(({ invoice }) => invoice.id)
    const { db } = at.site
    const invoices = await db
      .selectFrom('invoices')
      .select(['status', 'total', 'diterima'])
      .where('id', 'in', ids)
      .execute()
    expect(invoices.filter(({ status, total, diterima }) => status !== 'lunas' || total !== diterima)).toEqual([])
    const payments = await db
      .selectFrom('payments')
      .select(['invoice_id', 'jumlah'])
      .where('invoice_id', 'in', ids)
      .execute()
    expect([payments.length, new Set(payments.map(({ invoice_id }) => invoice_id)).size]).toEqual([MANY, MANY])
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
    expect(sum(payments.map(({ jumlah }) => jumlah))).toBe(sum(invoices.map(({ total }) => total)))
    expect(await db.selectFrom('payment_differences').selectAll().execute()).toEqual([])
    const nights = await db.selectFrom('reconciliations').select(['ended_at', 'selisih']).execute()
    expect(nights).toEqual([{ ended_at: expect.any(Date), selisih: 0 }])
  },
)
