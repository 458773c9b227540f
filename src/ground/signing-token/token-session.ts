import { createHash } from 'node:crypto'
import type { Handle, PKCS11 } from 'pkcs11js'
import type { TokenAnswer, TokenCertificates, TokenKey, TokenOrder } from './token-order.ts'

/** The classes and attributes of objects in PKCS #11 2.40. */
const CLASS = { certificate: 1, privateKey: 3 }
const ATTRIBUTE = { class: 0x000, label: 0x003, value: 0x011, keyType: 0x100, id: 0x102, eachTime: 0x202 }
const MECHANISM = { rsa: 0x0001, ecdsa: 0x1041 }
const KEY_TYPE_RSA = 0
const USER = { own: 1, eachTime: 2 }
const SESSION = 0x4
const FLAG = { finalTry: 0x20000, locked: 0x40000 }
const PIN_REFUSALS = [0xa0, 0xa1, 0xa2, 0xa3, 0xa4]
const LOGGED_IN_ALREADY = 0x100
const MOST_OBJECTS = 100
const ROOM_OF_SIGNATURE = 1024
/** The bytes before a hash that RSA signs: DigestInfo of SHA-256 (RFC 8017 section 9.2). */
const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** Thrown when the token cannot do it; the message is for the office. */
class TokenFault extends Error {
  readonly refused: boolean
  constructor(message: string, refused = false) {
    super(message)
    this.refused = refused
  }
}

const LIBRARY_MISSING =
  'Pustaka pkcs11js tidak terpasang: mesin ini tidak dapat membangunnya. Pasang make, g++, dan python3, lalu jalankan npm ci lagi.'

type Library = Pick<typeof import('pkcs11js'), 'PKCS11'>

/** Carries out a request in a process of its own, so that a vendor's faulty module can only break that. */
export async function answerOrder(
  order: TokenOrder,
  load: () => Promise<Library> = () => import('pkcs11js'),
): Promise<TokenAnswer> {
  try {
    const library = await load().catch(() => {
      throw new TokenFault(LIBRARY_MISSING)
    })
    const pkcs11 = new library.PKCS11()
    openModule(pkcs11, order.module)
    if (order.ask === 'tokens')
      return { tokens: tokensOf(pkcs11).flatMap(({ label }) => (label === '' ? [] : [label])) }
    const session = openSession(pkcs11, order)
    const key = findKey(pkcs11, session, order.key)
    if (order.ask === 'certificates') return { certificates: certificatesOf(pkcs11, session, key) }
    return { signature: signWith({ pkcs11, session, key, pin: order.pin }, order.of) }
  } catch (error) {
    if (error instanceof TokenFault) return { fault: error.message, refused: error.refused }
    return { fault: `Token tidak dapat dipakai (${nameOf(error)}).`, refused: false }
  }
}

const codeOf = (error: unknown): number => Number((error as { code?: unknown }).code)
/** CKR_DEVICE_ERROR and the like; other words may hold a path. */
const nameOf = (error: unknown): string => /CKR_[A-Z_]+/.exec(String(error))?.[0] ?? 'galat modul'

function openModule(pkcs11: PKCS11, module: string): void {
  try {
    pkcs11.load(module)
    pkcs11.C_Initialize()
  } catch (error) {
    throw new TokenFault(`Modul PKCS #11 pada SIGN_PKCS11_MODULE tidak dapat dibuka (${nameOf(error)}).`)
  }
}

const tokensOf = (pkcs11: PKCS11) =>
  pkcs11.C_GetSlotList(true).map((slot) => {
    const { label, flags } = pkcs11.C_GetTokenInfo(slot)
    return { slot, label: label.trim(), flags }
  })

function openSession(pkcs11: PKCS11, { token, pin }: TokenKey): Handle {
  const tokens = tokensOf(pkcs11)
  const found = tokens.filter(({ label }) => label === token)
  const [one] = found
  if (!one) throw new TokenFault(`Token ${token} tidak terpasang. ${listInWords('Yang ada', tokens)}`)
  if (found.length > 1) throw new TokenFault(`Ada ${found.length} token bernama ${token}.`)
  if (one.flags & FLAG.locked) throw new TokenFault(`PIN token ${token} terkunci.`, true)
  if (one.flags & FLAG.finalTry)
    throw new TokenFault(
      `Token ${token} tinggal menerima satu percobaan PIN, jadi portal tidak mencobanya. Masuklah dengan alat token itu sendiri, lalu isi PIN di sini lagi.`,
      true,
    )
  const session = pkcs11.C_OpenSession(one.slot, SESSION)
  logIn(pkcs11, session, { token, pin })
  return session
}

/** Logs in once only: a token locks itself after several wrong PINs. */
function logIn(pkcs11: PKCS11, session: Handle, { token, pin }: Omit<TokenKey, 'key'>): void {
  try {
    pkcs11.C_Login(session, USER.own, pin)
  } catch (error) {
    if (codeOf(error) === LOGGED_IN_ALREADY) return
    if (PIN_REFUSALS.includes(codeOf(error)))
      throw new TokenFault(`PIN ditolak oleh token ${token} (${nameOf(error)}).`, true)
    throw error
  }
}

const listInWords = (what: string, those: readonly { label: string }[]): string =>
  those.length === 0 ? 'Tidak satu pun ditemukan.' : `${what}: ${those.map(({ label }) => label).join(', ')}.`

interface Found {
  handle: Handle
  label: string
  id: string
}

function objectsOf(pkcs11: PKCS11, session: Handle, ofClass: number): Found[] {
  pkcs11.C_FindObjectsInit(session, [{ type: ATTRIBUTE.class, value: ofClass }])
  const handles = pkcs11.C_FindObjects(session, MOST_OBJECTS)
  pkcs11.C_FindObjectsFinal(session)
  return handles.map((handle) => {
    const [label, id] = pkcs11.C_GetAttributeValue(session, handle, [{ type: ATTRIBUTE.label }, { type: ATTRIBUTE.id }])
    return { handle, label: String(label?.value ?? ''), id: Buffer.from(bytesOf(id)).toString('hex') }
  })
}

const bytesOf = (attribute: { value?: unknown } | undefined): Uint8Array =>
  attribute?.value instanceof Uint8Array ? attribute.value : new Uint8Array()

function findKey(pkcs11: PKCS11, session: Handle, key: string): Found {
  const keys = objectsOf(pkcs11, session, CLASS.privateKey)
  const found = key === '' ? keys : keys.filter(({ label, id }) => label === key || id === key.toLowerCase())
  const [one] = found
  const shown = keys.map(({ label, id }) => ({ label: `${label || 'tanpa nama'} (id ${id})` }))
  if (!one) throw new TokenFault(`Kunci ${key} tidak ada di dalam token. ${listInWords('Yang ada', shown)}`)
  if (found.length > 1) throw new TokenFault(`Sebutkan kuncinya. ${listInWords('Yang ada', shown)}`)
  return one
}

function certificatesOf(pkcs11: PKCS11, session: Handle, key: Found): TokenCertificates {
  const all = objectsOf(pkcs11, session, CLASS.certificate)
  const own =
    all.find(({ id }) => id !== '' && id === key.id) ?? all.find(({ label }) => label !== '' && label === key.label)
  const derOf = ({ handle }: Found) =>
    new Uint8Array(bytesOf(pkcs11.C_GetAttributeValue(session, handle, [{ type: ATTRIBUTE.value }])[0]))
  return { own: own && derOf(own), others: all.filter((one) => one !== own).map(derOf) }
}

interface Opened {
  pkcs11: PKCS11
  session: Handle
  key: Found
  pin: string
}

/** PKCS #1 v1.5, or the two numbers of an ECDSA signature side by side. */
function signWith({ pkcs11, session, key, pin }: Opened, bytes: Uint8Array): Uint8Array {
  const hash = createHash('sha256').update(bytes).digest()
  const [type] = pkcs11.C_GetAttributeValue(session, key.handle, [{ type: ATTRIBUTE.keyType }])
  const isRsa = bytesOf(type)[0] === KEY_TYPE_RSA
  pkcs11.C_SignInit(session, { mechanism: isRsa ? MECHANISM.rsa : MECHANISM.ecdsa }, key.handle)
  if (asksEachTime(pkcs11, session, key)) pkcs11.C_Login(session, USER.eachTime, pin)
  const signed = isRsa ? Buffer.concat([SHA256_PREFIX, hash]) : hash
  return new Uint8Array(pkcs11.C_Sign(session, signed, Buffer.alloc(ROOM_OF_SIGNATURE)))
}

/**
 * Tells whether the PIN is needed before each signature, as on personal cards; some modules do not know the attribute.
 */
function asksEachTime(pkcs11: PKCS11, session: Handle, { handle }: Found): boolean {
  try {
    return bytesOf(pkcs11.C_GetAttributeValue(session, handle, [{ type: ATTRIBUTE.eachTime }])[0])[0] === 1
  } catch {
    return false
  }
}
