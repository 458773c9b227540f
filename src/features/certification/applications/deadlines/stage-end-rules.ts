import { addDays, bodyZone, type Day, endOfDay } from '../../../../lib/day.ts'
import { cutDeadline, type ScheduleEnds } from '../../../catalogue/schedules/deadline-rules.ts'
import type { Stage } from '../rules.ts'

/** Settings in days and hours (domain 4.2). */
export interface StageSettings {
  umur_draf: number
  tawaran_daftar_tunggu: number
  batas_perbaikan: number
}

export interface StageBegin {
  now: Date
  /** The day it is by the body's clocks. */
  today: Day
  ditawarkan: boolean
  /** The ends of the schedule, which no deadline outlasts; only an offer may outlast registration. */
  schedule: ScheduleEnds
}

const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * 3_600_000)

/** When a stage that begins now ends by itself; null where it does not, or where the invoice says it. */
export function stageEnd(
  stage: Stage,
  { now, today, ditawarkan, schedule }: StageBegin,
  settings: StageSettings,
): Date | null {
  if (stage === 'perlu_perbaikan') {
    const wanted = endOfDay(bodyZone(), addDays(today, settings.batas_perbaikan))
    return cutDeadline(wanted, now, afterToday(schedule, today))
  }
  if (stage !== 'draft') return null
  if (!ditawarkan) return hoursAfter(now, settings.umur_draf * 24)
  const offered = hoursAfter(now, settings.tawaran_daftar_tunggu)
  return cutDeadline(offered, now, { ...schedule, pendaftaran_ditutup: null })
}

/** Ignores a registration that closes today, so that those who were in time have another day to correct something. */
const afterToday = (schedule: ScheduleEnds, today: Day): ScheduleEnds =>
  schedule.pendaftaran_ditutup === today ? { ...schedule, pendaftaran_ditutup: null } : schedule

/**
 * Until when a draft can be sent, which is what its owner reads. It is kept longer, as it may move to another schedule;
 * an offered one ends as it was offered.
 */
export function draftEnd(
  { tahap, ditawarkan, due_at, ...schedule }: ScheduleEnds & { tahap: Stage; ditawarkan: boolean; due_at: Date | null },
  now: Date,
): Date | null {
  const { pendaftaran_ditutup: closing, zona_waktu } = schedule
  const isClosed = closing !== null && endOfDay(zona_waktu, closing) < now
  return tahap === 'draft' && !ditawarkan && due_at && !isClosed ? cutDeadline(due_at, now, schedule) : due_at
}
