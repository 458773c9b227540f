import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { give } from '../../../../tests/private-files.ts'
import { api } from '../../../api.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { attemptLimits, serverLimits } from '../../../limits.ts'
import type { CallName } from '../calls/perform-call.ts'
import { throttlesOf } from './call-limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

/** The same for everybody: made once, or cut out of a page that is kept. */
const SHARED: Partial<Record<CallName, string>> = {
  getPicture: 'each size is made once and kept',
  getDocument: 'as it was uploaded',
  getTrainingCalendar: 'a few lines from one row',
}

test('every call that hands out a file has a limit, or is the same for everybody', () => {
  const calls = Object.entries(api) as [CallName, Call][]
  const files = calls.filter(([, { answer }]) => answer === 'file')
  const open = files.filter(([name]) => throttlesOf(name) === undefined).map(([name]) => name)
  expect([files.length > 15, open.filter((name) => !SHARED[name])]).toEqual([true, []])
  expect(Object.keys(SHARED).filter((name) => api[name as CallName].access !== 'public')).toEqual([])
})

test('papers are limited for an account, whichever call draws them', async () => {
  const { browser } = await loggedIn(site)
  const member = (Object.values(api) as Call[]).filter(
    ({ path, access }) => path.endsWith('.pdf') && access === 'member',
  )
  const statuses: number[] = []
  for (let at = 0; at <= attemptLimits.documents.most; at += 1) {
    const call = member[at % member.length]
    const path = (call?.path ?? '').replace(/\{\w+\}/g, '1')
    const answer = await (call?.method === 'POST' ? browser.post(path, {}) : browser.get(path))
    statuses.push(answer.status)
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(member.length).toBeGreaterThan(3)
  expect([statuses.filter((status) => status === 429).length, statuses.at(-1)]).toEqual([1, 429])
})

describe('a body that is too long', () => {
  /** Sends the head of an upload and some bytes; answers without having sent the rest. */
  async function begin(
    headers: Record<string, string>,
    chunks: number,
  ): Promise<{ status: number; text: string; sent: number }> {
    const { browser } = await loggedIn(site)
    const address = site.app.server.server.address() ?? (await listen())
    const { port } = address as AddressInfo
    return new Promise((resolve, reject) => {
      let sent = 0
      const request = http.request(
        {
          port,
          method: 'POST',
          path: '/berkas',
          headers: { ...browser.headers(), 'content-type': 'multipart/form-data; boundary=x', ...headers },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += String(chunk)))
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, text, sent })
            request.destroy()
          })
        },
      )
      request.on('error', reject)
      request.write(
        '--x\r\ncontent-disposition: form-data; name="lain"; filename="a"\r\ncontent-type: application/pdf\r\n\r\n',
      )
      const chunk = Buffer.alloc(100_000)
      const more = () => {
        if (sent >= chunks * chunk.length || request.destroyed) return
        sent += chunk.length
        request.write(chunk, () => setTimeout(more, 1))
      }
      more()
    })
  }

  const listen = async () => {
    await site.app.server.listen({ port: 0, host: '127.0.0.1' })
    return site.app.server.server.address()
  }

  test('is refused by its length, before any of it is read, with the sentence of its field', async () => {
    const answer = await begin({ 'content-length': '50000000' }, 0)
    expect([answer.status, answer.sent]).toEqual([413, 0])
    expect(JSON.parse(answer.text).errors).toEqual({
      file: ['Berkas paling besar 10 MB. Perkecil berkasnya, lalu unggah lagi.'],
    })
  })

  test('is cut where the call’s limit is when it does not say its length', async () => {
    const { status, sent } = await begin({ 'transfer-encoding': 'chunked' }, 400)
    expect([status, sent < 25_000_000]).toEqual([413, true])
  })
})

test('a person’s files come to a limit, and removing some makes room again', async () => {
  const { browser, account } = await loggedIn(site)
  const file = { user_id: account.id, jenis: 'lainnya', name: 'a.pdf', type: 'application/pdf', sha256: '0'.repeat(64) }
  const id = '00000000-0000-4000-8000-000000000001'
  await site.db
    .insertInto('private_files')
    .values({ ...file, id, bytes: serverLimits.ownFilesBytes - 10, created_at: site.clock.now })
    .execute()
  const full = await give(browser)
  expect([full.status, full.body.errors.file[0]]).toEqual([422, expect.stringContaining('sudah mencapai batas 300 MB')])
  await site.db.deleteFrom('private_files').where('id', '=', id).execute()
  expect((await give(browser)).status).toBe(201)
})
