import type { Page } from 'playwright-core'
import type { Application } from '../src/features/certification/applications/contract.ts'
import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import { applyByCalls } from './applicant.ts'
import { today } from './application-office.ts'
import { call, upload } from './calls.ts'
import { inOffice } from './office.ts'
import { photo } from './papers.ts'

/** The office checks an application and approves it, so that an invoice waits. */
export async function approve(id: number): Promise<void> {
  const address = `/admin-api/permohonan/${id}`
  await inOffice(async ({ page: office }) => {
    const { persyaratan } = await call<Application>(office, 'GET', address)
    const berkas = persyaratan.flatMap(({ nama, berkas }) =>
      berkas ? [{ persyaratan: nama, file_id: berkas.id, status: 'sesuai' }] : [],
    )
    await call(office, 'PUT', `${address}/persyaratan`, { tahap: 'diajukan', berkas })
    await call(office, 'POST', `${address}/setujui`, { tahap: 'diajukan' })
  })
}

/** Applies for a schedule and is approved, so that an invoice waits; answers the application. */
export async function becomeBilled(page: Page, date: number, name: string): Promise<number> {
  const id = await applyByCalls(page, date, name)
  await approve(id)
  return id
}

/** The same, and pays; the office does its part. Another journey clicks all this. */
export async function becomeScheduled(page: Page, date: number, name: string): Promise<number> {
  const id = await becomeBilled(page, date, name)
  const invoice = await call<Invoice>(page, 'GET', `/user-training/${id}/invoice`)
  const file_id = await upload(page, 'bukti_bayar', await photo('bukti transfer.jpg'))
  const transfer = { bank_pengirim: 'Bank Contoh', nama_pengirim: name, tanggal_transfer: today() }
  await call(page, 'POST', `/user-training/${id}/invoice/bukti`, { ...transfer, jumlah: invoice.total, file_id })
  await inOffice(async ({ page: office }) => {
    const own = `/admin-api/invoice/${invoice.id}`
    const { version } = await call<{ version: number }>(office, 'GET', own)
    await call(office, 'POST', `${own}/konfirmasi`, { version, jumlah: invoice.total })
  })
  return id
}
