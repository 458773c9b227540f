import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}

const from = new Date('2026-01-01T00:00:00Z')
const until = new Date('2028-01-01T00:00:00Z')

const keyPair = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<CryptoKeyPair>

/** Makes the credentials that Apple gives a body: a key, its certificate, and the one above it. */
export async function passCertificates(notAfter = until) {
  x509.cryptoProvider.set(webcrypto as never)
  const [authority, body] = [await keyPair(), await keyPair()]
  const shared = { notBefore: from, signingAlgorithm: ALGORITHM }
  const above = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    notAfter: until,
    serialNumber: '01',
    name: 'CN=Perantara Contoh',
    keys: authority as never,
    extensions: [new x509.BasicConstraintsExtension(true)],
  })
  const own = await x509.X509CertificateGenerator.create({
    ...shared,
    notAfter,
    serialNumber: '02',
    subject: 'CN=Pass Type ID: pass.example.sertifikat',
    issuer: above.subject,
    publicKey: body.publicKey as never,
    signingKey: authority.privateKey as never,
  })
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', body.privateKey))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  const key = ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n')
  return { key, own: own.toString('pem'), above: above.toString('pem') }
}
