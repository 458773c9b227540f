import { afterEach, expect, test, vi } from 'vitest'
import { fetchPaper } from './stored-papers.ts'

afterEach(() => vi.unstubAllGlobals())

const PDF = { 'Content-Type': 'application/pdf' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

test.each([
  ['a paper', new Response('%PDF-', { headers: PDF }), 5],
  ['a refusal', new Response('{"message":"Kartu belum siap."}', { status: 409, headers: JSON_TYPE }), undefined],
  ['a page in its place', new Response('<p>Masuk</p>', { headers: { 'Content-Type': 'text/html' } }), undefined],
])('%s is read to its end, so that nothing waits behind it', async (_what, answer, bytes) => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => answer)
  expect((await fetchPaper('/kartu.pdf'))?.byteLength).toBe(bytes)
  expect(answer.bodyUsed).toBe(true)
})

test('without a network there is none', async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchPaper('/kartu.pdf')).toBeUndefined()
})
