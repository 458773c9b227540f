import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { dropFrames } from './kept-frame.ts'
import { storedDrafts } from './stored-drafts.ts'
import { vault } from './vault.ts'

/** The key lies where the session's own cookies lie, and goes with them. */
const COOKIE = 'simpanan'

/** What begins so is other people's: it goes with the session, also for the person who will be back. */
export const OF_SESSION = 'sesi:'
/** What begins so is lost to others when it is not sent: nobody logs out over it. */
export const UNSENT = 'belum:'

const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('')

/** Returns the key that this browser was given for the vault of that id, while its session lasts. */
function givenKey(id: string): string | undefined {
  const [of, key] = readCookie(COOKIE)?.split('.') ?? []
  return of === id ? key : undefined
}

async function dropOfSession(): Promise<void> {
  for (const name of await vault.names(OF_SESSION)) await vault.drop(name)
}

/** The vault as one person uses it: opened by the key of their session, and closed with it. */
export const ownVault = {
  async isOfAnother(userId: number): Promise<boolean> {
    const known = await vault.owner()
    return known !== undefined && known.userId !== userId
  },

  /** Opens it; `fetchKey` asks the server for the key of that id where this session has not been given it yet. */
  async open(userId: number, fetchKey: (id: string) => Promise<string>): Promise<void> {
    const known = await vault.owner()
    const owner = known?.userId === userId ? known : { userId, id: newId() }
    const key = givenKey(owner.id) ?? (await fetchKey(owner.id))
    writeCookie(COOKIE, `${owner.id}.${key}`)
    await vault.open(owner, key)
    await storedDrafts.load()
  },

  /** Opens it with the key that is here, for when nobody can be asked; false: there is none. */
  async reopen(): Promise<boolean> {
    const owner = await vault.owner()
    const key = owner && givenKey(owner.id)
    if (!owner || !key) return false
    if (!vault.isOpen()) await ownVault.open(owner.userId, async () => key)
    return true
  },

  /** The session is over: its key goes. The same person gets a key for what is sealed again. */
  close(): void {
    dropCookie(COOKIE)
    vault.close()
    storedDrafts.forget()
    if (vault.isPossible()) void dropOfSession().catch(() => undefined)
  },

  /** Tells whether something waits to be sent that logging out would lose. */
  isUnsent: async (): Promise<boolean> => vault.isPossible() && (await vault.names(UNSENT)).length > 0,

  /** Logging out leaves nothing behind. */
  async empty(): Promise<void> {
    dropCookie(COOKIE)
    if (!vault.isPossible()) return
    storedDrafts.forget()
    await vault.wipe()
    await dropFrames()
  },
}
