import { randomBytes } from 'node:crypto'
import type { JsonNameParams, Name } from '@peculiar/x509'
import { x509 } from './x509-service.ts'

/** ECDSA on P-256 with SHA-256 (FIPS 186-5). */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const ROOT_YEARS = 20
const LEAF_YEARS = 3

export interface MadeCertificate {
  /** PEM. */
  certificate: string
  /** PKCS #8. */
  key: Buffer
}

const makeKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])

const serial = (): string => `01${randomBytes(15).toString('hex')}`

function yearsLater(from: Date, years: number): Date {
  const end = new Date(from)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}

const nameOf = async (commonName: string, body: string): Promise<Name> =>
  new (await x509()).Name([{ CN: [commonName] }, { O: [body] }, { C: ['ID'] }] satisfies JsonNameParams)

const pkcs8Of = async ({ privateKey }: CryptoKeyPair): Promise<Buffer> =>
  Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey))

/** A root of the installation's own, in the body's name. */
export async function makeRoot(body: string, now: Date): Promise<MadeCertificate> {
  const { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, ...make } = await x509()
  const keys = await makeKeys()
  const name = await nameOf(`Otoritas sertifikat ${body}`, body)
  const made = await make.X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name,
    notBefore: now,
    notAfter: yearsLater(now, ROOT_YEARS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await make.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { certificate: made.toString('pem'), key: await pkcs8Of(keys) }
}

/** A certificate to sign papers with, by that root; it ends before the root does. */
export async function makeLeaf(root: MadeCertificate, body: string, now: Date): Promise<MadeCertificate> {
  const { BasicConstraintsExtension, KeyUsageFlags, KeyUsagesExtension, ...make } = await x509()
  const issuer = new make.X509Certificate(root.certificate)
  const keys = await makeKeys()
  const end = yearsLater(now, LEAF_YEARS)
  const made = await make.X509CertificateGenerator.create({
    serialNumber: serial(),
    subject: await nameOf(body, body),
    issuer: issuer.subjectName,
    notBefore: now,
    notAfter: end < issuer.notAfter ? end : issuer.notAfter,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await signingKey(root.key),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      await make.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await make.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  })
  return { certificate: made.toString('pem'), key: await pkcs8Of(keys) }
}

const CRL_DAYS = 7
const DAY_MS = 86_400_000

/** The list of what the root revoked: a retired certificate is not revoked, so nothing. */
export async function emptyRevocationList(root: MadeCertificate, now: Date): Promise<Buffer> {
  const make = await x509()
  const issuer = new make.X509Certificate(root.certificate)
  const list = await make.X509CrlGenerator.create({
    issuer: issuer.subjectName,
    thisUpdate: now,
    nextUpdate: new Date(now.getTime() + CRL_DAYS * DAY_MS),
    entries: [],
    signingAlgorithm: ALGORITHM,
    signingKey: await signingKey(root.key),
    extensions: [await make.AuthorityKeyIdentifierExtension.create(issuer.publicKey)],
  })
  return Buffer.from(list.rawData)
}

const signingKey = (key: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('pkcs8', new Uint8Array(key), ALGORITHM, false, ['sign'])
