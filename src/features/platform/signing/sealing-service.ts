import { createHash } from 'node:crypto'
import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Doubted, Revocation, SigningAnswers, SigningTurn } from '../../../documents/sign-pdf.ts'
import type { Context } from '../../../ground/context.ts'
import { OutboundFault } from '../../../ground/http-client/guard.ts'
import { readPdfSignature } from '../../../lib/signing/pdf-signature.ts'
import { SignerFault } from './fault-service.ts'
import { fetchTimestamp } from './outside-service.ts'
import { signingPlan } from './queries.ts'
import { fetchRevocation } from './revocation-service.ts'
import type { Signer } from './signer-service.ts'

const REASON = 'Diterbitkan oleh lembaga sertifikasi'
/** Signature, time stamp, revocations of signer and of time stamp, and the end. */
const MOST_TURNS = 6

/** Signs a drawn PDF as the plan says; a worker puts it together, key and network stay here. Throws SignerFault. */
export async function signPaper(
  ctx: Pick<Context, 'db' | 'outbound' | 'now'>,
  signer: Signer,
  pdf: Uint8Array,
): Promise<Buffer> {
  const { tingkat: level, ...stamper } = await signingPlan(ctx.db)
  const { certificate, chain, keyType } = signer
  const terms = { certificate, chain, keyType, level, at: ctx.now, reason: REASON }
  let answers: SigningAnswers = {}
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = await drawInWorker('signPdf', pdf, terms, answers)
    if ('signed' in next) return requireIntact(next.signed, signer)
    if ('fault' in next) throw new SignerFault(next.fault)
    answers = { ...answers, ...(await answer(ctx, { signer, stamper }, next, answers)) }
  }
  throw new SignerFault('Tanda tangan tidak selesai: data pencabutan terus diminta.')
}

async function answer(
  ctx: Pick<Context, 'outbound' | 'now'>,
  { signer, stamper }: { signer: Signer; stamper: Parameters<typeof fetchTimestamp>[1] },
  next: Extract<SigningTurn, { ask: unknown }>,
  { revocations = {} }: SigningAnswers,
): Promise<SigningAnswers> {
  switch (next.ask) {
    case 'signature':
      return { signature: { of: next.of, value: await signer.sign(next.of) } }
    case 'stamp':
      return { stamp: await outside(() => fetchTimestamp(ctx, stamper, next.of)) }
    case 'revocations': {
      const found = { ...revocations }
      for (const doubted of next.of) {
        const sha256 = createHash('sha256').update(doubted.certificate).digest('hex')
        found[sha256] = await revocationOf(ctx, signer, doubted)
      }
      return { revocations: found }
    }
  }
}

async function revocationOf(
  ctx: Pick<Context, 'outbound' | 'now'>,
  signer: Signer,
  doubted: Doubted,
): Promise<Revocation> {
  const crl = await signer.revocations(doubted.certificate)
  return crl ? { crl } : outside(() => fetchRevocation(ctx, doubted))
}

/** Somebody else's failure is a reason to wait. */
async function outside<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OutboundFault) throw new SignerFault(error.message)
    throw error
  }
}

/** Nothing leaves that is not signed by whom it should be. */
async function requireIntact(signed: Uint8Array, { certificate }: Signer): Promise<Buffer> {
  const found = await readPdfSignature(signed)
  const sha256 = createHash('sha256').update(certificate).digest('hex')
  if (found.state !== 'intact' || found.sha256 !== sha256)
    throw new Error(`a signature that does not hold: ${found.state}`)
  return Buffer.from(signed)
}
