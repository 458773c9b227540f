import { expect, test, vi } from 'vitest'
import type { User } from '../../features/platform/accounts/contract.ts'

const opened: unknown[] = []
/** Each lets the service answer one question for the key. */
const answers: (() => void)[] = []

vi.mock('../../lib/browser/vault.ts', () => ({
  vault: {
    isPossible: () => true,
    isOpen: () => opened.length > 0,
    owner: async () => undefined,
    open: async (owner: unknown) => void opened.push(owner),
    names: async () => [],
    read: async () => undefined,
    write: async () => undefined,
  },
}))
vi.mock('../calls/browser-client.ts', () => ({
  quietClient: {
    getVaultKey: () => new Promise((resolve) => answers.push(() => resolve({ key: 'kunci' }))),
  },
}))
vi.mock('./outbox.ts', () => ({ outbox: { load: async () => undefined } }))
vi.mock('../../lib/browser/cookies.ts', () => ({
  readCookie: () => undefined,
  writeCookie: () => undefined,
  dropCookie: () => undefined,
}))

const { enterVault } = await import('./member-vault.ts')

test('a vault that is being opened on a slow network is not made a second time', async () => {
  const user = { id: 7, role: 'user' } as User
  const first = enterVault(user)
  await vi.waitFor(() => expect(answers.length).toBe(1))
  const second = enterVault(user)
  await new Promise((resolve) => setTimeout(resolve))
  for (const answer of answers) answer()
  await Promise.all([first, second])
  expect([answers.length, opened.length]).toEqual([1, 1])
})
