import { open } from 'node:fs/promises'

/** The bytes that are read from the log's end. */
const TAIL_BYTES = 8192

/** Reasons why another try would end alike, by what PostgreSQL writes, and what the operator can do. */
const LASTING: [RegExp, string][] = [
  [
    /data directory "?[^"]*"? has (?:wrong ownership|invalid permissions)/,
    'Folder basis data itu milik pengguna lain, atau izinnya terlalu longgar. Kembalikan pemiliknya (chown -R) dan izinnya (chmod 700), atau jalankan program sebagai pengguna yang memilikinya.',
  ],
  [
    /database files are incompatible with server/,
    'Folder basis data itu dibuat PostgreSQL versi lain. Pakai rilis yang membuatnya, atau pulihkan cadangan ke folder baru.',
  ],
  [
    /No space left on device|Disk quota exceeded/,
    'Disknya penuh. Kosongkan tempat, lalu mulai lagi; datanya tetap ada.',
  ],
  [/Read-only file system/, 'Disknya hanya dapat dibaca. Pasang lagi supaya dapat ditulis, lalu mulai lagi.'],
  [/Permission denied/, 'Program tidak boleh membaca folder basis data itu. Periksa pemilik dan izinnya.'],
]

/** Returns the end of a file, from that many bytes on at the earliest. */
async function tailOf(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const begin = Math.max(from, size - TAIL_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - begin)), { position: begin })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

interface Refusal {
  /** PostgreSQL's own last complaint; undefined when it wrote none. */
  said: string | undefined
  /** The operator's remedy, where a retry would end alike. */
  remedy: string | undefined
}

/** Reads from the server's log why it ended. @param from where in the log its start began, in bytes */
export async function refusalIn(file: string, from: number): Promise<Refusal> {
  const text = await tailOf(file, from).catch(() => '')
  const said = text
    .split('\n')
    .filter((line) => /\b(?:FATAL|PANIC):/.test(line))
    .at(-1)
    ?.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '')
  return { said, remedy: remedyFor(text) }
}

/** Returns what the operator can do about what PostgreSQL's programs wrote; undefined where another try may help. */
export const remedyFor = (text: string): string | undefined => LASTING.find(([words]) => words.test(text))?.[1]
