import type { Share } from '../../../lib/statistics/proportions.ts'
import { writeNumber } from '../../../lib/written-number.ts'
import {
  type Compared,
  type ComparisonTerms,
  compareGroups,
  groupOf,
  passRateOf,
  type Relation,
  TRAINING_GROUPS,
} from './rules.ts'

/** The candidates of a year and scheme that were decided on, of one place of training. */
export interface PassCount {
  tahun: number
  scheme_id: number
  skema: string
  /** Null where the office does not know the place. */
  hubungan: Relation | null
  /** False for candidates who named no place, as those who renew. */
  named: boolean
  of: number
  hits: number
}

/** A scheme's pass rates of a year, by where its candidates were trained. */
export interface Comparison extends Compared {
  tahun: number
  scheme_id: number
  skema: string
  /** Those who named no place; they are in neither group. */
  tanpa_tempat: number
  /** How likely chance alone parts the groups so far; null while one is too small. */
  peluang: number | null
  berbeda: boolean
}

const addShares = (one: Share, { of, hits }: Share): Share => ({ of: one.of + of, hits: one.hits + hits })

const NOBODY: Share = { of: 0, hits: 0 }

/** Composes what was counted into one comparison of each year and scheme, in the order in which they were counted. */
export function comparisonsOf(counts: readonly PassCount[], terms: ComparisonTerms): Comparison[] {
  const groups = Map.groupBy(counts, ({ tahun, scheme_id }) => `${tahun} ${scheme_id}`)
  return [...groups.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { tahun, scheme_id, skema } = first
    const sumOf = (wanted: (count: PassCount) => boolean): Share => of.filter(wanted).reduce(addShares, NOBODY)
    const compared = {
      terkait: sumOf(({ named, hubungan }) => named && groupOf(hubungan) === 'terkait'),
      lain: sumOf(({ named, hubungan }) => named && groupOf(hubungan) === 'lain'),
    }
    const tanpa_tempat = sumOf(({ named }) => !named).of
    return [{ tahun, scheme_id, skema, ...compared, tanpa_tempat, ...compareGroups(compared, terms) }]
  })
}

const rateWords = (share: Share): string =>
  `${share.hits} dari ${share.of} kompeten (${writeNumber(passRateOf(share)?.persen ?? 0)}%)`

/** Returns a likelihood as people read it. */
export const chanceWords = (peluang: number): string =>
  peluang < 0.001 ? 'kurang dari 0,001' : writeNumber(Math.round(peluang * 1000) / 1000)

/** Says in words how far the pass rates of a year and scheme lie apart. */
export const trainingDifferenceWords = ({ tahun, skema, terkait, lain, peluang }: Comparison): string =>
  `Tahun ${tahun}, skema ${skema}. ${TRAINING_GROUPS.terkait}: ${rateWords(terkait)}. ${TRAINING_GROUPS.lain}: ${rateWords(lain)}. Peluang bahwa perbedaan sebesar itu hanya kebetulan: ${chanceWords(peluang ?? 1)}.`

interface Published {
  diputus: number
  hasil: { persen: number; bawah: number; atas: number }
}

/** What the public sees: pass rates of schemes whose groups are large enough, and the names of the others. */
export function publishedTrainings(compared: readonly Comparison[]): {
  skema: { skema: string; terkait: Published; lain: Published; berbeda: boolean }[]
  terlalu_sedikit: string[]
} {
  const skema = compared.flatMap(({ skema: name, terkait, lain, peluang, berbeda }) => {
    const [own, other] = [passRateOf(terkait), passRateOf(lain)]
    if (peluang === null || !own || !other) return []
    const rates = { terkait: { diputus: terkait.of, hasil: own }, lain: { diputus: lain.of, hasil: other } }
    return [{ skema: name, ...rates, berbeda }]
  })
  const terlalu_sedikit = compared.filter(({ peluang }) => peluang === null).map(({ skema: name }) => name)
  return { skema, terlalu_sedikit: [...new Set(terlalu_sedikit)] }
}
