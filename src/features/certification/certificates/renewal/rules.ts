import { type Day, longDay } from '../../../../lib/day.ts'
import type { StoredState } from '../rules.ts'

/** When a certificate can be renewed: in good time until its last day, and with a flag until the grace ends (domain 2.8, 4.2). */
export interface RenewalWindow {
  mulai: Day
  /** The certificate's last day. */
  valid_until: Day
  tenggang: Day
}

export const RENEWAL_STATES = ['belum_dibuka', 'terbuka', 'tenggang', 'lewat'] as const
export type RenewalState = (typeof RENEWAL_STATES)[number]

/** Where a day lies in the window, all its bounds included. */
export function renewalState({ mulai, valid_until, tenggang }: RenewalWindow, on: Day): RenewalState {
  if (on < mulai) return 'belum_dibuka'
  if (on <= valid_until) return 'terbuka'
  return on <= tenggang ? 'tenggang' : 'lewat'
}

/** A certificate that is neither revoked nor followed by another one. */
export interface Renewable {
  id: number
  no_sertifikasi: string
  kualifikasi: string
  status: StoredState
  /** The application that is to renew it; null while none runs. */
  renewal_id: number | null
  window: RenewalWindow
}

/**
 * Returns the certificate that a scheme renews: the first held one of its qualification, or of any where it names none.
 */
export const certificateToRenew = (held: readonly Renewable[], kualifikasi: string | null): Renewable | undefined =>
  held.find((one) => kualifikasi === null || one.kualifikasi.toUpperCase() === kualifikasi.toUpperCase())

/** Why a certificate cannot be renewed on a day, in a sentence that says what to do; undefined when it can (domain 3). */
export function renewalRefusal({ no_sertifikasi, status, window }: Renewable, on: Day): string | undefined {
  if (status === 'dibekukan')
    return `Sertifikat ${no_sertifikasi} sedang dibekukan; selesaikan pemulihannya sebelum memperpanjang.`
  switch (renewalState(window, on)) {
    case 'belum_dibuka':
      return `Sertifikat ${no_sertifikasi} dapat diperpanjang mulai ${longDay(window.mulai)} sampai ${longDay(window.valid_until)}.`
    case 'lewat':
      return `Masa perpanjangan sertifikat ${no_sertifikasi} berakhir pada ${longDay(window.tenggang)}; ajukan sertifikasi baru.`
    default:
      return undefined
  }
}
