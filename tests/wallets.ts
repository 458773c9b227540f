import { createHash, randomBytes } from 'node:crypto'
import { Openid4vciClient, type Openid4vciClientOptions, setGlobalConfig } from '@openid4vc/openid4vci'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'

// The test's portal has no certificate.
setGlobalConfig({ allowInsecureUrls: true })

/** A wallet of somebody else's making: OpenID4VCI by @openid4vc, its keys by jose, the network by the test. */
export async function openWallet(site: TestApp, alg: 'ES256' | 'EdDSA' = 'ES256') {
  const { privateKey, publicKey } = await generateKeyPair(alg)
  const jwk = await exportJWK(publicKey)
  const asked: string[] = []
  const callbacks: Openid4vciClientOptions['callbacks'] = {
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input))
      asked.push(pathname)
      const headers = Object.fromEntries(new Headers(init?.headers as HeadersInit).entries())
      const body = init?.body
      const answer = await site.app.server.inject({
        method: (init?.method ?? 'GET') as 'GET' | 'POST',
        url: pathname + search,
        headers,
        ...(body ? { payload: body instanceof URLSearchParams ? body.toString() : String(body) } : {}),
      })
      return new Response(answer.body === '' ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    },
    hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
    generateRandom: (bytes) => randomBytes(bytes),
    signJwt: async (_signer, { header, payload }) => ({
      jwt: await new SignJWT(payload as JWTPayload)
        .setProtectedHeader({ alg, typ: header.typ ?? '', jwk: header.jwk as JWK })
        .sign(privateKey),
      signerJwk: jwk as never,
    }),
    clientAuthentication: () => undefined,
  }
  return { client: new Openid4vciClient({ callbacks }), jwk, privateKey, alg, asked }
}

export type TestWallet = Awaited<ReturnType<typeof openWallet>>

export interface Offered {
  tautan: string
  pin: string
}

/** An offer as the holder's page asks for it. */
export async function offerOf(browser: Browser, certificateId: number): Promise<Offered> {
  const { status, body, text } = await browser.post(`/sertifikat-saya/${certificateId}/dompet`)
  if (status !== 201) throw new Error(text)
  return body
}

/** Takes an offer as a wallet does, from its link to the credential. */
export async function takeOffer(site: TestApp, wallet: TestWallet, { tautan, pin }: Offered): Promise<string> {
  const { client, jwk, alg } = wallet
  const credentialOffer = await client.resolveCredentialOffer(tautan)
  const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const { accessTokenResponse } = await client.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    txCode: pin,
  })
  const credentialConfigurationId = credentialOffer.credential_configuration_ids[0] ?? ''
  const { c_nonce: nonce } = await client.requestNonce({ issuerMetadata })
  const { jwt } = await client.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId,
    signer: { method: 'jwk', alg, publicJwk: jwk as never },
    nonce,
    issuedAt: site.clock.now,
  })
  const { credentialResponse } = await client.retrieveCredentials({
    accessToken: accessTokenResponse.access_token,
    credentialConfigurationId,
    issuerMetadata,
    proofs: { jwt: [jwt] },
  })
  const [first] = credentialResponse.credentials ?? []
  return (first as { credential: string }).credential
}
