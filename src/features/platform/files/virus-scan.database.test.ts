import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ensureClamd } from '../../../../scripts/clamd.ts'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { reachableFolder } from '../../../../tests/postgres.ts'
import { give, giveFile, photo } from '../../../../tests/private-files.ts'
import { openScanner } from '../../../ground/storage/uploads/virus-scan.ts'

// In pieces, so that scanners of developers' machines leave this file alone (eicar.org).
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')
const HARMLESS = 'portal.test.harmless.until.the.signature.comes'
const PUBLISHED = 'portal.test.published.before.the.signature.came'
const signature = (name: string, text: string): string => `${name}:0:*:${Buffer.from(text).toString('hex')}\n`

/** A document that can be read, with a text beside its objects. */
const documentWith = (text: string): Buffer =>
  Buffer.from(String(pdf().toString('latin1')).replace('%%EOF', `%${text}\n%%EOF`), 'latin1')

let folder: string
let socket: string
let clamd: ChildProcess | undefined

const isThere = async (): Promise<boolean> =>
  (await openScanner(`unix:${socket}`)(Buffer.from('nothing'))).state === 'clean'

/** A real clamd with signatures of this test's own. */
async function startClamd(...signatures: string[]): Promise<void> {
  await writeFile(path.join(folder, 'signatures/test.ndb'), signatures.join(''))
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${folder}/signatures`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
  ]
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  clamd = spawn(ensureClamd(), ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' })
  await vi.waitUntil(isThere, { timeout: 100_000, interval: 200 })
}

async function stopClamd(): Promise<void> {
  const running = clamd
  clamd = undefined
  if (!running) return
  const ended = new Promise((resolve) => running.once('exit', resolve))
  running.kill('SIGKILL')
  await ended
}

let site: TestApp

beforeAll(async () => {
  folder = await reachableFolder('sertifikasi-clamd-')
  socket = path.join(folder, 'clamd.ctl')
  await mkdir(path.join(folder, 'signatures'))
  await startClamd(signature('Eicar-Test', EICAR))
  site = await testApp({ env: { CLAMAV_URL: `unix:${socket}` } })
}, 400_000)

afterAll(async () => {
  await stopClamd()
  await rm(folder, { recursive: true, force: true })
})

const rowOf = (id: string) =>
  site.db
    .selectFrom('private_files')
    .select(['scanned_at', 'scan_awaited', 'infected'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function refuseUnscanned(refuses: boolean): Promise<void> {
  await site.db
    .updateTable('setting_values')
    .set({ value: JSON.stringify(refuses) })
    .where('key', '=', 'tolak_tanpa_pindai')
    .execute()
}

describe('with a scanner', () => {
  test('a file with a virus is refused, and nothing of it is kept', async () => {
    const { browser, account } = await loggedIn(site)
    const refused = await give(browser, { bytes: documentWith(EICAR) })
    expect([refused.status, refused.body.errors.file[0]]).toEqual([
      422,
      'Berkas ini mengandung virus (Eicar-Test.UNOFFICIAL), jadi tidak diterima. Bersihkan komputer Anda, lalu kirim berkas lain.',
    ])
    const kept = await site.db.selectFrom('private_files').select('id').where('user_id', '=', account.id).execute()
    expect(kept).toEqual([])
  })

  test('so is a public document of the office', async () => {
    const { browser } = await staffIn(site, ['konten'])
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: documentWith(EICAR) }
    const refused = await browser.upload('/admin-api/unggah-dokumen', 'file', file)
    expect([refused.status, refused.body.errors.file[0]]).toEqual([422, expect.stringContaining('Eicar-Test')])
  })

  test('a clean one is kept, and says when it was scanned', async () => {
    const { browser } = await loggedIn(site)
    const { body } = await give(browser)
    expect(body.scanned_at).toBe(site.clock.now.toISOString())
  })
})

describe('while the scanner is away', () => {
  test('a setting refuses files, with a sentence', async () => {
    await stopClamd()
    await refuseUnscanned(true)
    const { browser } = await loggedIn(site)
    const refused = await give(browser)
    expect([refused.status, refused.body.errors.file[0]]).toEqual([
      422,
      expect.stringContaining('belum dapat dipindai'),
    ])
  })

  test('or takes them and marks them; the desk says so, and they are scanned once it is back', async () => {
    await refuseUnscanned(false)
    const { browser } = await loggedIn(site)
    const clean = await giveFile(browser)
    const bad = await giveFile(browser, { bytes: documentWith(HARMLESS) })
    expect(await rowOf(clean)).toEqual({ scanned_at: null, scan_awaited: true, infected: null })
    const staff = (await staffIn(site, ['pengguna'])).browser
    const queueOf = async (label: RegExp) =>
      (await staff.get('/admin-api/meja')).body.antrean.find((one: { label: string }) => label.test(one.label))?.jumlah
    expect(await queueOf(/pemindai virus tidak terjangkau/)).toBe(2)
    await site.deadlines()
    expect((await rowOf(clean)).scan_awaited).toBe(true)
    await startClamd(signature('Eicar-Test', EICAR), signature('Late-Test', HARMLESS))
    await site.deadlines()
    expect(await rowOf(clean)).toEqual({ scanned_at: site.clock.now, scan_awaited: false, infected: null })
    expect(await rowOf(bad)).toEqual({ scanned_at: null, scan_awaited: false, infected: 'Late-Test.UNOFFICIAL' })
    expect([await queueOf(/tidak terjangkau/), await queueOf(/dengan virus/)]).toEqual([undefined, 1])
    const opened = await browser.get(`/berkas/${bad}`)
    expect([opened.status, opened.body.errors.file[0]]).toEqual([422, expect.stringContaining('tidak dapat dibuka')])
    expect((await browser.get(`/berkas/${clean}`)).status).toBe(200)
  })
})

describe('a public file in which a virus is found later', () => {
  const at = (address: string) => site.app.server.inject(address)
  const untilWithheld = (address: string) =>
    vi.waitUntil(async () => (await at(address)).statusCode === 410, { timeout: 20_000 })

  test('is not served any more, says so, stands on the desk, and is not taken once more', async () => {
    await stopClamd()
    const { browser } = await staffIn(site, ['konten', 'pengguna'])
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: documentWith(PUBLISHED) }
    const { body } = await browser.upload('/admin-api/unggah-dokumen', 'file', file)
    const address = `/dokumen/${body.name}`
    expect((await at(address)).statusCode).toBe(200)
    const infectedFiles = async () =>
      (await browser.get('/admin-api/meja')).body.antrean.find(
        (one: { key: string }) => one.key === 'berkas_terinfeksi',
      )?.jumlah ?? 0
    const before = await infectedFiles()
    await startClamd(signature('Published-Test', PUBLISHED))
    await site.deadlines()
    await untilWithheld(address)
    const gone = await at(address)
    expect([gone.json().message, gone.headers['cache-control']]).toEqual([
      'Berkas ini tidak ditampilkan lagi, karena di dalamnya ditemukan virus.',
      'no-store',
    ])
    expect(await infectedFiles()).toBe(before + 1)
    const { berkas_terinfeksi } = (await browser.get('/admin-api/meja')).body
    expect(berkas_terinfeksi).toContainEqual(
      expect.objectContaining({ name: body.name, is_public: true, infected: 'Published-Test.UNOFFICIAL' }),
    )
    const editor = (await staffIn(site, ['konten'])).browser
    expect((await editor.get('/admin-api/meja')).body.berkas_terinfeksi).toEqual([])
    await startAgainWithout()
    const again = await browser.upload('/admin-api/unggah-dokumen', 'file', file)
    expect([again.status, again.body.errors.file[0]]).toEqual([422, expect.stringContaining('pernah ditemukan virus')])
    expect((await at(address)).statusCode).toBe(410)
  })

  /** As if the signature were gone, or the scanner saw another form. */
  async function startAgainWithout(): Promise<void> {
    await stopClamd()
    await startClamd(signature('Eicar-Test', EICAR))
  }

  test('of a picture no size is served, whichever was made before', async () => {
    const { name } = await site.files.storePicture(site.db, await photo().png().toBuffer())
    const addresses = [`/images/${name}`, `/images/${name}?w=20`]
    for (const address of addresses) expect((await at(address)).statusCode).toBe(200)
    await site.db.updateTable('stored_files').set({ infected: 'Test' }).where('name', '=', name).execute()
    for (const address of addresses) await untilWithheld(address)
    expect(await site.files.pictureWithin(name, { width: 10, height: 10 })).toBeUndefined()
  })

  test('a process that starts knows of it', async () => {
    const { name } = await site.files.storePicture(site.db, await photo(30, 30).png().toBuffer())
    await site.db.updateTable('stored_files').set({ infected: 'Test' }).where('name', '=', name).execute()
    const next = await testApp({ database: site.database })
    expect((await next.app.server.inject(`/images/${name}`)).statusCode).toBe(410)
  })
})
