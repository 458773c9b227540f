import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import 'reflect-metadata'
import { ExtendedKeyUsageExtension, X509CertificateGenerator } from '@peculiar/x509'
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import * as pkijs from 'pkijs'
import { atEnd } from './at-end.ts'

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 } as const
const STATEMENT = '1.2.840.113549.1.9.16.1.4'

/** A time stamp authority (RFC 3161) beside the test: it stamps whatever it is given, answers late, or is out. */
export interface Stamper {
  url: string
  /** Its certificate, as PEM. */
  pem: string
  /** The way it answers from now on. */
  mood: 'well' | 'away' | Falsehood
  /** How often it was asked. */
  asked: number
  close: () => Promise<void>
}

/** The day of most tests. */
const usualTime = (): Date => new Date('2026-11-20T03:00:00Z')
const DAY_MS = 86_400_000

/** The ways in which a stamp can be wrong. */
export const FALSEHOODS = [
  ...(['other hash', 'other nonce', 'no nonce', 'other time', 'bent', 'no attributes'] as const),
  ...(['not for stamps', 'by a stranger'] as const),
] as const
export type Falsehood = (typeof FALSEHOODS)[number]

const STAMPING = '1.3.6.1.5.5.7.3.8'

async function makeSigner(purposes = [STAMPING]) {
  const keys = await crypto.subtle.generateKey({ ...ALGORITHM, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ])
  const [notBefore, notAfter] = [new Date('2026-01-01'), new Date('2036-01-01')]
  const name = 'CN=Stempel Waktu Contoh, C=ID'
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '07',
    name,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [new ExtendedKeyUsageExtension(purposes, true)],
  })
  const certificate = pkijs.Certificate.fromBER(made.rawData)
  return { key: keys.privateKey, certificate, pem: made.toString('pem') }
}

/** The answer to a request: a signed statement that this hash was there. */
async function stampOf(
  request: Buffer,
  { key, certificate, at }: Awaited<ReturnType<typeof makeSigner>> & { at: Date },
  mood: string,
) {
  const asked = pkijs.TimeStampReq.fromBER(new Uint8Array(request))
  const imprint = asked.messageImprint
  if (mood === 'other hash')
    imprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(randomBytes(32)).buffer })
  const statement = new pkijs.TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: imprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: mood === 'other time' ? new Date(at.getTime() - DAY_MS) : at,
    ...nonceOf(asked, mood),
  })
  const content = statement.toSchema().toBER()
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: STATEMENT,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new pkijs.Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: STATEMENT })] }),
            new pkijs.Attribute({
              type: '1.2.840.113549.1.9.4',
              values: [
                new OctetString({
                  valueHex: new Uint8Array(createHash('sha256').update(new Uint8Array(content)).digest()).buffer,
                }),
              ],
            }),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  })
  if (mood === 'no attributes') delete signed.signerInfos[0]?.signedAttrs
  await signed.sign(key, 0, 'SHA-256')
  if (mood === 'bent') {
    const bytes = signed.signerInfos[0]?.signature.valueBlock.valueHexView
    if (bytes) bytes[9] = (bytes[9] ?? 0) ^ 1
  }
  const token = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
  const granted = new Sequence({ value: [new Integer({ value: 0 })] })
  return Buffer.from(new Sequence({ value: [granted, fromBER(token.toSchema().toBER()).result] }).toBER())
}

function nonceOf({ nonce }: pkijs.TimeStampReq, mood: string): { nonce?: Integer } {
  if (mood === 'no nonce' || !nonce) return {}
  return { nonce: mood === 'other nonce' ? new Integer({ value: 7 }) : nonce }
}

/** @param now what its clock says */
export async function startStamper(now = usualTime): Promise<Stamper> {
  const signer = await makeSigner()
  const others = { 'not for stamps': await makeSigner(['1.3.6.1.5.5.7.3.4']), 'by a stranger': await makeSigner() }
  const stamper: Stamper = { url: '', pem: signer.pem, mood: 'well', asked: 0, close }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      stamper.asked += 1
      if (stamper.mood === 'away') return response.writeHead(503).end()
      const reply = await stampOf(
        Buffer.concat(parts),
        { ...signer, ...others[stamper.mood as keyof typeof others], at: now() },
        stamper.mood,
      )
      return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stamper.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  atEnd(close)
  return stamper

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}
