import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../src/server/database/embedded-postgres.ts'
import { reachableFolder } from '../tests/postgres.ts'
import { waitUntil } from '../tests/wait.ts'
import { debianProgram } from './debian-package.ts'
import { demand } from './demand.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
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
  const { program, env } = debianProgram('haproxy', PACKAGES, folder)
  // Unpacking a package gives the folder the package's own rights.
  await chmod(folder, 0o777)
  const place = (name: string) => path.join(folder, name)
  const [plain, secure] = [await freePort(), await freePort()]
  const pem = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example.com']
  execFileSync('openssl', [...pem, '-keyout', place('key'), '-out', place('crt')], { stdio: 'pipe' })
  await writeFile(place('pem'), `${readFileSync(place('crt'), 'utf8')}${readFileSync(place('key'), 'utf8')}`)
  await writeFile(place('cfg'), adaptConfig({ plain, secure, pem: place('pem'), ports }))
  const child = spawn(program, ['-db', '-f', place('cfg')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const answers = () =>
    fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).then(
      ({ status }) => status === 301,
      () => false,
    )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const gone = ended.then(() => Promise.reject(new Error(`HAProxy berhenti: ${printed}`)))
  gone.catch(() => {})
  await Promise.race([waitUntil(answers, { timeoutMs: 10_000 }), gone])
  return {
    url: `https://127.0.0.1:${secure}`,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  plain: number
  secure: number
  pem: string
  ports: readonly number[]
}

/** The shipped file: each line that is another one here must be in it. */
function adaptConfig({ plain, secure, pem, ports }: Place): string {
  let text = readFileSync(path.join(ROOT, 'deploy/haproxy/portal.cfg'), 'utf8')
  const put = (pattern: RegExp, other: string) => {
    demand(pattern.test(text), `deploy/haproxy/portal.cfg berisi ${pattern}`)
    text = text.replace(pattern, other)
  }
  // An ordinary user may not open that many files.
  put(/maxconn 20000/, 'maxconn 2000')
  put(/bind :80$/m, `bind 127.0.0.1:${plain}`)
  put(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${secure} ssl crt ${pem}`)
  put(/set-header X-Forwarded-For %\[src\]/, `set-header X-Forwarded-For %[req.hdr(${VISITOR})]`)
  put(/(^ {2}server \S+ \S+:3000.*\n?)+/m, ports.map((port) => `  server m${port} 127.0.0.1:${port}\n`).join(''))
  return text
}
