import type { Day } from '../../../lib/day.ts'
import { differenceP, type Share, wilsonInterval } from '../../../lib/statistics/proportions.ts'

/** What the body has to do with a place of training. */
export const RELATIONS = { sendiri: 'Milik lembaga', mitra: 'Mitra lembaga', lain: 'Tidak terkait' } as const
export type Relation = keyof typeof RELATIONS
export const RELATION_NAMES = Object.keys(RELATIONS) as [Relation, ...Relation[]]

/** The groups that are compared: trained by the body or a partner of it, or by somebody else. */
export const TRAINING_GROUPS = { terkait: 'Lembaga ini atau mitranya', lain: 'Tempat lain' } as const
export type TrainingGroup = keyof typeof TRAINING_GROUPS

/** A place that the office does not know is another one. */
export const groupOf = (relation: Relation | null): TrainingGroup =>
  relation === 'sendiri' || relation === 'mitra' ? 'terkait' : 'lain'

/** Refuses a period that ends before it begins. */
export const periodRefusal = ({ sejak, sampai }: { sejak: Day; sampai: Day | null }): Record<string, string> =>
  sampai !== null && sampai < sejak ? { sampai: 'Pilih hari pada atau sesudah "Sejak".' } : {}

export interface ComparisonTerms {
  /** Of a thousand; a difference that chance makes as seldom is pointed out. */
  ambang_kelulusan_pelatihan: number
  peserta_banding_pelatihan: number
}

export type Compared = Record<TrainingGroup, Share>

/**
 * What two pass rates say of each other: how likely chance alone parts them so far, and whether that is too unlikely;
 * no likelihood while a group is too small (ISO/IEC 17024 clause 5.2).
 */
export function compareGroups(
  { terkait, lain }: Compared,
  { ambang_kelulusan_pelatihan, peserta_banding_pelatihan }: ComparisonTerms,
): { peluang: number | null; berbeda: boolean } {
  if (Math.min(terkait.of, lain.of) < peserta_banding_pelatihan) return { peluang: null, berbeda: false }
  const peluang = differenceP(terkait, lain)
  return { peluang, berbeda: peluang * 1000 < ambang_kelulusan_pelatihan }
}

const percent = (share: number): number => Math.round(share * 1000) / 10

/** A group's pass rate and its 95 % interval in percent, to a tenth; null of nobody. */
export function passRateOf(share: Share): { persen: number; bawah: number; atas: number } | null {
  if (share.of === 0) return null
  const { low, high } = wilsonInterval(share)
  return { persen: percent(share.hits / share.of), bawah: percent(low), atas: percent(high) }
}
