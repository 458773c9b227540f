import { OpenID4VCIClientV1_0_15 as WalletClient } from '@sphereon/oid4vci-client'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { offerOf } from '../../../../tests/wallets.ts'
import { freePort } from '../../../ground/database/embedded/embedded-postgres.ts'

let site: TestApp
let decider: Browser
let origin = ''

beforeAll(async () => {
  // This wallet asks over the network, as one on a phone does.
  const port = await freePort()
  origin = `http://localhost:${port}`
  site = await testApp({ now: new Date(), env: { APP_URL: origin } })
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
  await site.app.server.listen({ port, host: 'localhost' })
})

test('the wallet of Sphereon, of another make than the one elsewhere, fetches a certificate bound to its key', async () => {
  const { certificate, who } = await grantCertificate(site, decider)
  const member = who.browser
  const { tautan, pin } = await offerOf(member, certificate.id)
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256' }
  const wallet = await WalletClient.fromURI({ uri: tautan, resolveOfferUri: true, alg: 'ES256' })
  await wallet.acquireAccessToken({ pin })
  const { credentials = [] } = await wallet.acquireCredentials({
    credentialConfigurationId: Object.keys(wallet.getCredentialsSupported())[0] ?? '',
    format: 'dc+sd-jwt' as never,
    alg: 'ES256',
    jwk: jwk as never,
    proofCallbacks: {
      signCallback: async ({ header, payload }) =>
        new SignJWT(payload as JWTPayload)
          .setProtectedHeader({ ...header, alg: 'ES256', jwk } as never)
          .sign(privateKey),
    },
  })
  const [{ credential = '' } = {}] = credentials as { credential?: string }[]
  const [, claims = ''] = credential.split('.')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(payload).toMatchObject({ iss: origin, cnf: { jwk: { x: jwk.x, y: jwk.y } } })
  expect((await member.get(`/sertifikat-saya/${certificate.id}/dompet`)).body.tersimpan).toHaveLength(1)
})
