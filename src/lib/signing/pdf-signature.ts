import { type Der, isSame, oidOf, readDer, valuesIn } from './der.ts'

/** The signer of a PDF by the certificate in it; only as true as that certificate is trusted. */
export interface PdfSigner {
  /** The common name. */
  nama: string
  penerbit: string
  /** The hash of the certificate's bytes, in hexadecimal. */
  sha256: string
  /** True when nothing was added after the signed bytes; data for later validation may be there legitimately. */
  coversAll: boolean
}

/** The state of a PDF's newest signature. */
export type PdfSignature = { state: 'none' } | { state: 'broken' } | ({ state: 'intact' } & PdfSigner)

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
}
const CURVES: Record<string, { name: string; bytes: number }> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
}

/**
 * Reads the signature of a PDF (PAdES, ISO 32000-2 clause 12.8) and checks that neither signed bytes nor signature were
 * changed.
 */
export async function readPdfSignature(bytes: Uint8Array): Promise<PdfSignature> {
  const text = new TextDecoder('latin1').decode(bytes)
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
  const range = ranges.at(-1)?.slice(1).map(Number)
  if (!range) return { state: /\/SubFilter\s*\/ETSI|\/Type\s*\/Sig\b/.test(text) ? 'broken' : 'none' }
  try {
    return await checkSignature(bytes, range)
  } catch {
    return { state: 'broken' }
  }
}

const BROKEN: PdfSignature = { state: 'broken' }

async function checkSignature(bytes: Uint8Array, range: number[]): Promise<PdfSignature> {
  const [start = -1, length = 0, behind = 0, rest = 0] = range
  if (start !== 0 || length <= 0 || behind <= length || behind + rest > bytes.length) return BROKEN
  const container = hexBytes(bytes.subarray(length, behind))
  const signed = readCms(readDer(container))
  // The rest of the placeholder after the signature must be zeros.
  if (!container.subarray(signed.length).every((byte) => byte === 0)) return BROKEN
  const covered = new Uint8Array(length + rest)
  covered.set(bytes.subarray(0, length))
  covered.set(bytes.subarray(behind, behind + rest), length)
  if (!isSame(await sha256(covered), signed.digest)) return BROKEN
  if (!(await isSignedBy(signed))) return BROKEN
  const { subject, issuer } = namesOf(signed.certificate)
  const coversAll = behind + rest === bytes.length
  const fingerprint = hex(await sha256(signed.certificate.whole))
  return { state: 'intact', nama: subject, penerbit: issuer, sha256: fingerprint, coversAll }
}

/** Decodes the hexadecimal text between angle brackets. */
function hexBytes(bracketed: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(bracketed)
  if (!/^<(?:[0-9a-fA-F]{2})+>$/.test(text)) throw new RangeError('no hexadecimal string')
  return Uint8Array.from({ length: (text.length - 2) / 2 }, (_, at) =>
    Number(`0x${text.slice(1 + at * 2, 3 + at * 2)}`),
  )
}

interface Signed {
  /** The length of the whole container. */
  length: number
  /** The hash of the covered bytes. */
  digest: Uint8Array
  /** The signed attributes, as a set. */
  attributes: Uint8Array
  signature: Uint8Array
  certificate: Der
}

/** The first signer of a CMS container (RFC 5652). */
function readCms(container: Der): Signed {
  const [kind, wrapped] = valuesIn(container)
  if (oidOf(must(kind)) !== OID.signedData) throw new RangeError('no signed data')
  const data = valuesIn(must(valuesIn(must(wrapped))[0]))
  const certificates = valuesIn(must(data.find(({ tag }) => tag === 0xa0)))
  const signer = valuesIn(must(valuesIn(must(data.at(-1)))[0]))
  const [, sid, digestAlgorithm] = signer
  if (oidOf(must(valuesIn(must(digestAlgorithm))[0])) !== OID.sha256) throw new RangeError('not SHA-256')
  const at = signer.findIndex(({ tag }) => tag === 0xa0)
  const attributes = must(signer[at])
  const signature = must(signer[at + 2])
  const digest = valuesIn(attributes)
    .map(valuesIn)
    .find(([name]) => name && oidOf(name) === OID.messageDigest)?.[1]
  const set = attributes.whole.slice()
  set[0] = 0x31
  return {
    length: container.whole.length,
    digest: must(valuesIn(must(digest))[0]).content,
    attributes: set,
    signature: signature.content,
    certificate: must(certificates.find((one) => isOf(one, must(sid)))),
  }
}

/** Tells whether a certificate has that issuer and serial number. */
function isOf(certificate: Der, sid: Der): boolean {
  const { serial, issuer } = fieldsOf(certificate)
  const [wantedIssuer, wantedSerial] = valuesIn(sid)
  return isSame(issuer.whole, must(wantedIssuer).whole) && isSame(serial.whole, must(wantedSerial).whole)
}

/** Returns the fields of an X.509 certificate (RFC 5280 section 4.1). */
function fieldsOf(certificate: Der) {
  const body = valuesIn(must(valuesIn(certificate)[0])).filter(({ tag }) => tag !== 0xa0)
  const [serial, , issuer, , subject, key] = body
  return { serial: must(serial), issuer: must(issuer), subject: must(subject), key: must(key) }
}

function namesOf(certificate: Der) {
  const { subject, issuer } = fieldsOf(certificate)
  return { subject: commonName(subject), issuer: commonName(issuer) }
}

function commonName(name: Der): string {
  const pairs = valuesIn(name).flatMap((set) => valuesIn(set).map(valuesIn))
  const found = [OID.commonName, OID.organisation].map((wanted) =>
    pairs.find(([kind]) => kind && oidOf(kind) === wanted),
  )
  const value = (found[0] ?? found[1])?.[1]
  return value ? new TextDecoder(value.tag === 0x1e ? 'utf-16be' : 'utf-8').decode(value.content) : ''
}

async function isSignedBy({ certificate, attributes, signature }: Signed): Promise<boolean> {
  const { key } = fieldsOf(certificate)
  const [algorithm] = valuesIn(key)
  const [kind, curve] = valuesIn(must(algorithm))
  const spki = new Uint8Array(key.whole)
  const data = new Uint8Array(attributes)
  if (oidOf(must(kind)) === OID.rsa) {
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const known = await crypto.subtle.importKey('spki', spki, rsa, false, ['verify'])
    return crypto.subtle.verify(rsa, known, new Uint8Array(signature), data)
  }
  const { name, bytes } = must(CURVES[oidOf(must(curve))])
  const known = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: name }, false, ['verify'])
  const pair = valuesIn(readDer(signature)).map((number) => fixedLength(number.content, bytes))
  const raw = new Uint8Array([...must(pair[0]), ...must(pair[1])])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, raw, data)
}

/** A whole number as that many bytes. */
function fixedLength(number: Uint8Array, bytes: number): Uint8Array {
  const plain = number.subarray(Math.max(0, number.length - bytes))
  const fixed = new Uint8Array(bytes)
  fixed.set(plain, bytes - plain.length)
  return fixed
}

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('incomplete')
  return value
}
