export const CHANNELS = ['whatsapp', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

export const CHANNEL_NAMES: Record<Channel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' }

/** How often a code may be guessed. */
export const CODE_TRIES = 5

export const PROVIDERS = ['http', 'whatsapp_cloud', 'sms_form'] as const
export type Provider = (typeof PROVIDERS)[number]

export const PROVIDER_NAMES: Record<Provider, string> = {
  http: 'Penyedia HTTP (JSON)',
  whatsapp_cloud: 'WhatsApp Business Cloud API',
  sms_form: 'SMS dengan formulir (seperti Twilio)',
}

export const MESSAGE_STATES = [
  'menunggu',
  'dikirim',
  'terkirim',
  'gagal',
  'tidak_pasti',
  'dilewati',
  'ditutup',
] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const MESSAGE_STATE_NAMES: Record<MessageState, string> = {
  menunggu: 'Menunggu',
  dikirim: 'Sedang dikirim',
  terkirim: 'Diterima penyedia',
  gagal: 'Gagal',
  tidak_pasti: 'Tidak pasti',
  dilewati: 'Dilewati',
  ditutup: 'Ditutup petugas',
}

/** The states of messages that the office sends again or closes: 'gagal' was surely not sent, 'tidak_pasti' perhaps. */
export const UNSENT_STATES = ['gagal', 'tidak_pasti'] as const satisfies readonly MessageState[]

export const isUnsent = (status: MessageState): boolean => UNSENT_STATES.some((unsent) => unsent === status)

/** Providers that send a message once for one key, however often they are asked; others may send it twice. */
export const knowsRepeats = (provider: Provider): boolean => provider === 'http'

/** The age at which a reminder is of no use any more. */
const MOST_AGE_MS = 12 * 3_600_000

export const isTooOld = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > MOST_AGE_MS

const LEAST_WAIT_MS = 1000
const MOST_WAIT_MS = 3_600_000

/**
 * How long a provider asks to be left alone, from a Retry-After in seconds or as a day and time (RFC 9110, 10.2.3):
 * a second to an hour, so that no answer stops a channel for good. undefined: it does not say.
 */
export function waitAsked(retryAfter: string | undefined, now: Date): number | undefined {
  const written = retryAfter?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, LEAST_WAIT_MS), MOST_WAIT_MS)
}

/** '+62811•••333': enough to know one's own number. */
export const maskedNumber = (number: string): string => `${number.slice(0, 6)}•••${number.slice(-3)}`

/** Returns the text that people agree to; it is stored with the moment of their consent. */
export const consentText = (channel: Channel): string =>
  `Saya setuju nomor ini dipakai untuk mengirim pengingat melalui ${CHANNEL_NAMES[channel]} tentang jadwal uji, pembayaran, laporan, dan masa berlaku sertifikat saya, dan diteruskan kepada penyedia layanan pesan untuk keperluan itu saja. Email tetap dikirim. Persetujuan ini dapat saya cabut kapan saja.`

export interface Place {
  penyedia: Provider
  alamat: string
  akun: string
  pengirim: string
  templat: string
  kunci: string
}

export interface ShortMessage {
  /** The id of the message, the same in every try. */
  id: string
  /** E.164. */
  to: string
  text: string
}

interface ProviderRequest {
  url: string
  headers: Record<string, string>
  body: string
}

const JSON_TYPE = 'application/json'

/** Returns the request to a provider; `basic` makes the value of a Basic Authorization. */
export function providerRequest(
  channel: Channel,
  place: Place,
  { id, to, text }: ShortMessage,
  {
    basic,
    form,
  }: { basic: (user: string, password: string) => string; form: (fields: Record<string, string>) => string },
): ProviderRequest {
  const { alamat, akun, pengirim, templat, kunci } = place
  const bearer = { Authorization: `Bearer ${kunci}`, 'Content-Type': JSON_TYPE, Accept: JSON_TYPE }
  switch (place.penyedia) {
    case 'http': {
      const body = JSON.stringify({ id, channel, from: pengirim, to, text })
      return { url: alamat, headers: { ...bearer, 'Idempotency-Key': id }, body }
    }
    case 'whatsapp_cloud': {
      const parameters = [{ type: 'text', text }]
      const template = { name: templat, language: { code: 'id' }, components: [{ type: 'body', parameters }] }
      const body = JSON.stringify({ messaging_product: 'whatsapp', to: to.slice(1), type: 'template', template })
      return { url: `${alamat.replace(/\/$/, '')}/${pengirim}/messages`, headers: bearer, body }
    }
    case 'sms_form': {
      const headers = {
        Authorization: basic(akun, kunci),
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: JSON_TYPE,
      }
      return { url: alamat, headers, body: form({ To: to, From: pengirim, Body: text }) }
    }
    default:
      return place.penyedia satisfies never
  }
}

export type SendOutcome =
  | { outcome: 'sent' }
  /** The message was surely not sent, but may be later. */
  | { outcome: 'later'; reason: string; waitMs?: number | undefined }
  /** The message was refused for good. */
  | { outcome: 'refused'; reason: string }
  /** The message was perhaps sent. */
  | { outcome: 'uncertain'; reason: string }

/** Codes by which the Cloud API says that there were too many, whatever the status of the answer. */
const TOO_MANY = ['4', '80007', '130429', '131048', '131056']

/**
 * Returns what an answer means; `waitMs` is that of `waitAsked`. The provider's own words may repeat the number, so
 * only its code is kept.
 */
export function sendOutcomeOf(status: number, code: string | undefined, waitMs?: number): SendOutcome {
  const reason = `Penyedia menjawab ${status}${code === undefined ? '' : `, kode ${code}`}.`
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 429 || status === 503 || (code !== undefined && TOO_MANY.includes(code)))
    return { outcome: 'later', reason, waitMs }
  return { outcome: status >= 500 ? 'uncertain' : 'refused', reason }
}

/** The code in an answer of the Cloud API ({ error: { code } }), of Twilio ({ code }), or none. */
export function codeOf(body: string): string | undefined {
  const found = /"code"\s*:\s*"?(\d{1,10})"?/.exec(body)
  return found?.[1]
}
