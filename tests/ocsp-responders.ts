import http from 'node:http'
import type { AddressInfo } from 'node:net'
import 'reflect-metadata'
import { Constructed, Enumerated, GeneralizedTime, Integer, OctetString, Primitive } from 'asn1js'
import * as pkijs from 'pkijs'
import { atEnd } from './at-end.ts'
import { type Authority, makeKeys } from './authorities.ts'

const SIGNING = '1.3.6.1.5.5.7.3.9'
const NONCE = '1.3.6.1.5.5.7.48.1.2'
const HOUR_MS = 3_600_000

export type OcspMood =
  | 'good'
  | 'revoked'
  | 'unknown'
  | 'expired'
  | 'wrong signer'
  | 'named signer'
  | 'unnamed signer'
  | 'other nonce'
  | 'other certificate'
  | 'try later'

/** Returns the signer of a responder: its authority, somebody it named for that, somebody it did not, or a stranger. */
async function signerFor(authority: Authority, mood: OcspMood) {
  if (mood === 'named signer' || mood === 'unnamed signer') {
    const keys = await makeKeys()
    const uses = mood === 'named signer' ? { uses: [SIGNING] } : {}
    const { der } = await authority.issue({ name: 'Penjawab', publicKey: keys.publicKey, serial: '0c', ...uses })
    return { key: keys.privateKey, certs: [pkijs.Certificate.fromBER(new Uint8Array(der))] }
  }
  return { key: mood === 'wrong signer' ? (await makeKeys()).privateKey : authority.keys.privateKey, certs: [] }
}

function statusFor(mood: OcspMood, now: Date) {
  const idBlock = (tagNumber: number) => ({ tagClass: 3, tagNumber })
  if (mood === 'revoked')
    return new Constructed({ idBlock: idBlock(1), value: [new GeneralizedTime({ valueDate: now })] })
  return new Primitive({ idBlock: idBlock(mood === 'unknown' ? 2 : 0) })
}

/** An answer to a question (RFC 6960), as DER. */
export async function ocspAnswer(
  question: Uint8Array,
  authority: Authority,
  mood: OcspMood,
  now: Date,
): Promise<Buffer> {
  if (mood === 'try later')
    return Buffer.from(new pkijs.OCSPResponse({ responseStatus: new Enumerated({ value: 3 }) }).toSchema().toBER())
  const { tbsRequest } = pkijs.OCSPRequest.fromBER(new Uint8Array(question))
  const certID = tbsRequest.requestList[0]?.reqCert
  if (!certID) throw new Error('no certificate is asked about')
  if (mood === 'other certificate') certID.serialNumber = new Integer({ value: 99 })
  const ago = mood === 'expired' ? 48 : 1
  const { key, certs } = await signerFor(authority, mood)
  const root = pkijs.Certificate.fromBER(new Uint8Array(authority.root.der))
  const basic = new pkijs.BasicOCSPResponse({
    tbsResponseData: new pkijs.ResponseData({
      responderID: certs[0]?.subject ?? root.subject,
      producedAt: now,
      responses: [
        new pkijs.SingleResponse({
          certID,
          certStatus: statusFor(mood, now),
          thisUpdate: new Date(now.getTime() - ago * HOUR_MS),
          nextUpdate: new Date(now.getTime() - (ago - 24) * HOUR_MS),
        }),
      ],
    }),
    certs,
  })
  const asked = tbsRequest.requestExtensions?.find(({ extnID }) => extnID === NONCE)
  const extnValue =
    mood === 'other nonce'
      ? new OctetString({ valueHex: new Uint8Array(16).buffer }).toBER()
      : new Uint8Array(asked?.extnValue.valueBlock.valueHexView ?? []).buffer
  if (asked) basic.tbsResponseData.responseExtensions = [new pkijs.Extension({ extnID: NONCE, extnValue })]
  await basic.sign(key, 'SHA-256')
  const response = new pkijs.OCSPResponse({
    responseStatus: new Enumerated({ value: 0 }),
    responseBytes: new pkijs.ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  })
  return Buffer.from(response.toSchema().toBER())
}

/** A responder beside the test, which also gives a list where it is asked by GET. */
export async function startResponder(now: Date) {
  const responder = {
    url: '',
    mood: 'good' as OcspMood | 'away',
    authority: undefined as Authority | undefined,
    list: Buffer.alloc(0),
  }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      if (request.method === 'GET') return response.end(responder.list)
      if (responder.mood === 'away' || !responder.authority) return response.writeHead(503).end()
      const answer = await ocspAnswer(Buffer.concat(parts), responder.authority, responder.mood, now)
      return response.writeHead(200, { 'content-type': 'application/ocsp-response' }).end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  responder.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  atEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return responder
}
