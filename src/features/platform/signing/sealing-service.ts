import { createHash } from 'node:crypto'
import type { SigningAnswers, SigningTurn } from '../../../documents/sign-pdf.ts'
import { readPdfSignature } from '../../../lib/pdf-signature.ts'
import type { Context } from '../../../server/context.ts'
import { OutboundFault } from '../../../server/outbound/ask-outside.ts'
import { inWorker } from '../../../server/workers/in-worker.ts'
import { fetchRevocations, fetchTimestamp } from './outside-service.ts'
import { signingPlan } from './queries.ts'
import { type Signer, SignerFault } from './signer-service.ts'

const REASON = 'Diterbitkan oleh lembaga sertifikasi'
/** Signature, time stamp, revocations of signer and of time stamp, and the end. */
const MOST_TURNS = 6

/** Signs a drawn PDF as the plan says; a worker puts it together, key and network stay here. Throws SignerFault. */
export async function signPaper(
  ctx: Pick<Context, 'db' | 'appUrl' | 'now'>,
  signer: Signer,
  pdf: Uint8Array,
): Promise<Buffer> {
  const { tingkat: level, alamat_tsa } = await signingPlan(ctx.db)
  const { certificate, chain, keyType } = signer
  const terms = { certificate, chain, keyType, level, at: ctx.now, reason: REASON }
  let answers: SigningAnswers = {}
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = await inWorker('signPdf', pdf, terms, answers)
    if ('signed' in next) return requireIntact(next.signed, signer)
    answers = { ...answers, ...(await answer(ctx, { signer, alamat_tsa }, next, answers)) }
  }
  throw new SignerFault('Tanda tangan tidak selesai: data pencabutan terus diminta.')
}

async function answer(
  ctx: Pick<Context, 'appUrl' | 'now'>,
  { signer, alamat_tsa }: { signer: Signer; alamat_tsa: string },
  next: Exclude<SigningTurn, { signed: Uint8Array }>,
  { revocations = {} }: SigningAnswers,
): Promise<SigningAnswers> {
  switch (next.ask) {
    case 'signature':
      return { signature: { of: next.of, value: await signer.sign(next.of) } }
    case 'stamp':
      return { stamp: await outside(() => fetchTimestamp(ctx, alamat_tsa, next.of)) }
    case 'revocations': {
      const found = { ...revocations }
      for (const der of next.of) {
        const list = (await signer.revocations(der)) ?? (await outside(() => fetchRevocations(ctx, der)))
        found[createHash('sha256').update(der).digest('hex')] = list
      }
      return { revocations: found }
    }
  }
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
