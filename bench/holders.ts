import { randomInt } from 'node:crypto'
import { anyAddress, anyOf } from './anybody.ts'
import { FIRST, LAST, MIDDLE } from './holder-rows.ts'
import { percentile } from './percentile.ts'
import type { Server } from './servers.ts'

/** The measured requests of each kind; WARMING requests before them warm the machine up. */
const ASKED = 300
const WARMING = 40

export interface Register {
  server: Server
  database: string
  /** The number of holders; their certificates are numbered from 1. */
  certificates: number
}

export interface HolderSpeed {
  what: string
  /** The 99th percentile in milliseconds, of many holders and of few. */
  many: number
  few: number
}

const anyNumber = (count: number): string => String(1 + randomInt(count)).padStart(7, '0')

type Ask = (count: number) => string

const search = (text: string): string => `/pemegang?search=${encodeURIComponent(text)}`

/** Whole numbers, beginnings of numbers, and numbers that nobody has. */
const byNumber: Ask[] = [
  (count) => search(`${anyNumber(count)}/KTPA`),
  (count) => search(anyNumber(count).slice(0, 4)),
  () => search('0'),
  (count) => search(`${anyNumber(count)}/KTPA/LSK-XX/III/2099`),
  (count) => `/pemegang/cek?no_sertifikasi=${anyNumber(count)}/ATPA/LSK-XX/II/2024`,
]

/** Words, their beginnings and middles, two words, letters that many and that nobody has. */
const byName: Ask[] = [
  () => search(anyOf(FIRST)),
  () => search(anyOf(LAST)),
  () => search(anyOf(MIDDLE).slice(1, 4)),
  () => search(`${anyOf(FIRST)} ${anyOf(MIDDLE).slice(0, 4)}`),
  () => search(anyOf(['an', 'sri', 'wa', 'ni', 'ktpa'])),
  () => search(anyOf(['zqxj', 'xylo', 'qq'])),
]

/** Measures how long the register takes to find by number and by part of a name; both sizes are asked in turn. */
export async function* holderSpeeds(few: Register, many: Register): AsyncGenerator<HolderSpeed> {
  for (const [what, asks] of [['nomor', byNumber] as const, ['sebagian nama', byName] as const]) {
    const taken = { few: [] as number[], many: [] as number[] }
    for (let n = -WARMING; n < ASKED; n += 1) {
      const ask = asks[Math.abs(n) % asks.length] ?? byNumber[0]
      if (!ask) continue
      const times = {
        few: await timeOf(few.server.url + ask(few.certificates)),
        many: await timeOf(many.server.url + ask(many.certificates)),
      }
      if (n < 0) continue
      taken.few.push(times.few)
      taken.many.push(times.many)
    }
    yield { what, many: percentile(taken.many, 0.99), few: percentile(taken.few, 0.99) }
  }
}

/** Measures one answer, from an address of its own, as one person may not make that many look-ups. */
async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { accept: 'application/json', 'x-forwarded-for': anyAddress() } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}
