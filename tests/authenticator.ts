import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Browser } from './http.ts'

const UP = 0x01
const UV = 0x04
const ATTESTED = 0x40

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

type Cbor = number | string | Buffer | Map<number | string, Cbor>

const cborHead = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** As much of CBOR as a key needs (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

interface Key {
  id: Buffer
  handle: string
  privateKey: KeyObject
  publicKey: Map<number, Cbor>
  count: number
}

interface Ways {
  /** Where the page that asks stands; a copy of the site stands elsewhere. */
  origin?: string
  rpId?: string
  /** The owner gave no PIN, finger or face. */
  unverified?: boolean
}

/** A device with one passkey, as a browser would speak to it; what it signs is real. */
export class Authenticator {
  key: Key | undefined

  /** Another device with the same key: what nobody should have. */
  clone(): Authenticator {
    const copy = new Authenticator()
    copy.key = this.key && { ...this.key }
    return copy
  }

  #clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Ways): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(flags: number, count: number, { rpId = 'localhost' }: Ways): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  create(options: { challenge: string; user: { id: string } }, ways: Ways = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      ...([
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ] as [number, Buffer][]),
    ])
    const id = randomBytes(16)
    this.key = { id, handle: options.user.id, privateKey, publicKey: cose, count: 0 }
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)])
    const flags = UP | ATTESTED | (ways.unverified ? 0 : UV)
    const authData = Buffer.concat([this.#data(flags, 0, ways), attested])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const clientDataJSON = text(this.#clientData('webauthn.create', options.challenge, ways))
    const response = { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ['internal'] }
    return { id: text(id), rawId: text(id), type: 'public-key', response, clientExtensionResults: {} }
  }

  get({ challenge }: { challenge: string }, ways: Ways = {}) {
    if (!this.key) throw new Error('no passkey on this device')
    this.key.count += 1
    const { id, handle, privateKey, count } = this.key
    const data = this.#data(UP | (ways.unverified ? 0 : UV), count, ways)
    const clientData = this.#clientData('webauthn.get', challenge, ways)
    const signature = text(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey))
    const response = { clientDataJSON: text(clientData), authenticatorData: text(data), signature, userHandle: handle }
    return { id: text(id), rawId: text(id), type: 'public-key', response, clientExtensionResults: {} }
  }
}

/** Adds a passkey to the account of the person who is logged in and has confirmed the password. */
export async function addPasskey(browser: Browser, name = 'Ponsel contoh'): Promise<Authenticator> {
  const device = new Authenticator()
  const { body } = await browser.post('/user/passkeys/options')
  const answer = await browser.post('/user/passkeys', { name, credential: device.create(body) })
  if (answer.status !== 201) throw new Error(`no passkey: ${answer.text}`)
  return device
}

/** Enters with a passkey alone. */
export async function logInByPasskey(browser: Browser, device: Authenticator) {
  const { body } = await browser.post('/passkey-login/options')
  const answer = await browser.post('/passkey-login', { credential: device.get(body) })
  if (answer.body?.token) browser.token = answer.body.token
  return answer
}
