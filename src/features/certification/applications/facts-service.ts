import { dayIn, daysBetween } from '../../../lib/day.ts'
import { isOpen, type ScheduleFacts, type ScheduleState, scheduleState } from '../../catalogue/schedules/rules.ts'
import type { ApplicationRow, TargetRow } from './application-queries.ts'
import { formErrors, incompletePages } from './completeness-contract.ts'
import type { ApplicationFacts } from './guard-rules.ts'

/** While people wait, free seats are theirs: the schedule is full for all others. */
export function stateForOthers(schedule: ScheduleFacts, someWait: boolean, now: Date): ScheduleState {
  const state = scheduleState(schedule, now)
  return someWait && isOpen(state) ? 'penuh' : state
}

/** The year it is in Jakarta. */
export const yearOf = (now: Date): number => Number(dayIn('WIB', now).slice(0, 4))

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
      kursi_sisa: row.kuota - row.terisi,
      hari_sebelum_uji: row.start_date && daysBetween(dayIn(row.zona_waktu, now), row.start_date),
    },
    belum_lengkap: incompletePages(formErrors(row, yearOf(now))),
    berkas: row.given.map(({ status }) => status),
    sejak: row.tahap_sejak,
    penguji: { diterima: row.penguji_diterima, terkunci: row.penguji_terkunci },
    sudah_banding: row.sudah_banding,
    lain_berjalan: row.lain_berjalan,
  }
  if (!target) return facts
  return {
    ...facts,
    tujuan: {
      state: scheduleState(target, now),
      kursi_sisa: target.waiting ? 0 : target.kuota - target.terisi,
      sama_skema: target.scheme_id === row.scheme_id,
      sama: target.id === row.schedule_id,
    },
  }
}
