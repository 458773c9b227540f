import { type KeyObject, randomBytes, verify, X509Certificate } from 'node:crypto'

/** A responder's verdict on a certificate (OCSP, RFC 6960), as far as it can be relied on. */
export type OcspVerdict = { state: 'good' } | { state: 'revoked' } | { state: 'unusable'; why: string }

interface Asked {
  /** DER. */
  certificate: Uint8Array
  issuer: Uint8Array
}

const OID = {
  basic: '1.3.6.1.5.5.7.48.1.1',
  nonce: '1.3.6.1.5.5.7.48.1.2',
  signing: '1.3.6.1.5.5.7.3.9',
}
/** The signature algorithms that are accepted, with their hashes. */
const HASHES: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}
const REVOKED = 1
/** The tolerance for clocks that differ. */
const SKEW_MS = 300_000
/** The validity of an answer that does not say when the next one comes. */
const UNDATED_MS = 86_400_000
const NONCE_BYTES = 16

const own = (bytes: Uint8Array) => new Uint8Array(bytes)

/** Where a certificate's responder is, as it says itself (authority information access). */
export function ocspAddress(certificate: Uint8Array): string | undefined {
  const { infoAccess: places = '' } = new X509Certificate(certificate)
  return /^OCSP - URI:(https?:\/\/\S+)$/m.exec(places)?.[1]
}

/** Builds the request, as DER, and the nonce that tells its answer from older ones. */
export async function ocspQuestion({ certificate, issuer }: Asked): Promise<{ bytes: Uint8Array; nonce: Uint8Array }> {
  const [pkijs, { OctetString }] = await Promise.all([import('pkijs'), import('asn1js')])
  const request = new pkijs.OCSPRequest()
  await request.createForCertificate(pkijs.Certificate.fromBER(own(certificate)), {
    // Many responders identify certificates by SHA-1 only; here it proves nothing.
    hashAlgorithm: 'SHA-1',
    issuerCertificate: pkijs.Certificate.fromBER(own(issuer)),
  })
  const nonce = own(randomBytes(NONCE_BYTES))
  const extnValue = new OctetString({ valueHex: nonce.buffer }).toBER(false)
  request.tbsRequest.requestExtensions = [new pkijs.Extension({ extnID: OID.nonce, extnValue })]
  return { bytes: new Uint8Array(request.toSchema(true).toBER(false)), nonce }
}

interface Expected extends Asked {
  nonce: Uint8Array
  now: Date
}

const unusable = (why: string): OcspVerdict => ({ state: 'unusable', why })

/**
 * Reads an answer: it must be signed by the issuer or its delegate, about this certificate, and current. A certificate
 * counts as revoked only when the signature holds.
 */
export async function readOcsp(answer: Uint8Array, expected: Expected): Promise<OcspVerdict> {
  try {
    return await checkAnswer(answer, expected)
  } catch {
    return unusable('tidak dapat dibaca')
  }
}

async function checkAnswer(answer: Uint8Array, { certificate, issuer, nonce, now }: Expected): Promise<OcspVerdict> {
  const pkijs = await import('pkijs')
  const { responseStatus, responseBytes } = pkijs.OCSPResponse.fromBER(own(answer))
  if (responseStatus.valueBlock.valueDec !== 0 || responseBytes?.responseType !== OID.basic)
    return unusable('ditolak oleh penjawabnya')
  const basic = pkijs.BasicOCSPResponse.fromBER(own(responseBytes.response.valueBlock.valueHexView))
  const data = basic.tbsResponseData
  const signers = signersOf(basic.certs ?? [], new X509Certificate(issuer), now)
  const hash = HASHES[basic.signatureAlgorithm.algorithmId]
  const signature = basic.signature.valueBlock.valueHexView
  if (!hash || !signers.some((key) => verify(hash, data.tbsView, key, signature)))
    return unusable('tidak ditandatangani oleh penerbit sertifikatnya')
  const said = data.responseExtensions?.find(({ extnID }) => extnID === OID.nonce)?.extnValue.valueBlock.valueHexView
  // The extension holds the nonce as it was sent, itself an octet string.
  if (said && !Buffer.from(said).includes(nonce)) return unusable('menjawab pertanyaan lain')
  const ids = await idsOf(pkijs, { certificate, issuer })
  const single = data.responses.find(({ certID }) => ids.some((id) => id.isEqual(certID)))
  if (!single) return unusable('tidak menyebut sertifikat ini')
  const { thisUpdate, nextUpdate } = single
  const end = nextUpdate ? nextUpdate.getTime() : thisUpdate.getTime() + UNDATED_MS
  if (thisUpdate.getTime() > now.getTime() + SKEW_MS || end < now.getTime() - SKEW_MS) return unusable('sudah usang')
  const { tagNumber } = single.certStatus.idBlock
  if (tagNumber === REVOKED) return { state: 'revoked' }
  return tagNumber === 0 ? { state: 'good' } : unusable('tidak mengenal sertifikat ini')
}

type Pkijs = typeof import('pkijs')

/** The keys that may answer: the issuer's, and those of certificates that it made for answering. */
function signersOf(certs: InstanceType<Pkijs['Certificate']>[], issuer: X509Certificate, now: Date): KeyObject[] {
  const named = certs
    .map((one) => new X509Certificate(Buffer.from(one.toSchema(false).toBER(false))))
    .filter(
      (one) =>
        one.keyUsage?.includes(OID.signing) &&
        one.checkIssued(issuer) &&
        one.verify(issuer.publicKey) &&
        new Date(one.validFrom) <= now &&
        new Date(one.validTo) >= now,
    )
  return [issuer, ...named].map(({ publicKey }) => publicKey)
}

/** Returns the ids by which a responder may name the certificate. */
const idsOf = (pkijs: Pkijs, { certificate, issuer }: Asked) =>
  Promise.all(
    ['SHA-1', 'SHA-256'].map(async (hashAlgorithm) => {
      const id = new pkijs.CertID()
      const issuerCertificate = pkijs.Certificate.fromBER(own(issuer))
      await id.createForCertificate(pkijs.Certificate.fromBER(own(certificate)), { hashAlgorithm, issuerCertificate })
      return id
    }),
  )
