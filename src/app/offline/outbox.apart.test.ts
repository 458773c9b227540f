import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UnsavedDraft } from '../../lib/browser/stored-drafts.ts'
import { Refusal } from '../../lib/calls/refusal.ts'
import { keepDraftsIn, unlessItWaits, unsavedDraft } from '../../ui/form/drafts/unsaved-draft.ts'

/** The content of the vault, as text. */
const sealed = new Map<string, string>()
/** The service's answers to the calls, in turn. */
const answers: (object | Refusal)[] = []
const asked: { name: string; values: object; key: string }[] = []

vi.mock('../../lib/browser/vault.ts', () => ({
  vault: {
    isOpen: () => true,
    isPossible: () => true,
    names: async (prefix: string) => [...sealed.keys()].filter((name) => name.startsWith(prefix)),
    read: async (name: string) => {
      const text = sealed.get(name)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write: async (name: string, value: unknown) => void sealed.set(name, JSON.stringify(value)),
    drop: async (name: string) => void sealed.delete(name),
  },
}))

vi.mock('../calls/member-calls.ts', () => ({
  sendOnce: async (name: string, values: object, key: string) => {
    asked.push({ name, values, key })
    const answer = answers.shift() ?? new Refusal(0, 'Tidak tersambung.')
    if (answer instanceof Refusal) throw answer
    return answer
  },
}))

const { outbox } = await import('./outbox.ts')

/** Drafts that outlive their tab, as the vault has them. */
const lasting = new Map<string, UnsavedDraft<unknown>>()
keepDraftsIn({
  read: (name) => unlessItWaits(lasting.get(name), outbox.draftOf(name)),
  write: (name, kept) => void lasting.set(name, kept),
  drop: (name) => void lasting.delete(name),
})

const DRAFT = 'data-diri:7'
const kept = { values: { alamat: 'Jalan Contoh 1' }, version: 4 }
const add = () =>
  outbox.add({
    id: 'data-diri',
    label: 'data diri',
    path: '/user/data-diri',
    calls: [
      { name: 'savePersonalData', asked: { isi: kept.values, version: 4 } },
      { name: 'submitPersonalData', asked: {}, follows: true },
    ],
    draft: { name: DRAFT, kept },
  })

/** The network is back: what waits goes out, and all that follows is done. */
async function comeBack(): Promise<void> {
  const stop = outbox.watch()
  await new Promise((resolve) => setTimeout(resolve, 20))
  stop()
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({}) },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sealed.clear()
  answers.length = 0
  asked.length = 0
  outbox.forget()
  lasting.clear()
})

test('what waits goes out once, the second call with the version that the first one answered', async () => {
  await add()
  answers.push({ version: 5 }, { version: 5 })
  await comeBack()
  await comeBack()
  expect(asked.map(({ name, values }) => [name, values])).toEqual([
    ['savePersonalData', { isi: kept.values, version: 4 }],
    ['submitPersonalData', { version: 5 }],
  ])
  expect([outbox.all().map(({ state }) => state), sealed.size]).toEqual([['sent'], 0])
})

test('that it has gone stays said when the vault is opened once more', async () => {
  await add()
  answers.push({ version: 5 }, { version: 5 })
  await comeBack()
  await outbox.load()
  expect(outbox.all().map(({ state }) => state)).toEqual(['sent'])
})

test('cut between its calls, it goes on under the same keys', async () => {
  await add()
  answers.push({ version: 5 })
  await comeBack()
  expect(outbox.all()[0]?.state).toBe('waiting')
  answers.push({ version: 5 }, { version: 5 })
  await comeBack()
  const keysOf = (name: string) => new Set(asked.filter((each) => each.name === name).map(({ key }) => key)).size
  expect([keysOf('savePersonalData'), keysOf('submitPersonalData'), outbox.all()[0]?.state]).toEqual([1, 1, 'sent'])
})

test('a network that is said to be back a moment too early is tried again within seconds, and ever less often', async () => {
  vi.useFakeTimers()
  await add()
  const stop = outbox.watch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(7)
  window.dispatchEvent(new Event('online'))
  answers.push(new Refusal(0, 'Tidak tersambung.'), { version: 5 }, { version: 5 })
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  vi.useRealTimers()
  expect(outbox.all().map(({ state }) => state)).toEqual(['sent'])
})

test('a page that is opened while it waits shows what was typed, and knows that it is not to be saved', async () => {
  await add()
  outbox.forget()
  await outbox.load()
  expect(outbox.draftOf(DRAFT)).toEqual({ ...kept, waits: true })
  expect(outbox.draftOf('permohonan:7')).toBeUndefined()
})

test('a tab that is closed while it sends leaves a copy behind, which is not saved beside what waits, and goes with it', async () => {
  await add()
  unsavedDraft.write(DRAFT, kept)
  expect(unsavedDraft.read(DRAFT)).toEqual({ ...kept, waits: true })
  sessionStorage.removeItem(`draf:${DRAFT}`)
  expect(unsavedDraft.read(DRAFT)).toEqual({ ...kept, waits: true })
  answers.push({ version: 5 }, { version: 5 })
  await comeBack()
  expect([outbox.all()[0]?.state, unsavedDraft.read(DRAFT), lasting.size]).toEqual(['sent', undefined, 0])
})

test('a draft that was typed after what waits stays', async () => {
  await add()
  const newer = { values: { alamat: 'Jalan Contoh 3' }, version: 4 }
  unsavedDraft.write(DRAFT, newer)
  answers.push({ version: 5 }, { version: 5 })
  await comeBack()
  expect(unsavedDraft.read(DRAFT)).toEqual(newer)
})

test('what is refused is a draft again, on top of what was saved before', async () => {
  await add()
  answers.push({ version: 5 }, new Refusal(422, 'Data diri belum lengkap.'))
  await comeBack()
  expect(outbox.all()[0]).toMatchObject({ state: 'refused', words: 'Data diri belum lengkap.' })
  expect(unsavedDraft.read(DRAFT)).toEqual({ ...kept, version: 5 })
})

test('who decides not to send it has the draft again', async () => {
  await add()
  await outbox.remove('data-diri')
  expect([unsavedDraft.read(DRAFT), outbox.all(), sealed.size]).toEqual([kept, [], 0])
  await comeBack()
  expect(asked).toEqual([])
})

test('a draft that is typed on does not go out as it was before, and says so; one that is only opened does', async () => {
  await add()
  outbox.noteTyped(DRAFT, { ...kept, values: { ...kept.values } })
  expect(outbox.all()[0]?.state).toBe('waiting')
  const newer = { values: { alamat: 'Jalan Contoh 2' }, version: 4 }
  outbox.noteTyped(DRAFT, newer)
  unsavedDraft.write(DRAFT, newer)
  await comeBack()
  expect(asked).toEqual([])
  expect(outbox.all()[0]).toMatchObject({ state: 'refused', words: expect.stringContaining('sekali lagi') })
  await outbox.remove('data-diri')
  expect(unsavedDraft.read(DRAFT)).toEqual(newer)
})
