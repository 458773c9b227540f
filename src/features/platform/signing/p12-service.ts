import { KeyObject, X509Certificate } from 'node:crypto'
import { commonName } from './names-service.ts'

export interface OpenedP12 {
  nama: string
  penerbit: string
  valid_from: Date
  valid_until: Date
  /** PEM; the chain from its issuer on. */
  certificate: string
  chain: string
  /** PKCS #8. */
  key: Buffer
}

const WRONG = 'Berkas P12 ini tidak dapat dibuka dengan password itu.'
const LEAST_RSA_BITS = 2048
const CURVES = ['prime256v1', 'secp384r1']

/** Opens a P12 (PKCS #12) as a certificate to sign papers with; refuses one that cannot, with the sentence why. */
export async function openP12(
  bytes: Uint8Array,
  password: string,
  now: Date,
): Promise<OpenedP12 | { refused: Record<string, string> }> {
  const { P12Signer } = await import('@libpdf/core')
  const opened = await P12Signer.create(new Uint8Array(bytes), password).catch(() => undefined)
  if (!opened) return { refused: { kata_sandi_p12: WRONG } }
  const key = KeyObject.from(opened['privateKey'] as CryptoKey)
  const all = [opened.certificate, ...opened.certificateChain].map((der) => new X509Certificate(der))
  const own = all.find((one) => one.checkPrivateKey(key))
  const refused = own ? refusalOf(own, key, now) : 'Berkas P12 ini tidak berisi sertifikat untuk kuncinya.'
  if (!own || refused !== undefined) return { refused: { p12: refused ?? WRONG } }
  return {
    nama: commonName(own, 'subject'),
    penerbit: commonName(own, 'issuer'),
    valid_from: new Date(own.validFrom),
    valid_until: new Date(own.validTo),
    certificate: own.toString(),
    chain: chainOf(own, all)
      .map((one) => one.toString())
      .join(''),
    key: key.export({ type: 'pkcs8', format: 'der' }),
  }
}

function refusalOf(own: X509Certificate, key: KeyObject, now: Date): string | undefined {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
  const isStrong = key.asymmetricKeyType === 'rsa' ? modulusLength >= LEAST_RSA_BITS : CURVES.includes(namedCurve)
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
