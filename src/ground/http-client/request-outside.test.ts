import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { FAULTY_WAYS, faultyLine } from '../../../tests/faulty-line.ts'
import { HERE } from '../../../tests/inside.ts'
import { type OutboundTerms, readAllowedPlaces } from './allowed-places.ts'
import { fetchOutside } from './fetch-outside.ts'
import { ClosedAddress, guardedLookup, leadsInside, OutboundFault, outsideRefusal, typedRefusal } from './guard.ts'
import { isPrivateAddress } from './private-address.ts'
import { askForSigned, requestOutside } from './request-outside.ts'

let asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.writeHead(302, { location: 'http://169.254.169.254/' }).end('ke tempat lain')
})
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
})
afterAll(() => void server.close())

const NOWHERE: OutboundTerms = { allowed: [], closedPorts: [] }
const naming = (text: string): OutboundTerms => ({ allowed: readAllowedPlaces(text) ?? [], closedPorts: [] })

/** Each way by which the program asks at an address that somebody typed. */
const WAYS: [string, (url: string, outbound: OutboundTerms) => Promise<unknown>][] = [
  [
    'a question',
    (url, outbound) =>
      requestOutside({ url, headers: {}, body: '{}' }, { service: 'webhook', outbound, timeoutMs: 2000 }),
  ],
  [
    'a question that a signature answers',
    (url, outbound) =>
      askForSigned({ url, headers: {} }, { service: 'webhook', outbound, timeoutMs: 2000, mayBePlain: true }),
  ],
  ['a client that others wrote', (url, outbound) => fetchOutside({ service: 'webhook', outbound })(url)],
]

describe('an address of the networks around this machine', () => {
  test.each(
    ['10.0.0.8', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1']
      .concat(['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.8', '::ffff:7f00:1', '64:ff9b::a00:8'])
      .concat(['2002:a00:8::1', 'fd00:ec2::254', 'fe80::1%eth0'])
      .map((address) => [address]),
  )('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  test.each([['8.8.8.8'], ['172.32.0.1'], ['2606:4700:4700::1111']])('%s is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  describe.each(WAYS)('is not asked by %s', (_way, ask) => {
    test.each([
      ['ftp://penyedia.example/'],
      ['https://127.0.0.1/'],
      ['https://[::1]/'],
      ['https://[::ffff:127.0.0.1]/'],
      ['https://2130706433/'],
      ['https://0x7f.1/'],
      ['https://0177.0.0.1/'],
      ['https://0251.0376.0251.0376/latest/meta-data/'],
      ['https://169.254.169.254/latest/meta-data/'],
      ['https://localhost/'],
      ['https://localhost./'],
      ['https://db.internal/'],
      ['https://user:rahasia@penyedia.example/'],
    ])('at %s', async (url) => {
      expect(outsideRefusal(url, { service: 'webhook', outbound: NOWHERE })).toMatch(/\.$/)
      await expect(ask(url, NOWHERE)).rejects.toMatchObject({ mayHaveArrived: false })
      await expect(ask(url, NOWHERE)).rejects.toBeInstanceOf(ClosedAddress)
    })

    test('by a name that leads there', async () => {
      await expect(ask(`https://localtest.localhost:${port}/`, NOWHERE)).rejects.toBeInstanceOf(ClosedAddress)
      expect(asked).toEqual([])
    })

    test('where a redirect leads: it is an answer', async () => {
      const answer = await ask(`http://127.0.0.1:${port}/`, HERE)
      expect([answer, asked]).toEqual([expect.objectContaining({ status: 302 }), [expect.stringMatching(/ \/$/)]])
    })

    test('at a port of the portal’s own database, wherever that is', async () => {
      const outbound = { ...NOWHERE, closedPorts: [6432] }
      await expect(ask('https://db.example.com:6432/', outbound)).rejects.toBeInstanceOf(ClosedAddress)
    })
  })
})

describe('a name that leads into a closed network, whatever it is called', () => {
  test('is known as such where it is typed', async () => {
    expect([await leadsInside('localhost'), await leadsInside('tidak-ada.invalid')]).toEqual([true, false])
    const own = { service: 's3', outbound: NOWHERE } as const
    expect(await typedRefusal('https://tidak-ada.invalid/', own)).toBeUndefined()
  })

  test.each([
    ['is not connected to, on the very address that would be used', 's3=lain.example:443', true],
    ['is connected to where the operator named it', 's3=minio.example:443', false],
  ])('%s', async (_what, text, isClosed) => {
    const guarded = { service: 's3', outbound: naming(text) } as const
    const resolve = guardedLookup(new URL('https://minio.example/'), guarded)
    const found = await new Promise((done) => resolve('localhost', { all: true }, (error, got) => done(error ?? got)))
    expect(found instanceof ClosedAddress).toBe(isClosed)
  })
})

test.each(FAULTY_WAYS.map((way) => [way]))(
  'a service that is %s fails what was asked of it in time, or gives an answer that is none',
  async (way) => {
    const line = await faultyLine(port)
    onTestFinished(line.close)
    await line.choose(way)
    const asking = requestOutside(
      { url: `http://127.0.0.1:${line.port}/`, headers: {}, body: '{}' },
      { service: 'webhook', outbound: naming(`webhook=127.0.0.1:${line.port}`), timeoutMs: 500 },
    )
    if (way === 'page') expect((await asking).body).toMatch(/^<!doctype/)
    else await expect(asking).rejects.toBeInstanceOf(OutboundFault)
  },
)

describe('what the operator names', () => {
  const here = () => `http://127.0.0.1:${port}/`

  test.each([
    ['that place', () => `webhook=127.0.0.1:${port}`, true],
    ['any port there', () => 'webhook=127.0.0.1:*', true],
    ['another port', () => 'webhook=127.0.0.1:1', false],
    ['another machine', () => `webhook=127.0.0.2:${port}`, false],
    ['it for another service', () => `s3=127.0.0.1:${port}`, false],
  ])('as %s is asked there alone', async (_what, text, isAsked) => {
    const [, ask] = WAYS[0] ?? []
    const answer = await ask?.(here(), naming(text())).catch((error: Error) => error)
    expect([answer instanceof ClosedAddress, asked.length]).toEqual([!isAsked, isAsked ? 1 : 0])
  })

  test.each([
    ['minio.dalam:9000'],
    ['s3=minio.dalam'],
    ['s3=minio.dalam:99999'],
    ['imap=127.0.0.1:143'],
    ['s3=minio.dalam:9000,'],
    ['s3=user@minio.dalam:9000'],
    ['*=10.0.0.1:*'],
  ])('as "%s" is not understood, and nothing is allowed', (text) => {
    expect(readAllowedPlaces(text)).toBeUndefined()
  })

  test('is written as people write it, several at once', () => {
    expect(readAllowedPlaces('s3=MinIO.dalam:9000, signing=[fd00:0::5]:*')).toEqual([
      { service: 's3', host: 'minio.dalam', port: 9000 },
      { service: 'signing', host: '[fd00::5]', port: undefined },
    ])
  })
})
