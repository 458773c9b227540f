import 'reflect-metadata'
import {
  AuthorityInfoAccessExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsageExtension,
  type Extension,
  X509CertificateGenerator,
} from '@peculiar/x509'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const FROM = new Date('2026-01-01')
const UNTIL = new Date('2028-01-01')

export const makeKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])

export interface Issued {
  der: Uint8Array
  pem: string
}

interface Wanted {
  name: string
  publicKey: CryptoKey
  serial?: string
  /** Where its responder and its list of revocations are. */
  ocsp?: string
  crl?: string
  /** OIDs of what its key may do besides. */
  uses?: string[]
  until?: Date
}

/** An authority that issues what a test asks for, in the name of nobody. */
export async function makeAuthority(name: string) {
  const keys = await makeKeys()
  const root = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}, C=ID`,
    notBefore: FROM,
    notAfter: new Date('2036-01-01'),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  })
  const issue = async ({ name, publicKey, serial = '0a', ocsp, crl, uses, until = UNTIL }: Wanted): Promise<Issued> => {
    const extensions: Extension[] = [new BasicConstraintsExtension(false, undefined, true)]
    if (ocsp) extensions.push(new AuthorityInfoAccessExtension({ ocsp }))
    if (crl) extensions.push(new CRLDistributionPointsExtension([crl]))
    if (uses) extensions.push(new ExtendedKeyUsageExtension(uses))
    const made = await X509CertificateGenerator.create({
      serialNumber: serial,
      subject: `CN=${name}, C=ID`,
      issuer: root.subjectName,
      notBefore: FROM,
      notAfter: until,
      signingAlgorithm: ALGORITHM,
      publicKey,
      signingKey: keys.privateKey,
      extensions,
    })
    return { der: new Uint8Array(made.rawData), pem: made.toString('pem') }
  }
  return { keys, root: { der: new Uint8Array(root.rawData), pem: root.toString('pem') }, issue }
}

export type Authority = Awaited<ReturnType<typeof makeAuthority>>
