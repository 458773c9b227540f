import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../../ground/context.ts'
import { type Db, inTransaction } from '../../../ground/database/db.ts'
import { bodyZone, dayIn, longDay } from '../../../lib/day.ts'
import { certificationBodyName } from '../site-content/service.ts'
import { certificatesInPem, keyTypeOf } from './certificate-service.ts'
import { signElsewhere } from './elsewhere-service.ts'
import { SignerFault } from './fault-service.ts'
import { commonName } from './names-service.ts'
import { emptyRevocationList, type MadeCertificate, makeLeaf, makeRoot } from './own-authority-service.ts'
import {
  currentRoot,
  currentSigner,
  insertSigningCertificate,
  lockSigning,
  retireSigner,
  type SigningCertificateRow,
} from './queries.ts'
import { type GivenKind, isEnding, type SigningKind, signatureLine } from './rules.ts'

const PURPOSE = 'signing-key'

type Holding = Pick<Context, 'keys' | 'now'>
type Signing = Holding & Pick<Context, 'db' | 'appUrl' | 'outbound' | 'tokenModule'>

/** Whatever signs: a key kept here, in a token, or at a provider. */
export interface Signer {
  id: number
  /** DER; the chain from its issuer to the root. */
  certificate: Uint8Array
  chain: Uint8Array[]
  keyType: 'RSA' | 'EC'
  /** The small print of a paper about its signature. */
  line: string
  /** Signs these bytes by their SHA-256: PKCS #1 v1.5, or the DER of an ECDSA signature. Throws SignerFault. */
  sign: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Returns what its own authority says of a certificate's revocation; undefined where others have to be asked. */
  revocations: (certificate: Uint8Array) => Promise<Uint8Array | undefined>
}

const signSoon = promisify<string, Uint8Array, ReturnType<typeof createPrivateKey>, Buffer>(sign)

/** Returns the signer in force; makes the installation's own certificate where there is none. Throws SignerFault. */
export async function requireSigner(ctx: Signing): Promise<Signer> {
  const row = (await currentSigner(ctx.db)) ?? (await makeFirstSigner(ctx.db, ctx))
  if (row.valid_until <= ctx.now || row.valid_from > ctx.now)
    throw new SignerFault(
      `Sertifikat penandatangan ${row.nama} berlaku ${dayOf(row.valid_from)} sampai ${dayOf(row.valid_until)}.`,
    )
  const certificate = new X509Certificate(row.certificate)
  return {
    id: row.id,
    certificate: certificate.raw,
    chain: certificatesInPem(row.chain).map(({ raw }) => raw),
    keyType: keyTypeOf(certificate.publicKey),
    line: signatureLine(row, new URL(ctx.appUrl).host),
    sign: signingOf(ctx, row, certificate),
    revocations: async (der) => {
      const root = await currentRoot(ctx.db)
      if (!root || !new X509Certificate(der).checkIssued(new X509Certificate(root.certificate))) return undefined
      return emptyRevocationList(await openRoot(ctx, root), ctx.now)
    },
  }
}

function signingOf(ctx: Signing, row: SigningCertificateRow, certificate: X509Certificate): Signer['sign'] {
  const secret = openSecret(ctx, row)
  const { id, jenis } = row
  if (jenis === 'token' || jenis === 'penyedia')
    return (bytes) => signElsewhere(ctx, { id, jenis, certificate, secret }, bytes)
  const key = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' })
  return (bytes) => signSoon('sha256', bytes, key)
}

const dayOf = (moment: Date): string => longDay(dayIn(bodyZone(), moment))

function openSecret({ keys }: Pick<Context, 'keys'>, { private_key, sha256, nama }: SigningCertificateRow): Buffer {
  try {
    return keys.open(PURPOSE, private_key, sha256)
  } catch {
    throw new SignerFault(`Kunci sertifikat penandatangan ${nama} tidak dapat dibuka dengan APP_KEY ini.`)
  }
}

const openRoot = async (ctx: Pick<Context, 'keys'>, row: SigningCertificateRow): Promise<MadeCertificate> => ({
  certificate: row.certificate,
  key: openSecret(ctx, row),
})

/** Makes the first certificate; of several who need it at once, only one makes it. */
const makeFirstSigner = (db: Db, ctx: Holding): Promise<SigningCertificateRow> =>
  inTransaction(db, async (db) => {
    await lockSigning(db)
    return (await currentSigner(db)) ?? replaceByOwn(db, ctx)
  })

interface Kept extends MadeCertificate {
  jenis: SigningKind
  chain: string
}

/** @param certificate PEM */
export const certificateSha256 = (certificate: string): string =>
  createHash('sha256').update(new X509Certificate(certificate).raw).digest('hex')

async function keep(db: Db, { keys, now }: Holding, { jenis, certificate, chain, key }: Kept) {
  const read = new X509Certificate(certificate)
  const sha256 = certificateSha256(certificate)
  const row = {
    jenis,
    nama: commonName(read, 'subject'),
    penerbit: commonName(read, 'issuer'),
    valid_from: new Date(read.validFrom),
    valid_until: new Date(read.validTo),
    sha256,
    certificate,
    chain,
    private_key: keys.seal(PURPOSE, key, sha256),
  }
  return { ...row, sebab_berhenti: null, id: (await insertSigningCertificate(db, row, now)).id }
}

/** Puts a certificate of the installation's own authority in the place of the one that signs; under the lock. */
async function replaceByOwn(db: Db, ctx: Holding): Promise<SigningCertificateRow> {
  const body = await certificationBodyName(db)
  const known = await currentRoot(db)
  const root = known ?? (await keep(db, ctx, { jenis: 'akar', chain: '', ...(await makeRoot(body, ctx.now)) }))
  const leaf = await makeLeaf(await openRoot(ctx, root), body, ctx.now)
  await retireSigner(db, ctx.now)
  return keep(db, ctx, { jenis: 'sendiri', chain: root.certificate, ...leaf })
}

/** Makes a new certificate of the installation's own, which signs from now on; signed papers stay valid. */
export const signWithOwn = (db: Db, ctx: Holding): Promise<SigningCertificateRow> =>
  inTransaction(db, async (db) => {
    await lockSigning(db)
    return replaceByOwn(db, ctx)
  })

/** Puts a given certificate in place, which signs from now on. */
export const signWith = (
  db: Db,
  ctx: Holding,
  jenis: GivenKind,
  given: { certificate: string; chain: string; key: Buffer },
): Promise<SigningCertificateRow> =>
  inTransaction(db, async (db) => {
    await lockSigning(db)
    await retireSigner(db, ctx.now)
    return keep(db, ctx, { jenis, ...given })
  })

/** Renews a certificate of the installation's own before it ends; those of others only people renew. */
export async function renewOwn(ctx: Holding & Pick<Context, 'db'>): Promise<void> {
  const row = await currentSigner(ctx.db)
  if (row?.jenis !== 'sendiri' || !isEnding(row, ctx.now)) return
  await inTransaction(ctx.db, async (db) => {
    await lockSigning(db)
    const still = await currentSigner(db)
    if (still?.id === row.id) await replaceByOwn(db, ctx)
  })
}
