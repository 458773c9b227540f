import type { Db } from '../../../ground/database/db.ts'
import { measuresInForce } from '../../certification/accommodations/rules.ts'
import { STAGES } from '../../certification/applications/rules.ts'
import { INVOICE_STATES } from '../../certification/invoices/state-rules.ts'
import { ACTIVITY_STATES } from '../../upkeep/maintenance/rules.ts'
import { type ApplicantRow, applicantsOf, participantsOf } from './queries.ts'
import { applicantAfter, participantAfter } from './rules.ts'

/** What a reader works with: everybody else does not even ask for it. */
interface Sight {
  money: boolean
  /** Activities, and what candidates need at an exam. */
  activities: boolean
}

/** Everybody on a schedule as one of the staff may see them; after a cancellation, what has become of each. */
export async function participantsAnswer(db: Db, scheduleId: number, { money, activities }: Sight) {
  const [applicants, participants] = await Promise.all([
    applicantsOf(db, scheduleId, money),
    activities ? participantsOf(db, scheduleId, money) : [],
  ])
  // What is still being written is its owner's alone, though they are told as well.
  const [drafts, sent] = [
    applicants.filter(({ tahap }) => tahap === 'draft'),
    applicants.filter(({ tahap }) => tahap !== 'draft'),
  ]
  const people = [
    ...sent.map(({ tahap, banyak: _count, ...row }) => ({
      ...row,
      invoice: inWords(row.invoice),
      penyesuaian: activities ? measuresInForce(row.penyesuaian) : [],
      tahap,
      status: null,
      label: STAGES[tahap].label,
      ...applicantAfter(tahap, row.schedule_id === scheduleId),
    })),
    ...participants.map(({ status, banyak: _count, ...row }) => ({
      ...row,
      invoice: inWords(row.invoice),
      nomor: null,
      tahap: null,
      penguji: [],
      penyesuaian: [],
      status,
      label: ACTIVITY_STATES[status],
      ...participantAfter(status),
    })),
  ]
  const here = people.filter(({ schedule_id }) => schedule_id === scheduleId)
  const notified = people.filter(({ notified_at }) => notified_at !== null)
  return {
    peserta: here.map(({ boleh: _may, menunggu: _turn, notified_at: _at, start_date: _day, ...row }) => row),
    terpotong: (applicants[0]?.banyak ?? 0) > applicants.length || (participants[0]?.banyak ?? 0) > participants.length,
    diberi_tahu: notified.map(({ penguji: _examiners, penyesuaian: _measures, attended_at: _at, ...row }) => row),
    draf_diberi_tahu: drafts.filter(({ notified_at }) => notified_at !== null).length,
  }
}

const inWords = (invoice: ApplicantRow['invoice']) => invoice && { ...invoice, label: INVOICE_STATES[invoice.status] }
