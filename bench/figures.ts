import { CHAPTER_NAMES } from '../src/features/service/management-figures/rules.ts'
import { administrator } from './office-lists.ts'
import { percentile } from './percentile.ts'

const TIMES = 20
const DAY_MS = 86_400_000

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The 95th percentile, in milliseconds, of each chapter of the report over the last year. */
export async function* chapterSpeeds(url: string): AsyncGenerator<{ bab: string; p95: number }> {
  const get = await administrator(url)
  for (const bab of CHAPTER_NAMES) {
    const asked = `/admin-api/laporan/${bab}?dari=${dayBefore(365)}&sampai=${dayBefore(0)}`
    await get(asked)
    const taken: number[] = []
    while (taken.length < TIMES) {
      const begun = performance.now()
      await get(asked)
      taken.push(performance.now() - begun)
    }
    yield { bab, p95: percentile(taken, 0.95) }
  }
}
