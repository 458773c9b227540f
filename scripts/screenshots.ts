import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { ensureChromium } from './browser-programs.ts'

/** Renews the pictures of the README from a running demonstration: node scripts/screenshots.ts [address]. */
const SITE = process.argv[2] ?? 'http://localhost:3000'
const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots')

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const viewport = { width: 1280, height: 860 }
const page = await browser.newPage({ baseURL: SITE, viewport, reducedMotion: 'reduce' })

async function keep(name: string, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const picture = sharp(await page.screenshot()).resize({ width: 960 })
  await picture.png({ palette: true, quality: 90 }).toFile(path.join(FOLDER, `${name}.png`))
}

async function enter(email: string, there: Parameters<typeof page.waitForURL>[0]): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(there)
}

await keep('home', '/')
await keep('schedule', '/jadwal-uji')
await keep('holders', '/daftar-pemegang')
await enter('pemegang.lama@example.com', '**/user/dashboard')
await keep('dashboard', '/user/dashboard')
const detail = await page.getByRole('row', { name: /No: / }).getByRole('link').first().getAttribute('href')
await keep('certificate', `${detail}?tab=sertifikat`)
await page.context().clearCookies()
await enter('admin@example.com', (url) => url.pathname !== '/login')
await page.goto('/admin', { waitUntil: 'networkidle' })
await page.getByRole('button', { name: 'Sembunyikan' }).click()
await keep('office', '/admin')
await browser.close()
