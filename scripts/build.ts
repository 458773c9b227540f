import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { isBuilt, markBuilt } from './built.ts'
import { makeRelease } from './release.ts'

if (process.argv.includes('--release')) {
  if (!isBuilt()) execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' })
  const { archive } = makeRelease()
  console.log(path.relative(process.cwd(), archive))
  process.exit(0)
}
if (process.argv.includes('--when-stale')) {
  if (isBuilt()) process.exit(0)
  console.log('Membangun program …')
}

// Also when a test builds: React's development half must not get into the product.
process.env['NODE_ENV'] = 'production'

/** Builds the browser program and the server, and compresses what browsers fetch. */
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', mode: 'office' })
await build({ logLevel: 'warn', build: { ssr: true } })

const CLIENT = path.resolve(import.meta.dirname, '../dist/client')
await joinManifests()
const files = await readdir(CLIENT, { recursive: true })
for (const file of files.filter((name) => /\.(js|css|svg|webmanifest)$/.test(name))) {
  const bytes = await readFile(path.join(CLIENT, file))
  await writeFile(path.join(CLIENT, `${file}.br`), await promisify(brotliCompress)(bytes))
  await writeFile(path.join(CLIENT, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
}
markBuilt()

/** The server looks up files of both browser programs in one place. */
async function joinManifests(): Promise<void> {
  const manifest = path.join(CLIENT, '.vite/manifest.json')
  const office = path.join(CLIENT, '.vite/office.json')
  const [portal, other] = await Promise.all(
    [manifest, office].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  )
  await writeFile(manifest, JSON.stringify({ ...other, ...portal }))
}
