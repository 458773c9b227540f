import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { later, loggedIn } from '../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { PIECE_TYPE } from '../../../lib/calls/mount.ts'
import { serverLimits } from '../../../limits.ts'

let site: TestApp
let owner: Awaited<ReturnType<typeof loggedIn>>

beforeAll(async () => {
  site = await testApp()
  owner = await loggedIn(site)
})

/** A PDF of about that many bytes. */
const largePdf = (bytes: number) => pdf(['<</Length 1>>', Buffer.alloc(bytes, 'a')])

const begin = async (browser: Browser, bytes: number, jenis = 'portofolio'): Promise<string> =>
  (await browser.post('/berkas/unggahan', { name: 'portofolio.pdf', jenis, bytes })).body.id

const continueAt = (browser: Browser, id: string, offset: number, payload: Buffer) =>
  browser.sendPiece(`/berkas/unggahan/${id}`, payload, { 'content-type': PIECE_TYPE, 'upload-offset': String(offset) })

const offsetOf = async (browser: Browser, id: string) =>
  (await browser.send('HEAD', `/berkas/unggahan/${id}`)).headers['upload-offset']

describe('an upload in pieces', () => {
  test('goes on where it stopped, and becomes the same file as one that came at once', async () => {
    const { browser } = owner
    const bytes = largePdf(300_000)
    const id = await begin(browser, bytes.length)
    const first = await continueAt(browser, id, 0, bytes.subarray(0, 100_000))
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '100000'])
    expect(await offsetOf(browser, id)).toBe('100000')
    expect((await continueAt(browser, id, 100_000, bytes.subarray(100_000))).status).toBe(204)
    const given = await browser.post(`/berkas/unggahan/${id}/selesai`)
    expect([given.status, given.body.jenis, given.body.name]).toEqual([201, 'portofolio', 'portofolio.pdf'])
    expect((await browser.get(`/berkas/${given.body.id}`)).text.length).toBeGreaterThan(299_000)
    expect((await browser.post(`/berkas/unggahan/${id}/selesai`)).status).toBe(404)
    expect(await site.db.selectFrom('partial_upload_parts').select('starts_at').execute()).toEqual([])
  })

  test('keeps what a connection let through before it broke', async () => {
    const { browser } = owner
    const bytes = largePdf(300_000)
    const id = await begin(browser, bytes.length)
    if (!site.app.server.server.address()) await site.app.server.listen({ port: 0 })
    const { port } = site.app.server.server.address() as AddressInfo
    const headers = {
      ...browser.headers(),
      'content-type': PIECE_TYPE,
      'content-length': String(bytes.length),
      'upload-offset': '0',
    }
    const request = http.request({ port, path: `/berkas/unggahan/${id}`, method: 'PATCH', headers })
    request.on('error', () => undefined)
    request.write(bytes.subarray(0, 50_000))
    await wait(500)
    request.destroy()
    await vi.waitFor(async () => expect(await offsetOf(browser, id)).toBe('50000'), 5000)
  })

  test('takes a piece at its own place only, however many send it at once', async () => {
    const { browser } = owner
    const bytes = largePdf(2000)
    const id = await begin(browser, bytes.length)
    const answers = await Promise.all(
      [1, 2, 3].map(() => continueAt(browser, id, 0, bytes.subarray(0, 1000)).then(({ status }) => status)),
    )
    expect(answers.sort()).toEqual([204, 409, 409])
    expect((await continueAt(browser, id, 500, bytes.subarray(500))).status).toBe(409)
    expect((await continueAt(browser, id, 1000, Buffer.alloc(bytes.length))).status).toBe(409)
    expect((await browser.post(`/berkas/unggahan/${id}/selesai`)).status).toBe(409)
  })

  test('is examined like every file once it is whole', async () => {
    const page = Buffer.from(`<html>${'x'.repeat(2000)}</html>`)
    const id = await begin(owner.browser, page.length, 'ktp')
    await continueAt(owner.browser, id, 0, page)
    const { status, body } = await owner.browser.post(`/berkas/unggahan/${id}/selesai`)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file']])
    const large = await owner.browser.post('/berkas/unggahan', { name: 'a.pdf', jenis: 'ktp', bytes: 2_000_001 })
    expect([large.status, large.body.errors.file[0]]).toEqual([422, expect.stringContaining('2 MB')])
  })

  test('does not exist for anybody else', async () => {
    const id = await begin(owner.browser, 1000)
    const { browser: other } = await loggedIn(site)
    const answers = [
      await other.send('HEAD', `/berkas/unggahan/${id}`),
      await continueAt(other, id, 0, Buffer.alloc(10)),
      await other.post(`/berkas/unggahan/${id}/selesai`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('lies sealed, few for each person, and is swept when nobody finishes it', async () => {
    const { browser, account } = await loggedIn(site)
    const ids: string[] = []
    for (let at = 0; at <= serverLimits.partialUploads.most; at += 1) {
      ids.push(await begin(browser, 1000))
      later(site, 1)
    }
    const [, second = ''] = ids
    await continueAt(browser, second, 0, Buffer.from('rahasia'))
    const [part] = await site.db
      .selectFrom('partial_upload_parts')
      .selectAll()
      .where('upload_id', '=', second)
      .execute()
    expect(part?.sealed.includes('rahasia')).toBe(false)
    expect(TEST_KEYS.open('partial-upload', part?.sealed ?? Buffer.alloc(0), `${second} 0`).toString()).toBe('rahasia')
    const left = () => site.db.selectFrom('partial_uploads').select('id').where('user_id', '=', account.id).execute()
    expect((await left()).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
    later(site, serverLimits.partialUploads.hours * 3600 + 60)
    await site.sweep()
    expect(await left()).toEqual([])
  })
})
