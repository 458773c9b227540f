import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import type { SittingPackage } from '../src/features/certification/sittings/package-rules.ts'

/** A device of a candidate, which signs as browsers do. */
export interface TestDevice {
  kunci: string
  secret: KeyObject
}

export function newDevice(): TestDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { secret: privateKey, kunci: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url') }
}

/** Returns a request as the device signs it. */
export function signedBy({ secret }: TestDevice, request: object): { data: string; tanda: string } {
  const data = JSON.stringify(request)
  const tanda = sign('sha256', Buffer.from(data), { key: secret, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return { data, tanda }
}

/** Opens what a device keeps of a form. */
export function openPackage(paket: string, kunci: string): SittingPackage {
  const bytes = Buffer.from(paket, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(kunci, 'base64url'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString())
}

/** Seals what waits after the end as a device does, for the public key of its sitting. */
export function sealEnvelope(kunciAkhir: string, text: string) {
  const spki = Buffer.from(kunciAkhir, 'base64url')
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // An SPKI of P-256 is 26 bytes of header and the point.
  const shared = pair.computeSecret(spki.subarray(26))
  const key = Buffer.from(hkdfSync('sha256', shared, '', 'amplop', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const isi = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  const kunci = Buffer.concat([spki.subarray(0, 26), pair.getPublicKey()])
  return { kunci: kunci.toString('base64url'), iv: iv.toString('base64url'), isi: isi.toString('base64url') }
}
