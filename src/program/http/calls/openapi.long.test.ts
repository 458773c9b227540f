import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../ground/root.ts'
import { openApi } from './openapi.ts'

const LIMIT_MS = 300_000
const description = openApi('https://portal.contoh.id')
const source = JSON.stringify(description)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Compiles generated files as strictly as a user of theirs may; answers what the compiler complains of. */
async function complaintsOf(files: string[]): Promise<string> {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  }
  const config = path.join(folder, 'tsconfig.json')
  await writeFile(config, JSON.stringify({ compilerOptions, files }))
  const compiler = path.join(ROOT, 'node_modules/@typescript/native/bin/tsc')
  return promisify(execFile)(process.execPath, [compiler, '-p', config]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('redocly finds no error', { timeout: LIMIT_MS }, async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source, config, absoluteRef: path.join(folder, 'openapi.json') })
  expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
})

test('spectral finds nothing at all', { timeout: LIMIT_MS }, async () => {
  const reader = new spectral.Spectral()
  reader.setRuleset({ extends: [[oas as never, 'recommended']] })
  const found = await reader.run(description)
  expect(found.map(({ code, message, path: at }) => `${code} ${message} ${at.join('/')}`)).toEqual([])
})

test('openapi-typescript makes types that compile strictly', { timeout: LIMIT_MS }, async () => {
  await writeFile(path.join(folder, 'types.ts'), astToString(await openapiTS(source)))
  const use = `import type { paths } from './types.ts'
    export const body: NonNullable<paths['/api/v1/login']['post']['requestBody']>['content']['application/json'] =
      { email: 'a@example.com', password: 'rahasia' }`
  await writeFile(path.join(folder, 'use.ts'), use)
  expect(await complaintsOf(['use.ts'])).toBe('')
})

test('openapi-ts makes a client that compiles strictly', { timeout: LIMIT_MS }, async () => {
  const input = path.join(folder, 'openapi.json')
  await writeFile(input, source)
  await createClient({
    input,
    output: path.join(folder, 'client'),
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  })
  expect(await complaintsOf(['client/index.ts'])).toBe('')
})
