import { DEMO_PASSWORD } from '../demo/password.ts'
import { StubbornClient } from '../tests/stubborn-client.ts'
import { EXPORTED, fillExport } from './export-rows.ts'
import { memoryOf } from './memory.ts'
import type { Server } from './servers.ts'

const SAMPLE_MS = 50
const LIST = '/admin-api/kiriman-amdalnet'

export interface ExportSpeed {
  certificates: number
  perSecond: number
  /** MiB: how much the process took beside what it had after a small archive. */
  growth: number
  /** MB of the archive. */
  length: number
}

/** Takes out everything that is registered as one archive, which is read as it comes and not kept. */
export async function exportSpeed(
  { url, child }: Server,
  { database, data }: { database: string; data: string },
): Promise<ExportSpeed> {
  const office = new StubbornClient(url)
  await office.write('POST', '/api/v1/login', { email: 'admin@example.com', password: DEMO_PASSWORD })
  await office.write('POST', '/user/confirm-password', { password: DEMO_PASSWORD })
  const compose = () =>
    office.write<{ id: number; jumlah: number }>('POST', LIST, {
      ...{ dari: '2000-01-01', sampai: '2100-01-01', hanya_baru: false },
    })
  // What the first archive loads is no growth.
  await read(await office.stream(`${LIST}/${(await compose()).id}/arsip.zip`))
  await fillExport({ database, data })
  const { id, jumlah } = await compose()
  if (jumlah < EXPORTED) throw new Error(`only ${jumlah} certificates`)
  const pid = child.pid ?? 0
  const before = memoryOf(pid)
  let most = before

  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, SAMPLE_MS)
  const begun = performance.now()
  const bytes = await read(await office.stream(`${LIST}/${id}/arsip.zip`))
  const seconds = (performance.now() - begun) / 1000
  clearInterval(sampling)
  return { certificates: jumlah, perSecond: jumlah / seconds, growth: most - before, length: bytes / 1e6 }
}

/** How many bytes an answer has; throws for one that breaks off. */
async function read(answer: Response): Promise<number> {
  if (!answer.ok || !answer.body) throw new Error(`the archive answered ${answer.status}`)
  let bytes = 0
  for await (const part of answer.body) bytes += part.length
  return bytes
}
