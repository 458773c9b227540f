import { describe, expect, test } from 'vitest'
import { hindranceOf, type PaidCharge, planWords, REFUND_EFFECTS, refundPlan } from './rules.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number, ms = 0): Date => new Date(NOW.getTime() - days * DAY_MS - ms)

const charge = (changes: Partial<PaidCharge> = {}): PaidCharge => ({
  charge_id: 1,
  penyedia: 'midtrans',
  metode: 'qris',
  jumlah: 1000,
  dikembalikan: 0,
  paid_at: NOW,
  serves: true,
  is_refused: false,
  is_disputed: false,
  ...changes,
})

const plan = (due: number, charges: PaidCharge[], underway = 0) =>
  refundPlan({
    sums: { pengembalian: due, dikembalikan: 0, ditarik: 0, disengketakan: 0 },
    underway,
    charges,
    now: NOW,
  })
const through = (charge_id: number, jumlah: number) => ({ charge_id, penyedia: 'midtrans', metode: 'qris', jumlah })

describe('what keeps a provider from giving money back', () => {
  test.each([
    ['nothing', {}, undefined],
    ['a virtual account', { metode: 'bca' }, 'virtual_account'],
    ['nothing for a card', { metode: 'kartu' }, undefined],
    ['a card after half a year', { metode: 'kartu', paid_at: daysAgo(180, 1) }, 'lewat_waktu'],
    ['what was taken back', { is_disputed: true, is_refused: true }, 'disengketakan'],
    ['a refusal', { is_refused: true }, 'ditolak_penyedia'],
    ['an account that is not kept', { serves: false }, 'tanpa_penyedia'],
    ['not the 45th day at Midtrans', { paid_at: daysAgo(45) }, undefined],
    ['a moment after it', { paid_at: daysAgo(45, 1) }, 'lewat_waktu'],
    ['not the 30th day at Xendit', { penyedia: 'xendit', paid_at: daysAgo(30) }, undefined],
    ['a moment after that', { penyedia: 'xendit', paid_at: daysAgo(30, 1) }, 'lewat_waktu'],
  ] as const)('%s', (_, changes, hindrance) => {
    expect(hindranceOf(charge(changes), NOW)).toBe(hindrance)
  })
})

describe('the way back', () => {
  test.each([
    ['nothing is due', plan(0, [charge()]), { melalui: null, transfer: 0, sebab_transfer: null }],
    ['a part', plan(400, [charge()]), { melalui: through(1, 400), transfer: 0, sebab_transfer: null }],
    ['all of it', plan(1000, [charge()]), { melalui: through(1, 1000), transfer: 0, sebab_transfer: null }],
    [
      'more than came in there: the rest by transfer',
      plan(1001, [charge()]),
      { melalui: through(1, 1000), transfer: 1, sebab_transfer: 'bukan_daring' },
    ],
    [
      'what is left of it',
      plan(1000, [charge({ dikembalikan: 300 })]),
      { melalui: through(1, 700), transfer: 300, sebab_transfer: 'bukan_daring' },
    ],
    [
      'what is underway is not planned again',
      plan(400, [charge({ dikembalikan: 400 })], 400),
      { melalui: null, transfer: 0, sebab_transfer: null },
    ],
    [
      'the last payment before the one before it',
      plan(1500, [charge({ charge_id: 2 }), charge()]),
      { melalui: through(2, 1000), transfer: 0, sebab_transfer: null },
    ],
    [
      'past a virtual account',
      plan(1500, [charge({ charge_id: 2, metode: 'bni' }), charge()]),
      { melalui: through(1, 1000), transfer: 500, sebab_transfer: 'virtual_account' },
    ],
    [
      'to the card that was paid with',
      plan(500, [charge({ metode: 'kartu' })]),
      { melalui: { ...through(1, 500), metode: 'kartu' }, transfer: 0, sebab_transfer: null },
    ],
    ['a bank transfer', plan(500, []), { melalui: null, transfer: 500, sebab_transfer: 'bukan_daring' }],
  ])('%s', (_, planned, expected) => {
    expect(planned).toEqual(expected)
  })

  test('is said in rupiah before anybody decides', () => {
    const sums = { diterima: 2500, pengembalian: 1500, dikembalikan: 0 }
    expect(planWords(sums, plan(1500, [charge()]))).toBe(
      'Dari Rp2.500 yang dibayar, Rp1.500 dikembalikan. Rp1.000 melalui Midtrans (QRIS) ke akun pembayarnya. Rp500 dengan transfer ke rekening pemiliknya. Dana ini masuk dengan transfer bank.',
    )
  })
})

test('only a refund that a provider was asked for follows its answers', () => {
  const effects = Object.entries(REFUND_EFFECTS).map(([state, by]) => [state, by.diproses, by.selesai, by.ditolak])
  expect(effects).toEqual([
    ['dikirim', 'wait', 'done', 'refused'],
    ['ditolak', 'none', 'late', 'none'],
    ['selesai', 'none', 'none', 'undone'],
    ['diusulkan', 'none', 'none', 'none'],
    ['dibatalkan', 'none', 'none', 'none'],
  ])
})
