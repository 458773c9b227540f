import { createHash, randomBytes, timingSafeEqual, verify, X509Certificate } from 'node:crypto'
import type { SignedData, SignerInfo, TSTInfo } from 'pkijs'

const OID = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  statement: '1.2.840.113549.1.9.16.1.4',
  signedData: '1.2.840.113549.1.7.2',
  stamping: '1.3.6.1.5.5.7.3.8',
  sha256: '2.16.840.1.101.3.4.2.1',
}
/** Hashes that signers use; no other is relied on. */
const HASHES: Record<string, string> = {
  [OID.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
/** RSA (PKCS #1 v1.5) and ECDSA, with the hash that their name holds, if any. */
const SIGNATURES: Record<string, string | undefined> = {
  '1.2.840.113549.1.1.1': undefined,
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}
const NONCE_BYTES = 16
/** Clocks differ; a stamp of another time would prove another thing. */
const SKEW_MS = 600_000
const MOST_LINKS = 6
/** Granted, and granted with changes. */
const GRANTED = [0, 1]

const own = (bytes: Uint8Array) => new Uint8Array(bytes)
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

interface Question {
  bytes: Uint8Array
  nonce: Uint8Array
}

/** The question for a stamp on a SHA-256 hash (RFC 3161), as DER, and the number by which its answer is known. */
export async function timestampQuestion(hash: Uint8Array): Promise<Question> {
  const [pkijs, { Integer, Null, OctetString }] = await Promise.all([import('pkijs'), import('asn1js')])
  const nonce = own(randomBytes(NONCE_BYTES))
  // A positive number of that length.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  const hashAlgorithm = new pkijs.AlgorithmIdentifier({ algorithmId: OID.sha256, algorithmParams: new Null() })
  const hashedMessage = new OctetString({ valueHex: own(hash).buffer })
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({ hashAlgorithm, hashedMessage }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
  return { bytes: new Uint8Array(request.toSchema().toBER(false)), nonce }
}

interface Expected {
  hash: Uint8Array
  nonce: Uint8Array
  /** Certificates that vouch for the stamp's, or it itself. */
  trusted: readonly X509Certificate[]
  now: Date
}

/** The token, or why it proves nothing, as the end of a sentence about the stamp. */
export type Stamp = { token: Uint8Array } | { why: string }

/** Reads an answer: on this hash and this question, of now, and signed by whom the trusted vouch for as a stamper. */
export async function readTimestamp(answer: Uint8Array, expected: Expected): Promise<Stamp> {
  try {
    return await checkStamp(answer, expected)
  } catch {
    return { why: 'tidak dapat dibaca' }
  }
}

async function checkStamp(answer: Uint8Array, { hash, nonce, trusted, now }: Expected): Promise<Stamp> {
  const [pkijs, { fromBER, OctetString, Sequence }] = await Promise.all([import('pkijs'), import('asn1js')])
  const response = pkijs.TimeStampResp.fromBER(own(answer))
  if (!GRANTED.includes(response.status.status)) return { why: 'ditolak oleh penyedianya' }
  if (response.timeStampToken?.contentType !== OID.signedData) return { why: 'tidak bertanda tangan' }
  const signed = new pkijs.SignedData({ schema: response.timeStampToken.content })
  const { eContent, eContentType } = signed.encapContentInfo
  const statement = eContent instanceof OctetString ? new Uint8Array(eContent.getValue()) : undefined
  if (eContentType !== OID.statement || !statement) return { why: 'tidak memuat pernyataan waktu' }
  const said = pkijs.TSTInfo.fromBER(own(statement))
  const wrong = wrongStatement(said, { hash, nonce, now }) ?? wrongSignature(signed, statement, said.genTime, trusted)
  if (wrong !== undefined) return { why: wrong }
  // As it came: signed bytes are not written anew.
  const outer = fromBER(own(answer)).result
  const token = outer instanceof Sequence ? outer.valueBlock.value[1]?.valueBeforeDecodeView : undefined
  return token ? { token: own(token) } : { why: 'tidak dapat dibaca' }
}

function wrongStatement(said: TSTInfo, { hash, nonce, now }: Omit<Expected, 'trusted'>): string | undefined {
  const { hashAlgorithm, hashedMessage } = said.messageImprint
  if (hashAlgorithm.algorithmId !== OID.sha256 || !isSame(hashedMessage.valueBlock.valueHexView, hash))
    return 'bukan untuk dokumen ini'
  if (!said.nonce || !isSame(said.nonce.valueBlock.valueHexView, nonce)) return 'menjawab permintaan lain'
  return Math.abs(said.genTime.getTime() - now.getTime()) > SKEW_MS ? 'menyebut waktu yang lain' : undefined
}

function wrongSignature(
  signed: SignedData,
  statement: Uint8Array,
  at: Date,
  trusted: readonly X509Certificate[],
): string | undefined {
  const [signer, ...others] = signed.signerInfos
  if (!signer || others.length > 0) return 'tidak ditandatangani oleh satu pihak'
  const given = certificatesIn(signed)
  const certificate = [...given, ...trusted].find((one) => isOf(one, signer))
  if (!certificate || !isSignedBy(certificate, signer, statement)) return 'tidak ditandatangani oleh penyedianya'
  const purposes = certificate.keyUsage ?? []
  if (purposes.length !== 1 || purposes[0] !== OID.stamping) return 'ditandatangani dengan sertifikat untuk hal lain'
  return isVouchedFor(certificate, { given, trusted, at })
    ? undefined
    : 'ditandatangani oleh pihak yang tidak dikenal; isi sertifikatnya pada halaman Penandatanganan'
}

const certificatesIn = ({ certificates = [] }: SignedData): X509Certificate[] =>
  certificates.flatMap((one) =>
    'tbsView' in one ? [new X509Certificate(Buffer.from(one.toSchema(false).toBER(false)))] : [],
  )

/** Serial numbers and names of issuers as they are written in bytes. */
function isOf(certificate: X509Certificate, { sid }: SignerInfo): boolean {
  if (!('serialNumber' in sid && 'issuer' in sid)) return false
  const serial = Buffer.from(sid.serialNumber.valueBlock.valueHexView).toString('hex')
  const issuer = Buffer.from(sid.issuer.toSchema().toBER(false))
  const same = (hex: string) => hex.toLowerCase().replace(/^0+/, '')
  return same(certificate.serialNumber) === same(serial) && certificate.raw.includes(issuer)
}

function isSignedBy(certificate: X509Certificate, signer: SignerInfo, statement: Uint8Array): boolean {
  const digest = HASHES[signer.digestAlgorithm.algorithmId]
  const { algorithmId } = signer.signatureAlgorithm
  const { signedAttrs } = signer
  if (!digest || !(algorithmId in SIGNATURES) || !signedAttrs) return false
  const values = (type: string) =>
    signedAttrs.attributes.filter((one) => one.type === type).flatMap((one) => one.values)
  const [kind, ...moreKinds] = values(OID.contentType)
  const [hash, ...moreHashes] = values(OID.messageDigest)
  if (moreKinds.length + moreHashes.length > 0 || kind?.valueBlock.toString() !== OID.statement) return false
  const wanted = createHash(digest).update(statement).digest()
  if (!hash || !isSame(hash.valueBlock.valueHexView, wanted)) return false
  const attributes = Buffer.from(signedAttrs.encodedValue)
  const value = signer.signature.valueBlock.valueHexView
  return verify(SIGNATURES[algorithmId] ?? digest, attributes, certificate.publicKey, value)
}

interface Vouching {
  given: readonly X509Certificate[]
  trusted: readonly X509Certificate[]
  at: Date
}

const isValidAt = (certificate: X509Certificate, at: Date): boolean =>
  certificate.validFromDate <= at && certificate.validToDate >= at

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey)

/** Tells whether a certificate is trusted itself, or leads by authorities to one that is. */
function isVouchedFor(certificate: X509Certificate, { given, trusted, at }: Vouching): boolean {
  let link: X509Certificate | undefined = certificate
  for (let links = 0; link && links < MOST_LINKS; links += 1) {
    const one: X509Certificate = link
    if (!isValidAt(one, at)) return false
    if (trusted.some((each) => each.raw.equals(one.raw))) return true
    if (trusted.some((each) => isValidAt(each, at) && isIssuedBy(one, each))) return true
    link = given.find((each) => !each.raw.equals(one.raw) && isIssuedBy(one, each))
  }
  return false
}
