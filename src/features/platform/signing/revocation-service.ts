import { X509Certificate } from 'node:crypto'
import type { Doubted, Revocation } from '../../../documents/sign-pdf.ts'
import type { Context } from '../../../ground/context.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { askForSigned } from '../../../ground/http-client/request-outside.ts'
import { ocspAddress, ocspQuestion, readOcsp } from '../../../lib/signing/ocsp.ts'
import { outsideOptions } from './outside-service.ts'
import { x509 } from './x509-service.ts'

type Asking = Pick<Context, 'outbound' | 'now'>

const fault = (words: string): OutboundFault => new OutboundFault(words, true)

/**
 * That a certificate was not revoked: its responder's answer, else the list that it names. Throws OutboundFault where it
 * was revoked, and where neither says anything that can be relied on.
 */
export async function fetchRevocation(ctx: Asking, { certificate, issuer }: Doubted): Promise<Revocation> {
  const known = new X509Certificate(certificate)
  const over = issuer && known.checkIssued(new X509Certificate(issuer)) ? issuer : undefined
  const url = ocspAddress(certificate)
  const answer = url !== undefined && over ? await askResponder(ctx, url, { certificate, issuer: over }) : undefined
  if (answer && 'ocsp' in answer) return answer
  try {
    return { crl: await fetchList(ctx, certificate, over) }
  } catch (error) {
    // Where no list is named, what the responder said is the reason.
    if (error instanceof NoList && answer) throw fault(answer.why)
    throw error
  }
}

const nameOf = (der: Uint8Array): string => new X509Certificate(der).subject.replaceAll('\n', ', ')

/** Another list, or another answer, would not undo it. */
class Revoked extends OutboundFault {
  constructor(der: Uint8Array) {
    super(`Sertifikat ${nameOf(der)} sudah dicabut oleh penerbitnya. Tidak ada yang ditandatangani dengannya.`, true)
  }
}

/** Throws Revoked. */
async function askResponder(
  ctx: Asking,
  url: string,
  about: { certificate: Uint8Array; issuer: Uint8Array },
): Promise<{ ocsp: Uint8Array } | { why: string }> {
  const { bytes: body, nonce } = await ocspQuestion(about)
  const headers = { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' }
  try {
    const { status, bytes } = await askForSigned({ url, headers, body }, { ...outsideOptions(ctx), mayBePlain: true })
    if (status !== 200) return { why: `Penjawab OCSP dari ${nameOf(about.certificate)} menjawab ${status}.` }
    const verdict = await readOcsp(bytes, { ...about, nonce, now: ctx.now })
    if (verdict.state === 'good') return { ocsp: bytes }
    if (verdict.state === 'unusable') return { why: `Jawaban OCSP atas ${nameOf(about.certificate)} ${verdict.why}.` }
  } catch (error) {
    if (error instanceof OutboundFault) return { why: error.message }
    throw error
  }
  throw new Revoked(about.certificate)
}

class NoList extends OutboundFault {}

/** The list of certificates that this one's issuer revoked, from where it says. */
async function fetchList(ctx: Asking, der: Uint8Array, issuer: Uint8Array | undefined): Promise<Uint8Array> {
  const { CRLDistributionPointsExtension, X509Certificate } = await x509()
  const certificate = new X509Certificate(new Uint8Array(der))
  const points = certificate.getExtension(CRLDistributionPointsExtension)?.distributionPoints ?? []
  const urls = points.flatMap(({ distributionPoint }) =>
    (distributionPoint?.fullName ?? []).flatMap(({ uniformResourceIdentifier: url }) => (url ? [url] : [])),
  )
  let last: OutboundFault = new NoList(`Sertifikat ${nameOf(der)} tidak menyebut daftar pencabutannya.`, false)
  for (const url of urls.filter((one) => /^https?:/.test(one))) {
    try {
      const { status, bytes } = await askForSigned(
        { method: 'GET', url, headers: {} },
        { ...outsideOptions(ctx), mayBePlain: true },
      )
      if (status === 200 && bytes.length > 0) return await checkList(bytes, { der, issuer, now: ctx.now })
      last = fault(`Daftar pencabutan ${nameOf(der)} dijawab ${status}.`)
    } catch (error) {
      if (!(error instanceof OutboundFault) || error instanceof Revoked) throw error
      last = error
    }
  }
  throw last
}

interface Listing {
  der: Uint8Array
  issuer: Uint8Array | undefined
  now: Date
}

/** A list that is in force, by the issuer as far as it is known, and without this certificate; as DER. */
async function checkList(bytes: Uint8Array, { der, issuer, now }: Listing): Promise<Uint8Array> {
  const { X509Certificate, X509Crl } = await x509()
  const list = readList(() => new X509Crl(new Uint8Array(bytes)))
  if (!list) throw fault(`Daftar pencabutan ${nameOf(der)} tidak dapat dibaca.`)
  const over = issuer && new X509Certificate(new Uint8Array(issuer))
  if (over && !(await list.verify({ publicKey: over }).catch(() => false)))
    throw fault(`Daftar pencabutan ${nameOf(der)} tidak ditandatangani oleh penerbitnya.`)
  if (list.nextUpdate && list.nextUpdate < now) throw fault(`Daftar pencabutan ${nameOf(der)} sudah usang.`)
  if (list.findRevoked(new X509Certificate(new Uint8Array(der)))) throw new Revoked(der)
  return new Uint8Array(list.rawData)
}

function readList<List>(read: () => List): List | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
