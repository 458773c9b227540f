import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sameText } from '../../lib/signing/secret.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** The length of a key's name, with which everything sealed begins. */
export const NAME_BYTES = 4

/** The length of the name of a key that seals in parts. */
export const PARTS_NAME_BYTES = 16

interface NamedKey {
  name: Buffer
  key: Buffer
}

export type Keys = ReturnType<typeof openKeys>

function readKey(text: string): Buffer {
  const bytes = Buffer.from(text.trim(), 'base64')
  if (bytes.length !== KEY_BYTES) {
    throw new Error('APP_KEY: isi dengan 32 byte acak dalam base64 (contoh: openssl rand -base64 32).')
  }
  return bytes
}

/**
 * Opens the keys for encryption and signatures. The first of several comma-separated keys seals and signs, all open and
 * verify.
 */
export function openKeys(text: string) {
  const masters = text.split(',').map(readKey)
  const derived = new Map<string, Buffer>()

  function keyFor(master: Buffer, use: string): Buffer {
    const name = `${masters.indexOf(master)} ${use}`
    const known = derived.get(name)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', master, '', use, KEY_BYTES))
    derived.set(name, key)
    return key
  }

  const [first = Buffer.alloc(0)] = masters
  const carried = new Map<string, Buffer[]>()
  const nameOf = (master: Buffer): Buffer => keyFor(master, 'name').subarray(0, NAME_BYTES)
  const signerOf = (master: Buffer, purpose: string): Buffer => keyFor(master, `sign ${purpose}`)
  const hmac = (signer: Buffer, message: string): string =>
    createHmac('sha256', signer).update(message).digest('base64url')
  const mac = (master: Buffer, purpose: string, message: string): string => hmac(signerOf(master, purpose), message)

  const partsNameOf = (master: Buffer, purpose: string): Buffer =>
    keyFor(master, `name of parts ${purpose}`).subarray(0, PARTS_NAME_BYTES)
  const partsKeyOf = (master: Buffer, purpose: string, about: Uint8Array): Buffer =>
    Buffer.from(hkdfSync('sha256', keyFor(master, `parts ${purpose}`), about, '', KEY_BYTES))

  return {
    /** The name of the newest key, with which everything it has sealed begins. */
    newest: nameOf(first),

    /** AES-256-GCM under a key of the purpose; `about` (an owner's id) must be the same to open it again. */
    seal(purpose: string, bytes: Uint8Array | string, about = ''): Buffer {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(first, `seal ${purpose}`), iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([nameOf(first), iv, cipher.getAuthTag(), sealed])
    },

    /** Throws for text that was changed, sealed for another purpose or owner, or under a key that is gone. */
    open(purpose: string, sealed: Uint8Array, about = ''): Buffer {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length)
      const master = masters.find((each) => nameOf(each).equals(bytes.subarray(0, NAME_BYTES)))
      if (!master) throw new Error('sealed under an unknown key')
      const iv = bytes.subarray(NAME_BYTES, NAME_BYTES + IV_BYTES)
      const tag = bytes.subarray(NAME_BYTES + IV_BYTES, NAME_BYTES + IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyFor(master, `seal ${purpose}`), iv)
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
      const opened = decipher.update(bytes.subarray(NAME_BYTES + IV_BYTES + TAG_BYTES))
      // This adds no bytes in this mode, and throws for text that was changed.
      decipher.final()
      return opened
    },

    /**
     * Returns a key for one long text that is sealed in parts, and the name that finds it again; `about` is bound to
     * it.
     */
    newPartsKey(purpose: string, about: Uint8Array): NamedKey {
      return { name: partsNameOf(first, purpose), key: partsKeyOf(first, purpose, about) }
    },

    /** Returns the same key again; undefined when its master key is not here. */
    partsKey(purpose: string, name: Uint8Array, about: Uint8Array): Buffer | undefined {
      const master = masters.find((each) => partsNameOf(each, purpose).equals(name))
      return master && partsKeyOf(master, purpose, about)
    },

    /**
     * Blind indexes of a text, one under each key: equal texts are found without being readable.
     * The first is what is stored, any of them what is looked for.
     */
    indexes: (purpose: string, text: string): [string, ...string[]] => {
      const [own = '', ...older] = masters.map((master) => mac(master, `index ${purpose}`, text))
      return [own, ...older]
    },

    /** HMAC-SHA-256 under a key of the purpose. */
    sign: (purpose: string, message: string): string => mac(first, purpose, message),

    isSigned: (purpose: string, message: string, signature: string): boolean =>
      [...masters.map((master) => signerOf(master, purpose)), ...(carried.get(purpose) ?? [])].some((signer) =>
        sameText(hmac(signer, message), signature),
      ),

    /** Returns the older keys' signing keys for one purpose; they open nothing, and sign for no other purpose. */
    olderSigners: (purpose: string): Buffer[] => [
      ...masters.slice(1).map((master) => signerOf(master, purpose)),
      ...(carried.get(purpose) ?? []),
    ],

    /** Accepts signatures for one purpose made under a key that is gone. */
    carry(purpose: string, signer: Buffer): void {
      carried.set(purpose, [...(carried.get(purpose) ?? []), signer])
    },
  }
}

/** Returns a new key as APP_KEY is written. */
export const newKeyText = (): string => randomBytes(KEY_BYTES).toString('base64')
