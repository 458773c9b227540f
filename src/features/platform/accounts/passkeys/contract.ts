import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { passkeyLimits } from '../../../../limits.ts'
import { LoginAnswer } from '../sessions/contract.ts'

const UNREADABLE = 'Jawaban passkey tidak dapat dibaca. Coba sekali lagi.'

/** Bytes as a browser writes them into JSON. */
const bytes = (most: number) =>
  z
    .string(UNREADABLE)
    .max(most, UNREADABLE)
    .regex(/^[A-Za-z0-9_-]+$/, UNREADABLE)
const NO_NAME = 'Beri nama passkey ini, misalnya nama perangkatnya.'
const name = z
  .string(NO_NAME)
  .trim()
  .min(1, NO_NAME)
  .max(passkeyLimits.nameMost, `Nama passkey paling panjang ${passkeyLimits.nameMost} huruf.`)

const credential = <T extends z.ZodRawShape>(response: T) =>
  z.object({ id: bytes(1400), type: z.literal('public-key', UNREADABLE), response: z.object(response) }, UNREADABLE)

/** The answer of a device that has made a key. */
export const NewCredential = credential({
  clientDataJSON: bytes(4000),
  attestationObject: bytes(40_000),
  transports: z.array(z.string().max(30), UNREADABLE).max(10, UNREADABLE).nullish(),
})
export type NewCredential = z.output<typeof NewCredential>

/** The answer of a device that has signed. */
export const SignedCredential = credential({
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(8000),
  userHandle: bytes(200).nullish(),
})
export type SignedCredential = z.output<typeof SignedCredential>

const KnownKey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).exactOptional(),
})

/** The options that a browser passes on to a device, named as in the standard (WebAuthn level 3). */
const SigningOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(KnownKey).exactOptional(),
  userVerification: z.literal('required'),
})

const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(KnownKey),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** Kept by a password manager that has it on several devices. */
  synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  blocked_at: z.string().nullable(),
})
export type Passkey = z.output<typeof Passkey>

export const SecondFactors = z.object({
  /** True when codes of an authenticator app are accepted. */
  authenticator: z.boolean(),
  passkeys: z.array(Passkey),
})
export type SecondFactors = z.output<typeof SecondFactors>

const id = z.coerce.number('Passkey tidak ditemukan.').int().positive().max(2_147_483_647)
const done = z.literal('')

/** Passkeys, beside the calls of the specification. */
export const passkeyCalls = calls({
  startPasskeyLogin: {
    method: 'POST',
    path: '/passkey-login/options',
    access: 'guest',
    summary: 'Mulai masuk dengan passkey, tanpa email dan password',
    answer: SigningOptions,
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/passkey-login',
    access: 'guest',
    summary: 'Masuk dengan passkey; sekaligus kedua langkah',
    payload: z.object({ credential: SignedCredential }),
    answer: LoginAnswer,
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  startPasskeyChallenge: {
    method: 'POST',
    path: '/two-factor-challenge/passkey/options',
    access: 'guest',
    summary: 'Mulai langkah kedua saat masuk dengan passkey',
    answer: SigningOptions,
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/two-factor-challenge/passkey',
    access: 'guest',
    summary: 'Langkah kedua saat masuk: passkey',
    payload: z.object({ credential: SignedCredential }),
    answer: 'nothing',
    problems: ['ALREADY_IN', 'TOO_MANY'],
  },
  listSecondFactors: {
    method: 'GET',
    path: '/user/second-factors',
    access: 'session',
    summary: 'Faktor kedua milik sendiri: aplikasi autentikator dan passkey',
    answer: SecondFactors,
    problems: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/user/passkeys/options',
    access: 'confirmed',
    summary: 'Mulai menambah passkey',
    answer: CreationOptions,
    problems: ['TOO_MANY'],
  },
  addPasskey: {
    method: 'POST',
    path: '/user/passkeys',
    access: 'confirmed',
    summary: 'Tambah passkey',
    payload: z.object({ name, credential: NewCredential }),
    answer: done,
    status: 201,
    problems: ['TOO_MANY'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/user/passkeys/{id}',
    access: 'session',
    summary: 'Ubah nama passkey sendiri',
    payload: z.object({ id, name }),
    answer: done,
    problems: ['TOO_MANY', 'RECORD_NOT_FOUND'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/user/passkeys/{id}',
    access: 'confirmed',
    summary: 'Hapus passkey sendiri',
    payload: z.object({ id }),
    answer: done,
    problems: ['TOO_MANY', 'RECORD_NOT_FOUND'],
  },
})
