import { serverLimits } from '../../limits.ts'
import { serversOf } from '../machines/hosts.ts'
import { poolerRefusal } from '../machines/pooler.ts'
import { LASTING } from '../machines/writer.ts'
import { connectionTo, waits } from './connection.ts'
import { ServerClient } from './server-client.ts'

const AGAIN_MS = 1000

type Say = (text: string) => void

export interface Awaited {
  /** Where the address was configured. */
  variable: string
  url: string
  isPooled?: boolean
}

/** A server may be starting, as after a restart of the machine; throws a sentence when it does not answer in time. */
export async function awaitDatabase(
  { variable, url, isPooled = false }: Awaited,
  say: Say,
  limitMs = serverLimits.databaseStartSeconds * 1000,
): Promise<void> {
  const deadline = performance.now() + limitMs
  let isSaid = false
  for (;;) {
    const error = await failureOf(url, isPooled)
    if (error === undefined) return
    const reason = `${serversOf(url)} (${error.message})`
    const refusal = poolerRefusal(variable, error)
    if (refusal) throw refusal
    if (LASTING.test(error.code ?? ''))
      throw new Error(`Basis data tidak dapat dibuka: ${reason}. Periksa ${variable}.`)
    if (performance.now() > deadline) {
      const seconds = Math.round(limitMs / 1000)
      throw new Error(
        `Basis data tidak terjangkau selama ${seconds} detik: ${reason}. Periksa ${variable} dan apakah servernya berjalan.`,
      )
    }
    if (!isSaid) say(`  menunggu basis data ${reason}, paling lama ${Math.round(limitMs / 1000)} detik …`)
    isSaid = true
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}

async function failureOf(url: string, isPooled: boolean): Promise<{ code?: string; message: string } | undefined> {
  const client = new ServerClient(connectionTo(url, waits.heartbeat, { isPooled }))
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
