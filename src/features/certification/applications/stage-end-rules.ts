import { addDays, bodyZone, type Day, endOfDay } from '../../../lib/day.ts'
import type { Stage } from './rules.ts'

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
  /** When the exam begins; no offer outlasts that. */
  exam: Date | null
}

const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * 3_600_000)

/** When a stage that begins now ends by itself; null where it does not, or where the invoice says it. */
export function stageEnd(
  stage: Stage,
  { now, today, ditawarkan, exam }: StageBegin,
  settings: StageSettings,
): Date | null {
  if (stage === 'perlu_perbaikan') return endOfDay(bodyZone(), addDays(today, settings.batas_perbaikan))
  if (stage !== 'draft') return null
  if (!ditawarkan) return hoursAfter(now, settings.umur_draf * 24)
  const offered = hoursAfter(now, settings.tawaran_daftar_tunggu)
  return exam && exam < offered ? exam : offered
}
