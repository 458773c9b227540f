import { beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { ageAccountProposals, makeSiteContent, putAccountsInForce } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { billApplicant, invoiceNow } from '../../../../tests/invoices.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { PROBLEMS } from '../../../problems.ts'

const PATH = '/admin-api/rekening'
const OLD = [{ bank: 'Bank Contoh', nomor: '111-222', atas_nama: 'LSK Contoh' }]
const NEW = [{ bank: 'Bank Lain', nomor: '999 888', atas_nama: 'LSK Contoh' }]

let site: TestApp

beforeEach(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await putAccountsInForce(site.db, OLD)
})

const propose = (by: Browser, rekening: object[] = NEW) => by.post(PATH, { rekening, alasan: 'Bank pindah.' })
const confirmNow = (by: Browser, { id, version }: { id: number; version: number }) =>
  by.post(`${PATH}/${id}/konfirmasi`, { version })
/** A day after it was proposed. */
async function confirm(by: Browser, list: { id: number; version: number }) {
  await ageAccountProposals(site.db)
  return confirmNow(by, list)
}
const inForce = async (by: Browser) =>
  (await by.get(`${PATH}?status=berlaku&sort=id&order=desc&perPage=1`)).body.data[0].rekening
const messageOf = (answer: { status: number; body: { message: string } }) => [answer.status, answer.body.message]

describe('the accounts of the body', () => {
  test('change only when a second person of the money confirms, and everybody is told twice', async () => {
    const [clerk, second, reader] = [
      await staffIn(site, ['keuangan']),
      await staffIn(site, ['keuangan']),
      await staffIn(site, ['konten']),
    ]
    const { status, body } = await propose(clerk.browser)
    expect([status, body.status]).toEqual([201, 'diusulkan'])
    expect(await inForce(reader.browser)).toEqual(OLD)
    expect(messageOf(await propose(second.browser))).toEqual([409, PROBLEMS.ACCOUNTS_PROPOSED.message])
    expect(messageOf(await confirmNow(second.browser, body))).toEqual([409, PROBLEMS.ACCOUNTS_TOO_EARLY.message])
    expect(messageOf(await confirm(clerk.browser, body))).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    expect((await confirm(reader.browser, body)).status).toBe(403)
    const told = (await site.deliverMails()).filter(({ subject }) => subject === 'Perubahan rekening lembaga diusulkan')
    expect(told.map(({ to }) => to).sort()).toEqual([clerk, second, reader].map(({ account }) => account.email).sort())
    expect(told[0]?.text).toContain('Bank Lain 999 888 a.n. LSK Contoh')
    const desk = async (key: string) =>
      (await reader.browser.get('/admin-api/meja')).body.antrean.find((queue: { key: string }) => queue.key === key)
    expect(await desk('rekening_diusulkan')).toMatchObject({ jumlah: 1 })

    expect((await confirm(second.browser, body)).body).toMatchObject({
      status: 'berlaku',
      decided_by_name: second.account.name,
    })
    expect(await inForce(reader.browser)).toEqual(NEW)
    expect(await desk('rekening_diusulkan')).toBeUndefined()
    expect(await desk('rekening_berganti')).toMatchObject({ jumlah: 1 })
    const done = (await site.deliverMails()).filter(({ subject }) => subject.includes('sudah diputuskan'))
    expect(done).toHaveLength(3)
    const { data } = (await reader.browser.get(`${PATH}?sort=id&order=desc`)).body
    expect(data.map(({ rekening }: { rekening: object[] }) => rekening)).toEqual([NEW, OLD])
  })

  test("are confirmed by those who decide where the money is one person's work", async () => {
    const clerk = await staffIn(site, ['keuangan'])
    const [decider, editor] = [await staffIn(site, ['keputusan']), await staffIn(site, ['konten', 'pengguna'])]
    const { body } = await propose(clerk.browser)
    expect((await confirm(editor.browser, body)).status).toBe(403)
    expect((await confirm(decider.browser, body)).status).toBe(200)
  })

  test('stay as they are when the proposal is taken back or refused', async () => {
    const [clerk, second] = [await staffIn(site, ['keuangan']), await staffIn(site, ['keuangan'])]
    const refuse = (by: Browser, { id, version }: { id: number; version: number }) =>
      by.post(`${PATH}/${id}/tolak`, { version, catatan: 'Tidak jadi.' })
    expect((await refuse(clerk.browser, (await propose(clerk.browser)).body)).body.status).toBe('ditarik')
    const { body } = await propose(clerk.browser)
    expect((await refuse(second.browser, body)).body.status).toBe('ditolak')
    expect((await confirm(second.browser, body)).status).toBe(409)
    expect(await inForce(clerk.browser)).toEqual(OLD)
  })

  test('are set by one person before the opening', async () => {
    await site.db.updateTable('portal').set({ opened_at: null }).execute()
    const { browser } = await staffIn(site, ['keuangan', 'pengguna', 'konten'])
    expect((await propose(browser)).body.status).toBe('berlaku')
    const { items } = (await browser.get('/admin-api/penyiapan')).body
    expect(items.find(({ key }: { key: string }) => key === 'rekening').done).toBe(true)
  })

  test("are nobody else's to propose", async () => {
    const { browser } = await staffIn(site, ['konten', 'pengguna', 'verifikasi', 'keputusan', 'pengaduan'])
    expect((await propose(browser)).status).toBe(404)
    expect(
      (await propose((await staffIn(site, ['keuangan'])).browser, [{ bank: 'B', nomor: 'abc', atas_nama: 'x' }]))
        .status,
    ).toBe(422)
  })
})

describe('an invoice', () => {
  test('keeps the account it was issued with, on its page and its PDF; the next one names the new account', async () => {
    const { browser: verifier } = await staffIn(site, ['verifikasi'])
    const [clerk, second] = [await staffIn(site, ['keuangan']), await staffIn(site, ['keuangan'])]
    const before = await billApplicant(site, { verifier })
    await confirm(second.browser, (await propose(clerk.browser)).body)
    const after = await billApplicant(site, { verifier })
    expect((await invoiceNow(before)).rekening).toEqual(OLD)
    expect((await invoiceNow(after)).rekening).toEqual(NEW)
    const { text } = await openedPdf(site.app, before.who.browser, `/user-training/${before.id}/invoice.pdf`)
    expect(text).toContain('111-222')
    expect(text).not.toContain('999 888')

    const check = async (nomor: string) => {
      const lines = [`No. rekening;${nomor}`, 'Tanggal;Keterangan;Jumlah', `20/11/2026;SETORAN;${before.invoice.total}`]
      const bytes = Buffer.from(lines.join('\n'))
      const file = { name: 'mutasi.csv', type: 'text/csv', bytes }
      return (await clerk.browser.upload('/admin-api/mutasi/periksa', 'file', file)).body.baris[0].hasil
    }
    expect([await check('111222'), await check('999-888'), await check('000123')]).toEqual(['cocok', 'tidak', 'cocok'])
  })
})
