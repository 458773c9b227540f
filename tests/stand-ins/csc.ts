import { constants, privateEncrypt } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the provider behaves from now on. */
export interface CscState {
  versi: 'v1' | 'v2'
  /** SCAL 2: true when a consent holds only for the hash it was asked for. */
  isBound: boolean
  pin: string
  secret: string
  /** PEM: the key that signs (RSA); DER in Base64: what it shows, its own certificate first. */
  key: string
  certificates: string[]
  status: number
  delayMs: number
  /** How many signatures come back. */
  count: number
  needsOtp: boolean
  /** True when earlier tokens count as expired. */
  hasForgotten: boolean
}

/** The requests so far, for the test to read. */
export interface CscSeen {
  paths: string[]
  pins: number
}

const SHA256 = '2.16.840.1.101.3.4.2.1'
let state: CscState
let tokens = new Set<string>()
const consents = new Map<string, string>()
let seen: CscSeen = { paths: [], pins: 0 }

type Body = Record<string, unknown>
type Answer = [number, unknown]

const wrong = (status: number, error: string): Answer => [status, { error, error_description: 'rahasia penyedia' }]

function giveToken(): Answer {
  const access_token = `token-${tokens.size}-${Math.random()}`
  tokens.add(access_token)
  return [200, { access_token, token_type: 'Bearer', expires_in: 3600 }]
}

function authorize(body: Body): Answer {
  seen.pins += 1
  const [given] = (body['authData'] as { value: string }[] | undefined) ?? [{ value: body['PIN'] }]
  if (given?.value !== state.pin) return wrong(400, 'invalid_pin')
  const SAD = `sad-${consents.size}`
  consents.set(SAD, String((body['hash'] ?? body['hashes']) as string[]))
  return [200, { SAD, expiresIn: 300 }]
}

function signHash(body: Body): Answer {
  const hashes = (state.versi === 'v1' ? body['hash'] : body['hashes']) as string[] | undefined
  const bound = consents.get(String(body['SAD']))
  consents.delete(String(body['SAD']))
  if (bound === undefined || (state.isBound && bound !== String(hashes))) return wrong(400, 'invalid_sad')
  if ((body['hashAlgo'] ?? body['hashAlgorithmOID']) !== SHA256 || !hashes) return wrong(400, 'invalid_request')
  const signatures = hashes.flatMap((hash) => Array.from({ length: state.count }, () => signatureOf(hash)))
  return [200, { signatures }]
}

const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** PKCS #1 v1.5 of a hash: the provider never sees what was hashed. */
function signatureOf(hash: string): string {
  const padding = constants.RSA_PKCS1_PADDING
  const wrapped = Buffer.concat([SHA256_PREFIX, Buffer.from(hash, 'base64')])
  return privateEncrypt({ key: state.key, padding }, wrapped).toString('base64')
}

function credentialFacts(): Answer {
  const cert = { status: 'valid', certificates: state.certificates }
  const key = { status: 'enabled', algo: ['1.2.840.113549.1.1.1'], len: 2048 }
  if (state.versi === 'v2') {
    const expression = state.needsOtp ? 'PIN AND OTP' : 'PIN'
    return [200, { key, cert, auth: { mode: 'explicit', expression }, SCAL: '2', multisign: 1 }]
  }
  return [200, { key, cert, authMode: 'explicit', OTP: { presence: state.needsOtp }, SCAL: '1', multisign: 1 }]
}

function answer(path: string, authorization: string, body: Body): Answer {
  if (path === 'oauth2/token')
    return body['client_secret'] === state.secret ? giveToken() : wrong(401, 'invalid_client')
  if (path === 'auth/login') {
    const given = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
    return given === `lsk:${state.secret}` ? giveToken() : wrong(401, 'authentication_error')
  }
  const token = authorization.replace('Bearer ', '')
  if (!tokens.has(token) && token !== `bearer-${state.secret}`) return wrong(401, 'invalid_token')
  if (path === 'credentials/list') return [200, { credentialIDs: ['kredensial-1'] }]
  if (body['credentialID'] !== 'kredensial-1') return wrong(400, 'invalid_request')
  if (path === 'credentials/info') return credentialFacts()
  if (path === 'credentials/authorize') return authorize(body)
  return path === 'signatures/signHash' ? signHash(body) : wrong(404, 'not_found')
}

const read = (type: string, text: string): Body =>
  type.includes('json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))

const server = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { 'content-type': type = '', authorization = '' } = request.headers
    const path = (request.url ?? '').replace(/^\/csc\/v\d\//, '')
    seen.paths.push(path)
    if (state.hasForgotten) {
      tokens = new Set()
      state.hasForgotten = false
    }
    const [status, body] =
      state.status === 200
        ? answer(path, authorization, read(type, Buffer.concat(parts).toString()))
        : [state.status, {}]
    const reply = () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    setTimeout(reply, state.delayMs)
  })
})

process.on('message', (order: { state: CscState } | { ask: 'seen' }) => {
  if ('state' in order) state = order.state
  process.send?.({ seen })
  if ('ask' in order) seen = { paths: [], pins: 0 }
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
