import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { FAULTY_WAYS, faultyLine } from '../../../tests/faulty-line.ts'
import { askOutside, OutboundFault, outsideRefusal } from './ask-outside.ts'
import { isPrivateAddress } from './private-address.ts'

let asked = 0
const server = http.createServer((_request, response) => {
  asked += 1
  response.writeHead(302, { location: 'http://169.254.169.254/' }).end('ke tempat lain')
})
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const post = (url: string, mayStayHere: boolean) =>
  askOutside({ url, headers: {}, body: '{}' }, { service: 'webhook', mayStayHere, timeoutMs: 2000 })

describe('an address of the networks around this machine', () => {
  test.each(
    ['10.0.0.8', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1']
      .concat([
        '::1',
        '::',
        'fe80::1',
        'fd00::1',
        '::ffff:10.0.0.8',
        '::ffff:7f00:1',
        '64:ff9b::a00:8',
        '2002:a00:8::1',
      ])
      .map((address) => [address]),
  )('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  test.each([['8.8.8.8'], ['172.32.0.1'], ['2606:4700:4700::1111']])('%s is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })

  test.each([
    ['http://penyedia.example/'],
    ['https://127.0.0.1/'],
    ['https://[::1]/'],
    ['https://2130706433/'],
    ['https://0x7f.1/'],
    ['https://localhost/'],
    ['https://db.internal/'],
    ['https://user:rahasia@penyedia.example/'],
  ])('%s is no address of a provider, and nobody connects to it', async (url) => {
    expect(outsideRefusal(url, false)).toMatch(/\.$/)
    await expect(post(url, false)).rejects.toMatchObject({ mayHaveArrived: false })
  })

  test('is not reached by a name that leads there either', async () => {
    await expect(post(`https://localtest.localhost:${port}/`, false)).rejects.toMatchObject({ mayHaveArrived: false })
    expect(asked).toBe(0)
  })
})

test.each(FAULTY_WAYS.map((way) => [way]))(
  'a service that is %s fails what was asked of it in time, or gives an answer that is none',
  async (way) => {
    const line = await faultyLine(port)
    onTestFinished(line.close)
    await line.choose(way)
    const asking = askOutside(
      { url: `http://127.0.0.1:${line.port}/`, headers: {}, body: '{}' },
      { service: 'webhook', mayStayHere: true, timeoutMs: 500 },
    )
    if (way === 'page') expect((await asking).body).toMatch(/^<!doctype/)
    else await expect(asking).rejects.toBeInstanceOf(OutboundFault)
  },
)

test('a developer’s own machine may talk to itself, and a redirect is an answer that nobody follows', async () => {
  expect(await post(`http://127.0.0.1:${port}/`, true)).toEqual({ status: 302, body: 'ke tempat lain' })
  expect(outsideRefusal('http://10.0.0.8/', true)).toBeDefined()
})
