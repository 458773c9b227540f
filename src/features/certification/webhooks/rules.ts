/** The most webhooks of one certificate. */
export const MOST_WEBHOOKS = 10

export const INVITATION_DAYS = 14
/** The days for which ended webhooks and deliveries are kept. */
export const ENDED_RETENTION_DAYS = 730
export const DELIVERY_RETENTION_DAYS = 90

const HOUR_MS = 3_600_000
/**
 * The age at which a delivery fails, shorter than the day for which the queue retries, so that the failure is always
 * recorded.
 */
const MOST_AGE_MS = 23 * HOUR_MS

export const isDeliveryOver = (asked: Date, now: Date): boolean => now.getTime() - asked.getTime() > MOST_AGE_MS

export const DELIVERY_STATES = ['menunggu', 'dikirim', 'terkirim', 'gagal', 'dilewati', 'ditutup'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const DELIVERY_STATE_NAMES: Record<DeliveryState, string> = {
  menunggu: 'Menunggu',
  dikirim: 'Sedang dikirim',
  terkirim: 'Diterima tujuan',
  gagal: 'Gagal',
  dilewati: 'Dilewati',
  ditutup: 'Ditutup petugas',
}

export const WEBHOOK_STATES = ['diundang', 'aktif', 'berakhir'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

/** Where a webhook stands: invited until it gives an address, over once anybody ends it or nobody answers in time. */
export function webhookState(
  { accepted_at, ended_at, token_until }: Record<'accepted_at' | 'ended_at' | 'token_until', Date | null>,
  now: Date,
): WebhookState {
  if (ended_at !== null) return 'berakhir'
  if (accepted_at !== null) return 'aktif'
  return token_until !== null && token_until > now ? 'diundang' : 'berakhir'
}

/** The version of the consent text, raised with every change of it; both are stored with each consent. */
export const CONSENT_VERSION = 1

export const webhookConsentText = (nama_pengamat: string, no_sertifikasi: string): string =>
  `Saya setuju ${nama_pengamat} diberi tahu setiap kali status sertifikat ${no_sertifikasi} berubah: hanya nomor sertifikat, status lama dan baru, waktu, dan alamat pemeriksaannya. Persetujuan ini dapat saya cabut kapan saja.`

/** The outcome of a delivery: the receiver took it, wants no more (410), or gets it again later. */
export type DeliveryOutcome = 'taken' | 'over' | 'later'

export function deliveryOutcomeOf(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'taken'
  return status === 410 ? 'over' : 'later'
}

export const EVENT_TYPES = { changed: 'sertifikat.status_berubah', ping: 'sertifikat.uji_alamat' } as const

export interface Change {
  no_sertifikasi: string
  dari: string
  ke: string
  at: string
  tautan: string
}

/** Returns everything that a receiver is sent: number, states, moment and where to look it up. */
export const changePayload = (change: Change): string =>
  JSON.stringify({ type: EVENT_TYPES.changed, timestamp: change.at, data: change })

/** Returns the test message that proves an address: the answer to it has to contain `tantangan`. */
export const pingPayload = (tantangan: string, at: Date): string =>
  JSON.stringify({ type: EVENT_TYPES.ping, timestamp: at.toISOString(), data: { tantangan } })

export const WRONG_ADDRESS = 'Tulis alamat di internet terbuka yang dimulai dengan https://, tanpa nama dan password.'
export const UNPROVEN = 'Alamat itu tidak menjawab uji dengan tantangannya. Periksa penerimanya, lalu kirim lagi.'

/** The reasons why a delivery did not arrive. */
export const answeredWith = (status: number): string => `Tujuan menjawab ${status}.`
export const UNREACHED = 'Tujuan tidak dapat dihubungi.'
export const UNANSWERED = 'Tujuan tidak menjawab.'
export const GIVEN_UP = 'Tidak terkirim dalam sehari.'

/** Returns the page on which a receiver accepts. */
export const invitationPath = (token: string): string => `/pantau/${token}`
