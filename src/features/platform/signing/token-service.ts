import { randomBytes, X509Certificate } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { askToken } from '../../../ground/signing-token/ask-token.ts'
import type { TokenAnswer, TokenKey, TokenOrder } from '../../../ground/signing-token/token-order.ts'
import {
  certificatesInPem,
  type OpenedSigner,
  openedSigner,
  requireSignature,
  signerRefusal,
} from './certificate-service.ts'
import { SignerFault, SignerRefusal } from './fault-service.ts'

type Knowing = Pick<Context, 'tokenModule'>

const NO_MODULE = 'Modul token belum disebutkan: isi SIGN_PKCS11_MODULE pada lingkungan program, lalu mulai lagi.'

/** Throws SignerFault, SignerRefusal where the token took the PIN for wrong. */
async function ask<Answer extends TokenAnswer>(
  { tokenModule }: Knowing,
  order: Omit<TokenOrder, 'module'>,
): Promise<Exclude<Answer, { fault: string }>> {
  if (tokenModule === undefined) throw new SignerFault(NO_MODULE)
  const answer = await askToken({ module: tokenModule, ...order } as TokenOrder)
  if (!('fault' in answer)) return answer as Exclude<Answer, { fault: string }>
  throw answer.refused ? new SignerRefusal(answer.fault) : new SignerFault(answer.fault)
}

/** The tokens of this machine by their labels, or why none can be looked at. */
export async function listTokens(ctx: Knowing): Promise<{ token: string[]; halangan: string | null }> {
  try {
    const { tokens } = await ask<{ tokens: string[] }>(ctx, { ask: 'tokens' })
    return { token: tokens, halangan: tokens.length === 0 ? 'Tidak ada token yang terpasang pada mesin ini.' : null }
  } catch (error) {
    if (error instanceof SignerFault) return { token: [], halangan: error.message }
    throw error
  }
}

/** Signs with a key in a token: PKCS #1 v1.5, or the two numbers of ECDSA. Throws SignerFault, SignerRefusal. */
export async function signInToken(ctx: Knowing, key: TokenKey, bytes: Uint8Array): Promise<Uint8Array> {
  const order = { ask: 'signature', of: bytes, ...key } as const
  return (await ask<{ signature: Uint8Array }>(ctx, order)).signature
}

interface GivenToken {
  token: string
  kunci: string
  pin: string
  /** PEM, for tokens that hold the key alone; with those above it. */
  sertifikat: string
}

/**
 * Looks at a key in a token and has it sign something: a certificate that papers can be signed with, or the sentence
 * why it cannot, by field. The PIN is tried once for each of the two questions, and not again after a refusal.
 */
export async function openTokenSigner(
  ctx: Knowing & Pick<Context, 'now'>,
  { token, kunci, pin, sertifikat }: GivenToken,
): Promise<OpenedSigner | { refused: Record<string, string> }> {
  const key: TokenKey = { token, key: kunci, pin }
  try {
    const given = certificatesGiven(sertifikat)
    if (!given) return { refused: { sertifikat: 'Berkas ini bukan sertifikat PEM.' } }
    const order = { ask: 'certificates', ...key } as const
    const { certificates } = await ask<Extract<TokenAnswer, { certificates: unknown }>>(ctx, order)
    const own = given[0] ?? (certificates.own && readable(certificates.own)[0])
    if (!own) return { refused: { sertifikat: 'Token tidak menyimpan sertifikat untuk kunci ini. Pilih berkasnya.' } }
    const refused = signerRefusal(own, ctx.now)
    if (refused !== undefined) return { refused: { sertifikat: refused } }
    const trial = randomBytes(64)
    requireSignature(own, trial, await signInToken(ctx, key, trial))
    const all = [...given, ...certificates.others.flatMap(readable)]
    return openedSigner(own, all, Buffer.from(JSON.stringify(key)))
  } catch (error) {
    if (error instanceof SignerRefusal) return { refused: { [error.field]: error.message } }
    if (error instanceof SignerFault) return { refused: { token: error.message } }
    throw error
  }
}

/** A token may hold what is no certificate that is understood here. */
function readable(der: Uint8Array): X509Certificate[] {
  try {
    return [new X509Certificate(der)]
  } catch {
    return []
  }
}

function certificatesGiven(pem: string): X509Certificate[] | undefined {
  try {
    const found = certificatesInPem(pem)
    return pem.trim() === '' || found.length > 0 ? found : undefined
  } catch {
    return undefined
  }
}
