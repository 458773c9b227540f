/** Where a signing certificate comes from, in words. */
export const SIGNING_KINDS = {
  akar: 'Akar sistem ini',
  sendiri: 'Milik sistem ini',
  p12: 'Dari berkas P12',
  token: 'Di dalam token',
  penyedia: 'Pada penyedia',
} as const
export type SigningKind = keyof typeof SIGNING_KINDS
export const SIGNING_KIND_NAMES = Object.keys(SIGNING_KINDS) as [SigningKind, ...SigningKind[]]

/** Versions of the Cloud Signature Consortium's API, in words. */
export const PROVIDER_VERSIONS = { v1: 'CSC API v1', v2: 'CSC API v2' } as const
export type ProviderVersion = keyof typeof PROVIDER_VERSIONS
export const PROVIDER_VERSION_NAMES = Object.keys(PROVIDER_VERSIONS) as [ProviderVersion, ...ProviderVersion[]]

/** How the portal proves to a provider who it is, in words. */
export const PROVIDER_ENTRIES = {
  oauth2: 'OAuth 2 (client credentials)',
  basic: 'Nama masuk dan password (auth/login)',
  bearer: 'Token akses yang tetap',
} as const
export type ProviderEntry = keyof typeof PROVIDER_ENTRIES
export const PROVIDER_ENTRY_NAMES = Object.keys(PROVIDER_ENTRIES) as [ProviderEntry, ...ProviderEntry[]]

/** PAdES baseline levels, in words. */
export const SIGNING_LEVELS = {
  'B-B': 'B-B: tanda tangan saja',
  'B-T': 'B-T: dengan stempel waktu',
  'B-LT': 'B-LT: dengan stempel waktu dan data pencabutan',
} as const
export type SigningLevel = keyof typeof SIGNING_LEVELS
export const SIGNING_LEVEL_NAMES = Object.keys(SIGNING_LEVELS) as [SigningLevel, ...SigningLevel[]]

/** Papers that are signed. */
export const SIGNED_PAPERS = ['sertifikat', 'surat_status', 'hasil_uji', 'surat_sanksi'] as const
export type SignedPaper = (typeof SIGNED_PAPERS)[number]

const DAY_MS = 86_400_000
/** From then on the desk warns of a certificate's end, and one of this installation's own authority is followed by the next. */
export const WARNED_DAYS = 60

/** Where readers of papers get the root of this installation's own authority; the address never changes. */
export const ROOT_PATH = '/tanda-tangan/akar.crt'

/** Tells whether a certificate ends within the days of warning, or has ended. */
export const isEnding = ({ valid_until }: { valid_until: Date }, now: Date): boolean =>
  valid_until.getTime() - now.getTime() < WARNED_DAYS * DAY_MS

interface Shown {
  jenis: SigningKind
  nama: string
  penerbit: string
}

/** Returns what a paper says of its signature, in small print. */
export const signatureLine = ({ jenis, nama, penerbit }: Shown, host: string): string =>
  isGiven(jenis)
    ? `Ditandatangani secara elektronik oleh ${nama}. Sertifikat elektroniknya terbitan ${penerbit}.`
    : `Ditandatangani secara elektronik dengan sertifikat milik sistem ini, bukan dari penyelenggara sertifikasi elektronik (PSrE). Akarnya: ${host}${ROOT_PATH}`

/** The kinds of certificates that others gave to the body: people renew them, the installation does not. */
export type GivenKind = Exclude<SigningKind, 'akar' | 'sendiri'>
export const isGiven = (jenis: SigningKind): jenis is GivenKind => jenis !== 'akar' && jenis !== 'sendiri'

/** Why a level and an address do not go together; undefined where they do. */
export const levelRefusal = (tingkat: SigningLevel, alamat_tsa: string): string | undefined =>
  tingkat !== 'B-B' && alamat_tsa === '' ? 'Isi alamat penyedia stempel waktu untuk tingkat ini.' : undefined
