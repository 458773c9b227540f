import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { confirmPassword } from '../../../../tests/accounts.ts'
import { takeOwnTransition } from '../../../../tests/applications.ts'
import type { Answer } from '../../../../tests/http.ts'
import {
  asOffice,
  type Billed,
  billApplicant,
  type Counter,
  confirmPayment,
  confirmTransfer,
  counter,
  officeDoes,
  payInvoice,
  proposeTransfer,
  sendBack,
} from '../../../../tests/invoices.ts'
import { runs } from '../../../../tests/quick.ts'
import type { Stage } from '../applications/rules.ts'
import { type InvoiceState, isOpenInvoice } from './state-rules.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

const stageOf = async (one: Billed): Promise<Stage> => (await asOffice(at.keuangan, one)).tahap as Stage

const ACTIONS: Record<string, (one: Billed) => Promise<Answer>> = {
  pays: (one) => payInvoice(at.site, one),
  isConfirmed: (one) => confirmPayment(at.keuangan, one),
  isShort: async (one) => {
    const { total, diterima } = await asOffice(at.keuangan, one)
    const jumlah = Math.max(1, Math.floor((total - diterima) / 2))
    return officeDoes(at.keuangan, one, 'konfirmasi', { jumlah, selisih: jumlah - (total - diterima) })
  },
  isOver: async (one) => {
    const { total, diterima } = await asOffice(at.keuangan, one)
    return officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: total - diterima + 12_345, selisih: 12_345 })
  },
  comesAgain: (one) => officeDoes(at.keuangan, one, 'uang-masuk', { jumlah: 777, catatan: 'Transfer kedua kali' }),
  isConfirmedWrongly: (one) => officeDoes(at.keuangan, one, 'konfirmasi', { jumlah: one.invoice.total - 1 }),
  isRefused: (one) => officeDoes(at.keuangan, one, 'tolak-bukti', { alasan: 'Pindaian tidak terbaca.' }),
  withdraws: async (one) => takeOwnTransition(one.who, one.id, 'batal', await stageOf(one)),
  isCancelled: async (one) => {
    const seen = (await at.verifier.get(`/admin-api/permohonan/${one.id}`)).body
    const pengembalian = seen.bila_dibatalkan?.pemohon.kembali ?? 0
    const given = { tahap: seen.tahap, alasan: 'Dibatalkan atas permintaan.', pihak: 'pemohon', pengembalian }
    return at.verifier.post(`/admin-api/permohonan/${one.id}/batalkan`, given)
  },
  isCancelledByBoth: (one) => officeDoes(at.keuangan, one, 'pembatalan/konfirmasi'),
  givesAccount: async (one) => {
    await confirmPassword(one.who.browser)
    const account = { bank: 'Bank Contoh', nomor: '123', atas_nama: 'Wulan' }
    return one.who.browser.put(`/user-training/${one.id}/invoice/pengembalian`, account)
  },
  isToBeSent: (one) => proposeTransfer(at.keuangan, one),
  isSent: (one) => confirmTransfer(at, one),
  isNotSent: (one) => officeDoes(at.keuangan, one, 'pengembalian/tolak', { catatan: 'Belum perlu' }),
  isPaidBack: (one) => sendBack(at, one),
  isTakenBack: async (one) => {
    const { sumber } = await asOffice(at.keuangan, one)
    return takenOrWon(one, 'ditarik', sumber[0]?.sisa ?? 1)
  },
  isTakenInPart: (one) => takenOrWon(one, 'ditarik', 1_000_000),
  isWon: async (one) => {
    const { sumber } = await asOffice(at.keuangan, one)
    return takenOrWon(one, 'dimenangkan', sumber[0]?.ditarik ?? 1)
  },
  isProposedTaken: (one) =>
    officeDoes(at.keuangan, one, 'penarikan', { jenis: 'ditarik', jumlah: 5000, alasan: TAKEN }),
}

/** One proposes it, another one books it. */
async function takenOrWon(one: Billed, jenis: 'ditarik' | 'dimenangkan', jumlah: number): Promise<Answer> {
  const proposed = await officeDoes(at.keuangan, one, 'penarikan', { jenis, jumlah, alasan: TAKEN })
  return proposed.status === 200 ? officeDoes(at.kedua.browser, one, 'penarikan/konfirmasi') : proposed
}

const TAKEN = 'Koreksi bank 20 November.'
const TOLERANCE = 999

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Nothing is counted twice, nothing is lost, nobody gets back more than came in. */
async function checkBooks(): Promise<void> {
  const rows = await at.site.db
    .selectFrom('invoices')
    .innerJoin('user_trainings', 'user_trainings.id', 'invoices.user_training_id')
    .select(['total', 'items', 'kode_unik', 'status', 'pengembalian', 'paid_at', 'nomor_kuitansi', 'tahap'])
    .select(['invoices.id', 'diterima', 'dikembalikan', 'ditarik'])
    .execute()
  const moved = await at.site.db.selectFrom('payments').select(['invoice_id', 'jumlah', 'chargeback_id']).execute()
  for (const row of rows) {
    const { id, total, items, kode_unik, status, pengembalian, paid_at, tahap, diterima, dikembalikan, ditarik } = row
    expect(total).toBe(sumOf((items as { jumlah: number }[]).map(({ jumlah }) => jumlah)) + kode_unik)
    expect(['lunas', 'pengembalian_diajukan', 'dikembalikan']).toContain(paid_at ? status : 'lunas')
    if (paid_at) expect(diterima).toBeGreaterThanOrEqual(total - TOLERANCE)
    expect(pengembalian).toBeLessThanOrEqual(diterima)
    expect(dikembalikan).toBeLessThanOrEqual(pengembalian)
    // What went back and what was taken never exceed what came in, and nothing is due that is not there.
    const left = diterima - dikembalikan - ditarik
    expect([left >= 0, ditarik >= 0]).toEqual([true, true])
    const due = Math.max(0, pengembalian - dikembalikan - ditarik)
    expect(due).toBeLessThanOrEqual(left)
    if (status === 'lunas' && tahap === 'terjadwal') expect(left - due).toBeGreaterThanOrEqual(total - TOLERANCE)
    expect(status === 'pengembalian_diajukan').toBe(status !== 'lunas' && due > 0)
    const all = moved.filter(({ invoice_id }) => invoice_id === id)
    const disputed = all.filter(({ chargeback_id }) => chargeback_id !== null).map(({ jumlah }) => jumlah)
    expect(-sumOf(disputed) + 0).toBe(ditarik)
    const own = all.filter(({ chargeback_id }) => chargeback_id === null).map(({ jumlah }) => jumlah)
    expect([sumOf(own.filter((sum) => sum > 0)), -sumOf(own.filter((sum) => sum < 0))]).toEqual([
      diterima,
      dikembalikan === 0 ? -0 : dikembalikan,
    ])
    expect(isOpenInvoice(status as InvoiceState)).toBe(['menunggu_pembayaran', 'menunggu_konfirmasi'].includes(tahap))
    expect(tahap === 'terjadwal').toBe(status === 'lunas' && tahap !== 'dibatalkan')
  }
  const { body: sums } = await at.keuangan.get('/admin-api/invoice-jumlah')
  const all = sumOf(sums.keadaan.map(({ total }: { total: number }) => total))
  expect(all).toBe(sumOf(rows.map(({ total }) => total)))
  const received = sumOf(rows.map(({ diterima }) => diterima))
  expect(sumOf(sums.bulan.map(({ diterima }: { diterima: number }) => diterima))).toBe(received)
  const returned = rows.map(({ dikembalikan, ditarik }) => dikembalikan + ditarik)
  const net = sumOf(sums.bulan.map(({ pendapatan }: { pendapatan: number }) => pendapatan))
  expect(net).toBe(received - sumOf(returned))
  expect(sumOf(sums.bulan.map(({ dikembalikan }: { dikembalikan: number }) => dikembalikan))).toBe(sumOf(returned))
}

test('whatever is done in whatever order, the books agree', async () => {
  const order = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 2, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(order, async (names) => {
      const one = await billApplicant(at.site, { verifier: at.verifier })
      for (const name of names) {
        const answer = await ACTIONS[name]?.(one)
        expect(answer?.status).toBeLessThan(500)
      }
      await checkBooks()
    }),
    {
      numRuns: runs(12, 4),
      examples: [
        [['pays', 'isConfirmed', 'withdraws', 'givesAccount', 'isPaidBack', 'isPaidBack']],
        [
          [
            'pays',
            'isRefused',
            'pays',
            'isConfirmed',
            'isConfirmed',
            'isCancelled',
            'isCancelledByBoth',
            'givesAccount',
            'isPaidBack',
          ],
        ],
        [['isOver', 'givesAccount', 'isToBeSent', 'comesAgain', 'isSent', 'isToBeSent', 'isNotSent', 'isPaidBack']],
        [
          [
            'isConfirmed',
            'isTakenBack',
            'isConfirmed',
            'isWon',
            'givesAccount',
            'isPaidBack',
            'withdraws',
            'isPaidBack',
          ],
        ],
        [['isOver', 'isTakenInPart', 'isConfirmed', 'isWon', 'givesAccount', 'isPaidBack', 'isTakenBack']],
        [['isConfirmed', 'withdraws', 'isTakenInPart', 'givesAccount', 'isPaidBack', 'isWon', 'isPaidBack']],
        [['isConfirmed', 'isTakenBack', 'isShort', 'isWon', 'isTakenInPart', 'withdraws', 'isWon', 'isPaidBack']],
        [['isConfirmedWrongly', 'withdraws', 'isConfirmed', 'pays']],
        [['pays', 'isShort', 'isShort', 'withdraws', 'givesAccount', 'isPaidBack', 'comesAgain', 'isPaidBack']],
        [['isShort', 'isOver', 'comesAgain', 'givesAccount', 'isPaidBack', 'withdraws', 'isPaidBack']],
      ],
    },
  )
})

test('sums are by the month of Jakarta, the last twelve', async () => {
  const one = await billApplicant(at.site, { verifier: at.verifier })
  await confirmPayment(at.keuangan, one)
  const { site } = at
  const monthOf = async (bulan: string) =>
    (await at.keuangan.get('/admin-api/invoice-jumlah')).body.bulan.find(
      (month: { bulan: string }) => month.bulan === bulan,
    )
  const { diterima: before } = await monthOf('2026-10')
  const came = (at: string) => ({ invoice_id: one.invoice.id, jumlah: 1000, at })
  await site.db.insertInto('payments').values(came('2026-10-31T16:59:59Z')).execute()
  expect(await monthOf('2026-10')).toMatchObject({ diterima: before + 1000 })
  await site.db.insertInto('payments').values(came('2026-10-31T17:00:00Z')).execute()
  expect(await monthOf('2026-10')).toMatchObject({ diterima: before + 1000 })
  const { bulan } = (await at.keuangan.get('/admin-api/invoice-jumlah')).body
  expect([bulan.length, bulan[0].bulan, bulan[11].bulan]).toEqual([12, '2025-12', '2026-11'])
})
