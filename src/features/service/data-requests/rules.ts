import { limits } from '../../../limits.ts'

interface Kind {
  title: string
  /** True where the law gives 3 × 24 hours; else the body's own setting counts. */
  byLaw: boolean
}

/** What people ask about their own data, in the order of the rights of UU 27/2022. */
export const REQUEST_KINDS = {
  informasi: { title: 'Informasi tentang pemrosesan', byLaw: false },
  perbaikan: { title: 'Perbaikan data', byLaw: true },
  akses: { title: 'Akses dan salinan', byLaw: true },
  penghapusan: { title: 'Penghapusan data', byLaw: true },
  tarik_persetujuan: { title: 'Penarikan persetujuan', byLaw: true },
  keberatan: { title: 'Keberatan atas keputusan mesin', byLaw: false },
  pembatasan: { title: 'Penundaan atau pembatasan', byLaw: true },
} as const satisfies Record<string, Kind>
export type RequestKind = keyof typeof REQUEST_KINDS
export const REQUEST_KIND_NAMES = Object.keys(REQUEST_KINDS) as [RequestKind, ...RequestKind[]]

/** How a request came in outside the portal. */
export const REQUEST_CHANNELS = {
  surat: 'Surat',
  telepon: 'Telepon',
  email: 'Email',
  langsung: 'Datang sendiri',
} as const
export type RequestChannel = keyof typeof REQUEST_CHANNELS
export const REQUEST_CHANNEL_NAMES = Object.keys(REQUEST_CHANNELS) as [RequestChannel, ...RequestChannel[]]

/** Where a request comes from, the portal among the channels. */
export const REQUEST_ORIGINS = { ...REQUEST_CHANNELS, portal: 'Portal' } as const
export type RequestOrigin = keyof typeof REQUEST_ORIGINS
export const REQUEST_ORIGIN_NAMES = Object.keys(REQUEST_ORIGINS) as [RequestOrigin, ...RequestOrigin[]]

export const REQUEST_STATES = { terbuka: 'Menunggu jawaban', dipenuhi: 'Dipenuhi', ditolak: 'Ditolak' } as const
export type RequestState = keyof typeof REQUEST_STATES
export const REQUEST_STATE_NAMES = Object.keys(REQUEST_STATES) as [RequestState, ...RequestState[]]

/** What a request is in the portal; each is decided on the screen of that name, or was done by the person at once. */
export const REQUEST_SOURCES = {
  masuk: null,
  penghapusan: 'penghapusan-data',
  perubahan: 'perubahan-data',
  persetujuan: null,
  salinan: null,
} as const satisfies Record<string, string | null>
export type RequestSource = keyof typeof REQUEST_SOURCES
export const REQUEST_SOURCE_NAMES = Object.keys(REQUEST_SOURCES) as [RequestSource, ...RequestSource[]]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns by when a request has to be answered; `days` is the setting for what the law leaves open. */
export const requestDue = (jenis: RequestKind, received: Date, days: number): Date =>
  new Date(received.getTime() + (REQUEST_KINDS[jenis].byLaw ? limits.personalDataAnswerHours * HOUR_MS : days * DAY_MS))

/** Tells whether a request is still to be answered after its time. */
export const isLateRequest = (
  { answered_at, answer_due }: { answered_at: unknown; answer_due: Date },
  now: Date,
): boolean => answered_at === null && answer_due < now

/** Returns the number of a request that came in outside the portal; undefined for one that was made in it. */
export function receivedId(id: string): number | undefined {
  const [source, number] = id.split('-')
  return source === ('masuk' satisfies RequestSource) ? Number(number) : undefined
}
