import { fork } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import 'reflect-metadata'
import { X509Certificate } from '@peculiar/x509'
import { inject } from 'vitest'
import { ensureSofthsm } from '../scripts/softhsm.ts'
import type { Authority } from './authorities.ts'
import type { SoftTokenOrder } from './stand-ins/soft-token.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'stand-ins/soft-token.ts')

type Doing<Kind> = Kind extends SoftTokenOrder ? Omit<Kind, 'module' | 'label' | 'pin'> : never

/** A token in software (SoftHSM), of the test file's own; keys are made in it and never leave it. */
export function openSoftToken(label: string, pin: string) {
  const module = ensureSofthsm()
  const folder = path.join(inject('folder'), `token-${label.replaceAll(/\W/g, '-')}`)
  mkdirSync(folder, { recursive: true })
  const settings = path.join(folder, 'softhsm2.conf')
  writeFileSync(settings, `directories.tokendir = ${folder}\nlog.level = ERROR\n`)
  // The portal's own process for the token finds it by this.
  process.env['SOFTHSM2_CONF'] = settings
  let now = pin

  const order = (doing: Doing<SoftTokenOrder>): Promise<JsonWebKey | null> =>
    new Promise((resolve, reject) => {
      const child = fork(PROGRAM, {
        serialization: 'advanced',
        execArgv: [],
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      let said = ''
      child.stderr?.on('data', (part) => {
        said += part
      })
      child.once('message', ({ made }: { made: JsonWebKey | null }) => resolve(made))
      child.once('exit', () => reject(new Error(`the token's tool ended: ${said}`)))
      child.send({ module, label, pin: now, ...doing })
    })

  /** A key, and the certificate that an authority gives it; the token keeps that too, unless told otherwise. */
  async function makeKey(
    authority: Authority,
    key: 'RSA' | 'EC',
    id: string,
    more: { asksEachTime?: boolean; bare?: boolean } = {},
  ) {
    const { asksEachTime = false, bare = false } = more
    const jwk = await order({ do: 'make', key, id, asksEachTime })
    const algorithm =
      key === 'RSA' ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } : { name: 'ECDSA', namedCurve: 'P-256' }
    const publicKey = await crypto.subtle.importKey('jwk', jwk ?? {}, algorithm, true, ['verify'])
    const certificate = await authority.issue({ name: `LSK Token ${key}`, publicKey, serial: id })
    const subject = new Uint8Array(new X509Certificate(new Uint8Array(certificate.der)).subjectName.toArrayBuffer())
    if (!bare) await order({ do: 'certify', id, der: certificate.der, subject })
    return certificate
  }

  return {
    module,
    makeKey,
    changePin: async (to: string) => {
      await order({ do: 'pin', to })
      now = to
    },
  }
}
