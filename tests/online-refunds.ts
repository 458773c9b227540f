import type { Method, Provider } from '../src/features/certification/charges/rules.ts'
import { addDays, day } from '../src/lib/day.ts'
import { confirmPassword } from './accounts.ts'
import { examOn, takeOwnTransition } from './applications.ts'
import type { Answer } from './http.ts'
import { type Billed, billApplicant, officeDoes, sendBack } from './invoices.ts'
import { orderOf, payingCounter, sendNotice, startPayment } from './online-payments.ts'

const TODAY = day('2026-11-20')

export interface PaidOnline extends Billed {
  order: string
}

/** Half of what was paid, rounded down: what goes back to somebody who leaves ten days before the exam. */
export const half = ({ invoice }: Billed): number => Math.floor(invoice.total / 2)

/** A counter with two people for money, whose invoices are paid through both stand-ins. */
export async function refundCounter() {
  const at = await payingCounter()
  const other = at.kedua.browser
  await at.site.db
    .updateTable('payment_providers')
    .set({ metode: ['qris', 'bca', 'kartu'] })
    .execute()

  /** Somebody who is billed for an exam ten days ahead. */
  const bill = async (): Promise<Billed> => {
    const schedule = await examOn(at.site, { start: addDays(TODAY, 10), pendaftaran_ditutup: TODAY })
    return billApplicant(at.site, { verifier: at.verifier, schedule })
  }
  const startOne = async (metode: Method = 'qris'): Promise<PaidOnline> => {
    const one = await bill()
    await startPayment(one, metode)
    return { ...one, order: await orderOf(at.site, one) }
  }
  const pays = async (name: Provider, { order }: PaidOnline): Promise<void> => {
    at.counterparts[name].pay(order)
    await sendNotice(at.site, name, at.counterparts[name].notice(order))
    await at.site.deliverMails()
  }
  const payOne = async (name: Provider, metode: Method = 'qris'): Promise<PaidOnline> => {
    const one = await startOne(metode)
    await pays(name, one)
    return one
  }
  /** The provider is asked, gives the money back and says so. */
  const finish = async (name: Provider, { order }: PaidOnline) => {
    const early = await at.site.deliverMails()
    at.counterparts[name].finishRefund(order)
    await sendNotice(at.site, name, at.counterparts[name].refundNotice(order))
    return [...early, ...(await at.site.deliverMails())]
  }
  const propose = (one: Billed, jumlah: number): Promise<Answer> =>
    officeDoes(at.keuangan, one, 'pengembalian/usul', { jumlah })
  const confirm = (one: Billed, by = other): Promise<Answer> => officeDoes(by, one, 'pengembalian/konfirmasi')
  /** Somebody who paid, left, and whose half two people send back. */
  const onItsWay = async (name: Provider): Promise<PaidOnline> => {
    const one = await payOne(name)
    await leave(one)
    await propose(one, half(one))
    await confirm(one)
    return one
  }
  const compare = async (): Promise<void> => {
    await at.site.jobs.enqueue(at.site.db, 'reconciliation', { tanggal: '2026-11-20' })
    await at.site.deliverMails()
    await at.site.deliverMails()
  }
  const differencesOf = async ({ invoice }: Billed): Promise<string[]> => {
    const found = at.site.db.selectFrom('payment_differences').select('jenis').where('invoice_id', '=', invoice.id)
    return (await found.execute()).map(({ jenis }) => jenis)
  }
  return { ...at, other, startOne, pays, payOne, finish, propose, confirm, onItsWay, compare, differencesOf }
}

/** Given up by its applicant. */
export const leave = (one: Billed): Promise<Answer> => takeOwnTransition(one.who, one.id, 'batal', 'terjadwal')

export async function giveAccount({ who, id }: Billed): Promise<Answer> {
  await confirmPassword(who.browser)
  const account = { bank: 'Bank Contoh', nomor: '1234-5678', atas_nama: 'Wulan Contoh' }
  return who.browser.put(`/user-training/${id}/invoice/pengembalian`, account)
}

export const sendByHand = sendBack
