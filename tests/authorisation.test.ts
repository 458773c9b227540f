import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { seedDemo } from '../demo/seed.ts'
import { isOffice, PERMISSIONS, READER_ROLES } from '../src/access.ts'
import { api } from '../src/api.ts'
import { type Call, pathNames } from '../src/lib/calls/call.ts'
import { dayIn } from '../src/lib/day.ts'
import { PROBLEMS } from '../src/problems.ts'
import { loggedIn, PASSWORD, staffIn } from './accounts.ts'
import { completeObjects, NOBODYS, OWN_OBJECTS, ownObjectOf, PAYLOADS } from './authorisation-objects.ts'
import { demonstrationParts } from './demonstration-parts.ts'
import { undescribedAnswer } from './described-answers.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Answer, Browser } from './http.ts'
import { readerIn } from './readers.ts'

/** Drawing the demonstration takes its time. */
const LIMIT_MS = 400_000

let site: TestApp

beforeAll(async () => {
  site = await testApp({ now: new Date(), env: { DEMO: '1' } })
  await seedDemo(demonstrationParts(site, dayIn('WIB', site.clock.now)))
  await completeObjects(site.db)
}, LIMIT_MS)

const calls = Object.entries(api as Record<string, Call>).toSorted(([, a], [, b]) =>
  a.path === b.path ? a.method.localeCompare(b.method) : a.path.localeCompare(b.path),
)
const portal = calls.filter(([, { access }]) => !isOffice(access))

/** Returns the sign for the access that an answer shows; other tests check the rest of it. */
function verdict({ status, body }: Answer): '✓' | '–' | '·' | '↷' {
  if (status === 401) return '–'
  if (status === 409 && body?.message === PROBLEMS.ALREADY_IN.message) return '↷'
  return status === 404 && body?.message === PROBLEMS.NOT_FOUND.message ? '·' : '✓'
}

const withIds = (call: Call, value: string): string =>
  pathNames(call.path).reduce((url, name) => url.replace(`{${name}}`, encodeURIComponent(value)), call.path)

const NO_ID = '999999999'

/** Least input that a call takes for right, by its own schema; what only words can say stands in PAYLOADS. */
function payloadOf(name: string, { payload, path: pattern }: Call): Record<string, unknown> {
  if (!payload) return {}
  const schema = z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const inPath = new Set(pathNames(pattern))
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([field]) => !inPath.has(field) && schema.required?.includes(field),
  )
  return { ...Object.fromEntries(fields.map(([field, one]) => [field, sample(one)])), ...PAYLOADS[name] }
}

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  minLength?: number
  minimum?: number
}

function sample(one: JsonSchema): unknown {
  if (one.enum) return one.enum[0]
  if (one.const !== undefined) return one.const
  if (one.anyOf) return one.anyOf.some(({ type }) => type === 'null') ? null : sample(one.anyOf[0] ?? {})
  if (one.type === 'integer' || one.type === 'number') return Math.max(1, one.minimum ?? 1)
  if (one.type === 'boolean') return true
  if (one.type === 'array') return []
  if (one.type === 'object') {
    return Object.fromEntries((one.required ?? []).map((name) => [name, sample(one.properties?.[name] ?? {})]))
  }
  return 'contoh'.padEnd(one.minLength ?? 0, ' contoh')
}

async function inBrowserOf(userId: number): Promise<Browser> {
  const { email } = await site.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const browser = new Browser(site.app)
  const answer = await browser.logIn(email, PASSWORD, { bound: true })
  if (answer.status !== 200) throw new Error(answer.text)
  return browser
}

test('the description for programs names every call', async () => {
  const { body } = await new Browser(site.app).get('/openapi.json')
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([at, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`),
  )
  expect(described.sort()).toEqual(calls.map(([, call]) => `${call.method} ${call.path}`).sort())
})

test(
  'who may make which call is what docs/authorisation.txt says',
  async () => {
    const callers: [string, () => Promise<Browser>][] = [
      ['tamu', async () => new Browser(site.app)],
      ['anggota', async () => (await loggedIn(site)).browser],
      ['penguji', async () => (await staffIn(site, 'penguji')).browser],
      ['tanpa izin', async () => (await staffIn(site, [])).browser],
      ...READER_ROLES.map(
        (role) => [role, async () => (await readerIn(site, role)).browser] as [string, () => Promise<Browser>],
      ),
      ...PERMISSIONS.map(
        (permission) =>
          [permission, async () => (await staffIn(site, [permission])).browser] as [string, () => Promise<Browser>],
      ),
    ]
    const rows = new Map(calls.map(([name]) => [name, [] as string[]]))
    const left: string[] = []
    for (const [, entered] of callers) {
      let browser = await entered()
      for (const [name, call] of calls) {
        // What ends the session or the account comes on a browser of its own.
        if (/^(logout|endSession|login|register|updatePassword)$/.test(name)) browser = await entered()
        const answer = await browser.send(call.method, withIds(call, NO_ID), {})
        rows.get(name)?.push(verdict(answer))
        // What a reader from outside does not reach is described as what it is for everybody else.
        if (verdict(answer) !== '·' || isOffice(call.access))
          left.push(...[undescribedAnswer(name, answer) ?? []].flat())
        if (/^(logout|updatePassword)$/.test(name)) browser = await entered()
      }
    }
    const head = callers.map(([who]) => who)
    expect([...new Set(left)]).toEqual([])
    await expect(tableOf(head, rows)).toMatchFileSnapshot('../docs/authorisation.txt')
  },
  LIMIT_MS,
)

const LEGEND = `Siapa dapat memanggil apa. Ditulis oleh tests/authorisation.test.ts dari kontrak dan program yang berjalan.
✓ diterima (haknya atas tiap objek diperiksa sesudah itu)   – diminta masuk dahulu   · tidak ada apa-apa (404)   ↷ sudah masuk
Kolom izin: administrator yang hanya membawa izin itu.
`

function tableOf(head: string[], rows: Map<string, string[]>): string {
  const lines = calls.map(([name, { method, path: at }]) => {
    const cells = (rows.get(name) ?? []).map((cell, index) => cell.padEnd(head[index]?.length ?? 0))
    return `${`${method} ${at}`.padEnd(64)} ${cells.join(' ')}`.trimEnd()
  })
  return [LEGEND, `${''.padEnd(64)} ${head.join(' ')}`, ...lines, ''].join('\n')
}

describe('an object of somebody else', () => {
  const named = portal.filter(([name, { path: at, access }]) => {
    return pathNames(at).length > 0 && access !== 'public' && !NOBODYS.has(name)
  })

  test('is in the table of objects for every call that names one', () => {
    expect(named.map(([name]) => name).filter((name) => !OWN_OBJECTS[name])).toEqual([])
  })

  test.each(named)('%s: cannot be told from one that is not there', async (name, call) => {
    if (name === 'endSession') await loggedIn(site)
    const { id, owner } = await ownObjectOf(site.db, name)
    const payload = payloadOf(name, call)
    const askAs = async (browser: Browser, value: string) => {
      if (call.access === 'confirmed' || call.asksPassword)
        await browser.post('/user/confirm-password', { password: PASSWORD })
      const url = withIds(call, value)
      return call.inPieces ? browser.sendPiece(url, Buffer.from('%'), PIECE) : browser.send(call.method, url, payload)
    }
    const others = {
      anggota: (await loggedIn(site)).browser,
      penguji: (await staffIn(site, 'penguji')).browser,
      administrator: (await staffIn(site, [])).browser,
    }
    for (const [who, browser] of Object.entries(others)) {
      const [foreign, missing] = [await askAs(browser, id), await askAs(browser, MISSING[name] ?? NO_ID)]
      expect(undescribedAnswer(name, foreign)).toBeUndefined()
      expect([who, foreign.status, foreign.body]).toEqual([who, 404, missing.body])
      if (!/^(get|remove)File$|Upload$/.test(name))
        expect([who, foreign.body.message]).not.toEqual([who, PROBLEMS.FILE_NOT_FOUND.message])
    }
    const stranger = await askAs(new Browser(site.app), id)
    // What is no JSON is asked for its token first.
    expect(stranger.status).toBe(call.inPieces ? 419 : 401)
    const own = await askAs(await inBrowserOf(owner), id)
    expect(undescribedAnswer(name, own)).toBeUndefined()
    expect([own.status, own.body?.errors ?? own.body?.message]).not.toEqual([404, expect.anything()])
  })
})

const PIECE = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }

/** Where an id is no number. */
const MISSING: Record<string, string> = {
  getFile: '00000000-0000-4000-8000-000000000000',
  removeFile: '00000000-0000-4000-8000-000000000000',
  ...Object.fromEntries(
    ['getUpload', 'continueUpload', 'finishUpload'].map((call) => [call, '00000000-0000-4000-8000-000000000000']),
  ),
  endSession: 'f'.repeat(32),
  endRememberedDevice: 'f'.repeat(32),
}

describe('an examiner', () => {
  test('opens none of the candidates of others', async () => {
    const { rows } = await sql<{ id: number; user_id: number }>`
      select given.id, examiners.user_id from examiner_assignments as given
      join examiners on examiners.id = given.examiner_id
      join user_trainings as own on own.id = given.user_training_id where examiners.user_id is not null
        and given.status in ('ditawarkan', 'diterima') and own.tahap in ('terjadwal', 'diuji') limit 1`.execute(site.db)
    const { id = 0, user_id = 0 } = rows[0] ?? {}
    const scoring = calls.filter(([, { access, path: at }]) => access === 'office:penguji' && at.includes('{id}'))
    expect(scoring.length).toBeGreaterThan(0)
    const stranger = (await staffIn(site, 'penguji')).browser
    for (const [name, call] of scoring) {
      const answer = await stranger.send(call.method, withIds(call, String(id)), payloadOf(name, call))
      expect([name, answer.status]).toEqual([name, 404])
    }
    const [first] = scoring.filter(([, { method, path: at }]) => method === 'GET' && at === '/admin-api/penilaian/{id}')
    if (!first) throw new Error('examiners read nothing')
    expect((await (await inBrowserOf(user_id)).get(withIds(first[1], String(id)))).status).toBe(200)
  })
})
