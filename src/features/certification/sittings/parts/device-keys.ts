import type { SentEntry } from '../entry-rules.ts'
import type { SittingPackage } from '../package-rules.ts'

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' } as const
const AGREEING = { name: 'ECDH', namedCurve: 'P-256' } as const
const IV_BYTES = 12
/** The purpose for which the key of an envelope is derived; the server names the same. */
const ENVELOPE_PURPOSE = 'amplop'

type Bytes = Uint8Array<ArrayBuffer>
const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/** Writes bytes in base64url. */
export function writeBase64Url(bytes: ArrayBuffer | Bytes): string {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const readBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Tells whether this browser has what a device of an exam needs. */
export const canKeepKeys = (): boolean => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined

/** Makes the pair with which a device signs; its private half never leaves the browser. */
export async function newSigningKey(): Promise<{ tanda: CryptoKey; kunci: string }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(SIGNING, false, ['sign', 'verify'])
  return { tanda: privateKey, kunci: writeBase64Url(await crypto.subtle.exportKey('spki', publicKey)) }
}

export interface SignedText {
  data: string
  tanda: string
}

export async function signText(key: CryptoKey, request: object): Promise<SignedText> {
  const data = JSON.stringify(request)
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, utf8(data))
  return { data, tanda: writeBase64Url(signature) }
}

/** Makes a key of the form from what the server answered; from then on only this browser can use it. */
export const readFormKey = (kunci: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', readBase64Url(kunci), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Opens a form in memory. */
export async function openForm(key: CryptoKey, paket: string): Promise<SittingPackage> {
  const bytes = readBase64Url(paket)
  const iv = bytes.subarray(0, IV_BYTES)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES))
  return JSON.parse(new TextDecoder().decode(opened)) as SittingPackage
}

/** Something that lies sealed in the store of this browser. */
export interface SealedBytes {
  iv: Bytes
  bytes: ArrayBuffer
}

/** Seals a value for its place in the store. */
export async function sealValue(key: CryptoKey, place: string, value: unknown): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const additionalData = utf8(place)
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, utf8(JSON.stringify(value)))
  return { iv, bytes }
}

export async function openValue<T>(key: CryptoKey, place: string, { iv, bytes }: SealedBytes): Promise<T> {
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8(place) }, key, bytes)
  return JSON.parse(new TextDecoder().decode(opened)) as T
}

export interface SealedEnvelope {
  kunci: string
  iv: string
  isi: string
}

/** Seals a text for the portal alone (ECDH on P-256 with a pair of its own, HKDF-SHA-256, AES-256-GCM). */
export async function sealForPortal(kunciAkhir: string, text: string): Promise<SealedEnvelope> {
  const { subtle } = crypto
  const portal = await subtle.importKey('spki', readBase64Url(kunciAkhir), AGREEING, false, [])
  const pair = await subtle.generateKey(AGREEING, false, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: portal }, pair.privateKey, 256)
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(ENVELOPE_PURPOSE) }
  const source = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const key = await subtle.deriveKey(derivation, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const isi = await subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8(text))
  return {
    kunci: writeBase64Url(await subtle.exportKey('spki', pair.publicKey)),
    ...{ iv: writeBase64Url(iv), isi: writeBase64Url(isi) },
  }
}

/** Returns SHA-256 of a text in hexadecimal. */
export async function hexDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A request that hands entries in, as a device signs it. */
export const signEntries = (
  { tanda, pengerjaan_id, perangkat_id }: { tanda: CryptoKey; pengerjaan_id: number; perangkat_id: number },
  isian: readonly SentEntry[],
): Promise<SignedText> => signText(tanda, { pengerjaan: pengerjaan_id, perangkat: perangkat_id, untuk: 'isian', isian })
