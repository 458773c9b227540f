import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { api } from '../src/api.ts'
import { readConfig } from '../src/ground/config.ts'
import { connectionTo, waits } from '../src/ground/database/connection.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { fileField } from '../src/lib/calls/mount.ts'
import { limits } from '../src/limits.ts'
import { PROBLEMS } from '../src/problems.ts'
import { testApp, testDatabase } from './harness.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const withoutComments = (file: string): string => read(file).replaceAll(/^\s*#.*$/gm, '')

const UNIT = withoutComments('deploy/systemd/portal.service')
const NGINX = withoutComments('deploy/nginx/portal.conf')
const HAPROXY = withoutComments('deploy/haproxy/portal.cfg')
const CADDY = withoutComments('deploy/caddy/Caddyfile')
const COMPOSE = withoutComments('deploy/container/compose.yml')

const SECONDS = limits.lazyLoadTimeoutMs / 1000
const MEGABYTE = 1024 * 1024

/** The largest form that any call takes. */
const LARGEST = Math.max(
  ...Object.values<Call>(api).map((call) => {
    const taken = fileField(call)
    return taken ? taken.most * (taken.several ?? 1) : 0
  }),
)

test('the programs that will read these files accept them, as far as they are installed', () => {
  const said = execFileSync('deploy/verify.sh', { cwd: ROOT, encoding: 'utf8' })
  console.log(said.trim())
  for (const program of ['systemd-analyze', 'nginx', 'caddy', 'haproxy', 'promtool'])
    expect(said).toMatch(new RegExp(`^(tried|untried): ${program}`, 'm'))
  expect(said).toContain('untried: building and running the containers')
})

describe('the unit', () => {
  test.each([
    ...['User=portal', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes'],
    ...['PrivateDevices=yes', 'ProtectKernelTunables=yes', 'ProtectKernelModules=yes', 'ProtectControlGroups=yes'],
    ...[
      'RestrictSUIDSGID=yes',
      'RestrictNamespaces=yes',
      'LockPersonality=yes',
      'CapabilityBoundingSet=',
      'UMask=0077',
    ],
    ...['SystemCallFilter=@system-service', 'StateDirectory=portal', 'StateDirectoryMode=0700', 'Restart=on-failure'],
  ])('says %s', (line) => {
    expect(UNIT.split('\n')).toContain(line)
  })

  test('lets V8 make machine code', () => {
    expect(UNIT).toContain('MemoryDenyWriteExecute=no')
  })

  test('waits longer than the program takes to stop before it kills', () => {
    const [, stopMs = ''] = /^const STOP_LIMIT_MS = (\d+)$/m.exec(read('src/program/start/run.ts')) ?? []
    expect(Number(stopMs)).toBeGreaterThan(0)
    for (const wait of [/^TimeoutStopSec=(\d+)$/m.exec(UNIT), /stop_grace_period: (\d+)s/.exec(COMPOSE)])
      expect(Number(wait?.[1]) * 1000).toBeGreaterThan(2 * Number(stopMs))
  })

  test('comes with settings that the program accepts and knows', () => {
    const example = parseEnv(read('deploy/systemd/portal.env.example')) as Record<string, string>
    const config = readConfig(example)
    expect(config).toMatchObject({ demo: false, host: '127.0.0.1', trustProxy: ['127.0.0.1', '::1'] })
    expect(`DATA_DIR: ${config.dataDir}`).toBe('DATA_DIR: /var/lib/portal')
    const known = read('src/ground/config.ts')
    for (const name of Object.keys(example)) expect(known).toContain(`\n  ${name}: `)
  })
})

describe.each([
  ['nginx', NGINX],
  ['Caddy', CADDY],
  ['HAProxy', HAPROXY],
])('the example for %s', (name, text) => {
  test('leads to the port that the portal listens on', () => {
    expect(text).toMatch(new RegExp(`\\d:${readConfig({}).port}\\b`))
  })

  test('sets no header of an answer: the portal sets them, once', () => {
    expect(text).not.toMatch(/add_header|^\s*header\s|Strict-Transport|Cache-Control/m)
  })

  test('keeps figures from the outside', () => {
    expect(text).toMatch(/metrics\b.*404|404.*metrics\b/)
  })

  test('waits as long as the browser program', () => {
    const waits = [...text.matchAll(/(?:(?:read|send|write|header)_timeout|timeout (?:client|server)) (\d+)s/g)].map(
      ([, wait]) => Number(wait),
    )
    expect(waits.length).toBeGreaterThan(1)
    expect(waits.every((wait) => wait === SECONDS)).toBe(true)
  })

  test('lets the largest form through', () => {
    // Nothing bounds it there.
    if (name === 'HAProxy') return expect(text).not.toContain('req.body_size')
    const most = Number(/(?:client_max_body_size|max_size) (\d+)M/i.exec(text)?.[1]) * MEGABYTE
    expect(LARGEST).toBeGreaterThanOrEqual(limits.officePictureBytes)
    expect(most).toBeGreaterThan(LARGEST + MEGABYTE)
  })
})

test('HAProxy asks each machine whether it is ready, replaces what visitors claim, and sends http to https', () => {
  expect(HAPROXY).toContain('option httpchk GET /readyz')
  expect(HAPROXY).toContain('http-check expect status 200')
  expect(HAPROXY).toContain('http-request set-header X-Forwarded-For %[src]')
  expect(HAPROXY).toContain('http-request del-header Forwarded')
  expect(HAPROXY).toContain('http-request set-header X-Request-Id %[uuid()]')
  expect(HAPROXY).toContain('http-request redirect scheme https code 301 unless { ssl_fc }')
})

test.each([
  ['nginx', NGINX],
  ['Caddy', CADDY],
])('%s says in the portal’s words what the portal never sees: too large, and away', (_name, text) => {
  expect(text).toContain(JSON.stringify({ message: PROBLEMS.TOO_LARGE.message }))
  expect(text).toContain(PROBLEMS.UNAVAILABLE.message)
  expect(text).toMatch(/413[\s\S]*503/)
})

test('nginx replaces what visitors claim about themselves, and sends http to https', () => {
  expect(NGINX).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(NGINX).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  expect(NGINX).toContain('proxy_set_header Forwarded "";')
  expect(NGINX).toContain('proxy_set_header X-Request-Id $request_id;')
  expect(NGINX).toContain('return 301 https://$host$request_uri;')
})

describe('the containers', () => {
  test('run the PostgreSQL of the tests', () => {
    const versions = Object.values<string>(JSON.parse(read('package.json')).optionalDependencies)
    const [major, minor] = (versions[0] ?? '').split('.')
    expect(COMPOSE).toContain(`docker.io/library/postgres:${major}.${minor}`)
  })

  test('give the portal neither root nor a disk to write on, and keep secrets in files', () => {
    expect(read('deploy/container/Containerfile')).toMatch(/^USER 10001:10001$/m)
    const portal = COMPOSE.slice(COMPOSE.indexOf('\n  portal:'), COMPOSE.indexOf('\n  database:'))
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      'secrets: [db_password, app_key]',
    ])
      expect(portal).toContain(line)
    expect(portal).not.toMatch(/APP_KEY|DATABASE_URL|ports:/)
  })

  test('say at their head that they are untried', () => {
    for (const file of ['Containerfile', 'compose.yml'])
      expect(read(`deploy/container/${file}`).split('\n')[0]).toContain('Untried')
  })
})

/** The guides for operators, by language: guide, reference and the page for several machines together. */
const GUIDES = ['en', 'id'].map((language) =>
  readdirSync(path.join(ROOT, 'docs/operation'))
    .filter((file) => file.endsWith(`${language}.md`))
    .map((file) => read(`docs/operation/${file}`))
    .join('\n'),
)
const ALERTS = withoutComments('deploy/alerts.yml')

test('every figure that an alert, the dashboard or the guide names is one of /metrics', async () => {
  const database = await testDatabase()
  const site = await testApp({ database, work: database, replica: database.url })
  const { body } = await site.app.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const known = new Set([...body.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name))
  const prefixes =
    /\b(?:(?:http|jobs|database|replica|backup|page_cache|answer_cache|outgoing|worker|process|nodejs)_[a-z_\d]+)\b/g
  const rules = [...ALERTS.matchAll(/^\s+expr: (.*)$/gm)].map(([, expr]) => expr).join('\n')
  const shown = read('deploy/grafana/portal.json').match(/"expr": .*/g) ?? []
  const named = [rules, ...shown, ...GUIDES]
    .flatMap((text) => text.match(prefixes) ?? [])
    .map((name) => name.replace(/_(bucket|count)$/, ''))
  expect(shown.length).toBeGreaterThan(7)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('each alert has one paragraph in what operators read, in both languages', () => {
  const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(alerts.length).toBeGreaterThan(7)
  for (const guide of GUIDES)
    expect([...guide.matchAll(/^- \*\*(Portal\w+)\*\*/gm)].map(([, name]) => name).sort()).toEqual(alerts.toSorted())
})

test('the example for PgBouncer lends by transaction, and sets what the portal asks of a connection of its own', () => {
  const ini = read('deploy/pgbouncer/portal.ini').replaceAll(/^;.*$/gm, '')
  expect(ini).toMatch(/^pool_mode = transaction$/m)
  expect(ini).not.toMatch(/ignore_startup_parameters|max_prepared_statements/)
  const set = [...ini.matchAll(/set_config\(''(\w+)'', ''(\w+)'', false\)/g)].map(([, name, value]) => [name, value])
  const own = connectionTo('postgres://portal@127.0.0.1/portal', waits.request)
  const seconds = Object.entries(own).filter(([name]) => name.endsWith('_timeout'))
  const options = [...(own.options ?? '').matchAll(/-c (\w+)=(\w+)/g)]
  expect(options.length).toBeGreaterThan(1)
  expect(Object.fromEntries(set)).toEqual({
    ...Object.fromEntries(options.map(([, name, value]) => [name, value])),
    ...Object.fromEntries(seconds.map(([name, ms]) => [name, `${ms / 1000}s`])),
  })
})
