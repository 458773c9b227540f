import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { keyTypeOf, type OpenedSigner, openedSigner, requireSignature, signerRefusal } from './certificate-service.ts'
import { type Asking, askCsc, type ProviderPlace } from './csc-service.ts'
import { SignerFault, SignerRefusal } from './fault-service.ts'

const OID = {
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  rsaSha256: '1.2.840.113549.1.1.11',
  ecdsaSha256: '1.2.840.10045.4.3.2',
}

const Listed = z.object({ credentialIDs: z.array(z.string()) })

/** The data of a key in both versions of the API; each calls its way of consent by another name. */
const Credential = z.object({
  key: z.object({ status: z.string(), algo: z.array(z.string()) }),
  cert: z.object({ status: z.string().optional(), certificates: z.array(z.base64()).min(1) }),
  authMode: z.string().optional(),
  auth: z.object({ mode: z.string(), expression: z.string().optional() }).optional(),
  OTP: z.object({ presence: z.coerce.string() }).optional(),
})

const Consent = z.object({ SAD: z.string().min(1) })
const Signatures = z.object({ signatures: z.array(z.base64()) })

interface Found {
  certificate: X509Certificate
  others: X509Certificate[]
  algo: readonly string[]
}

/** Reads a key at the provider; throws SignerFault where it cannot be used without a person at hand. */
async function readCredential(ctx: Asking, place: ProviderPlace): Promise<Found> {
  const asked = { credentialID: place.kredensial, certificates: 'chain', certInfo: true, authInfo: true }
  const { key, cert, ...consent } = await askCsc(ctx, place, 'credentials/info', asked, Credential)
  if (key.status !== 'enabled') throw new SignerFault('Kunci pada penyedia sedang tidak aktif.')
  if (cert.status !== undefined && cert.status !== 'valid')
    throw new SignerFault(`Sertifikat pada penyedia tidak berlaku (${cert.status.slice(0, 20)}).`)
  if (asksAPerson(consent))
    throw new SignerFault('Penyedia meminta persetujuan orang (OTP atau OAuth) untuk setiap tanda tangan.')
  const [certificate, ...others] = cert.certificates.map(readCertificate)
  if (!certificate) throw new SignerFault('Penyedia tidak memberi sertifikat.')
  return { certificate, others, algo: key.algo }
}

function readCertificate(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    throw new SignerFault('Sertifikat dari penyedia tidak dapat dibaca.')
  }
}

const asksAPerson = ({ authMode, auth, OTP }: Pick<z.infer<typeof Credential>, 'authMode' | 'auth' | 'OTP'>): boolean =>
  (auth?.mode ?? authMode ?? '').startsWith('oauth2') ||
  OTP?.presence === 'true' ||
  /^(?!.*\bOR\b).*\bOTP\b/i.test(auth?.expression ?? '')

/** The only credential, where none is named. Throws SignerFault. */
async function requireOneCredential(ctx: Asking, place: ProviderPlace): Promise<string> {
  if (place.kredensial !== '') return place.kredensial
  const { credentialIDs } = await askCsc(ctx, place, 'credentials/list', { maxResults: 10 }, Listed)
  const [only] = credentialIDs
  if (only !== undefined && credentialIDs.length === 1) return only
  throw new SignerFault(
    only === undefined
      ? 'Akun ini tidak mempunyai kredensial pada penyedia.'
      : `Sebutkan kredensialnya. Yang ada: ${credentialIDs.join(', ').slice(0, 300)}.`,
  )
}

/** Gets consent for this one hash, to which a provider of SCAL 2 binds it, and then the signature. */
async function signHash(ctx: Asking, place: ProviderPlace, { certificate, algo }: Found, bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('base64')
  const { kredensial: credentialID, pin, versi } = place
  const isFirst = versi === 'v1'
  const hashes = isFirst ? { hash: [hash] } : { hashes: [hash], hashAlgorithmOID: OID.sha256 }
  const consent = pin === '' ? {} : isFirst ? { PIN: pin } : { authData: [{ id: 'PIN', value: pin }] }
  const authorised = { credentialID, numSignatures: 1, ...hashes, ...consent }
  const { SAD } = await askCsc(ctx, place, 'credentials/authorize', authorised, Consent)
  const signAlgo = algorithmOf(certificate, algo)
  const signing = { credentialID, SAD, ...hashes, ...(isFirst ? { hashAlgo: OID.sha256 } : {}), signAlgo }
  const { signatures } = await askCsc(ctx, place, 'signatures/signHash', signing, Signatures)
  const [only] = signatures
  if (only === undefined || signatures.length !== 1)
    throw new SignerFault(`Penyedia memberi ${signatures.length} tanda tangan untuk satu dokumen.`)
  return new Uint8Array(Buffer.from(only, 'base64'))
}

function algorithmOf({ publicKey }: X509Certificate, algo: readonly string[]): string {
  if (keyTypeOf(publicKey) === 'EC') return OID.ecdsaSha256
  return algo.includes(OID.rsaSha256) ? OID.rsaSha256 : OID.rsa
}

/** Has the provider sign, as long as it still has the certificate that was put in place. Throws SignerFault. */
export async function signAtProvider(ctx: Asking, place: ProviderPlace, installed: X509Certificate, bytes: Uint8Array) {
  const found = await readCredential(ctx, place)
  if (!found.certificate.raw.equals(installed.raw))
    throw new SignerFault(
      'Sertifikat pada penyedia bukan lagi yang dipasang di sini. Periksa, lalu pasang yang baru pada halaman Sertifikat penandatangan.',
    )
  return signHash(ctx, place, found, bytes)
}

/** Looks at a key of a provider and has it sign something; or the sentence why it cannot be used, by field. */
export async function openProviderSigner(
  ctx: Asking,
  given: ProviderPlace,
): Promise<OpenedSigner | { refused: Record<string, string> }> {
  try {
    const place = { ...given, kredensial: await requireOneCredential(ctx, given) }
    const found = await readCredential(ctx, place)
    const refused = signerRefusal(found.certificate, ctx.now)
    if (refused !== undefined) return { refused: { kredensial: refused } }
    const trial = randomBytes(64)
    requireSignature(found.certificate, trial, await signHash(ctx, place, found, trial))
    return openedSigner(found.certificate, found.others, Buffer.from(JSON.stringify(place)))
  } catch (error) {
    if (error instanceof SignerRefusal) return { refused: { [error.field]: error.message } }
    if (error instanceof SignerFault) return { refused: { alamat: error.message } }
    throw error
  }
}
