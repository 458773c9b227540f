import { type BucketServer, startBucketServer } from '../tests/bucket-server.ts'
import { type SilentProxy, silentProxy } from '../tests/silent-proxy.ts'

/** How a store is not there: nobody listens, nobody answers, or it says so itself. */
export const WAYS_AWAY = ['menolak', 'diam', '503'] as const
export type WayAway = (typeof WAYS_AWAY)[number]

export interface AwayStore {
  /** For S3_URL. */
  url: string
  leave: (how: WayAway) => void
  comeBack: () => void
  close: () => Promise<void>
}

/** A store of files that can be away in each of these ways. */
export async function startAwayStore(): Promise<AwayStore> {
  const server: BucketServer = await startBucketServer()
  const line: SilentProxy = await silentProxy(server.url('portal'))
  return {
    url: line.url,
    leave(how) {
      if (how === '503') server.isAway = true
      else if (how === 'diam') line.silence()
      else line.refuse()
    },
    comeBack() {
      server.isAway = false
      line.speak()
    },
    async close() {
      await line.close()
      await server.close()
    },
  }
}
