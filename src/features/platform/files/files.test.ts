import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loggedIn } from '../../../../tests/accounts.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser, bareClient } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { give, giveFile, photo, privateFolder, privateNames, USES } from '../../../../tests/private-files.ts'
import { attemptLimits } from '../../../limits.ts'
import type { FileKind } from './rules.ts'

let site: TestApp
let owner: Awaited<ReturnType<typeof loggedIn>>

beforeAll(async () => {
  site = await testApp()
  owner = await loggedIn(site)
})

const onDisk = (id: string): Promise<Buffer> => readFile(path.join(privateFolder(site), id.slice(0, 2), id))
const opened = async (id: string): Promise<Buffer> => TEST_KEYS.open('file', await onDisk(id), id)
/** A PDF of about that many bytes. */
const largePdf = (bytes: number) => pdf(['<</Length 1>>', Buffer.alloc(bytes, 'a')])

describe('a file that is given', () => {
  test.each([
    ['ktp', 'KTP Wulan.pdf', 'application/pdf', () => pdf()],
    ['ijazah', 'ijazah.jpg', 'image/jpeg', () => photo().jpeg().toBuffer()],
    ['lampiran', 'Ṣurat ke–2 (刷).png', 'image/png', () => photo().png().toBuffer()],
    ['foto', 'foto.WEBP', 'image/webp', () => photo(400, 600).webp().toBuffer()],
  ] as const)('as %s is answered with its name, type and size', async (jenis, name, type, make) => {
    const { status, body } = await give(owner.browser, { jenis, name, type: 'text/plain', bytes: await make() })
    const { length } = await opened(body.id)
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        jenis,
        name,
        type,
        bytes: length,
        erased_at: null,
        scanned_at: null,
        created_at: site.clock.now.toISOString(),
      },
    ])
  })

  test.each([
    ['a name with a path', '..\\..\\etc/passwd.pdf', 'passwd.pdf'],
    ['a name with an ending of another kind', 'surat.hta', 'surat.hta.pdf'],
    ['a name that reads backwards', 'surat\u202efdp.exe', 'suratfdp.exe.pdf'],
    ['nothing but dots and blanks', ' . ', '..pdf'],
    ['no name', '', 'Dokumen lain.pdf'],
    ['nothing but an ending', '.pdf', 'Dokumen lain.pdf'],
    ['a name of 300 signs', `${'𝕏'.repeat(300)}.pdf`, `${'𝕏'.repeat(196)}.pdf`],
  ])('under %s keeps a harmless one', async (_what, name, kept) => {
    expect((await give(owner.browser, { name })).body.name).toBe(kept)
  })

  test('lies on disk sealed for its id alone, and its plain content nowhere', async () => {
    const secret = pdf('<</Title(NIK 9931000000000001)>>')
    const id = await giveFile(owner.browser, { bytes: secret })
    const sealed = await onDisk(id)
    expect(sealed.includes('9931000000000001')).toBe(false)
    expect(sealed.includes('%PDF')).toBe(false)
    expect(TEST_KEYS.open('file', sealed, id).equals(secret)).toBe(true)
    const other = await giveFile(owner.browser)
    expect(() => TEST_KEYS.open('file', sealed, other)).toThrow()
  })

  test('loses, as a picture, what it says of place and person, and stands upright', async () => {
    const sideways = await photo(600, 400)
      .withExif({ IFD0: { Artist: 'Rahasia' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sideways.includes('Rahasia')).toBe(true)
    const bytes = Buffer.concat([sideways, Buffer.from('<script>pwned()</script>')])
    const kept = await opened(await giveFile(owner.browser, { jenis: 'foto', name: 'a.jpg', bytes }))
    const { width, height, exif } = await sharp(kept).metadata()
    expect([width, height, exif, kept.includes('Rahasia'), kept.includes('pwned')]).toEqual([
      400,
      600,
      undefined,
      false,
      false,
    ])
  })

  test('may come from a program with a token', async () => {
    const { browser } = await loggedIn(site, { bound: false })
    const list = await bareClient(site.app, browser.token).get('/berkas')
    expect([list.status, list.body]).toEqual([200, []])
  })
})

describe('refused with a sentence that says what to do is', () => {
  const UPLOADS: [string, FileKind, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['a PDF as portrait', 'foto', () => pdf(), 'Kirim gambar JPG, PNG, atau WebP.'],
    ['a portrait of 399 × 600', 'foto', () => photo(399, 600).png().toBuffer(), '400 × 600 piksel; foto ini 399 × 600'],
    ['a portrait of 400 × 599', 'foto', () => photo(400, 599).png().toBuffer(), '400 × 600 piksel; foto ini 400 × 599'],
    ['a web page', 'ktp', () => Buffer.from('<!doctype html><script>1</script>'), 'Kirim berkas PDF, JPG, PNG'],
    ['an SVG', 'ktp', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Kirim berkas PDF, JPG, PNG'],
    ['a GIF', 'ktp', () => photo().gif().toBuffer(), 'Kirim berkas PDF, JPG, PNG'],
    ['a program', 'ktp', () => Buffer.from(`\u007fELF${'\u0001'.repeat(60)}`, 'latin1'), 'Kirim berkas PDF, JPG, PNG'],
    ['nothing at all', 'ktp', () => Buffer.alloc(0), 'Kirim berkas PDF, JPG, PNG'],
    ['a broken JPEG', 'ktp', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'Gambar tidak dapat dibaca'],
    ['49 megapixels', 'ktp', () => photo(7000, 7000).png().toBuffer(), 'terlalu besar. Kirim gambar lain.'],
    ['a PDF with a script', 'ktp', () => pdf('<</S/JavaScript/JS(app.alert(1))>>'), 'Dokumen memuat skrip.'],
    ['a PDF that starts a program', 'ktp', () => pdf('<</S/Launch/F(cmd.exe)>>'), 'Dokumen memuat perintah'],
    ['a PDF with an attachment', 'ktp', () => pdf('<</Names<</EmbeddedFiles 9 0 R>>>>'), 'Dokumen memuat lampiran.'],
    ['a PDF under a password', 'ktp', () => pdf('<</Encrypt 9 0 R>>'), 'Dokumen terkunci password.'],
    ['a PDF over 2 MB', 'ktp', () => largePdf(2_000_001), 'Berkas paling besar 2 MB.'],
    ['a picture over 2 MB', 'foto', () => Buffer.alloc(2_000_001), 'Berkas paling besar 2 MB.'],
  ]

  test.each(UPLOADS)('%s (%s)', async (_what, jenis, make, sentence) => {
    const before = await privateNames(site)
    const { status, body } = await give(owner.browser, { jenis, name: 'a.jpg', bytes: await make() })
    expect([status, body.errors]).toEqual([422, { file: [expect.stringContaining(sentence)] }])
    expect(await privateNames(site)).toEqual(before)
  })

  test('a portfolio over 10 MB, but not one of 9', async () => {
    expect((await give(owner.browser, { jenis: 'portofolio', bytes: largePdf(9_000_000) })).status).toBe(201)
    expect((await give(owner.browser, { jenis: 'portofolio', bytes: largePdf(10_000_001) })).status).toBe(413)
  })

  test('a form without its file, its kind, or with a kind that is none', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: pdf() }
    const withoutFile = await owner.browser.post('/berkas', { jenis: 'ktp' })
    expect([withoutFile.status, withoutFile.body.errors]).toEqual([422, { file: ['Pilih berkas.'] }])
    const elsewhere = await owner.browser.upload('/berkas', 'lain', file, { fields: { jenis: 'ktp' } })
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([422, { file: ['Pilih berkas.'] }])
    for (const fields of [{}, { jenis: 'rahasia' }]) {
      const { status, body } = await owner.browser.upload('/berkas', 'file', file, { fields })
      expect([status, body.errors]).toEqual([422, { jenis: ['Pilih jenis berkas.'] }])
    }
  })

  test('a guest, whoever has not verified the address, and a page of another site', async () => {
    const guest = new Browser(site.app)
    await guest.get('/sanctum/csrf-cookie')
    expect((await give(guest)).status).toBe(401)
    const unverified = await loggedIn(site, { verified: false })
    expect((await give(unverified.browser)).status).toBe(403)
    const stranger = owner.browser.copy()
    stranger.jar.set('XSRF-TOKEN', 'lain')
    expect((await give(stranger)).status).toBe(419)
  })

  test('more in an hour than anybody has papers', async () => {
    const { browser } = await loggedIn(site)
    for (let n = 0; n < attemptLimits.uploads.most; n += 1) await browser.post('/berkas', {})
    const { status, headers } = await give(browser)
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
  })
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that is full (%s) is said so, nothing is left, and afterwards all is well',
  async (code) => {
    const { browser } = await loggedIn(site)
    const before = await privateNames(site)
    vi.spyOn(site.files.private, 'put').mockRejectedValueOnce(Object.assign(new Error('full'), { code }))
    const { status, body } = await give(browser, { key: 'penuh' })
    expect([status, body.message]).toEqual([507, expect.stringContaining('belum tersimpan')])
    expect([(await browser.get('/berkas')).body, await privateNames(site)]).toEqual([[], before])
    expect((await give(browser, { key: 'penuh' })).status).toBe(201)
  },
)

test('one sees one’s own files, the newest first', async () => {
  const { browser } = await loggedIn(site)
  const [first] = [await giveFile(browser, { name: 'satu.pdf' })]
  site.clock.now = new Date(site.clock.now.getTime() + 1000)
  const second = await giveFile(browser, { name: 'dua.pdf' })
  const { body } = await browser.get('/berkas')
  expect(body.map(({ id }: { id: string }) => id)).toEqual([second, first])
  expect(Object.keys(body[0]).sort()).toEqual([
    ...['bytes', 'created_at', 'erased_at', 'id', 'jenis', 'name', 'scanned_at', 'type'],
  ])
})

describe('a file is removed', () => {
  test('by its owner, while nothing names it', async () => {
    const id = await giveFile(owner.browser)
    expect((await owner.browser.delete(`/berkas/${id}`)).status).toBe(204)
    expect((await owner.browser.get(`/berkas/${id}`)).status).toBe(404)
    expect((await owner.browser.delete(`/berkas/${id}`)).status).toBe(404)
  })

  test.each(Object.entries(USES))('but not once %s names it', async (_column, use) => {
    const { browser, account } = await loggedIn(site)
    const fileId = await giveFile(browser)
    await use(site.db, { userId: account.id, fileId, submitted: false })
    const { status, body } = await browser.delete(`/berkas/${fileId}`)
    expect([status, body.message]).toEqual([409, expect.stringContaining('Ganti dahulu')])
    expect((await browser.get(`/berkas/${fileId}`)).status).toBe(200)
  })

  test('by nobody else: to others it is not there', async () => {
    const id = await giveFile(owner.browser)
    const { browser } = await loggedIn(site)
    expect((await browser.delete(`/berkas/${id}`)).body.message).toBe('Berkas tidak ditemukan.')
    expect((await owner.browser.get(`/berkas/${id}`)).status).toBe(200)
  })
})
