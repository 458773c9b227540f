import type { WaitingAnswers } from '../../features/certification/sittings/parts/sitting-store.ts'
import type { User } from '../../features/platform/accounts/contract.ts'
import { ownVault } from '../../lib/browser/own-vault.ts'
import { storedDrafts } from '../../lib/browser/stored-drafts.ts'
import { vault } from '../../lib/browser/vault.ts'
import { dropUnsavedDrafts, keepDraftsIn, unlessItWaits } from '../../ui/form/drafts/unsaved-draft.ts'
import { typedForms } from '../../ui/form/typed-forms.ts'
import { quietClient } from '../calls/browser-client.ts'
import { lazyChunk } from '../routing/lazy-chunk.ts'
import { outbox } from './outbox.ts'
import { paperStore } from './paper-store.ts'
import { storedAnswers } from './stored-answers.ts'

const USER = 'akun'

keepDraftsIn({
  ...storedDrafts,
  read: (name) => unlessItWaits(storedDrafts.read(name), outbox.draftOf(name)),
  write(name, kept) {
    outbox.noteTyped(name, kept)
    storedDrafts.write(name, kept)
  },
})

let entering: { userId: number; opened: Promise<void>; hasEnded: boolean } | undefined

/** Opens what this browser keeps for a person; for anyone else it is emptied first. The office opens that of staff itself. */
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
  if (await ownVault.isOfAnother(user.id)) await emptyVault()
  if (user.role !== 'user') return
  await ownVault.open(user.id, async (id) => (await quietClient.getVaultKey({ id })).key)
  await outbox.load()
  await vault.write(USER, user)
}

/** The person who was here last, while the session's key is here: for when nobody can be asked. */
export async function storedUser(): Promise<User | undefined> {
  if (!vault.isPossible()) return undefined
  const wasOpen = vault.isOpen()
  if (!(await ownVault.reopen())) return undefined
  if (!wasOpen) await outbox.load()
  return vault.read<User>(USER)
}

/** The session is over: its key goes, and all that is not the person's own writing. The same person gets a key for that again. */
export async function closeVault(): Promise<void> {
  entering = undefined
  ownVault.close()
  if (!vault.isPossible()) return
  outbox.forget()
  await storedAnswers.drop()
  await paperStore.drop()
  await vault.drop(USER)
}

const sealedAnswers = () => lazyChunk(() => import('../../features/certification/sittings/parts/sealed-answers.ts'))

/** Seals for the portal what an exam in this browser has not sent yet. */
export const sealExams = async (): Promise<WaitingAnswers[]> =>
  vault.isPossible() ? (await sealedAnswers()).sealAllSittings() : []

/** Leaving leaves nothing behind but answers of an exam that are sealed for the portal, and are sent from here yet. */
export async function emptyVault(sealed?: WaitingAnswers[]): Promise<void> {
  if (vault.isPossible()) await (await sealedAnswers()).leaveSittings(sealed ?? (await sealExams()))
  dropUnsavedDrafts()
  typedForms.clear()
  entering = undefined
  if (vault.isPossible()) outbox.forget()
  await ownVault.empty()
}
