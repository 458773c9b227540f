import { type KeyObject, verify, X509Certificate } from 'node:crypto'
import { derOfPair } from '../../../lib/signing/ecdsa-signature.ts'
import { SignerFault } from './fault-service.ts'
import { commonName } from './names-service.ts'

/** A certificate to sign papers with, as it is shown before it is put in place. */
export interface OpenedSigner {
  nama: string
  penerbit: string
  valid_from: Date
  valid_until: Date
  /** PEM; the chain from its issuer on. */
  certificate: string
  chain: string
  /** The secret to be sealed: the key (PKCS #8), or what opens it elsewhere. */
  key: Buffer
}

const LEAST_RSA_BITS = 2048
const CURVES = ['prime256v1', 'secp384r1']

/** Why a certificate cannot sign papers; undefined where it can. */
export function signerRefusal(own: X509Certificate, now: Date): string | undefined {
  const { asymmetricKeyType, asymmetricKeyDetails = {} } = own.publicKey
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails
  const isStrong = asymmetricKeyType === 'rsa' ? modulusLength >= LEAST_RSA_BITS : CURVES.includes(namedCurve)
  if (!isStrong) return 'Kuncinya harus RSA 2048 bit ke atas, atau ECDSA P-256 atau P-384.'
  if (own.ca) return 'Sertifikat ini milik penerbit sertifikat, bukan untuk menandatangani dokumen.'
  if (new Date(own.validTo) <= now) return `Sertifikat ini sudah berakhir pada ${own.validTo}.`
  if (new Date(own.validFrom) > now) return `Sertifikat ini baru berlaku pada ${own.validFrom}.`
  return undefined
}

/** Issuer after issuer, as far as they are there. */
function chainOf(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain: X509Certificate[] = []
  for (let last = own; !last.checkIssued(last); ) {
    const issuer = all.find((one) => !chain.includes(one) && one !== own && last.checkIssued(one))
    if (!issuer) break
    chain.push(issuer)
    last = issuer
  }
  return chain
}

/** @param all certificates among which its issuers may be */
export const openedSigner = (own: X509Certificate, all: readonly X509Certificate[], key: Buffer): OpenedSigner => ({
  nama: commonName(own, 'subject'),
  penerbit: commonName(own, 'issuer'),
  valid_from: new Date(own.validFrom),
  valid_until: new Date(own.validTo),
  certificate: own.toString(),
  chain: chainOf(own, all)
    .map((one) => one.toString())
    .join(''),
  key,
})

/** The certificates in a text of PEM; throws where one of them is none. */
export const certificatesInPem = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((one) => new X509Certificate(one))

/** Tells whether a text is certificates in PEM, one or several. */
export function isPem(text: string): boolean {
  try {
    return certificatesInPem(text).length > 0
  } catch {
    return false
  }
}

export const keyTypeOf = ({ asymmetricKeyType }: KeyObject): 'RSA' | 'EC' =>
  asymmetricKeyType === 'rsa' ? 'RSA' : 'EC'

/**
 * Checks what somebody else signed with the certificate and returns the signature as papers bear it, as some give the
 * two numbers of ECDSA side by side. Throws SignerFault.
 */
export function requireSignature(certificate: X509Certificate, bytes: Uint8Array, value: Uint8Array): Uint8Array {
  const { publicKey } = certificate
  const readings = keyTypeOf(publicKey) === 'EC' && value.length % 2 === 0 ? [value, derOfPair(value)] : [value]
  const found = readings.find((one) => verify('sha256', bytes, publicKey, one))
  if (!found) throw new SignerFault('Tanda tangan yang diberikan tidak cocok dengan sertifikat penandatangan.')
  return found
}
