import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { JobCounts } from '../../../ground/jobs/job-queries.ts'
import { addDays, bodyZone, type Day, momentIn } from '../../../lib/day.ts'
import { casesOf, waitingHandovers } from '../../certification/applications/cases/handover-service.ts'
import { lateDay, lateSince } from '../../certification/applications/deadlines/target-rules.ts'
import { waitingRestorations } from '../../certification/certificates/service.ts'
import { examsToday } from '../../certification/examination/attendance/service.ts'
import { waitingReaders } from '../../platform/readers/service.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { isDemanded } from '../../platform/staff/condition-rules.ts'
import { waitingComplaints } from '../complaints/service.ts'
import { waitingDataRequests } from '../data-requests/service.ts'
import { ANSWER_WITHIN_MS } from '../retention/deletion/retention-rules.ts'
import { waitingConditions, waitingQuality, waitingToRead } from './quality-queries.ts'
import { queuesFor, type Waiting } from './rules.ts'
import {
  type DeskDay,
  waitingCases,
  waitingForDecision,
  waitingForPerson,
  waitingForRecord,
  waitingUpkeep,
} from './waiting-queries.ts'

interface Worker {
  id: number
  role: string
  permissions: string[]
}

type At = Pick<Context, 'now' | 'today'>

/** Returns the limits for late and for due today, by the promises of the settings of that day. */
async function deskDay(db: Db, { now, today }: At): Promise<DeskDay> {
  const settings = await settingsOn(db, today)
  const { target_verifikasi, target_keputusan, target_perkara, target_honorarium } = settings
  const { tindak_lanjut_evaluasi, target_berita_acara, hari_libur, syarat_petugas_sejak } = settings
  const tomorrow = addDays(today, 1)
  const startOf = (on: Day) => momentIn(bodyZone(), on, '00:00')
  return {
    now,
    today,
    isDemanded: isDemanded(syarat_petugas_sejak, today),
    yesterday: startOf(addDays(today, -1)),
    verification: {
      late: lateSince(today, target_verifikasi, hari_libur),
      next: lateSince(tomorrow, target_verifikasi, hari_libur),
    },
    cases: {
      late: lateSince(today, target_perkara, hari_libur),
      next: lateSince(tomorrow, target_perkara, hari_libur),
    },
    decision: {
      late: lateDay(today, target_keputusan, hari_libur),
      next: lateDay(tomorrow, target_keputusan, hari_libur),
    },
    deletion: {
      late: new Date(now.getTime() - ANSWER_WITHIN_MS),
      next: new Date(startOf(tomorrow).getTime() - ANSWER_WITHIN_MS),
    },
    honoraria: {
      late: lateSince(today, target_honorarium, hari_libur),
      next: lateSince(tomorrow, target_honorarium, hari_libur),
    },
    record: {
      late: lateDay(today, target_berita_acara, hari_libur),
      next: lateDay(tomorrow, target_berita_acara, hari_libur),
    },
    followUp: {
      late: addDays(today, -tindak_lanjut_evaluasi),
      next: addDays(today, 1 - tindak_lanjut_evaluasi),
    },
  }
}

export interface SharedQueues {
  day: DeskDay
  waiting: Waiting[]
}

/** Counts the queues that are the same for every reader; jobs may be counted meanwhile. */
export async function sharedQueues(db: Db, at: At, counted: JobCounts[] | Promise<JobCounts[]>): Promise<SharedQueues> {
  const day = await deskDay(db, at)
  const [jobs, cases, upkeep, decisions, records, handovers, restorations, quality, requests, readers] =
    await Promise.all([
      counted,
      waitingCases(db, day),
      waitingUpkeep(db, day),
      waitingForDecision(db, day),
      waitingForRecord(db, day),
      waitingHandovers(db, at.today, day.yesterday),
      waitingRestorations(db),
      waitingQuality(db, at.today),
      waitingDataRequests(db, { now: at.now, tomorrow: momentIn(bodyZone(), addDays(at.today, 1), '00:00') }),
      waitingReaders(db),
    ])
  const jumlah = jobs.find(({ name }) => name === 'mail')?.dead ?? 0
  return {
    day,
    waiting: [
      ...cases,
      ...upkeep,
      ...decisions,
      ...records,
      ...handovers,
      ...quality,
      ...readers,
      restorations,
      requests,
      { key: 'surat_gagal', jumlah, tertua: null },
    ],
  }
}

/** Returns the queues on somebody's desk: their own and those shared by all. */
export async function deskQueues(db: Db, { today }: At, shared: SharedQueues, { id, role, permissions }: Worker) {
  const [own, complaints, unread, conditions] = await Promise.all([
    waitingForPerson(db, id, shared.day),
    waitingComplaints(db, id, today),
    waitingToRead(db, id),
    waitingConditions(db, { id, role }, shared.day),
  ])
  return queuesFor({ role, permissions }, [...shared.waiting, ...own, ...complaints, ...unread, ...conditions])
}

/** The exams of today that somebody has to do with: those at the door all of them, examiners their own candidates'. */
export function deskExams(db: Db, { today }: At, { id, role, permissions }: Worker) {
  if (role === 'penguji') return examsToday(db, today, id)
  return permissions.includes('verifikasi') ? examsToday(db, today, null) : []
}

/** The cases that somebody looks after. */
export const deskCases = (db: Db, { today }: At, { id, permissions }: Worker) =>
  permissions.includes('verifikasi') ? casesOf(db, id, today) : []
