import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Visitor, visit } from './browser.ts'
import { untilProgramRuns } from './go-to.ts'

/** A visitor whose browser keeps the member area. */
export const visitKeeping = <T>(options: BrowserContextOptions, work: (guest: Visitor) => Promise<T>): Promise<T> =>
  visit({ serviceWorkers: 'allow', ...options }, work)

/** Returns the names in the vault of this browser, and tells whether these words can be read in it. */
export const vaultOf = (page: Page, words = ''): Promise<{ names: string[]; isReadable: boolean }> =>
  page.evaluate(async (words) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('simpanan')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const store = db.transaction('sealed').objectStore('sealed')
    const [names, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())])
    db.close()
    const texts = values.map(({ bytes }: { bytes: ArrayBuffer }) => new TextDecoder().decode(bytes))
    return { names: names.map(String), isReadable: texts.some((text) => text.includes(words)) }
  }, words)

/** Polls rarely, as each look takes the page's own time. */
const PATIENTLY = { timeout: 90_000, interval: 250 }

/** Waits until the vault has an entry of that name. */
export const waitUntilSealed = (page: Page, name: string) =>
  expect.poll(async () => (await vaultOf(page)).names, PATIENTLY).toContain(name)

/** The frame and one's own answers are kept. */
export const waitUntilKept = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const kept = await page.evaluate(async () => (await (await caches.open('kerangka')).keys()).map(({ url }) => url))
      const { names } = await vaultOf(page)
      return { parts: kept.length > 20, frame: kept.some((url) => url.endsWith('/kerangka-anggota')), names }
    }, PATIENTLY)
    .toMatchObject({ parts: true, frame: true, names: expect.arrayContaining([name]) })

export async function goAway(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.getByText('Anda sedang luring').waitFor()
}

/** Opens an address without a network, up to where the program runs. */
export async function openAway(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilProgramRuns(page)
}

/** The tab is closed; another one opens an address, still without a network. */
export async function openInAnotherTab(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close()
  const other = await context.newPage()
  await openAway(other, address)
  return other
}

/** Each write under its key, once for each time that the page's own program asks for it. */
const NOTE_WRITES = `{
  const { fetch } = window
  window.fetch = (url, asked = {}) => {
    const key = asked.headers?.['Idempotency-Key']
    if (key) noteWrite(String(url), key)
    return fetch(url, asked)
  }
}`

/**
 * How often this page sends to an address that ends so, repetitions under one key counted once. To be called before the
 * page is opened: requests that pass by a service worker are not always shown to its tab.
 */
export async function countSends(page: Page, ending: string): Promise<() => number> {
  const keys = new Set<string>()
  await page.exposeFunction('noteWrite', (url: string, key: string) => url.endsWith(ending) && keys.add(key))
  await page.addInitScript(NOTE_WRITES)
  return () => keys.size
}

/** A script that cuts the first call for the logged-in person after the network is back. */
const CUT_FIRST_ME = `{
  const { fetch } = window
  let isCut = navigator.onLine
  window.fetch = (url, asked) => {
    if (isCut || !navigator.onLine || !String(url).endsWith('/api/v1/me')) return fetch(url, asked)
    isCut = true
    return Promise.reject(new TypeError('Failed to fetch'))
  }
}`

export const cutFirstMe = (page: Page): Promise<unknown> => page.addInitScript(CUT_FIRST_ME)

/** The third piece of an upload meets a network that has just gone. */
const CUT_THIRD_PIECE = `{
  const { send, setRequestHeader } = XMLHttpRequest.prototype
  const offsetOf = new WeakMap()
  let pieces = 0
  XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
    if (name === 'Upload-Offset') offsetOf.set(this, Number(value))
    return setRequestHeader.call(this, name, value)
  }
  XMLHttpRequest.prototype.send = function (body) {
    if (!offsetOf.has(this)) return send.call(this, body)
    pieces += 1
    const noted = notePiece(offsetOf.get(this), pieces === 3)
    if (pieces === 3) noted.then(() => this.dispatchEvent(new ProgressEvent('error')))
    else send.call(this, body)
  }
}`

/** Cuts the network in the middle of an upload in pieces; answers where each piece began, as they come. */
export async function cutUpload(context: BrowserContext, page: Page): Promise<readonly number[]> {
  const offsets: number[] = []
  await page.exposeFunction('notePiece', async (offset: number, isCut: boolean) => {
    offsets.push(offset)
    if (isCut) await context.setOffline(true)
  })
  await page.addInitScript(CUT_THIRD_PIECE)
  return offsets
}

/** Waits for the page to say that something waits for the network. */
export const waitForWaiting = (page: Page) => page.getByText('Menunggu jaringan').first().waitFor()
