import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { NOT_ASKED } from './check-outcome.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Runs the check against a registry; returns its exit code. */
const auditAt = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const registry = `http://127.0.0.1:${port}/`
    const env = { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: '0' }
    const child = spawn(process.execPath, ['scripts/audit.ts'], { cwd: ROOT, env, stdio: 'ignore' })
    child.once('close', resolve)
  })

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Starts a registry that gives every question the same answer. */
async function registryThatSays(status: number, text: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('a registry that knows of no vulnerability is believed', async () => {
  const server = await registryThatSays(200, '{}')
  expect(await auditAt(portOf(server))).toBe(0)
  server.close()
})

test('a registry that keeps no advisories ends the check as not asked', async () => {
  const server = await registryThatSays(405, '{"message":"Method Not Allowed"}')
  expect(await auditAt(portOf(server))).toBe(NOT_ASKED)
  server.close()
})

test('no registry at all ends the check as not asked', async () => {
  const server = await registryThatSays(200, '{}')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await auditAt(port)).toBe(NOT_ASKED)
})
