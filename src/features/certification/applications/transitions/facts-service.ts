import { bodyZone, type Day, dayIn, daysBetween, momentIn } from '../../../../lib/day.ts'
import { isOpen, type ScheduleFacts, type ScheduleState, scheduleState } from '../../../catalogue/schedules/rules.ts'
import type { ApplicationRow, TargetRow } from '../application-queries.ts'
import { formErrors, incompletePages } from '../form/completeness-contract.ts'
import type { ApplicationFacts } from './guard-rules.ts'

/** While people wait, free seats are theirs: the schedule is full for all others. */
export function stateForOthers(schedule: ScheduleFacts, someWait: boolean, now: Date): ScheduleState {
  const state = scheduleState(schedule, now)
  return someWait && isOpen(state) ? 'penuh' : state
}

/** The day it is by the body's clocks. */
export const bodyDay = (now: Date): Day => dayIn(bodyZone(), now)

/** By the clocks of the place; null without a day. */
export function minutesToExam(
  { start_date, jam_mulai, zona_waktu }: Pick<ScheduleFacts, 'start_date' | 'jam_mulai' | 'zona_waktu'>,
  now: Date,
): number | null {
  return start_date && (momentIn(zona_waktu, start_date, jam_mulai).getTime() - now.getTime()) / 60_000
}

/** The facts for the guards, from an application's row and the schedule that is wanted instead. */
export function factsOf(row: ApplicationRow, now: Date, target?: TargetRow): ApplicationFacts {
  const facts: ApplicationFacts = {
    tahap: row.tahap,
    ditawarkan: row.ditawarkan,
    due_at: row.due_at,
    registration_fee: row.registration_fee,
    kali_jadwal_ulang: row.kali_jadwal_ulang,
    jadwal: {
      state: stateForOthers(row, row.others_wait, now),
      seats_left: row.kuota - row.terisi,
      days_to_exam: row.start_date && daysBetween(dayIn(row.zona_waktu, now), row.start_date),
      minutes_to_exam: minutesToExam(row, now),
    },
    incomplete: incompletePages(formErrors(row, bodyDay(now))),
    berkas: row.given.map(({ status }) => status),
    tahap_sejak: row.tahap_sejak,
    penguji: { diterima: row.examiners_accepted, terkunci: row.examiners_locked },
    scores_given: row.scores_given,
    has_appealed: row.has_appealed,
    is_erased: row.erased_at !== null,
    another_runs: row.another_runs,
  }
  if (!target) return facts
  return {
    ...facts,
    tujuan: {
      state: scheduleState(target, now),
      seats_left: target.waiting ? 0 : target.kuota - target.terisi,
      same_scheme: target.scheme_id === row.scheme_id,
      same_schedule: target.id === row.schedule_id,
    },
  }
}
