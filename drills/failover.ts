import { addressIn } from '../src/ground/machines/hosts.ts'
import { Writer } from '../src/ground/machines/writer.ts'
import { type Cluster, rowsOf, startCluster } from './cluster.ts'
import { demand } from './demand.ts'
import { BACK_MS, type Life, underLife } from './failover-life.ts'

/** As long as a cluster's manager takes to see that a primary is gone. */
const NOTICED_MS = 1000

/** The primary dies under writes and reads, a standby is promoted, and the old primary comes back as it was. */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const lines = [`replikasi sinkron: ${await failover(true, short)}`]
  if (!short) lines.push(`replikasi asinkron: ${await failover(false, short)}`)
  return lines
}

async function failover(waits: boolean, short: boolean): Promise<string> {
  const cluster = await startCluster(waits)
  const hosts = (['a', 'b'] as const).map((node) => new URL(cluster.url(node)).host).join(',')
  const url = cluster.url('a').replace(new URL(cluster.url('a')).host, hosts)
  return underLife(cluster, { url, replica: cluster.url('c') }, async ({ life, program, running }) => {
    const { back, old } = await dieAndPromote(cluster, url, life, short)
    await life.end()
    demand((await newestOn(cluster.url('a'))) === old, 'server lama yang kembali tidak ditulisi')
    if (!short) {
      running.child.kill('SIGTERM')
      await running.ended
      await program.start()
      await life.people[0]?.once()
      demand((await newestOn(cluster.url('a'))) === old, 'server lama tidak ditulisi sesudah program dimulai lagi')
    }
    return `${life.outcome(waits)}; tulisan kembali ${back} ms sesudah kill -9; server lama yang kembali tidak ditulisi`
  })
}

/** Answers how long nothing could be written, and the newest state of the server that was left behind. */
async function dieAndPromote(cluster: Cluster, url: string, life: Life, short: boolean) {
  await life.goOn(short ? 1000 : 5000)
  await life.editSeenOn(cluster.url('c'))
  // Somebody has only just been told that theirs is kept.
  await life.untilWritten()
  const killed = performance.now()
  await cluster.kill('a')
  await life.goOn(NOTICED_MS)
  await cluster.promote('b')
  const back = (await life.untilWritten()) - killed
  await life.goOn(500)
  const old = await leftBehind(cluster, url, life)
  await life.goOn(short ? 1000 : 7000)
  demand(back <= BACK_MS, `tulisan kembali dalam ${BACK_MS} ms (ada ${Math.round(back)})`)
  return { back: Math.round(back), old }
}

/** The server that was killed is started as it was: it takes writes, and lacks all that came after. */
async function leftBehind(cluster: Cluster, url: string, life: Life): Promise<unknown> {
  await cluster.start('a')
  const newest = await newestOn(cluster.url('a'))
  const found = await new Writer(addressIn(url)).find()
  demand(
    String(found.port) === new URL(cluster.url('b')).port,
    'dari dua yang menerima tulisan ditemukan yang dinaikkan',
  )
  await life.untilWritten(BACK_MS)
  return newest
}

const newestOn = async (url: string): Promise<unknown> =>
  (await rowsOf(url, 'select sum(version)::text as newest from personal_data'))[0]?.['newest']
