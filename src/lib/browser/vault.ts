import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

const DATABASE = 'simpanan'
const DAY_MS = 86_400_000
/** The days that something is kept without being renewed. */
const LONGEST_DAYS = 30

/** Whose vault this browser has, and the name under which the server knows its key. */
export interface VaultOwner {
  userId: number
  id: string
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
  at: number
}

interface Schema extends DBSchema {
  sealed: { key: string; value: Sealed }
  owner: { key: string; value: VaultOwner }
}

let database: Promise<IDBPDatabase<Schema>> | undefined
let key: CryptoKey | undefined
let turn: Promise<unknown> = Promise.resolve()

function forgetConnection(): void {
  database = undefined
}

const connect = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('sealed')
      db.createObjectStore('owner')
    },
    terminated: forgetConnection,
  })
  return database
}

/** Runs writes one after the other, so that the last one typed is the one that stays. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

/**
 * Reads and waits for the transaction's end. idb leaves its failure unhandled when the site's data are cleared
 * meanwhile; here it fails like the read.
 */
async function ask<Store extends 'sealed' | 'owner', T>(
  store: Store,
  question: (entries: IDBPObjectStore<Schema, [Store], Store>) => Promise<T>,
): Promise<T> {
  const { store: entries, done } = (await connect()).transaction(store)
  const [answer] = await Promise.all([question(entries), done])
  return answer
}

async function clear(): Promise<void> {
  const db = await connect()
  await db.clear('sealed')
  await db.clear('owner')
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * The sealed store of one person in this browser (AES-GCM, its key is not kept beside it). Values are bytes or JSON.
 */
export const vault = {
  /** Tells whether this browser can encrypt: it does on https and on localhost only. */
  isPossible: (): boolean => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined,

  isOpen: (): boolean => key !== undefined,

  owner: (): Promise<VaultOwner | undefined> => ask('owner', (entries) => entries.get('owner')),

  /** @param secret 32 bytes in base64url */
  async open(owner: VaultOwner, secret: string): Promise<void> {
    const db = await connect()
    await db.put('owner', owner, 'owner')
    key = await crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt'])
    const before = Date.now() - LONGEST_DAYS * DAY_MS
    for (const name of await vault.names('')) {
      const sealed = await ask('sealed', (entries) => entries.get(name))
      if ((sealed?.at ?? 0) < before) await db.delete('sealed', name)
    }
  },

  /** Forgets the key; without it nothing can be read. */
  close(): void {
    key = undefined
  },

  async names(prefix: string): Promise<string[]> {
    return (await ask('sealed', (entries) => entries.getAllKeys())).filter((name) => name.startsWith(prefix))
  },

  readBytes: async (name: string): Promise<ArrayBuffer | undefined> => {
    if (!key) return undefined
    const sealed = await ask('sealed', (entries) => entries.get(name))
    if (!sealed) return undefined
    const additionalData = utf8(name)
    // A value sealed under another key is as good as gone.
    return crypto.subtle
      .decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData }, key, sealed.bytes)
      .catch(() => undefined)
  },

  async read<T>(name: string): Promise<T | undefined> {
    const bytes = await vault.readBytes(name)
    return bytes === undefined ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as T)
  },

  writeBytes: (name: string, bytes: BufferSource): Promise<void> =>
    inTurn(async () => {
      if (!key) return
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(name) }, key, bytes)
      await (await connect()).put('sealed', { iv, bytes: sealed, at: Date.now() }, name)
    }),

  write: (name: string, value: unknown): Promise<void> => vault.writeBytes(name, utf8(JSON.stringify(value))),

  drop: (name: string): Promise<void> => inTurn(async () => (await connect()).delete('sealed', name)),

  /** Deletes everything. */
  wipe: (): Promise<void> => {
    key = undefined
    // A logout clears the site's data, which breaks the connection under our hands.
    return inTurn(() =>
      clear().catch(() => {
        forgetConnection()
        return clear()
      }),
    )
  },
}
