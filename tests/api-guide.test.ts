import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import { makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import { Browser } from './http.ts'
import { beforeOpening } from './pending-changes.ts'

const NUMBER = '0012/KTPA/LSK-XX/I/2026'
const SECTION = /<section id="([a-z]+)">(.*?)<\/section>/gs
const EXAMPLE = /<code data-contoh="([a-z]+)">(.*?)<\/code>/gs

let site: TestApp
let folder: string
let examples: { section: string; kind: string; code: string }[]
let env: NodeJS.ProcessEnv
let owner: Awaited<ReturnType<typeof loggedIn>>
let certificate: { id: number }

const unescaped = (markup: string): string =>
  [
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&#39;', "'"],
    ['&#x27;', "'"],
    ['&amp;', '&'],
  ].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), markup)

/** The real program at a real address, and the examples as somebody copies them from the page. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contoh-'))
  site = await testApp({ now: new Date() })
  await makeSiteContent(site.db)
  owner = await loggedIn(site)
  const made = { no_sertifikasi: NUMBER, nama: 'Pemegang Contoh, S.T.', user_id: owner.account.id }
  certificate = await makeCertificate(site.db, made)
  const address = await site.app.server.listen({ port: 0, host: '127.0.0.1' })
  const { text } = await new Browser(site.app).visit('/dokumentasi-api')
  examples = [...text.matchAll(SECTION)].flatMap(([, section = '', content = '']) =>
    [...content.matchAll(EXAMPLE)].map(([, kind = '', code = '']) => {
      return { section, kind, code: unescaped(code).replaceAll(site.config.appUrl, address) }
    }),
  )
  const office = (await staffIn(site, ['pengguna'])).browser
  await confirmPassword(office)
  const given = {
    ...{ nama_instansi: 'Instansi Contoh', cakupan: ['status', 'nama'], batas_harian: 10 },
    berlaku_sampai: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  }
  const { body } = await beforeOpening(site, () => office.post('/admin-api/kunci-api', given))
  env = { ...process.env, KUNCI: body.kunci }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const codeOf = (section: string, kind: string, at = 0): string =>
  examples.filter((one) => one.section === section && one.kind === kind)[at]?.code ?? ''

/** curl itself, as the example says. */
const runShell = async (code: string): Promise<string> =>
  (await promisify(execFile)('sh', ['-c', code], { env, timeout: 30_000 })).stdout

async function fileOf(code: string): Promise<string> {
  const file = path.join(folder, `contoh-${code.length}.mts`)
  await writeFile(file, code)
  return file
}

const runProgram = async (code: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [await fileOf(code)], { env, timeout: 30_000 })).stdout

describe('the examples of the documentation, run as they stand there', () => {
  test('are all of these: whoever adds one tests it', () => {
    expect(examples.map(({ section, kind }) => `${section} ${kind}`)).toEqual([
      ...['verifikasi sh', 'verifikasi sh', 'lencana html', 'lencana html', 'lencana sh', 'massal sh', 'massal ts'],
      ...['pengamat json', 'pengamat ts'],
    ])
  })

  test('one certificate, both ways', async () => {
    for (const at of [0, 1]) {
      expect(JSON.parse(await runShell(codeOf('verifikasi', 'sh', at)))).toMatchObject({
        ...{ no_sertifikasi: NUMBER, berlaku: true, nama: 'Pemegang Contoh, S.T.' },
      })
    }
  })

  test('the badge, and what is embedded leads to pages that are there', async () => {
    expect(await runShell(codeOf('lencana', 'sh'))).toMatch(/^<svg .*Active/s)
    const embedded = codeOf('lencana', 'html') + codeOf('lencana', 'html', 1)
    const addresses = [...embedded.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(3)
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  })

  test('many numbers, by curl and by TypeScript', async () => {
    const byCurl = JSON.parse(await runShell(codeOf('massal', 'sh')))
    expect(byCurl.hasil.map(({ ditemukan }: { ditemukan: boolean }) => ditemukan)).toEqual([true, false])
    const { hasil, sisa_hari_ini } = JSON.parse(await runProgram(codeOf('massal', 'ts')))
    expect([hasil[0].nama_cocok, hasil[0].berlaku, sisa_hari_ini]).toEqual([true, true, 7])
  })

  test('a receiver: it proves its address, takes a change once, and refuses what is forged, altered or old', async () => {
    const { body } = await owner.browser.post('/pengamat-sertifikat', {
      ...{ certificate_id: certificate.id, nama_pengamat: 'PT Contoh', setuju: true },
    })
    const { pathname } = new URL(body.tautan)
    const visitor = new Browser(site.app)
    const { rahasia } = (await visitor.get(pathname.replace('/pantau/', '/undangan-pantau/'))).body
    const port = await freePort()
    const receiver = spawn(process.execPath, [await fileOf(codeOf('pengamat', 'ts'))], {
      env: { ...env, RAHASIA: rahasia, PORT: String(port) },
    })
    const lines: string[] = []
    receiver.stdout.on('data', (text: Buffer) => void lines.push(String(text)))
    const alamat = `http://127.0.0.1:${port}/`
    await expect
      .poll(
        () =>
          fetch(alamat, { method: 'POST' }).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(401)
    expect((await visitor.sendForm(pathname, { alamat })).status).toBe(200)
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', certificate.id).execute()
    await site.deadlines()
    await site.deliverMails()
    await expect.poll(() => lines.join('')).toContain('"ke":"dicabut"')
    const [sent] = await site.db.selectFrom('watcher_deliveries').selectAll().execute()
    expect(sent?.status).toBe('terkirim')
    await site.db.updateTable('watcher_deliveries').set({ status: 'menunggu' }).execute()
    await site.jobs.enqueue(site.db, 'webhook', { id: sent?.id })
    await site.deliverMails()
    const [again] = await site.db.selectFrom('watcher_deliveries').selectAll().execute()
    expect([again?.status, again?.tries, lines.join('').trim().split('\n').length]).toEqual(['terkirim', 2, 1])
    site.clock.now = new Date(Date.now() - 6 * 60_000)
    await site.db.updateTable('watcher_deliveries').set({ status: 'menunggu' }).execute()
    await site.jobs.enqueue(site.db, 'webhook', { id: sent?.id })
    await site.deliverMails()
    const [old] = await site.db.selectFrom('watcher_deliveries').selectAll().execute()
    expect([old?.status, old?.galat]).toEqual(['menunggu', 'Tujuan menjawab 401.'])
    receiver.kill()
    await once(receiver, 'exit')
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
