import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../../features/platform/accounts/contract.ts'

const cookies = new Map<string, string>()
const emptyVault = vi.fn(async () => undefined)
const place = { pathname: '/user/dashboard', replace: vi.fn(), reload: vi.fn() }

vi.stubGlobal('document', {})
vi.stubGlobal('location', place)
vi.mock('../calls/member-calls.ts', () => ({}))
vi.mock('../calls/browser-client.ts', () => ({ client: {}, quietClient: { logout: async () => undefined } }))
vi.mock('../offline/reach.ts', () => ({ reach: { note: () => undefined } }))
vi.mock('../offline/member-vault.ts', () => ({
  emptyVault,
  closeVault: async () => undefined,
  enterVault: async () => undefined,
  sealExams: async () => [],
  storedUser: async () => undefined,
}))
vi.mock('../../lib/browser/cookies.ts', () => ({
  readCookie: (name: string) => cookies.get(name),
  writeCookie: (name: string, value: string) => cookies.set(name, value),
  dropCookie: (name: string) => cookies.delete(name),
}))

const { logOut } = await import('./account.ts')
const { session } = await import('./session.ts')

const PERSON = { id: 7, role: 'user' } as User
const anotherTab = new BroadcastChannel('sesi')

beforeEach(() => {
  vi.clearAllMocks()
  cookies.clear()
  session.enter(PERSON)
  place.pathname = '/user/dashboard'
})

test('logging out in one tab is told to the others', async () => {
  const heard = new Promise((resolve) => anotherTab.addEventListener('message', ({ data }) => resolve(data)))
  await logOut()
  expect(await heard).toBe('keluar')
  expect(place.replace).not.toHaveBeenCalled()
})

test('another tab that hears it leaves the member’s page and keeps nothing', async () => {
  cookies.clear()
  anotherTab.postMessage('keluar')
  await vi.waitFor(() => expect(place.replace).toHaveBeenCalledWith('/'))
  expect([session.user(), emptyVault.mock.calls.length]).toEqual([null, 1])
})

test('another tab on a public page stays there, as a guest', async () => {
  cookies.clear()
  place.pathname = '/artikel'
  anotherTab.postMessage('keluar')
  await vi.waitFor(() => expect(session.user()).toBe(null))
  expect(place.replace).not.toHaveBeenCalled()
})

test('a tab that slept does not end the session of who logged in meanwhile', async () => {
  anotherTab.postMessage('keluar')
  await vi.waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1))
  expect([session.isLikely(), emptyVault.mock.calls.length]).toEqual([true, 0])
})
