import { addDays, addMonths, type Day, daysBetween } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { to } from '../../../paths.ts'
import type { ProblemCode } from '../../../problems.ts'

/** The states of a certificate that are stored; whether it has expired follows from the day. */
export const STORED_STATES = ['aktif', 'dibekukan', 'dicabut', 'diganti'] as const
export type StoredState = (typeof STORED_STATES)[number]

/** The states of a certificate that anybody may learn, each with its words. */
export const CERTIFICATE_STATES = {
  aktif: 'Aktif',
  akan_berakhir: 'Akan berakhir',
  belum_berlaku: 'Belum berlaku',
  dibekukan: 'Dibekukan',
  dicabut: 'Dicabut',
  kedaluwarsa: 'Kedaluwarsa',
  diganti: 'Diganti',
} as const
export type CertificateState = keyof typeof CERTIFICATE_STATES
export const CERTIFICATE_STATE_NAMES = Object.keys(CERTIFICATE_STATES) as [CertificateState, ...CertificateState[]]

/** Days before its last day from which a certificate counts as ending soon (domain 2.4). */
export const ENDS_SOON_DAYS = 90

export interface Validity {
  status: StoredState
  valid_from: Day
  /** The last day on which it is valid. */
  valid_until: Day
}

/** A certificate of somebody, as others' prerequisites look at it. */
export interface OwnedCertificate extends Validity {
  no_sertifikasi: string
}

/**
 * Returns the state of a certificate on a day, by the body's calendar (domain 2.4, 3); the database has the same as
 * certificate_state.
 */
export function certificateState({ status, valid_from, valid_until }: Validity, today: Day): CertificateState {
  if (status === 'dicabut' || status === 'diganti') return status
  // Nothing is left to suspend of what has ended.
  if (valid_until < today) return 'kedaluwarsa'
  if (status !== 'aktif') return status
  // A renewal in good time begins when what it renews has ended.
  if (today < valid_from) return 'belum_berlaku'
  return daysBetween(today, valid_until) <= ENDS_SOON_DAYS ? 'akan_berakhir' : 'aktif'
}

/** Tells whether the holder may work under it that day: active, from its first to its last day. */
export const isValidOn = ({ status, valid_from, valid_until }: Validity, on: Day): boolean =>
  status === 'aktif' && valid_from <= on && on <= valid_until

/** The audit log's word for certificates. */
export const CERTIFICATE_NOUN = 'sertifikat'

/** Every transition in a certificate's life. */
export const CERTIFICATE_TRANSITIONS = {
  issue: { from: null, to: 'aktif', label: 'Terbit' },
  import: { from: null, to: 'aktif', label: 'Dimasukkan dari daftar lama' },
  register: { from: ['aktif', 'dibekukan'], to: 'same', label: 'Nomor registrasi dicatat' },
  reissue: { from: ['aktif', 'dibekukan'], to: 'same', label: 'Dicetak ulang' },
  suspend: { from: ['aktif'], to: 'dibekukan', label: 'Dibekukan' },
  restore: { from: ['dibekukan'], to: 'aktif', label: 'Dipulihkan' },
  revoke: { from: ['aktif', 'dibekukan'], to: 'dicabut', label: 'Dicabut' },
  reinstate: { from: ['dibekukan', 'dicabut'], to: 'aktif', label: 'Dipulihkan atas banding' },
  resuspend: { from: ['dicabut'], to: 'dibekukan', label: 'Pencabutan dibatalkan atas banding' },
  supersede: { from: ['dicabut'], to: 'diganti', label: 'Pencabutan dibatalkan atas banding; sudah ada penggantinya' },
  replace: { from: ['aktif', 'dibekukan'], to: 'diganti', label: 'Diganti' },
  correct: { from: STORED_STATES, to: 'same', label: 'Dikoreksi' },
} as const satisfies Record<string, { from: readonly StoredState[] | null; to: StoredState | 'same'; label: string }>
export type CertificateTransition = keyof typeof CERTIFICATE_TRANSITIONS

/** The transitions that staff take with a certificate that has been issued. */
export type StaffTransition = Exclude<CertificateTransition, 'issue' | 'import' | 'replace'>

/** The transitions that end with the certificate; a revocation is still possible for what was found out too late. */
const IN_TIME: readonly StaffTransition[] = ['suspend', 'reissue']

/** Returns the state that a transition leads to, or why it is refused: CERTIFICATE_STATUS. */
export function decideCertificateTransition(
  transition: StaffTransition,
  { status, valid_until }: Pick<Validity, 'status' | 'valid_until'>,
  today: Day,
): { next: StoredState } | { refused: ProblemCode } {
  const { from, to } = CERTIFICATE_TRANSITIONS[transition]
  const isTooLate = valid_until < today && IN_TIME.includes(transition)
  if (!(from as readonly StoredState[]).includes(status) || isTooLate) return { refused: 'CERTIFICATE_STATUS' }
  return { next: to === 'same' ? status : to }
}

/** The page on which its holder reads of a certificate; one from before the portal has no application. */
export const certificatePath = (applicationId: number | null): string =>
  applicationId === null ? to.dashboard : own.certificationTab(applicationId, 'sertifikat')

/** From its first day to the same day that many months later, both included, as the ministry counts (setting masa_berlaku, domain 1.1 row 9). */
export const validityFrom = (first: Day, months: number): { valid_from: Day; valid_until: Day } => ({
  valid_from: first,
  valid_until: addMonths(first, months),
})

/** The first day of a renewal: the day after the old one ends when that is still ahead, else today (domain 3). */
export const renewalBegins = (oldUntil: Day, today: Day): Day => (oldUntil >= today ? addDays(oldUntil, 1) : today)

interface PersonName {
  nama_lengkap: string
  gelar_depan: string
  gelar_belakang: string
}

/** 'Dr. Ratna Contoh, S.T., M.Si.' */
export const nameWithDegrees = ({ nama_lengkap, gelar_depan, gelar_belakang }: PersonName): string =>
  [[gelar_depan, nama_lengkap].filter((part) => part !== '').join(' '), gelar_belakang]
    .filter((part) => part !== '')
    .join(', ')

/** Returns the name that a paper would bear today; null where the paper bears it already, to the letter. */
export function nameToPrint(printed: string, person: PersonName): string | null {
  const present = nameWithDegrees(person)
  return present === printed ? null : present
}

export interface NumberedCertificate {
  no_sertifikasi: string
  kualifikasi: string
  status: StoredState
  valid_from: Day
  valid_until: Day
  issued_at: Date
}

const RANK: Partial<Record<CertificateState, number>> = {
  aktif: 0,
  akan_berakhir: 0,
  dibekukan: 1,
  belum_berlaku: 2,
  kedaluwarsa: 3,
}

/**
 * The number under which a person is known (spec section 3, domain 3): active before suspended before one that is yet to begin
 * before expired, KTPA before ATPA, the newest; null for those who never had one, or only revoked ones.
 */
export function bestNumber(held: readonly NumberedCertificate[], today: Day): string | null {
  const rank = (one: NumberedCertificate) => RANK[certificateState(one, today)]
  const counted = held.filter((one) => rank(one) !== undefined)
  const [best] = counted.toSorted(
    (a, b) =>
      (rank(a) ?? 0) - (rank(b) ?? 0) ||
      Number(b.kualifikasi === 'KTPA') - Number(a.kualifikasi === 'KTPA') ||
      b.issued_at.getTime() - a.issued_at.getTime(),
  )
  return best?.no_sertifikasi ?? null
}
