import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/ground/database/embedded/embedded-postgres.ts'
import { ROOT } from '../src/ground/root.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { waitUntil } from '../tests/wait.ts'
import { debianProgram, type Installed } from './debian-package.ts'
import { demand } from './demand.ts'

const PACKAGES = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1']
/** By which the load says whose request it is; the shipped file takes the visitor's own address. */
export const VISITOR = 'x-visitor'

export interface Balancer {
  url: string
  pid: number
  close: () => Promise<void>
}

/** HAProxy with deploy/haproxy/portal.cfg, whose addresses are those of this machine: TLS in front of these ports. */
export async function startHaproxy(ports: readonly number[]): Promise<Balancer> {
  const folder = await reachableFolder('sertifikasi-haproxy-')
  const installed = debianProgram('haproxy', PACKAGES, folder)
  // Unpacking a package gives the folder the package's own rights.
  await chmod(folder, 0o777)
  const place = (name: string) => path.join(folder, name)
  const [plain, secure] = [await freePort(), await freePort()]
  const pem = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example.com']
  execFileSync('openssl', [...pem, '-keyout', place('key'), '-out', place('crt')], { stdio: 'pipe' })
  await writeFile(place('pem'), `${readFileSync(place('crt'), 'utf8')}${readFileSync(place('key'), 'utf8')}`)
  const config = shippedConfig(ports, [
    [/bind :80$/m, `bind 127.0.0.1:${plain}`],
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${secure} ssl crt ${place('pem')}`],
    [/set-header X-Forwarded-For %\[src\]/, `set-header X-Forwarded-For %[req.hdr(${VISITOR})]`],
  ])
  const redirects = async () => (await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status === 301
  const { pid, close } = await launch(installed, place('cfg'), config, redirects)
  return {
    ...{ url: `https://127.0.0.1:${secure}`, pid },
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same without TLS, and without what keeps visitors apart, as all of them come from one address. */
export async function startPlainHaproxy(
  installed: Installed,
  { port, ports, folder }: { port: number; ports: readonly number[]; folder: string },
): Promise<Balancer> {
  const config = shippedConfig(ports, [
    [/bind :80$/m, `bind 127.0.0.1:${port}`],
    [/^ +bind :443 .*\n/m, ''],
    [/^ +http-request redirect .*\n/m, ''],
    [/^ +stick-table .*\n/m, ''],
    [/^ +stick on .*\n/m, ''],
  ])
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${url}/readyz`, { headers: { connection: 'close' } })).ok
  return { url, ...(await launch(installed, path.join(folder, 'haproxy.cfg'), config, isReady)) }
}

type Change = readonly [pattern: RegExp, other: string]

/** The shipped file: each line that is another one here must be in it. */
function shippedConfig(ports: readonly number[], changes: readonly Change[]): string {
  const servers = ports.map((port) => `  server m${port} 127.0.0.1:${port}\n`).join('')
  const everywhere: Change[] = [
    // An ordinary user may not open that many files.
    [/maxconn 20000/, 'maxconn 2000'],
    [/(^ {2}server \S+ \S+:3000.*\n?)+/m, servers],
  ]
  return [...everywhere, ...changes].reduce(
    (text, [pattern, other]) => {
      demand(pattern.test(text), `deploy/haproxy/portal.cfg berisi ${pattern}`)
      return text.replace(pattern, other)
    },
    readFileSync(path.join(ROOT, 'deploy/haproxy/portal.cfg'), 'utf8'),
  )
}

async function launch(
  { program, env }: Installed,
  file: string,
  config: string,
  answers: () => Promise<boolean>,
): Promise<Pick<Balancer, 'pid' | 'close'>> {
  await writeFile(file, config)
  const child = spawn(program, ['-db', '-f', file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const gone = ended.then(() => Promise.reject(new Error(`HAProxy berhenti: ${printed}`)))
  await Promise.race([waitUntil(() => answers().catch(() => false), { timeoutMs: 20_000 }), gone])
  return {
    pid: child.pid ?? 0,
    close() {
      child.kill('SIGKILL')
      return ended
    },
  }
}
