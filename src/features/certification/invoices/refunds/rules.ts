import { formatRupiah } from '../../../../lib/rupiah.ts'
import { METHOD_NAMES, type Method, PROVIDER_NAMES, type Provider } from '../../charges/rules.ts'
import { refundDue, type Sums } from '../state-rules.ts'

/** States of a refund through a provider. */
export const REFUND_STATES = {
  diusulkan: 'Menunggu orang kedua',
  dikirim: 'Sedang diproses penyedia',
  selesai: 'Sudah dikembalikan',
  ditolak: 'Ditolak penyedia',
  dibatalkan: 'Tidak jadi',
} as const
export type RefundState = keyof typeof REFUND_STATES
export const REFUND_STATE_NAMES = Object.keys(REFUND_STATES) as [RefundState, ...RefundState[]]

/** The words about a refund for the owner of the invoice; a refund that is only proposed is no promise yet. */
export const REFUND_WORDS: Record<RefundState, string> = {
  diusulkan: 'Pengembalian sedang kami siapkan.',
  dikirim: 'Pengembalian sudah kami minta kepada penyedia pembayaran dan sedang diproses.',
  selesai: 'Dana sudah dikembalikan ke akun atau kartu yang dipakai membayar.',
  ditolak: 'Penyedia pembayaran tidak dapat mengembalikannya, jadi dana kami transfer ke rekening Anda.',
  dibatalkan: 'Pengembalian ini tidak dijalankan.',
}

/** The open states; while a refund is in one, no other starts for the invoice. */
export const OPEN_REFUNDS = ['diusulkan', 'dikirim'] as const satisfies readonly RefundState[]

export const isOpenRefund = (status: RefundState): boolean => OPEN_REFUNDS.some((one) => one === status)

/** The reasons why money that came through a charge goes back by a bank transfer. */
export const HINDRANCES = {
  bukan_daring: 'Dana ini masuk dengan transfer bank.',
  virtual_account: 'Penyedia tidak dapat mengembalikan pembayaran lewat virtual account.',
  tanpa_penyedia: 'Akun penyedianya tidak dipakai lagi.',
  lewat_waktu: 'Masa pengembalian pada penyedia sudah lewat.',
  ditolak_penyedia: 'Penyedia menolak pengembaliannya.',
  disengketakan: 'Penyedia menyatakan dana ini ditarik kembali atau sudah dikembalikan.',
} as const
export type Hindrance = keyof typeof HINDRANCES
export const HINDRANCE_NAMES = Object.keys(HINDRANCES) as [Hindrance, ...Hindrance[]]

const DAY_MS = 86_400_000
/**
 * The days after payment within which a provider refunds (their documents), for the methods it refunds at all. Midtrans
 * states no limit for cards: it refuses by itself, and the transfer follows.
 */
const REFUND_DAYS: Record<Provider, Partial<Record<Method, number>>> = {
  midtrans: { qris: 45, kartu: 180 },
  xendit: { qris: 30, kartu: 180 },
}

/** A charge that was paid, with the sum that went back through it. */
export interface PaidCharge {
  charge_id: number
  penyedia: Provider
  metode: Method
  /** Whole rupiah that came in. */
  jumlah: number
  /** The sum that was refunded through it, taken back, or asked of its provider. */
  dikembalikan: number
  paid_at: Date
  /** True when its provider's account can be used now. */
  serves: boolean
  /** True when the provider has refused to refund any of it. */
  is_refused: boolean
  /** True when the provider reports it as taken back or returned. */
  is_disputed: boolean
}

export function hindranceOf(charge: PaidCharge, now: Date): Hindrance | undefined {
  const days = REFUND_DAYS[charge.penyedia][charge.metode]
  if (charge.is_disputed) return 'disengketakan'
  if (days === undefined) return 'virtual_account'
  if (charge.is_refused) return 'ditolak_penyedia'
  if (!charge.serves) return 'tanpa_penyedia'
  return now.getTime() - charge.paid_at.getTime() > days * DAY_MS ? 'lewat_waktu' : undefined
}

/** The plan by which way the sum that is due goes back; all in whole rupiah. */
export interface RefundPlan {
  /** The refund that can be proposed next. */
  melalui: { charge_id: number; penyedia: Provider; metode: Method; jumlah: number } | null
  /** The sum that no provider gives back. */
  transfer: number
  sebab_transfer: Hindrance | null
}

interface Asked {
  sums: Pick<Sums, 'pengembalian' | 'dikembalikan' | 'ditarik' | 'disengketakan'>
  /** The sum that was proposed, by either way, or asked of a provider, and has not gone back yet. */
  underway: number
  /** The charges, the one paid last first. */
  charges: readonly PaidCharge[]
  now: Date
}

/**
 * Plans how the sum that is due goes back: through the charge paid last, then earlier ones, each up to what came in
 * there, and the rest by transfer.
 */
export function refundPlan({ sums, underway, charges, now }: Asked): RefundPlan {
  let left = Math.max(0, refundDue(sums) - underway)
  let melalui: RefundPlan['melalui'] = null
  let sebab: Hindrance | null = null
  for (const charge of charges) {
    const hindrance = hindranceOf(charge, now)
    sebab ??= hindrance ?? null
    const jumlah = hindrance ? 0 : Math.min(left, charge.jumlah - charge.dikembalikan)
    if (jumlah <= 0) continue
    const { charge_id, penyedia, metode } = charge
    melalui ??= { charge_id, penyedia, metode, jumlah }
    left -= jumlah
  }
  return { melalui, transfer: left, sebab_transfer: left > 0 ? (sebab ?? 'bukan_daring') : null }
}

/** The plan as it is shown, without the id of the charge. */
export type ShownPlan = Omit<RefundPlan, 'melalui'> & {
  melalui: Omit<NonNullable<RefundPlan['melalui']>, 'charge_id'> | null
}

/** Says what was paid, how much of it goes back and by which way, for the two people who decide on it. */
export function planWords(
  { diterima, pengembalian, dikembalikan }: Pick<Sums, 'diterima' | 'pengembalian' | 'dikembalikan'>,
  { melalui, transfer, sebab_transfer }: ShownPlan,
): string {
  const back = dikembalikan > 0 ? `, ${formatRupiah(dikembalikan)} sudah kembali` : ''
  return [
    `Dari ${formatRupiah(diterima)} yang dibayar, ${formatRupiah(pengembalian)} dikembalikan${back}.`,
    ...(melalui ? [`${formatRupiah(melalui.jumlah)} melalui ${wayName(melalui)} ke akun pembayarnya.`] : []),
    ...(transfer > 0 ? [`${formatRupiah(transfer)} dengan transfer ke rekening pemiliknya.`] : []),
    ...(sebab_transfer ? [HINDRANCES[sebab_transfer]] : []),
  ].join(' ')
}

/** Returns 'Midtrans (QRIS)'. */
export const wayName = ({ penyedia, metode }: { penyedia: Provider; metode: Method }): string =>
  `${PROVIDER_NAMES[penyedia]} (${METHOD_NAMES[metode]})`

/** The answers of a provider about a refund, under the same names for all providers. */
export type RefundAnswerState = 'diproses' | 'selesai' | 'ditolak'

/**
 * The effect of an answer: `wait`, `done`, `refused`, `late` (done though it counted as refused), `undone` (refused
 * though it counted as done), `none`.
 */
export type RefundEffect = 'wait' | 'done' | 'refused' | 'late' | 'undone' | 'none'

export const REFUND_EFFECTS: Record<RefundState, Record<RefundAnswerState, RefundEffect>> = {
  dikirim: { diproses: 'wait', selesai: 'done', ditolak: 'refused' },
  ditolak: { diproses: 'none', selesai: 'late', ditolak: 'none' },
  selesai: { diproses: 'none', selesai: 'none', ditolak: 'undone' },
  // These were not asked of the provider.
  diusulkan: { diproses: 'none', selesai: 'none', ditolak: 'none' },
  dibatalkan: { diproses: 'none', selesai: 'none', ditolak: 'none' },
}
