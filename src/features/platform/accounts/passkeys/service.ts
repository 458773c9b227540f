import type { Context } from '../../../../ground/context.ts'
import { randomSecret } from '../../../../lib/signing/secret.ts'
import { passkeyLimits } from '../../../../limits.ts'
import type { NewCredential, SignedCredential } from './contract.ts'

/** ES256, Ed25519 and RS256: what every device makes one of. */
const ALGORITHMS = [-7, -8, -257]
/** Found without a name, and opened by PIN, finger or face: together both factors. */
const GUARDED = { residentKey: 'required', userVerification: 'required' } as const
const timeout = passkeyLimits.challengeSeconds * 1000

/** Loaded with the first passkey: it is large, and most requests need none. */
const library = () => import('@simplewebauthn/server')

/** For whom keys are made and signatures count: the configured address, never what a request says. */
const relyingParty = ({ appUrl }: Pick<Context, 'appUrl'>) => {
  const { hostname, origin } = new URL(appUrl)
  return { rpID: hostname, origin }
}

interface KnownKey {
  credential_id: string
  transports: string[]
}

const descriptor = ({ credential_id, transports }: KnownKey) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
})

/** A name for an account that says nothing of its owner. */
export const newUserHandle = (): string => randomSecret()

/** Returns the options for a new key: discoverable, and guarded by PIN, finger or face. */
export async function creationOptions(
  ctx: Pick<Context, 'appUrl'>,
  owner: { bodyName: string; name: string; email: string; handle: string; keys: KnownKey[] },
) {
  const { generateRegistrationOptions } = await library()
  const { rpID } = relyingParty(ctx)
  const { challenge, user } = await generateRegistrationOptions({
    ...{ rpName: owner.bodyName, rpID, userName: owner.email, userDisplayName: owner.name },
    supportedAlgorithmIDs: ALGORITHMS,
    userID: new Uint8Array(Buffer.from(owner.handle, 'base64url')),
  })
  return {
    ...{ challenge, user, timeout },
    rp: { id: rpID, name: owner.bodyName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: owner.keys.map(descriptor),
    authenticatorSelection: { ...GUARDED, requireResidentKey: true },
    attestation: 'none' as const,
  }
}

/** Returns the options for a signature by one of these keys, or by any that the devices have for this site. */
export async function signingOptions(ctx: Pick<Context, 'appUrl'>, keys?: KnownKey[]) {
  const { generateAuthenticationOptions } = await library()
  const { rpID } = relyingParty(ctx)
  const { challenge } = await generateAuthenticationOptions({ rpID })
  const allowed = keys ? { allowCredentials: keys.map(descriptor) } : {}
  return { challenge, timeout, rpId: rpID, userVerification: 'required' as const, ...allowed }
}

/** The key that a device made for this challenge and this site; undefined for anything else. */
export async function readNewKey(ctx: Pick<Context, 'appUrl'>, { id, response }: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  const { rpID, origin } = relyingParty(ctx)
  const { clientDataJSON, attestationObject } = response
  const checked = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: response.transports ?? [],
    synced: credentialBackedUp,
  }
}

/** How often the device has signed, when it signed this challenge for this site; undefined for anything else. */
export async function readSignature(
  ctx: Pick<Context, 'appUrl'>,
  { id, response }: SignedCredential,
  expected: { challenge: string; public_key: Buffer },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = relyingParty(ctx)
  const { clientDataJSON, authenticatorData, signature } = response
  const checked = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: expected.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // The database compares counts: of two signatures at once only one may pass.
    credential: { id, publicKey: new Uint8Array(expected.public_key), counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
