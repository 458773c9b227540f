import type { Context } from '../../../ground/context.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { inWorker } from '../../../ground/workers/in-worker.ts'
import type { FileAnswer } from '../../../lib/calls/call.ts'
import { type Handlers, withPreparation } from '../../../lib/calls/handler.ts'
import { longDay } from '../../../lib/day.ts'
import { bakePng, bakeSvg } from '../../../lib/signing/baked-badge.ts'
import { digest } from '../../../lib/signing/secret.ts'
import { Problem } from '../../../problems.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import { ensureSigningKey, signingKey, walletKeys } from '../certificates/credentials/issuer-service.ts'
import { verdictUrl } from '../certificates/credentials/rules.ts'
import type { walletCalls } from './contract.ts'
import { applePass, googleLink, makesPasses } from './phone-pass-service.ts'
import { phoneWalletNamed, phoneWalletRows } from './phone-wallet-queries.ts'
import {
  brandingOfBody,
  isWaiting,
  newestOffer,
  type WalletCertificate,
  walletCertificate,
  walletCredentials,
} from './queries.ts'
import {
  badgeTitle,
  CONFIGURATION,
  credentialOffer,
  issuerMetadata,
  offerState,
  PRE_AUTHORISED,
  serverMetadata,
  TOKEN_SECONDS,
  typeMetadata,
  walletLink,
} from './rules.ts'
import {
  earlierProofs,
  freshNonce,
  issueToWallet,
  isTakenAlong,
  offerForCode,
  offerToWallet,
  provenKey,
  requireToken,
  tokenForOffer,
  walletRefusal,
} from './service.ts'
import { LIST_SECONDS, walletStatusList } from './status-list-service.ts'

/** Returns one's own certificate; throws for somebody else's as if it did not exist. */
async function requireOwn(ctx: Context, id: number): Promise<WalletCertificate> {
  const certificate = await walletCertificate(ctx.db, id)
  if (certificate?.user_id !== requireAccount(ctx).id) throw new Problem('CERTIFICATE_NOT_FOUND')
  return certificate
}

/** Returns one's own certificate in force; throws NOT_TAKEN_ALONG. */
async function requireTakenAlong(ctx: Context, id: number): Promise<WalletCertificate> {
  const certificate = await requireOwn(ctx, id)
  if (!isTakenAlong(certificate, ctx)) throw new Problem('NOT_TAKEN_ALONG')
  return certificate
}

async function passOf(ctx: Context, certificate: WalletCertificate) {
  const { nama_lembaga, warna_utama } = await brandingOfBody(ctx.db)
  const tautan_periksa = verdictUrl(ctx.appUrl, certificate.no_sertifikasi)
  return { ...certificate, nama_lembaga, warna_utama, appUrl: ctx.appUrl, tautan_periksa }
}

/** What pictures of the body are drawn from, as it is today. */
async function drawnBranding(ctx: Context) {
  const { logo, ...branding } = await brandingOfBody(ctx.db)
  const bytes = logo === null ? undefined : await ctx.files.pictureWithin(logo, { width: 800, height: 800 })
  return { ...branding, logo: bytes, title: branding.nama_lembaga }
}

/** Draws the badge of a certificate, which says whose it is; returns it with its words for those who do not see it. */
async function drawBadge(ctx: Context, format: 'png' | 'svg', certificate: WalletCertificate) {
  const { nama, kualifikasi, skema, no_sertifikasi, valid_until } = certificate
  const branding = await drawnBranding(ctx)
  const title = badgeTitle({ ...certificate, nama_lembaga: branding.nama_lembaga })
  const bearer = { nama, kualifikasi, skema, no_sertifikasi, masa: `Berlaku sampai ${longDay(valid_until)}`, title }
  return { picture: Buffer.from(await inWorker('drawBearerBadge', format, branding, bearer)), title }
}

const nameOf = ({ no_sertifikasi }: WalletCertificate): string => no_sertifikasi.replaceAll('/', '-')

/** Answers what is the same for every wallet, and kept for moments. */
function publish(ctx: Context, type: string, bytes: string): FileAnswer {
  ctx.reply.headers['Cache-Control'] = `private, max-age=${LIST_SECONDS}`
  return { type, bytes }
}

const publishJson = (ctx: Context, document: object): FileAnswer =>
  publish(ctx, 'application/json', JSON.stringify(document))

/** Answers a single wallet with JSON that must not be cached. */
const toOneWallet = (document: object): FileAnswer => ({ type: 'application/json', bytes: JSON.stringify(document) })

const bodyOf = async ({ db, appUrl }: Context) => ({ appUrl, nama_lembaga: await certificationBodyName(db) })

export const walletHandlers: Handlers<typeof walletCalls, Context> = {
  getWallet: async (ctx, { id }) => {
    const certificate = await requireOwn(ctx, id)
    const [held, offer, phones] = [
      await walletCredentials(ctx.db, id),
      await newestOffer(ctx.db, id),
      await phoneWalletRows(ctx.db),
    ]
    const [google, apple] = phones
    const isOpen = isTakenAlong(certificate, ctx)
    const pass = isOpen && google && makesPasses(google) ? await passOf(ctx, certificate) : undefined
    return {
      tersimpan: held,
      keadaan: offer ? offerState(offer, ctx.now) : null,
      tautan_google: (google && pass && googleLink(ctx, google, pass)) ?? null,
      apple: isOpen && apple !== undefined && makesPasses(apple),
    }
  },

  makeWalletOffer: async (ctx, { id }) => {
    const { code, pin, expires_at } = await offerToWallet(ctx, await requireTakenAlong(ctx, id))
    return { tautan: walletLink(ctx.appUrl, code), pin, expires_at }
  },

  getBadgePng: async (ctx, { id }) => {
    const certificate = await requireTakenAlong(ctx, id)
    const { picture, title } = await drawBadge(ctx, 'png', certificate)
    const bytes = bakePng(picture, JSON.stringify(certificate.credential), title)
    return { type: 'image/png', bytes, filename: `lencana-${nameOf(certificate)}.png` }
  },

  getBadgeSvg: async (ctx, { id }) => {
    const certificate = await requireTakenAlong(ctx, id)
    const { picture } = await drawBadge(ctx, 'svg', certificate)
    const bytes = bakeSvg(picture.toString(), JSON.stringify(certificate.credential))
    return { type: 'image/svg+xml', bytes, filename: `lencana-${nameOf(certificate)}.svg` }
  },

  getApplePass: async (ctx, { id }) => {
    const certificate = await requireTakenAlong(ctx, id)
    const maker = await phoneWalletNamed(ctx.db, 'apple')
    if (!makesPasses(maker)) throw new Problem('NOT_TAKEN_ALONG')
    const made = {
      pass: await passOf(ctx, certificate),
      icon: Buffer.from(await inWorker('drawBrandingFile', '/icon-192.png', await drawnBranding(ctx))),
    }
    const bytes = await applePass(ctx, maker, made)
    if (!bytes) throw new Problem('NOT_TAKEN_ALONG')
    const filename = `sertifikat-${nameOf(certificate)}.pkpass`
    return { type: 'application/vnd.apple.pkpass', bytes, filename, inline: true }
  },

  getWalletIssuer: async (ctx) => publishJson(ctx, issuerMetadata(await bodyOf(ctx))),

  getWalletServer: async (ctx) => publishJson(ctx, serverMetadata(ctx.appUrl)),

  getWalletKeys: async (ctx) => publishJson(ctx, { issuer: ctx.appUrl, jwks: { keys: await walletKeys(ctx.reads) } }),

  getCredentialType: async (ctx) => publishJson(ctx, typeMetadata(await bodyOf(ctx))),

  getWalletStatusList: async (ctx, { nomor }) => {
    const key = await signingKey(ctx.db, ctx, 'ES256')
    const list = key && (await walletStatusList(ctx, key, nomor))
    if (list === undefined) throw new Problem('RECORD_NOT_FOUND')
    return publish(ctx, 'application/statuslist+jwt', list)
  },

  readWalletOffer: async (ctx, { kode }) => {
    if (!(await isWaiting(ctx.db, digest(kode), ctx.now))) throw new Problem('LINK_OVER')
    return toOneWallet(credentialOffer(ctx.appUrl, kode))
  },

  giveWalletToken: withPreparation(
    async (ctx, { grant_type, 'pre-authorized_code': code, tx_code: pin }) => {
      if (grant_type !== PRE_AUTHORISED)
        throw walletRefusal('unsupported_grant_type', 'Only pre-authorised codes are taken.')
      if (typeof code !== 'string' || typeof pin !== 'string')
        throw walletRefusal('invalid_request', 'Both pre-authorized_code and tx_code are expected.')
      return offerForCode(ctx, code, pin)
    },
    async (ctx, _given, offer) => {
      const access_token = await tokenForOffer(ctx, offer)
      return toOneWallet({ access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
    },
  ),

  giveWalletNonce: async (ctx) => toOneWallet({ c_nonce: freshNonce(ctx) }),

  giveWalletCredential: async (ctx, { credential_configuration_id, credential_identifier, proofs, proof }) => {
    if (credential_identifier !== undefined || typeof credential_configuration_id !== 'string')
      throw walletRefusal('invalid_credential_request', 'A credential_configuration_id is expected.')
    if (credential_configuration_id !== CONFIGURATION)
      throw walletRefusal('unknown_credential_configuration', `Only ${CONFIGURATION} is issued.`)
    const { bearer: token = '' } = ctx.visit
    await requireToken(ctx.db, ctx, token)
    const holder = provenKey(ctx, proofs ?? earlierProofs(proof))
    const key = await ensureSigningKey(ctx.db, ctx, 'ES256')
    return toOneWallet({ credentials: [{ credential: await issueToWallet(ctx, { token, holder, key }) }] })
  },
}
