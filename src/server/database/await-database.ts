import pg from 'pg'
import { serverLimits } from '../../limits.ts'
import { connectionTo, waits } from './connection.ts'

const AGAIN_MS = 1000
/** Wrong name or password, no such database: waiting changes nothing. */
const LASTING = /^(28...|3D000)$/

type Say = (text: string) => void

/** A server may be starting, as after a restart of the machine; throws a sentence when it does not answer in time. */
export async function awaitDatabase(url: string, say: Say, limitMs = serverLimits.databaseStartSeconds * 1000) {
  const deadline = performance.now() + limitMs
  let isSaid = false
  for (;;) {
    const error = await failureOf(url)
    if (error === undefined) return
    const reason = `${placeOf(url)} (${error.message})`
    if (LASTING.test(error.code ?? ''))
      throw new Error(`Basis data tidak dapat dibuka: ${reason}. Periksa DATABASE_URL.`)
    if (performance.now() > deadline) {
      const seconds = Math.round(limitMs / 1000)
      throw new Error(
        `Basis data tidak terjangkau selama ${seconds} detik: ${reason}. Periksa DATABASE_URL dan apakah servernya berjalan.`,
      )
    }
    if (!isSaid) say(`  menunggu basis data ${reason}, paling lama ${Math.round(limitMs / 1000)} detik …`)
    isSaid = true
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}

async function failureOf(url: string): Promise<{ code?: string; message: string } | undefined> {
  const client = new pg.Client(connectionTo(url, waits.pulse))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return { ...(code ? { code } : {}), message: message || code || 'tidak menjawab' }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Without its password. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? `${hostname}:${port || '5432'}`}${pathname}`
}
