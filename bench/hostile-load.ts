import { randomBytes, randomInt } from 'node:crypto'
import net from 'node:net'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { anyAddress } from './anybody.ts'

/** The program trusts the bench as its proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const json = { accept: 'application/json', 'content-type': 'application/json' }

type Attack = (url: string, n: number) => Promise<unknown>

const drain = async (answer: Promise<Response>): Promise<void> => {
  await (await answer).arrayBuffer()
}

const PAGES = ['/', '/daftar-skema', '/jadwal-uji', '/daftar-tuk', '/artikel', '/tutorial', '/galeri']
const CRAWLER = anyAddress()

/** A body that comes byte by byte. */
function slowBody(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/v1/login HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${anyAddress()}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n`,
      )
      const drip = setInterval(() => socket.write('x'), 200)
      const end = () => {
        clearInterval(drip)
        resolve()
      }
      setTimeout(() => socket.destroy(), 10_000)
      socket.once('close', end)
    })
    socket.once('error', () => resolve())
  })
}

/** The attacks, each run by so many clients at once and without a pause. */
const ATTACKS: Record<string, { atOnce: number; attack: Attack }> = {
  'pages by unknown queries of 7 kB': {
    atOnce: 12,
    attack: (url, n) =>
      drain(
        fetch(`${url}${PAGES[n % PAGES.length]}?${n}=${randomBytes(3500).toString('hex')}`, { headers: from(CRAWLER) }),
      ),
  },
  'searches that nobody made before': {
    atOnce: 12,
    attack: (url, n) =>
      drain(fetch(`${url}/training/get?search=${n}-${randomBytes(20).toString('hex')}`, { headers: from(CRAWLER) })),
  },
  'searches on the page of schedules': {
    atOnce: 6,
    attack: (url, n) =>
      drain(fetch(`${url}/jadwal-uji?search=${n}-${randomBytes(20).toString('hex')}`, { headers: from(CRAWLER) })),
  },
  'logins with passwords that are wrong': {
    atOnce: 50,
    attack: (url) =>
      drain(
        fetch(`${url}/api/v1/login`, {
          method: 'POST',
          headers: { ...json, ...from(anyAddress()) },
          body: JSON.stringify({ email: `badai${randomInt(1e9)}@example.com`, password: `salah-${randomInt(1e9)}` }),
        }),
      ),
  },
  'bodies that never end': { atOnce: 40, attack: slowBody },
}

/** Has a member of the demonstration draw an invoice again and again. */
async function paperStorm(url: string): Promise<{ atOnce: number; attack: Attack }> {
  const login = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { ...json, ...from(anyAddress()) },
    body: JSON.stringify({ email: 'anggota@example.com', password: DEMO_PASSWORD }),
  })
  const { token } = (await login.json()) as { token?: string }
  const ask = (id: number) =>
    fetch(`${url}/user-training/${id}/invoice.pdf`, {
      headers: { ...from(anyAddress()), accept: 'application/pdf', authorization: `Bearer ${token}` },
    })
  for (let id = 1; id < 100; id += 1) {
    const answer = await ask(id)
    await answer.arrayBuffer()
    if (answer.ok) return { atOnce: 20, attack: () => drain(ask(id)) }
  }
  throw new Error('no invoice of the demonstration can be drawn')
}

/** Runs all attacks for so many seconds. */
async function rage(url: string, seconds: number): Promise<void> {
  const attacks = [...Object.values(ATTACKS), await paperStorm(url)]
  const until = performance.now() + seconds * 1000
  let n = 0
  const repeat = async (attack: Attack) => {
    while (performance.now() < until) {
      n += 1
      await attack(url, n).catch(() => {})
    }
  }
  process.send?.('begun')
  await Promise.all(attacks.flatMap(({ atOnce, attack }) => Array.from({ length: atOnce }, () => repeat(attack))))
}

const [url = '', seconds = '60'] = process.argv.slice(2)
await rage(url, Number(seconds))
process.exit(0)
