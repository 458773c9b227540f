import type { User } from '../../features/platform/accounts/contract.ts'
import { type VaultOwner, vault } from '../../lib/browser/vault.ts'
import { dropUnsavedDrafts, keepDraftsIn, unlessItWaits } from '../../ui/form/drafts/unsaved-draft.ts'
import { typedForms } from '../../ui/form/typed-forms.ts'
import { quietClient } from '../calls/browser-client.ts'
import { dropCookie, readCookie, writeCookie } from '../cookies.ts'
import { outbox } from './outbox.ts'
import { paperStore } from './paper-store.ts'
import { storedAnswers } from './stored-answers.ts'
import { storedDrafts } from './stored-drafts.ts'
import { dropWorker } from './worker-page.ts'

/** The key lies where the session's own cookies lie, and goes with them. */
const COOKIE = 'simpanan'
const USER = 'akun'

keepDraftsIn({
  ...storedDrafts,
  read: (name) => unlessItWaits(storedDrafts.read(name), outbox.draftOf(name)),
  write(name, kept) {
    outbox.noteTyped(name, kept)
    storedDrafts.write(name, kept)
  },
})

/** Opens it and reads at once what forms ask for without waiting. */
async function openVault(owner: VaultOwner, key: string): Promise<void> {
  await vault.open(owner, key)
  await Promise.all([storedDrafts.load(), outbox.load()])
}

const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('')

/** The key that this browser was given for the vault of that id, while its session lasts. */
function givenKey(id: string): string | undefined {
  const [of, key] = readCookie(COOKIE)?.split('.') ?? []
  return of === id ? key : undefined
}

let entering: { userId: number; opened: Promise<void>; hasEnded: boolean } | undefined

/** Opens what this browser keeps for a person; for anyone else it is emptied first. Staff keep nothing, as others' data pass by them. */
export function enterVault(user: User): Promise<void> {
  if (!vault.isPossible()) return Promise.resolve()
  // Two at once would each make a vault, and the second would not know what the first one was given to keep.
  if (entering?.userId === user.id && (vault.isOpen() || !entering.hasEnded)) return entering.opened
  const opened = open(user).catch(() => undefined)
  const entry = { userId: user.id, opened, hasEnded: false }
  entering = entry
  return opened.finally(() => {
    entry.hasEnded = true
  })
}

async function open(user: User): Promise<void> {
  const known = await vault.owner()
  if (known && known.userId !== user.id) await emptyVault()
  if (user.role !== 'user') return
  const owner = known?.userId === user.id ? known : { userId: user.id, id: newId() }
  const key = givenKey(owner.id) ?? (await quietClient.getVaultKey({ id: owner.id })).key
  writeCookie(COOKIE, `${owner.id}.${key}`)
  await openVault(owner, key)
  await vault.write(USER, user)
}

/** The person who was here last, while the session's key is here: for when nobody can be asked. */
export async function storedUser(): Promise<User | undefined> {
  if (!vault.isPossible()) return undefined
  const owner = await vault.owner()
  const key = owner && givenKey(owner.id)
  if (!owner || !key) return undefined
  if (!vault.isOpen()) await openVault(owner, key)
  return vault.read<User>(USER)
}

/** The session is over: its key goes, and all that is not the person's own writing. The same person gets a key for that again. */
export async function closeVault(): Promise<void> {
  dropCookie(COOKIE)
  entering = undefined
  if (!vault.isPossible()) return
  vault.close()
  storedDrafts.forget()
  outbox.forget()
  await storedAnswers.drop()
  await paperStore.drop()
  await vault.drop(USER)
}

/** Logging out leaves nothing behind. */
export async function emptyVault(): Promise<void> {
  dropUnsavedDrafts()
  typedForms.clear()
  dropCookie(COOKIE)
  entering = undefined
  if (!vault.isPossible()) return
  storedDrafts.forget()
  outbox.forget()
  await vault.wipe()
  await dropWorker()
}
