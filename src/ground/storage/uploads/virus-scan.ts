import { once } from 'node:events'
import net from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { UnacceptableFile } from './unacceptable-file.ts'

/** The scanner's result; an infection is named by its signature. */
export type Finding = { state: 'clean' } | { state: 'infected'; name: string } | { state: 'away' }

/** The scan state of a kept upload: `awaited` while the scanner was away, `off` where the portal has none. */
export type ScanState = 'clean' | 'awaited' | 'off'

export type Scanner = (bytes: Uint8Array) => Promise<Finding>

const PART = 65_536
const PATIENCE_MS = 20_000
/** The factor by which a scan may take longer while the scanner still sends something. */
const MOST_PATIENCE = 3
/** A verdict is one line. */
const MOST_ANSWERED = 4096

const lengthOf = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

/** Returns a scanner for clamd at tcp://host:port or unix:/path, by INSTREAM (clamd(8)); any error counts as 'away'. */
export const openScanner =
  (address: string, patienceMs = PATIENCE_MS): Scanner =>
  async (bytes) => {
    const { protocol, hostname, port, pathname } = new URL(address)
    const socket = protocol === 'unix:' ? net.connect(pathname) : net.connect(Number(port || 3310), hostname)
    // A late error without a listener would end the process.
    socket.on('error', () => {})
    const giveUp = () => socket.destroy(new Error('the scanner does not answer'))
    socket.setTimeout(patienceMs, giveUp)
    const patience = setTimeout(giveUp, patienceMs * MOST_PATIENCE)
    try {
      return findingOf(await answerTo(socket, bytes))
    } catch {
      return { state: 'away' }
    } finally {
      clearTimeout(patience)
      socket.destroy()
    }
  }

async function answerTo(socket: net.Socket, bytes: Uint8Array): Promise<string> {
  const answer: Buffer[] = []
  let length = 0
  socket.on('data', (part: Buffer) => {
    answer.push(part)
    length += part.length
    if (length > MOST_ANSWERED) socket.destroy(new Error('the scanner says something else'))
  })
  await once(socket, 'connect')
  const ended = once(socket, 'end')
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART)
    socket.write(lengthOf(part))
    socket.write(part)
  }
  socket.write(lengthOf(new Uint8Array()))
  await ended
  return Buffer.concat(answer).toString().replaceAll('\0', '').trim()
}

function findingOf(answer: string): Finding {
  if (answer === 'stream: OK') return { state: 'clean' }
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  return name === undefined ? { state: 'away' } : { state: 'infected', name }
}

export type Scan = (bytes: Uint8Array) => Promise<ScanState>

/**
 * Returns the scan of uploads; it throws UnacceptableFile for an infected file and, if a setting says so, while the
 * scanner is away.
 */
export const scanWith =
  (scanner: Scanner | undefined, db: Db): Scan =>
  async (bytes) => {
    if (!scanner) return 'off'
    const finding = await scanner(bytes)
    if (finding.state === 'infected') throw new UnacceptableFile(infectedWords(finding.name))
    if (finding.state === 'clean') return 'clean'
    if (await refusesUnscanned(db)) throw new UnacceptableFile(AWAY)
    return 'awaited'
  }

const infectedWords = (name: string): string =>
  `Berkas ini mengandung virus (${name}), jadi tidak diterima. Bersihkan komputer Anda, lalu kirim berkas lain.`

const AWAY = 'Berkas belum dapat dipindai dari virus, jadi belum dapat diterima. Coba lagi beberapa menit lagi.'

async function refusesUnscanned(db: Db): Promise<boolean> {
  const { rows } = await sql<{ refuses: boolean }>`
    select setting_on('tolak_tanpa_pindai', current_date)::boolean as refuses`.execute(db)
  return rows[0]?.refuses ?? false
}
