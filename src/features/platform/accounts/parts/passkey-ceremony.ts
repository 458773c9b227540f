import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { Refusal } from '../../../../lib/calls/refusal.ts'

const UNSUPPORTED = 'Peramban ini tidak mendukung passkey. Pakai peramban lain, atau cara masuk yang lain.'
const CANCELLED = 'Passkey tidak jadi dipakai, atau waktunya habis. Coba lagi bila Anda siap.'
const KNOWN = 'Perangkat ini sudah mempunyai passkey untuk akun Anda.'
const ADDRESS = 'Passkey tidak dapat dipakai pada alamat situs ini. Buka situs melalui alamat resminya.'
const FAILED = 'Perangkat Anda tidak dapat memakai passkey. Coba lagi, atau pakai cara lain.'

/** The names of the standard say what went wrong between browser, device and person. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: CANCELLED,
  AbortError: CANCELLED,
  InvalidStateError: KNOWN,
  SecurityError: ADDRESS,
}

async function speak<T>(ceremony: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new Refusal(0, UNSUPPORTED)
  try {
    return await ceremony()
  } catch (error) {
    throw new Refusal(0, (error instanceof Error && SENTENCES[error.name]) || FAILED)
  }
}

/** Has a device sign; throws a Refusal in words for people. */
export const signByPasskey = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> => speak(() => startAuthentication({ optionsJSON }))

/** Has a device make a key; throws a Refusal in words for people. */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> =>
  speak(() => startRegistration({ optionsJSON }))
