import { type ExamMethod, isOpen, type ScheduleState } from '../../../catalogue/schedules/rules.ts'
import type { ApplicationKind } from '../rules.ts'

/** The facts of an open schedule that say how well it suits a person. */
export interface Offer {
  /** True when nothing stands against an application of this person. */
  memenuhi: boolean
  /** Their application for this very schedule. */
  user_training_id: number | null
  jenis_permohonan: ApplicationKind
  status_jadwal: ScheduleState
  metode: ExamMethod
  tuk: { provinsi: string } | null
}

/** Reasons for which one schedule comes before another, the weightiest first. */
const REASONS: readonly ((offer: Offer, province: string | null) => boolean)[] = [
  ({ memenuhi }) => memenuhi,
  ({ user_training_id }) => user_training_id === null,
  ({ status_jadwal }) => isOpen(status_jadwal),
  // Whoever may renew or be tested again has that to do first; to others it is of no use.
  ({ memenuhi, jenis_permohonan }) => memenuhi === (jenis_permohonan !== 'baru'),
  ({ metode, tuk }, province) => metode === 'Daring' || (province !== null && tuk?.provinsi === province),
]

/**
 * Returns the schedules that suit a person first: those they are eligible for and have not applied for, with a free
 * seat, of their own renewal or re-test, in their province or online. Equal ones stay in the order that was given.
 */
export function fittingFirst<Offered extends Offer>(offers: readonly Offered[], province: string | null): Offered[] {
  const ranked = offers.map((offer) => ({ offer, reasons: REASONS.map((holds) => holds(offer, province)) }))
  return ranked
    .toSorted((one, other) => {
      const at = REASONS.findIndex((_, index) => one.reasons[index] !== other.reasons[index])
      return Number(other.reasons[at] ?? false) - Number(one.reasons[at] ?? false)
    })
    .map(({ offer }) => offer)
}
