import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { OFFER_STATES, PRE_AUTHORISED, walletPaths } from './rules.ts'

/** The copies of a certificate in its holder's wallets, and the kinds that can still be added. */
export const Wallet = z.object({
  /** The moments when it was added to a wallet, the newest first. */
  tersimpan: z.array(z.object({ id: z.number(), created_at: Moment })),
  /** The state of the last offer; null before the first. */
  keadaan: z.enum(OFFER_STATES).nullable(),
  /** The link that opens Google Wallet with the pass; null where the body makes none. */
  tautan_google: z.string().nullable(),
  /** True when there is a pass for Apple Wallet. */
  apple: z.boolean(),
})
export type Wallet = z.output<typeof Wallet>

/** An offer for a wallet, valid once and for some minutes; the PIN appears only here. */
const WalletOffer = z.object({ tautan: z.string(), pin: z.string(), expires_at: Moment })
export type WalletOffer = z.output<typeof WalletOffer>

/** Any value that a wallet sends; errors are answered in the words of the wallet's protocol. */
const said = z.unknown().optional()

const own = z.object({ id: recordId })

const memberCalls = calls({
  getWallet: {
    method: 'GET',
    path: '/sertifikat-saya/{id}/dompet',
    access: 'member',
    summary: 'Yang sudah dan dapat disimpan dari sertifikat sendiri di dompet digital',
    payload: own,
    answer: Wallet,
    problems: ['CERTIFICATE_NOT_FOUND'],
  },
  makeWalletOffer: {
    method: 'POST',
    path: '/sertifikat-saya/{id}/dompet',
    access: 'member',
    summary: 'Tawarkan sertifikat sendiri kepada dompet digital (OpenID4VCI), sekali pakai dan dengan PIN',
    payload: own,
    answer: WalletOffer,
    status: 201,
    problems: ['CERTIFICATE_NOT_FOUND', 'NOT_TAKEN_ALONG'],
  },
  getBadgePng: {
    method: 'GET',
    path: '/sertifikat-saya/{id}/lencana.png',
    access: 'member',
    summary: 'Lencana Open Badge 3.0 dari sertifikat sendiri: gambar PNG yang memuat kredensialnya',
    payload: own,
    answer: 'file',
    problems: ['CERTIFICATE_NOT_FOUND', 'NOT_TAKEN_ALONG'],
  },
  getBadgeSvg: {
    method: 'GET',
    path: '/sertifikat-saya/{id}/lencana.svg',
    access: 'member',
    summary: 'Lencana Open Badge 3.0 dari sertifikat sendiri: gambar SVG yang memuat kredensialnya',
    payload: own,
    answer: 'file',
    problems: ['CERTIFICATE_NOT_FOUND', 'NOT_TAKEN_ALONG'],
  },
  getApplePass: {
    method: 'GET',
    path: '/sertifikat-saya/{id}/sertifikat.pkpass',
    access: 'member',
    summary: 'Kartu Apple Wallet dari sertifikat sendiri',
    payload: own,
    answer: 'file',
    problems: ['CERTIFICATE_NOT_FOUND', 'NOT_TAKEN_ALONG'],
  },
})

const publicCalls = calls({
  getWalletIssuer: {
    method: 'GET',
    path: '/.well-known/openid-credential-issuer',
    access: 'any',
    openToSites: true,
    summary: 'Metadata penerbit kredensial bagi dompet digital (OpenID4VCI 1.0)',
    answer: 'file',
    media: ['application/json'],
    problems: [],
  },
  getWalletServer: {
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    access: 'any',
    openToSites: true,
    summary: 'Metadata pemberi token bagi dompet digital (RFC 8414)',
    answer: 'file',
    media: ['application/json'],
    problems: [],
  },
  getWalletKeys: {
    method: 'GET',
    path: '/.well-known/jwt-vc-issuer',
    access: 'any',
    openToSites: true,
    summary: 'Kunci publik kredensial SD-JWT VC',
    answer: 'file',
    media: ['application/json'],
    problems: [],
  },
  getCredentialType: {
    method: 'GET',
    path: walletPaths.type,
    access: 'any',
    openToSites: true,
    summary: 'Metadata jenis kredensial SD-JWT VC (vct): nama dan arti setiap datanya',
    answer: 'file',
    media: ['application/json'],
    problems: [],
  },
  getWalletStatusList: {
    method: 'GET',
    path: `${walletPaths.statusLists}/{nomor}`,
    access: 'any',
    openToSites: true,
    summary: 'Daftar status kredensial di dompet digital (Token Status List) bertanda tangan',
    payload: z.object({ nomor: z.coerce.number().int().min(0).max(16_000) }),
    answer: 'file',
    media: ['application/statuslist+jwt'],
    problems: ['RECORD_NOT_FOUND'],
  },
  readWalletOffer: {
    method: 'GET',
    path: walletPaths.offer('{kode}'),
    access: 'any',
    openToSites: true,
    summary: 'Tawaran kredensial yang dibuka dompet digital dari kode QR',
    payload: z.object({ kode: z.string().min(20).max(100) }),
    answer: 'file',
    media: ['application/json'],
    problems: ['LINK_OVER'],
  },
})

/** The limits of requests from wallets: a proof is a key and a signature, and little else. */
const FROM_WALLETS = { mostBytes: 20_000, asForm: true } as const

const walletCallsOfStandard = calls({
  giveWalletToken: {
    method: 'POST',
    once: 'key',
    path: walletPaths.token,
    access: 'any',
    openToSites: true,
    fromPrograms: FROM_WALLETS,
    summary: `Token bagi dompet digital atas kode dan PIN; grant_type ${PRE_AUTHORISED}, sebagai formulir atau JSON`,
    payload: z.object({ grant_type: said, 'pre-authorized_code': said, tx_code: said }),
    answer: 'file',
    media: ['application/json'],
    problems: ['WALLET_REFUSED', 'TOO_MANY'],
  },
  giveWalletNonce: {
    method: 'POST',
    path: walletPaths.nonce,
    access: 'any',
    openToSites: true,
    fromPrograms: FROM_WALLETS,
    summary: 'Angka sekali pakai (c_nonce) yang ditandatangani dompet digital sebagai bukti kepemilikan kunci',
    answer: 'file',
    media: ['application/json'],
    problems: ['TOO_MANY'],
  },
  giveWalletCredential: {
    method: 'POST',
    once: 'key',
    path: walletPaths.credential,
    access: 'any',
    openToSites: true,
    fromPrograms: FROM_WALLETS,
    summary: 'Kredensial SD-JWT VC bagi dompet digital, terikat pada kuncinya; dengan token sebagai Bearer',
    payload: z.object({ credential_configuration_id: said, credential_identifier: said, proofs: said, proof: said }),
    answer: 'file',
    media: ['application/json'],
    problems: ['WALLET_REFUSED', 'WALLET_TOKEN', 'TOO_MANY'],
  },
})

export const walletCalls = { ...memberCalls, ...publicCalls, ...walletCallsOfStandard }
