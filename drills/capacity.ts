import { availableParallelism } from 'node:os'
import { type Kind, loadWith, type Measured } from './capacity-load.ts'
import { type CapacityPortal, capacityPortal } from './capacity-portal.ts'
import { installedProgram } from './debian-package.ts'
import { demand } from './demand.ts'
import { type Balancer, startHaproxy } from './haproxy.ts'

const LONG = { holders: 200_000, seconds: 6, warming: 2, counts: [1, 2, 4] }
const SHORT = { holders: 2000, seconds: 1, warming: 1, counts: [1] }
/** The share by which the cost of a request to a web process may differ between one process and two. */
const SAME_COST = 0.2
/** A core more should bring at least so much of what the first one brought. */
const LINEAR = 0.8

type Row = { count: number; kind: string } & Measured

/**
 * Measures what one, two and four web processes behind HAProxy answer on these cores, and each request's cost by part.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const { holders, seconds, warming, counts } = short ? SHORT : LONG
  const portal = await capacityPortal(holders)
  const rows: Row[] = []
  const memory: string[] = []
  try {
    for (const count of counts) {
      await portal.grow(count)
      const balancer = await inFront(portal, short)
      try {
        for (const kind of kindsOf(portal)) {
          const parts = {
            web: portal.web.map(({ pid }) => pid),
            postgres: [portal.postmaster],
            haproxy: [balancer.pid],
          }
          await loadWith(balancer.url, kind, parts, warming)
          rows.push({ count, kind: kind.what, ...(await loadWith(balancer.url, kind, parts, seconds)) })
        }
      } finally {
        await balancer.close()
      }
      memory.push(`${count} proses: ${portal.memory().map(Math.round).join(', ')} MiB (PSS)`)
    }
    const sizes = Object.entries(await portal.bytesPerRow()).map(([table, bytes]) => `${table} ${Math.round(bytes)}`)
    const lines = [...table(rows), ...explain(rows), ...memory, `byte per baris dengan indeksnya: ${sizes.join(', ')}`]
    try {
      checkBars(rows)
    } catch (error) {
      for (const line of lines) console.log(line)
      throw error
    }
    return lines
  } finally {
    await portal.close()
  }
}

/** The short form takes HAProxy where it is installed, and else asks the one process itself. */
function inFront({ web }: CapacityPortal, short: boolean): Promise<Balancer> {
  const [first] = web
  if (short && first && !installedProgram('haproxy'))
    return Promise.resolve({ url: `http://127.0.0.1:${first.port}`, pid: 0, close: async () => {} })
  return startHaproxy(web.map(({ port }) => port))
}

function kindsOf({ cookies, numberAt }: CapacityPortal): Kind[] {
  const json = { accept: 'application/json' }
  return [
    { what: 'halaman tersimpan', next: () => ({ path: '/daftar-skema', headers: { 'accept-encoding': 'br' } }) },
    {
      what: 'halaman baru',
      next: (count) => ({ path: `/daftar-skema?page=${count + 2}`, headers: { 'accept-encoding': 'br' } }),
    },
    { what: 'verifikasi', next: (count) => ({ path: `/verifikasi/${numberAt(count)}.json`, headers: json }) },
    {
      what: 'daftar pribadi',
      next: (count) => ({
        path: '/pemberitahuan',
        headers: { ...json, 'x-requested-with': 'XMLHttpRequest', cookie: cookies[count % cookies.length] ?? '' },
      }),
    },
  ]
}

const whole = (value: number): string => Math.round(value).toLocaleString('id-ID')
const share = (value: number): string =>
  value.toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function table(rows: Row[]): string[] {
  const head =
    '| Proses | Permintaan | per detik | p50 ms | p99 ms | byte | µs web | µs PostgreSQL | µs HAProxy | inti web | inti PostgreSQL | inti HAProxy | inti pembuat beban |'
  const lines = rows.map(({ count, kind, perSecond, p50, p99, bytes, micros, cores }) => {
    const costs = [micros.web, micros.postgres, micros.haproxy].map(whole)
    const used = [cores.web, cores.postgres, cores.haproxy, cores.beban].map(share)
    return `| ${[count, kind, whole(perSecond), p50, p99, whole(bytes), ...costs, ...used].join(' | ')} |`
  })
  return [head, head.replace(/[^|]+/g, '---'), ...lines]
}

const coresUsed = ({ cores }: Row): number => Object.values(cores).reduce((sum, one) => sum + one, 0)

/** From where more processes do not bring as much more, and what was used up then. */
function explain(rows: Row[]): string[] {
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const at = own.findIndex((row, place) => {
      const before = own[place - 1]
      return before !== undefined && row.perSecond / before.perSecond < LINEAR * (row.count / before.count)
    })
    const [last, former] = [own[at], own[at - 1]]
    if (!last || !former) return `${kind}: lurus sejauh yang diukur`
    const used = `${share(coresUsed(former))} dari ${availableParallelism()} inti`
    return `${kind}: tidak lagi lurus dari ${former.count} ke ${last.count} proses (${share(last.perSecond / former.perSecond)} kali); dengan ${former.count} proses sudah terpakai ${used}`
  })
}

function checkBars(rows: Row[]): void {
  for (const { count, kind, failed } of rows)
    demand(failed === 0, `${kind} dengan ${count} proses: tidak ada yang gagal (ada ${failed})`)
  const [one, two] = [1, 2].map((count) => rows.find((row) => row.count === count && row.kind === 'halaman tersimpan'))
  if (!one || !two || two.perSecond >= one.perSecond) return
  const apart = Math.abs(two.micros.web / one.micros.web - 1)
  demand(
    apart <= SAME_COST,
    `dua proses menjawab sebanyak satu, atau setiap jawaban tetap sama mahalnya (${whole(one.micros.web)} menjadi ${whole(two.micros.web)} µs)`,
  )
}
