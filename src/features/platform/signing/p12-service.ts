import { KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { type OpenedSigner, openedSigner, requireSignature, signerRefusal } from './certificate-service.ts'

const WRONG = 'Berkas P12 ini tidak dapat dibuka dengan password itu.'

/** Opens a P12 (PKCS #12) as a certificate to sign papers with; refuses one that cannot, with the sentence why. */
export async function openP12(
  bytes: Uint8Array,
  password: string,
  now: Date,
): Promise<OpenedSigner | { refused: Record<string, string> }> {
  const { P12Signer } = await import('@libpdf/core')
  const opened = await P12Signer.create(new Uint8Array(bytes), password).catch(() => undefined)
  if (!opened) return { refused: { kata_sandi_p12: WRONG } }
  const key = KeyObject.from(opened['privateKey'] as CryptoKey)
  const all = [opened.certificate, ...opened.certificateChain].map((der) => new X509Certificate(der))
  const own = all.find((one) => one.checkPrivateKey(key))
  const refused = own ? signerRefusal(own, now) : 'Berkas P12 ini tidak berisi sertifikat untuk kuncinya.'
  if (!own || refused !== undefined) return { refused: { p12: refused ?? WRONG } }
  const trial = randomBytes(64)
  requireSignature(own, trial, sign('sha256', trial, key))
  return openedSigner(own, all, key.export({ type: 'pkcs8', format: 'der' }))
}
