import { OF_SESSION, ownVault } from '../../lib/browser/own-vault.ts'
import { vault } from '../../lib/browser/vault.ts'
import { writeHeaders } from '../calls/client.ts'
import type { Me } from './me.ts'

const ME = `${OF_SESSION}saya`
const KEY_PATH = '/user-session/kunci'

async function fetchKey(id: string): Promise<string> {
  const answer = await fetch(`${KEY_PATH}?id=${id}`, { credentials: 'include', headers: writeHeaders() })
  if (!answer.ok) throw new Error('no key for the vault')
  return ((await answer.json()) as { key: string }).key
}

async function open(userId: number): Promise<void> {
  if (!vault.isPossible()) return
  if (await ownVault.isOfAnother(userId)) await ownVault.empty()
  await ownVault.open(userId, fetchKey)
}

let opening: Promise<void> = Promise.resolve()

/** The drafts of a member of staff in this browser. Without it the office works as before, and only keeps nothing. */
export const officeVault = {
  /** Opens what is kept of this person; what was another person's is emptied first. */
  enter(userId: number): void {
    opening = open(userId).catch(() => undefined)
  },

  /** Resolves once it is known what is kept. */
  ready: (): Promise<void> => opening,

  /** Keeps who is here, for a page that opens without a network. */
  keepMe: (me: Me): Promise<void> => vault.write(ME, me),

  /** Returns who was here last, while the session's key is here: for when nobody can be asked. */
  async storedMe(): Promise<Me | undefined> {
    if (!vault.isPossible() || !(await ownVault.reopen().catch(() => false))) return undefined
    return vault.read<Me>(ME)
  },
}
