import { bodyZone, type Day, endOfDay, longDay, momentIn } from '../../../lib/day.ts'
import type { CertificateState } from '../certificates/rules.ts'

/** States in which a certificate may be taken along; any other offers nothing. */
const TAKEN_ALONG: readonly CertificateState[] = ['aktif', 'akan_berakhir']

export const mayBeTakenAlong = (state: CertificateState): boolean => TAKEN_ALONG.includes(state)

/** The lifetimes of an offer and of the wallet's token, and the number of wrong PINs allowed. */
export const OFFER_SECONDS = 600
export const TOKEN_SECONDS = 300
export const NONCE_SECONDS = 300
export const PIN_DIGITS = 6
export const PIN_TRIES = 5

export const OFFER_STATES = ['menunggu', 'diambil', 'tersimpan', 'berakhir'] as const
export type OfferState = (typeof OFFER_STATES)[number]

interface OfferTimes {
  expires_at: Date
  pin_tries: number
  token_expires_at: Date | null
  issued_at: Date | null
  ended_at: Date | null
}

/** Returns the state of an offer at a moment. */
export function offerState(offer: OfferTimes, now: Date): OfferState {
  const { expires_at, pin_tries, token_expires_at, issued_at, ended_at } = offer
  if (issued_at) return 'tersimpan'
  if (ended_at) return 'berakhir'
  if (token_expires_at) return now < token_expires_at ? 'diambil' : 'berakhir'
  return now < expires_at && pin_tries < PIN_TRIES ? 'menunggu' : 'berakhir'
}

/** The grant of OpenID4VCI 1.0, section 3.5, and what its names stand for. */
export const PRE_AUTHORISED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
export const CONFIGURATION = 'sertifikat-kompetensi'
const PROOF_ALGS = ['ES256', 'EdDSA']

/** The claims that the holder can show or keep back, each in the words of the certificate. */
const CLAIM_NAMES = {
  nama: 'Nama pemegang',
  no_sertifikasi: 'Nomor sertifikat',
  kualifikasi: 'Kualifikasi',
  skema: 'Skema',
  valid_from: 'Berlaku sejak',
  valid_until: 'Berlaku sampai',
  unit_kompetensi: 'Unit kompetensi',
}

const TYPE_NAME = 'Sertifikat kompetensi'

export const walletPaths = {
  offer: (code: string): string => `/kredensial/tawaran/${code}`,
  type: '/kredensial/jenis/sertifikat-kompetensi',
  statusLists: '/kredensial/status-dompet',
  token: '/kredensial/token',
  nonce: '/kredensial/nonce',
  credential: '/kredensial/terbit',
}

export interface Body {
  appUrl: string
  nama_lembaga: string
}

/** Returns the metadata that wallets read about the issuer: OpenID4VCI 1.0, section 12.2. */
export function issuerMetadata({ appUrl, nama_lembaga }: Body) {
  const logo = { uri: `${appUrl}/lencana.png`, alt_text: nama_lembaga }
  return {
    credential_issuer: appUrl,
    credential_endpoint: appUrl + walletPaths.credential,
    nonce_endpoint: appUrl + walletPaths.nonce,
    display: [{ name: nama_lembaga, locale: 'id', logo }],
    credential_configurations_supported: {
      [CONFIGURATION]: {
        format: 'dc+sd-jwt',
        vct: appUrl + walletPaths.type,
        cryptographic_binding_methods_supported: ['jwk'],
        credential_signing_alg_values_supported: ['ES256'],
        proof_types_supported: { jwt: { proof_signing_alg_values_supported: PROOF_ALGS } },
        credential_metadata: {
          display: [{ name: TYPE_NAME, locale: 'id', logo }],
          claims: Object.entries(CLAIM_NAMES).map(([name, label]) => ({
            path: [name],
            display: [{ name: label, locale: 'id' }],
          })),
        },
      },
    },
  }
}

/** Returns the metadata of the body as the server that gives tokens: RFC 8414. */
export const serverMetadata = (appUrl: string) => ({
  issuer: appUrl,
  token_endpoint: appUrl + walletPaths.token,
  response_types_supported: [],
  grant_types_supported: [PRE_AUTHORISED],
  token_endpoint_auth_methods_supported: ['none'],
  'pre-authorized_grant_anonymous_access_supported': true,
})

/** Returns the description of our credential type for those who show or check one: SD-JWT VC type metadata. */
export const typeMetadata = ({ appUrl, nama_lembaga }: Body) => ({
  vct: appUrl + walletPaths.type,
  name: TYPE_NAME,
  description: `Sertifikat kompetensi penyusun Amdal dari ${nama_lembaga}.`,
  display: [{ lang: 'id', locale: 'id', name: TYPE_NAME }],
  claims: Object.entries(CLAIM_NAMES).map(([name, label]) => ({
    path: [name],
    display: [{ lang: 'id', locale: 'id', label }],
    sd: 'always',
  })),
})

/** Returns the offer that a wallet reads: OpenID4VCI 1.0, section 4.1.1. */
export const credentialOffer = (appUrl: string, code: string) => ({
  credential_issuer: appUrl,
  credential_configuration_ids: [CONFIGURATION],
  grants: {
    [PRE_AUTHORISED]: {
      'pre-authorized_code': code,
      tx_code: { input_mode: 'numeric', length: PIN_DIGITS, description: 'PIN dari halaman sertifikat Anda' },
    },
  },
})

/** Returns the link that opens a wallet on the phone; it is also the content of the QR code. */
export const walletLink = (appUrl: string, code: string): string =>
  `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(appUrl + walletPaths.offer(code))}`

export interface WalletFacts {
  no_sertifikasi: string
  nama: string
  kualifikasi: string
  skema: string
  valid_from: Day
  valid_until: Day
  unit_kompetensi: string[]
}

/** The number of credentials that share a status list. */
export const WALLET_LIST_LENGTH = 131_072

/** Where a status list of wallets is published. */
export const walletListUrl = (appUrl: string, list: number): string => `${appUrl}${walletPaths.statusLists}/${list}`

/** Seconds since 1970, as JWTs count. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * Returns the claims that every reader of a credential sees: nothing about its holder, except until when it is valid.
 */
export function openClaims(appUrl: string, { valid_from, valid_until }: WalletFacts, statusIndex: number, now: Date) {
  const list = Math.floor(statusIndex / WALLET_LIST_LENGTH)
  return {
    iss: appUrl,
    vct: appUrl + walletPaths.type,
    iat: seconds(now),
    nbf: seconds(momentIn(bodyZone(), valid_from, '00:00')),
    exp: seconds(endOfDay(bodyZone(), valid_until)),
    status: {
      status_list: { idx: statusIndex % WALLET_LIST_LENGTH, uri: walletListUrl(appUrl, list) },
    },
  }
}

/** Returns the claims that the holder discloses one by one; they are the facts of the register and nothing else. */
export const disclosableClaims = (facts: WalletFacts): Record<keyof typeof CLAIM_NAMES, unknown> => {
  const { nama, no_sertifikasi, kualifikasi, skema, valid_from, valid_until, unit_kompetensi } = facts
  return { nama, no_sertifikasi, kualifikasi, skema, valid_from, valid_until, unit_kompetensi }
}

interface BadgeFacts {
  nama_lembaga: string
  nama: string
  kualifikasi: string
  skema: string
  no_sertifikasi: string
  valid_until: string
}

/** Returns what the picture of a badge says, for those who do not see it and for programs that show a file's title. */
export const badgeTitle = ({
  nama_lembaga,
  nama,
  kualifikasi,
  skema,
  no_sertifikasi,
  valid_until,
}: BadgeFacts): string =>
  `Sertifikat kompetensi ${kualifikasi} atas nama ${nama}, ${skema}, nomor ${no_sertifikasi}, dari ${nama_lembaga}. Berlaku sampai ${longDay(valid_until)}.`
