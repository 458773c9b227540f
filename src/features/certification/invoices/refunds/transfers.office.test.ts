import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, makeAccount, staffIn } from '../../../../../tests/accounts.ts'
import { contextOf } from '../../../../../tests/context.ts'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  confirmTransfer,
  counter,
  invoiceNow,
  officeDoes,
  proposeTransfer,
} from '../../../../../tests/invoices.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { PROBLEMS } from '../../../../problems.ts'
import { invoiceById } from '../queries.ts'
import { completeTransfer } from './transfer-service.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const OVER = 70_000

const account = async (one: Billed, nomor = '1234-5678') => {
  await confirmPassword(one.who.browser)
  const given = { bank: 'Bank Contoh', nomor, atas_nama: 'Wulan Contoh' }
  return one.who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, given)
}

/** Somebody who paid too much and said where it goes back to. */
async function owed(): Promise<Billed> {
  const one = await billApplicant(at.site, { verifier: at.verifier })
  await officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: one.invoice.total + OVER, selisih: OVER })
  await account(one)
  return one
}

const returned = async (one: Billed) => {
  const { dikembalikan, gerakan } = await asOffice(at.keuangan, one)
  return [dikembalikan, gerakan.filter(({ jumlah }) => jumlah < 0).length]
}

describe('money that goes back by transfer', () => {
  test('is proposed by one person and sent by another, who shows the proof', async () => {
    const one = await owed()
    expect((await asOffice(at.keuangan, one)).can).toMatchObject({ usulkan_transfer: true, kembalikan: false })
    const proposed = await proposeTransfer(at.keuangan, one)
    expect(proposed.body.transfer_kembali).toMatchObject([{ jumlah: OVER, status: 'diusulkan', berkas: null }])
    expect(proposed.body.rencana_pengembalian).toMatchObject({ melalui: null, transfer: 0 })
    expect(await returned(one)).toEqual([0, 0])
    expect((await asOffice(at.kedua.browser, one)).can).toMatchObject({ kembalikan: true, usulkan_transfer: false })
    await at.site.deliverMails()
    const done = await confirmTransfer(at, one)
    expect(done.body).toMatchObject({ status: 'lunas', dikembalikan: OVER, catatan: 'Transfer balik' })
    const [sent] = done.body.transfer_kembali
    expect(sent).toMatchObject({ status: 'selesai', berkas: { jenis: 'bukti_pengembalian' } })
    expect((await at.keuangan.get(`/berkas/${sent.berkas.id}`)).status).toBe(200)
    expect((await at.verifier.get(`/berkas/${sent.berkas.id}`)).status).toBe(404)
    const seen = (await one.who.browser.get(`/user-training/${one.id}/invoice`)).body
    expect(seen.transfer_kembali).toMatchObject([{ jumlah: OVER, berkas: { id: sent.berkas.id } }])
    expect((await one.who.browser.get(`/berkas/${sent.berkas.id}`)).status, 'it is the payer’s own').toBe(200)
    const another = await owed()
    expect((await another.who.browser.get(`/berkas/${sent.berkas.id}`)).status).toBe(404)
    const letters = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letters.map(({ subject }) => subject)).toEqual([`Dana invoice ${one.invoice.nomor} telah dikembalikan`])
  })

  test('is not sent by whoever proposed it, nor by somebody who has the permission through them, and both read why', async () => {
    const one = await owed()
    await proposeTransfer(at.keuangan, one)
    const own = await asOffice(at.keuangan, one)
    expect(own.can.kembalikan).toBe(false)
    expect(own.halangan_transfer).toMatch(
      `${PROBLEMS.SECOND_PERSON_OWN.message} Yang dapat mengonfirmasi: ${at.kedua.account.name}`,
    )
    const { id } = await makeAccount(at.site.db)
    const file_id = await makeFile(at.site, id, 'bukti_pengembalian')
    const sent = { catatan: 'Transfer balik', file_id }
    expect((await officeDoes(at.keuangan, one, 'kembalikan', sent)).body.message).toBe(
      PROBLEMS.SECOND_PERSON_OWN.message,
    )
    const made = await staffIn(at.site, ['keuangan'])
    await at.site.db
      .insertInto('permission_grants')
      .values({ user_id: made.account.id, permission: 'keuangan', granted_by: null, granted_at: at.site.clock.now })
      .execute()
    expect((await asOffice(made.browser, one)).halangan_transfer).toContain(PROBLEMS.SECOND_PERSON_NEW.message)
    const refused = await officeDoes(made.browser, one, 'kembalikan', sent)
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.SECOND_PERSON_NEW.message])
    expect(await returned(one)).toEqual([0, 0])
  })

  test('keeps its account while it is on its way, and takes another one once the proposal is taken back', async () => {
    const one = await owed()
    await proposeTransfer(at.keuangan, one)
    expect((await account(one, '99')).body.message).toBe(PROBLEMS.REFUND_UNDERWAY.message)
    expect(await invoiceNow(one)).toMatchObject({
      pengembalian_transfer: OVER,
      transfer_disiapkan: OVER,
      can: { rekening_pengembalian: false },
    })
    const dropped = await officeDoes(at.keuangan, one, 'pengembalian/tolak', { catatan: 'Rekeningnya keliru.' })
    expect(dropped.body.transfer_kembali).toMatchObject([{ status: 'dibatalkan', catatan: 'Rekeningnya keliru.' }])
    expect((await confirmTransfer(at, one)).body.message).toBe(PROBLEMS.NO_REFUND_PROPOSAL.message)
    expect((await account(one, '99')).status).toBe(200)
    expect((await proposeTransfer(at.keuangan, one)).status).toBe(200)
  })

  test('is proposed once, with exactly the sum of the plan, and confirmed over what was seen, with a proof of one’s own', async () => {
    const one = await owed()
    const wrong = await officeDoes(at.keuangan, one, 'pengembalian/transfer', { jumlah: OVER - 1 })
    expect([wrong.status, wrong.body.message]).toEqual([409, PROBLEMS.STALE.message])
    await proposeTransfer(at.keuangan, one)
    const again = await proposeTransfer(at.kedua.browser, one)
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.REFUND_UNDERWAY.message])
    const path = `/admin-api/invoice/${one.invoice.id}/kembalikan`
    const { version } = await asOffice(at.keuangan, one)
    const others = await makeFile(at.site, one.who.account.id, 'bukti_bayar')
    const foreign = await at.kedua.browser.post(path, { version, catatan: 'Sudah', file_id: others })
    expect([foreign.status, foreign.body.message]).toEqual([404, PROBLEMS.FILE_NOT_FOUND.message])
    const file_id = await makeFile(at.site, at.kedua.account.id, 'bukti_pengembalian')
    const stale = await at.kedua.browser.post(path, { version: version - 1, catatan: 'Sudah', file_id })
    expect([stale.status, stale.body.message]).toEqual([409, PROBLEMS.STALE.message])
    const without = await at.kedua.browser.post(path, { version, catatan: 'Sudah' })
    expect(without.body.errors).toHaveProperty('file_id')
    expect(await returned(one)).toEqual([0, 0])
    expect((await confirmTransfer(at, one)).status).toBe(200)
    expect((await confirmTransfer(at, one)).body.message).toBe(PROBLEMS.NO_REFUND_PROPOSAL.message)
    expect(await returned(one)).toEqual([OVER, 1])
  })

  test('leaves nothing behind when the program ends before it is whole', async () => {
    const one = await owed()
    await proposeTransfer(at.keuangan, one)
    const file_id = await makeFile(at.site, at.kedua.account.id, 'bukti_pengembalian')
    const ended = inTransaction(at.site.db, async (db) => {
      const invoice = await invoiceById(db, one.invoice.id)
      const ctx = contextOf(at.site, { ...at.kedua.account, permissions: ['keuangan'] })
      if (invoice) await completeTransfer(db, ctx, invoice, { catatan: 'Transfer balik', file_id })
      throw new Error('ended')
    })
    await expect(ended).rejects.toThrow('ended')
    expect(await returned(one)).toEqual([0, 0])
    expect((await confirmTransfer(at, one)).status).toBe(200)
  })

  test('that has become more meanwhile is sent as it was proposed, and the rest is proposed anew', async () => {
    const one = await owed()
    await proposeTransfer(at.keuangan, one)
    await officeDoes(at.keuangan, one, 'uang-masuk', { jumlah: 5_000, catatan: 'Transfer kedua kali' })
    const first = await confirmTransfer(at, one)
    expect(first.body).toMatchObject({ dikembalikan: OVER, pengembalian: OVER + 5_000 })
    expect(first.body.rencana_pengembalian.transfer).toBe(5_000)
    await proposeTransfer(at.keuangan, one)
    expect((await confirmTransfer(at, one)).body.dikembalikan).toBe(OVER + 5_000)
  })
})
