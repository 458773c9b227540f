import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { signDetached } from '../../../lib/signing/cms.ts'
import { signJws } from '../../../lib/signing/jws.ts'
import { applePassJson, googleClaims, type Pass } from './phone-pass-rules.ts'
import type { PhoneWalletRow } from './phone-wallet-queries.ts'

const PURPOSE = 'phone-wallet-key'

export const sealWalletKey = (keys: Context['keys'], dompet: string, pem: string): Buffer =>
  keys.seal(PURPOSE, pem, dompet)

/** Reads an RSA key from PEM, or from Google's JSON that contains the PEM; undefined when there is no RSA key. */
export function rsaKeyIn(text: string): KeyObject | undefined {
  try {
    const pem = text.startsWith('{') ? (JSON.parse(text) as { private_key?: unknown }).private_key : text
    const key = createPrivateKey(String(pem))
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

/** The certificates in a PEM, in their order; undefined where one cannot be read. */
export function certificatesOfPem(pem: string): X509Certificate[] | undefined {
  try {
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
    return blocks.map((block) => new X509Certificate(block))
  } catch {
    return undefined
  }
}

/** Tells whether passes can be made for this wallet: it is switched on and has a key. */
export const makesPasses = ({ aktif, key_sealed }: PhoneWalletRow): boolean => aktif && key_sealed !== null

function keyOf({ keys }: Pick<Context, 'keys'>, { dompet, key_sealed }: PhoneWalletRow): KeyObject | undefined {
  return key_sealed === null ? undefined : rsaKeyIn(keys.open(PURPOSE, key_sealed, dompet).toString())
}

/** Returns the link that opens Google Wallet with the pass; undefined when the body makes none. */
export function googleLink(ctx: Pick<Context, 'keys' | 'now'>, maker: PhoneWalletRow, pass: Pass): string | undefined {
  const key = makesPasses(maker) ? keyOf(ctx, maker) : undefined
  if (!key) return undefined
  const jwt = signJws({ alg: 'RS256', typ: 'JWT' }, googleClaims(pass, maker, ctx.now), key)
  return `https://pay.google.com/gp/v/save/${jwt}`
}

/** A pass for Apple Wallet with its pictures: signed by the body, as one file. Undefined where the body makes none. */
export async function applePass(
  ctx: Pick<Context, 'keys' | 'now'>,
  maker: PhoneWalletRow,
  { pass, icon }: { pass: Pass; icon: Uint8Array },
): Promise<Uint8Array | undefined> {
  const key = makesPasses(maker) ? keyOf(ctx, maker) : undefined
  const chain = certificatesOfPem(maker.rantai)
  if (!key || !chain) return undefined
  const files = {
    'pass.json': Buffer.from(JSON.stringify(applePassJson(pass, maker))),
    'icon.png': icon,
    'icon@2x.png': icon,
    'logo.png': icon,
    'logo@2x.png': icon,
  }
  const sums = Object.entries(files).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)))
  const signature = await signDetached(manifest, { key, chain, now: ctx.now })
  // The library is loaded on demand, since few people ask for a pass.
  const { zipSync } = await import('fflate')
  return zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: ctx.now })
}
