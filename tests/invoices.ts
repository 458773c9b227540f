import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import type { OfficeInvoice } from '../src/features/certification/invoices/office/contract.ts'
import { staffIn } from './accounts.ts'
import { type Applicant, applicant, examOn, makeApprovedApplication } from './applications.ts'
import { makeSiteContent, putAccountsInForce } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { makeFile } from './personal-data.ts'

export interface Billed {
  who: Applicant
  /** The application's number. */
  id: number
  invoice: Invoice
}

interface Choices {
  schedule?: number
  registration_fee?: number
  who?: Applicant
  verifier?: Browser
}

export interface Counter {
  site: TestApp
  /** Staff who approve, and staff who take the money. */
  verifier: Browser
  keuangan: Browser
  /** Another one who takes the money. */
  kedua: { browser: Browser; account: { id: number; name: string; email: string } }
}

/** A site with a bank account and the staff that an invoice needs. */
export async function counter(options: Parameters<typeof testApp>[0] = {}): Promise<Counter> {
  const site = await testApp(options)
  await makeSiteContent(site.db)
  await putAccountsInForce(site.db, [{ bank: 'Bank Contoh', nomor: '0000111122', atas_nama: 'LSK Contoh' }])
  const [{ browser: verifier }, { browser: keuangan }, kedua] = await Promise.all([
    staffIn(site, ['verifikasi']),
    staffIn(site, ['keuangan']),
    staffIn(site, ['keuangan']),
  ])
  return { site, verifier, keuangan, kedua }
}

/** An invoice as its owner sees it now. */
export const invoiceNow = async ({ who, id }: Billed): Promise<Invoice> =>
  (await who.browser.get(`/user-training/${id}/invoice`)).body

/** Somebody whose application was approved and billed. */
export async function billApplicant(site: TestApp, choices: Choices = {}): Promise<Billed> {
  const who = choices.who ?? (await applicant(site))
  const schedule =
    choices.schedule ?? (await examOn(site, {}, { registration_fee: choices.registration_fee ?? 4_500_000 }))
  const { id } = await makeApprovedApplication(site, who, schedule, choices.verifier)
  return { who, id, invoice: (await who.browser.get(`/user-training/${id}/invoice`)).body }
}

/** Sends a proof of payment, of exactly the total unless told otherwise. */
export async function payInvoice(site: TestApp, { who, id, invoice }: Billed, more: object = {}): Promise<Answer> {
  const file_id = await makeFile(site, who.account.id, 'bukti_bayar')
  return who.browser.post(`/user-training/${id}/invoice/bukti`, {
    bank_pengirim: 'Bank Contoh',
    nama_pengirim: 'Wulan Contoh',
    tanggal_transfer: '2026-11-20',
    jumlah: invoice.total,
    file_id,
    ...more,
  })
}

export const asOffice = async (keuangan: Browser, { invoice }: Billed): Promise<OfficeInvoice> =>
  (await keuangan.get(`/admin-api/invoice/${invoice.id}`)).body

/** Takes a step of the office as it sees the invoice now: 'konfirmasi', 'tolak-bukti', 'ingatkan', 'kembalikan'. */
export async function officeDoes(keuangan: Browser, of: Billed, call: string, more: object = {}): Promise<Answer> {
  const { version } = await asOffice(keuangan, of)
  return keuangan.post(`/admin-api/invoice/${of.invoice.id}/${call}`, { version, ...more })
}

/** One person says that what is due is to be sent. */
export async function proposeTransfer(keuangan: Browser, of: Billed): Promise<Answer> {
  const { rencana_pengembalian: plan } = await asOffice(keuangan, of)
  return officeDoes(keuangan, of, 'pengembalian/transfer', { jumlah: plan.transfer || 1 })
}

/** Another one sends it and shows the proof. */
export async function confirmTransfer(
  { site, kedua }: Pick<Counter, 'site' | 'kedua'>,
  of: Billed,
  catatan = 'Transfer balik',
): Promise<Answer> {
  const file_id = await makeFile(site, kedua.account.id, 'bukti_pengembalian')
  return officeDoes(kedua.browser, of, 'kembalikan', { catatan, file_id })
}

/** Two people send back by transfer what is due; answers the first refusal. */
export async function sendBack(at: Counter, of: Billed, catatan?: string): Promise<Answer> {
  const proposed = await proposeTransfer(at.keuangan, of)
  return proposed.status === 200 ? confirmTransfer(at, of, catatan) : proposed
}

/** Confirms the payment of exactly the total. */
export const confirmPayment = (keuangan: Browser, of: Billed): Promise<Answer> =>
  officeDoes(keuangan, of, 'konfirmasi', { jumlah: of.invoice.total })

/** Proposes to cancel a paid application, with the refund that was seen. */
export const proposeCancellation = (
  verifier: Browser,
  { id }: Billed,
  pihak: 'pemohon' | 'lembaga',
  pengembalian: number,
): Promise<Answer> => {
  const given = { tahap: 'terjadwal', alasan: 'Penguji berhalangan hadir.', pihak, pengembalian }
  return verifier.post(`/admin-api/permohonan/${id}/batalkan`, given)
}

/** Asks again as long as the site says that it is too busy: then nothing was done. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.status === 503 ? patiently(ask) : answer
}
