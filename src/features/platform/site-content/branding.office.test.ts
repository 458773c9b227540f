import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { ROOT } from '../../../ground/root.ts'
import { MOTIF } from '../../../lib/graphics/motif.ts'
import { inBodyColour } from '../../../lib/graphics/recolour.ts'

let site: TestApp
let other: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  other = await testApp({ database: site.database })
  await makeSiteContent(site.db)
  editor = (await staffIn(site, ['konten'])).browser
})

const PLACE = '/admin-api/isi-situs/1'
const BLUE = { warna_utama: '#0055b8', warna_kedua: '#a3123a' }
const RED = { r: 200, g: 16, b: 16 }

async function save(changes: object): Promise<void> {
  const { body } = await editor.get(PLACE)
  expect((await editor.put(PLACE, { ...body, ...changes })).status).toBe(200)
}

const open = (url: string, headers: Record<string, string> = {}, app = site) =>
  app.app.server.inject({ url, headers: { accept: 'text/html', ...headers } })

const home = async (app = site): Promise<string> => (await open('/', {}, app)).body

/** A logo of one red, without transparent parts, stored as an upload is. */
async function redLogo(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 4, background: { ...RED, alpha: 1 } } })
    .png()
    .toBuffer()
  const stored = await site.files.storePicture(site.db, bytes)
  return stored.name
}

interface Seen {
  width: number
  height: number
  /** Pixels from edge to edge of what is red. */
  red: { width: number; height: number; left: number; top: number }
  pixel: (x: number, y: number) => string
}

async function look(bytes: Buffer): Promise<Seen> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const channel = (x: number, y: number, at: number) => data[(y * width + x) * 4 + at] ?? 0
  const isRed = (x: number, y: number) => channel(x, y, 0) > 180 && channel(x, y, 1) < 60 && channel(x, y, 2) < 60
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isRed(x, y)) {
        xs.push(x)
        ys.push(y)
      }
    }
  }
  const span = (all: number[]) => {
    const least = all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    return { least, size: all.reduce((a, b) => Math.max(a, b), -1) - least + 1 }
  }
  const [across, down] = [span(xs), span(ys)]
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  return {
    width,
    height,
    red: { width: across.size, height: down.size, left: across.least, top: down.least },
    pixel: (x, y) => `#${[0, 1, 2].map((at) => hex(channel(x, y, at))).join('')}`,
  }
}

const picture = async (url: string): Promise<Seen> => look((await open(url)).rawPayload)

const SIZES = {
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
  '/apple-touch-icon.png': 180,
}

describe('a body that has not chosen', () => {
  test('needs no style sheet of its own', async () => {
    expect(await home()).not.toContain('/warna/')
    expect(await home()).toContain('<meta name="theme-color" content="#0b5d3b">')
  })

  test('has the letters of its name as icons', async () => {
    for (const [url, side] of Object.entries(SIZES)) {
      const icon = await picture(url)
      expect([url, icon.width, icon.height]).toEqual([url, side, side])
      expect(icon.pixel(side / 2, 4), url).toBe('#0b5d3b')
    }
    const middle = await picture('/icon-512.png')
    const row = Array.from({ length: 512 }, (_, x) => middle.pixel(x, 256))
    expect(row).toContain('#ffffff')
  })

  test.each(Object.values(MOTIF))('sees %s as it was drawn', async (address) => {
    const drawing = await open(address)
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.any(String),
    })
    expect(drawing.body).toBe(await readFile(path.join(ROOT, 'src/ui', address), 'utf8'))
  })

  test('shows a name even before it has one', async () => {
    await site.db
      .updateTable('site_content')
      .set({ nama_lembaga: '', alamat: '', email: '', phone: '', facebook: '', instagram: '' })
      .execute()
    await expect.poll(() => home()).toContain('Portal sertifikasi</title>')
    const body = await home()
    expect(body).not.toMatch(/undefined|href="(mailto:|tel:)?"|<title>\s*·/)
    const manifest = (await open('/manifest.webmanifest')).json()
    expect([manifest.name, manifest.short_name]).toEqual(['Portal sertifikasi', 'Portal sertifikasi'])
    await makeSiteContent(site.db)
    await expect.poll(() => home()).toContain('LSK Contoh</title>')
  })
})

describe('changed colours', () => {
  beforeAll(() => save(BLUE))

  test('arrive on every page of every process by a style sheet that is kept for ever', async () => {
    for (const app of [site, other]) await expect.poll(() => home(app)).toContain('content="#0055b8"')
    const [, href = ''] = /<link rel="stylesheet" href="(\/warna\/[^"]+)">/.exec(await home()) ?? []
    const sheet = await open(href)
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(sheet.body).toContain('--color-primary:#0055b8')
    expect(sheet.body).toContain('--color-secondary:#a3123a')
    expect(sheet.body).toContain('prefers-color-scheme:dark')
  })

  test('stand in a sheet that nobody keeps when its address is another one', async () => {
    const sheet = await open('/warna/0055b8-a3123a.css?v=lama')
    expect([sheet.statusCode, sheet.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  test.each(['/warna/e0a32e-a3123a.css', '/warna/xyz.css', '/warna/0055b8-a3123a.css.map', '/warna/%7Bfoo'])(
    '%s is no style sheet',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )

  test.each(Object.values(MOTIF))('are in %s, for every process', async (address) => {
    const drawn = inBodyColour(await readFile(path.join(ROOT, 'src/ui', address), 'utf8'), BLUE.warna_utama)
    for (const app of [site, other]) await expect.poll(async () => (await open(address, {}, app)).body).toBe(drawn)
    expect(drawn).not.toContain('#0B5D3B')
  })

  test('are the ground of icons, the manifest and the back office', async () => {
    expect((await picture('/icon-512.png')).pixel(256, 4)).toBe('#0055b8')
    expect((await open('/manifest.webmanifest')).json().theme_color).toBe('#0055b8')
    const office = await editor.get('/admin', { accept: 'text/html' })
    expect(office.text).toContain('"warna_utama":"#0055b8"')
  })
})

describe('a changed logo', () => {
  test.each([
    ['wide', 800, 200],
    ['square', 400, 400],
    ['very tall', 100, 900],
  ])('that is %s is shown whole in every icon', async (_shape, width, height) => {
    const logo = await redLogo(width, height)
    await save({ logo })
    await expect.poll(() => home()).toContain(logo)
    for (const [url, side] of Object.entries(SIZES)) {
      const { red, pixel } = await picture(url)
      expect(red.width / red.height, url).toBeCloseTo(width / height, 0)
      expect(Math.max(red.width, red.height), url).toBeGreaterThan(side * 0.5)
      // Centred, and inside the circle that devices cut.
      expect(Math.abs(2 * red.left + red.width - side), url).toBeLessThan(4)
      if (url.includes('maskable')) expect(Math.hypot(red.width, red.height)).toBeLessThanOrEqual(side * 0.83)
      expect(pixel(side / 2, 3), url).toBe('#ffffff')
    }
  })

  test('stands in the browser’s tab, in previews and in the badge', async () => {
    expect((await picture('/favicon.svg')).red.height).toBeGreaterThan(20)
    const ico = (await open('/favicon.ico')).rawPayload
    expect([ico.readUInt16LE(2), ico.readUInt8(6)]).toEqual([1, 32])
    expect((await look(ico.subarray(22))).width).toBe(32)
    const preview = await picture('/og.png')
    expect([preview.width, preview.height]).toEqual([1200, 630])
    expect(preview.red.height).toBeGreaterThan(100)
    expect((await picture('/lencana.png')).red.height).toBeGreaterThan(200)
  })

  test('is small in the icon that every page asks for, however large it is', async () => {
    const { data, info } = {
      data: Buffer.alloc(700 * 700 * 4),
      info: { width: 700, height: 700, channels: 4 as const },
    }
    // What no program makes small: the icon is so only by its size.
    for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (at * 2654435761) % 251
    const { name } = await site.files.storePicture(site.db, await sharp(data, { raw: info }).png().toBuffer())
    await save({ logo: name })
    await expect.poll(() => home()).toContain(name)
    expect((await open('/favicon.svg')).rawPayload.length).toBeLessThan(16_000)
  })

  test('keeps its transparent parts', async () => {
    const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: { ...RED, alpha: 0 } } })
      .composite([{ input: { create: { width: 100, height: 100, channels: 4, background: { ...RED, alpha: 1 } } } }])
      .png()
      .toBuffer()
    const { name } = await site.files.storePicture(site.db, clear)
    await save({ logo: name })
    const { data } = await sharp((await open(`/images/${name}`)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[3], data[(100 * 200 + 100) * 4 + 3]]).toEqual([0, 255])
  })

  test('is not sent again to those who have it', async () => {
    const first = await open('/icon-192.png')
    const again = await open('/icon-192.png', { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await save({ logo: null })
    await expect.poll(async () => (await open('/icon-192.png')).headers['etag']).not.toBe(first.headers['etag'])
  })
})
