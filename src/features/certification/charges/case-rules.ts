import { type InvoiceState, isWanted } from '../invoices/state-rules.ts'
import { type Billable, type ChargeState, isCurrent, isOpenCharge, isUnwanted, type Method } from './rules.ts'

/**
 * The state of a charge at its provider, in one language for all providers. 'ditahan': the card was charged but its
 * fraud check is undecided; 'tidak_ada': it knows no such charge.
 */
export type ProviderState =
  | 'menunggu'
  | 'ditahan'
  | 'lunas'
  | 'kedaluwarsa'
  | 'ditolak'
  | 'dibatalkan'
  | 'dikembalikan'
  | 'ditarik'
  | 'tidak_ada'

export interface ProviderAnswer {
  state: ProviderState
  order_id: string | null
  /** Whole rupiah; null where it is no whole number or not said. */
  jumlah: number | null
  mata_uang: string | null
  /** The provider's own fee that the payer bore, a part of `jumlah`; null where it says of none. */
  biaya: number | null
  /** Whole rupiah that went back through the provider, where it says so. */
  dikembalikan: number | null
}

/**
 * `wait`: nothing yet. `end`: no money comes any more. `settle`: it counts for the invoice. `return`: it goes back and
 * waits in the queue of refunds. `review`: somebody looks at it in the queue of differences. `none`: known already.
 */
export type CaseEffect = 'wait' | 'end' | 'settle' | 'return' | 'review' | 'none'

interface ChargeCaseWords {
  effect: CaseEffect
  /** Money came in, or may have: the time to pay stands still until somebody has looked at it. */
  holds?: true
  /** The new state of the charge, where it changes. */
  to?: ChargeState
  /** The text for the payer. */
  payer: string
  /** The text for the office. */
  office: string
}

const LOOKED_AT = 'Pembayaran ini sedang kami periksa bersama penyedia. Anda tidak perlu membayar lagi.'

export const CHARGE_CASES = {
  menunggu: { effect: 'wait', payer: 'Menunggu pembayaran Anda.', office: 'Menunggu pembayaran.' },
  kartu_ditolak: {
    effect: 'wait',
    payer: 'Pembayaran kartu yang terakhir tidak berhasil; dananya tidak kami terima. Anda boleh mencoba lagi di sini.',
    office: 'Kartu ditolak atau pemeriksaannya tidak selesai: pembayar boleh mencoba lagi pada halaman yang sama.',
  },
  kartu_ditahan: {
    effect: 'wait',
    holds: true,
    payer: 'Pembayaran kartu Anda sedang diperiksa penyedia. Anda tidak perlu membayar lagi.',
    office: 'Penyedia menahan pembayaran kartu untuk diperiksa: terima atau tolak di dasbor penyedia.',
  },
  dibayar: { effect: 'settle', to: 'lunas', payer: 'Pembayaran Anda sudah kami terima.', office: 'Dibayar tepat.' },
  dibayar_lewat_tempo: {
    effect: 'settle',
    to: 'lunas',
    payer: 'Pembayaran Anda sudah kami terima.',
    office: 'Dibayar sesudah jatuh tempo, sebelum kursinya dilepas: dihitung.',
  },
  dibayar_nomor_lama: {
    effect: 'settle',
    to: 'lunas',
    payer: 'Pembayaran Anda melalui nomor yang lama sudah kami terima.',
    office: 'Dibayar ke nomor yang sudah digantikan: dihitung, dan nomor yang baru dibatalkan.',
  },
  dibayar_saat_bukti_menunggu: {
    effect: 'settle',
    to: 'lunas',
    payer: 'Pembayaran Anda sudah kami terima. Bukti transfer yang Anda kirim sebelumnya tidak dipakai.',
    office: 'Dibayar daring sementara bukti transfer menunggu: periksa mutasi, apakah transfernya juga masuk.',
  },
  dibayar_dua_kali: {
    effect: 'return',
    to: 'lunas',
    payer: 'Invoice ini sudah lunas; pembayaran kedua Anda kami kembalikan.',
    office: 'Dibayar untuk invoice yang sudah lunas: seluruhnya dikembalikan.',
  },
  dibayar_sesudah_batal: {
    effect: 'return',
    to: 'lunas',
    payer: 'Invoice ini tidak menunggu pembayaran lagi; pembayaran Anda kami kembalikan.',
    office: 'Dibayar untuk invoice yang sudah berakhir: seluruhnya dikembalikan.',
  },
  jumlah_berbeda: {
    effect: 'review',
    holds: true,
    to: 'ditinjau',
    payer: LOOKED_AT,
    office: 'Penyedia menerima jumlah lain dari yang diminta: belum dihitung.',
  },
  mata_uang_berbeda: {
    effect: 'review',
    holds: true,
    to: 'ditinjau',
    payer: LOOKED_AT,
    office: 'Penyedia menerima mata uang selain rupiah: belum dihitung.',
  },
  pesanan_berbeda: {
    effect: 'review',
    holds: true,
    to: 'ditinjau',
    payer: LOOKED_AT,
    office: 'Penyedia menjawab tentang pesanan lain: belum dihitung.',
  },
  kedaluwarsa: {
    effect: 'end',
    to: 'kedaluwarsa',
    payer: 'Nomor ini tidak berlaku lagi. Buat yang baru; jangan membayar ke nomor ini.',
    office: 'Tidak dibayar sampai batasnya.',
  },
  ditolak: {
    effect: 'end',
    to: 'ditolak',
    payer: 'Pembayaran ditolak bank atau penyedia. Dana Anda tidak kami terima; coba cara lain.',
    office: 'Ditolak bank atau penyedia.',
  },
  dibatalkan: {
    effect: 'end',
    to: 'dibatalkan',
    payer: 'Nomor ini sudah dibatalkan. Jangan membayar ke nomor ini.',
    office: 'Dibatalkan sebelum dibayar.',
  },
  dibatalkan_sesudah_dihitung: {
    effect: 'review',
    to: 'ditarik',
    payer: 'Bank Anda menarik kembali pembayaran ini. Petugas kami akan menghubungi Anda.',
    office: 'Penyedia menyatakan batal atau ditolak sesudah pembayarannya dihitung: bukukan penarikannya pada invoice.',
  },
  ditarik: {
    effect: 'review',
    to: 'ditarik',
    payer: 'Bank Anda menarik kembali pembayaran ini. Petugas kami akan menghubungi Anda.',
    office: 'Pembayaran ditarik kembali oleh bank pembayar (chargeback): bukukan penarikannya pada invoice.',
  },
  penarikan_batal: {
    effect: 'review',
    to: 'lunas',
    payer: 'Pembayaran Anda sudah kami terima.',
    office:
      'Penyedia menyatakan dana yang ditarik sudah kembali: bila penarikannya sudah dibukukan, bukukan juga kembalinya pada invoice.',
  },
  dikembalikan_di_penyedia: {
    effect: 'review',
    to: 'dikembalikan',
    payer: 'Pembayaran ini dikembalikan melalui penyedia.',
    office: 'Dikembalikan di penyedia dengan jumlah lain dari catatan portal: bukukan sebagai penarikan pada invoice.',
  },
  sudah_dihitung: {
    effect: 'none',
    payer: 'Pembayaran Anda sudah kami terima.',
    office: 'Sudah dihitung.',
  },
  sedang_ditinjau: { effect: 'none', payer: LOOKED_AT, office: 'Menunggu petugas.' },
  uji_coba_sesudah_dibuka: {
    effect: 'end',
    to: 'dibatalkan',
    payer: 'Nomor ini berasal dari masa uji coba dan tidak berlaku.',
    office: 'Nomor uji coba sesudah portal dibuka: tidak pernah dihitung.',
  },
} as const satisfies Record<string, ChargeCaseWords>

export type ChargeCase = keyof typeof CHARGE_CASES
export const CHARGE_CASE_NAMES = Object.keys(CHARGE_CASES) as [ChargeCase, ...ChargeCase[]]

export const caseWords = (name: ChargeCase): ChargeCaseWords => CHARGE_CASES[name]

export interface ChargeFacts {
  charge: {
    order_id: string
    metode: Method
    status: ChargeState
    jumlah: number
    /** The amount that went back through the provider; below it the amount of refunds still under way. */
    dikembalikan: number
    sedang_dikembalikan: number
    /** The part of `jumlah` that was booked as taken back. */
    ditarik: number
    expires_at: Date
  }
  answer: ProviderAnswer
  invoice: { status: InvoiceState; due_at: Date; has_proof: boolean }
  /** Its money is written down already. */
  isCounted: boolean
  /** True for a sandbox in a portal that is open to everybody. */
  isOutOfPlace: boolean
  now: Date
}

/** Returns what a provider's answer means for a charge, whatever came before it and in whichever order. */
export function chargeCase(facts: ChargeFacts): ChargeCase {
  const { answer, charge, isCounted, isOutOfPlace } = facts
  if (isOutOfPlace && !isCounted) return 'uji_coba_sesudah_dibuka'
  switch (answer.state) {
    case 'lunas':
      return paidCase(facts)
    case 'ditarik':
      return takenCase(facts, 'ditarik', 'ditolak')
    case 'dikembalikan':
      return refundedCase(facts)
    case 'ditahan':
      return isCounted ? 'sudah_dihitung' : 'kartu_ditahan'
    case 'kedaluwarsa':
    case 'ditolak':
    case 'dibatalkan':
      if (isCounted) return takenCase(facts, 'dibatalkan_sesudah_dihitung', answer.state)
      return answer.state === 'ditolak' && mayTryAgain(facts) ? 'kartu_ditolak' : answer.state
    case 'tidak_ada':
      if (!isCounted && charge.status === 'digantikan') return 'dibatalkan'
      if (!isCounted && facts.now >= charge.expires_at) return 'kedaluwarsa'
      return unpaidCase(facts)
    case 'menunggu':
      return unpaidCase(facts)
  }
}

/** Tells whether the payer may try another card on the page, which is so until its time is over. */
const mayTryAgain = ({ charge, now }: ChargeFacts): boolean =>
  charge.metode === 'kartu' && isCurrent(charge.status) && now < charge.expires_at

function unpaidCase({ charge, isCounted }: ChargeFacts): ChargeCase {
  if (isCounted) return 'sudah_dihitung'
  return charge.status === 'ditinjau' ? 'sedang_ditinjau' : 'menunggu'
}

function paidCase({ answer, charge, invoice, isCounted, now }: ChargeFacts): ChargeCase {
  if (isCounted) return charge.status === 'ditarik' || charge.ditarik > 0 ? 'penarikan_batal' : 'sudah_dihitung'
  if (answer.order_id !== charge.order_id) return 'pesanan_berbeda'
  if (answer.mata_uang !== 'IDR') return 'mata_uang_berbeda'
  if (!isWhatWasAsked(answer, charge.jumlah)) return 'jumlah_berbeda'
  if (!isWanted(invoice.status)) {
    return invoice.status === 'lunas' ? 'dibayar_dua_kali' : 'dibayar_sesudah_batal'
  }
  if (invoice.has_proof) return 'dibayar_saat_bukti_menunggu'
  if (now >= invoice.due_at) return 'dibayar_lewat_tempo'
  return charge.status === 'digantikan' ? 'dibayar_nomor_lama' : 'dibayar'
}

/** Tells whether the amount is what was asked for; the provider's own fee may come on top. */
export const isWhatWasAsked = ({ jumlah, biaya }: Pick<ProviderAnswer, 'jumlah' | 'biaya'>, asked: number): boolean =>
  jumlah === asked || (biaya !== null && jumlah === asked + biaya)

/** Returns the case of money that was taken back; it is no news once two people have booked that. */
function takenCase({ charge, isCounted }: ChargeFacts, taken: ChargeCase, uncounted: ChargeCase): ChargeCase {
  if (!isCounted) return uncounted
  return charge.ditarik > 0 ? 'sudah_dihitung' : taken
}

/** Returns the case of money that went back; the portal's own refunds, and money that never counted, are no news. */
function refundedCase({ answer, charge, isCounted }: ChargeFacts): ChargeCase {
  if (!isCounted) return charge.status === 'ditinjau' ? 'sedang_ditinjau' : 'dibatalkan'
  const returned = answer.dikembalikan ?? charge.jumlah
  const most = charge.dikembalikan + charge.sedang_dikembalikan + charge.ditarik
  const isExplained = returned >= charge.dikembalikan && returned <= most
  return isExplained ? 'sudah_dihitung' : 'dikembalikan_di_penyedia'
}

/** Cases whose money somebody looks at before it counts or not. */
export const HOLDING_CASES = CHARGE_CASE_NAMES.filter((name) => caseWords(name).holds)

/** The cases that leave something for somebody to look at although they settle the charge or keep it waiting. */
const LOOKED_AT_BESIDES: readonly ChargeCase[] = ['dibayar_saat_bukti_menunggu', 'kartu_ditahan']

export const leavesDifference = (name: ChargeCase): boolean =>
  caseWords(name).effect === 'review' || LOOKED_AT_BESIDES.includes(name)

/**
 * Tells whether to end a charge at its provider, which has just reported `state`. A card page takes money even before
 * anybody began there and after a refusal; a card that is being checked was used in time.
 */
export function isToCancel(
  charge: Pick<ChargeFacts['charge'], 'metode' | 'status' | 'expires_at'>,
  invoice: Billable,
  state: ProviderState,
  now: Date,
): boolean {
  if (state === 'ditahan') return isUnwanted(charge, invoice)
  const isOpenPage = charge.metode === 'kartu' && isOpenCharge(charge.status)
  const mayBePaid = state === 'menunggu' || (isOpenPage && (state === 'tidak_ada' || state === 'ditolak'))
  return mayBePaid && (isUnwanted(charge, invoice) || now >= charge.expires_at)
}
