import type { Page } from 'playwright-core'
import type { PrivateFile } from '../src/features/platform/files/contract.ts'
import type { FileKind } from '../src/features/platform/files/rules.ts'
import { siteAddress } from './site.ts'

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Returns the headers that the program's own client sends with each call. */
async function headersOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  const cookie = (name: string) => decodeURIComponent(cookies.find((each) => each.name === name)?.value ?? '')
  return {
    Accept: 'application/json',
    Origin: siteAddress(),
    'X-Requested-With': 'XMLHttpRequest',
    'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
    Authorization: `Bearer ${cookie('token')}`,
  }
}

/** Makes a call as the person who is logged in on the page; throws the answer of one that is refused. */
export async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(path, { method, headers: await headersOf(page), ...(data ? { data } : {}) })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (answer.status() === 204 ? undefined : await answer.json()) as T
}

/** Gives a private file; answers its id. */
export async function upload(page: Page, jenis: FileKind, file: GivenFile): Promise<string> {
  const answer = await page.request.post('/berkas', { headers: await headersOf(page), multipart: { jenis, file } })
  if (!answer.ok()) throw new Error(`upload of ${jenis}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as PrivateFile).id
}
