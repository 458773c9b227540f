import { type ChildProcess, fork } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import path from 'node:path'
import { atEnd } from './at-end.ts'
import { type Authority, makeAuthority } from './authorities.ts'
import type { CscSeen, CscState } from './stand-ins/csc.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'stand-ins/csc.ts')
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

const next = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve) => child.once('message', (said) => resolve(said as Said)))

/** A key as a provider holds it, with the certificates that an authority gave it. */
async function makeProviderKey(authority: Authority, ocsp?: string) {
  const keys = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify'])
  const { der } = await authority.issue({
    name: 'LSK Contoh Daring',
    publicKey: keys.publicKey,
    ...(ocsp ? { ocsp } : {}),
  })
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`
  return { key, der, certificates: [der, authority.root.der].map((one) => Buffer.from(one).toString('base64')) }
}

const pemOf = (base64: string): string => new X509Certificate(Buffer.from(base64, 'base64')).toString()

/** A provider that signs by the CSC API, beside the test as a process of its own. */
export async function startCscProvider({ ocsp, authority }: { ocsp?: string; authority?: Authority } = {}) {
  const issuer = authority ?? (await makeAuthority('PSrE Daring Contoh'))
  const own = await makeProviderKey(issuer, ocsp)
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  atEnd(() => void child.kill())
  const { port } = await next<{ port: number }>(child)
  const { key, certificates } = own
  const usual: CscState = {
    ...{ versi: 'v1', isBound: false, pin: '135790', secret: 'kata-kunci', key, certificates },
    ...{ status: 200, delayMs: 0, count: 1, needsOtp: false, hasForgotten: false },
  }
  const ask = (order: unknown): Promise<{ seen: CscSeen }> => {
    const said = next<{ seen: CscSeen }>(child)
    child.send(order as object)
    return said
  }
  /** Behaves as always from now on, but for this. */
  const behave = (unusual: Partial<CscState> = {}) => ask({ state: { ...usual, ...unusual } })
  await behave()
  return {
    url: `http://127.0.0.1:${port}/csc/v1`,
    certificate: own.der,
    behave,
    /** Returns the requests since the last time. */
    seen: async (): Promise<CscSeen> => (await ask({ ask: 'seen' })).seen,
    otherKey: () => makeProviderKey(issuer),
    /** PEM: what signs, and who vouches for it. */
    pem: own.certificates.map(pemOf),
    close: () => void child.kill(),
  }
}
