import { z } from 'zod'
import type { Check } from './log-rules.ts'

/** Where those who answer note what they answered; it returns at once, and never fails. */
export interface VerificationNotes {
  note: (...checks: Check[]) => void
}

/** The notes of this process on their way into the database. */
export interface VerificationLog extends VerificationNotes {
  /** How many rows wait, and how many checks were not counted for want of room. */
  counts: () => { waiting: number; dropped: number }
  /** Writes what waits; what cannot be written waits on. Throws why. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

const count = z.number().int()

/** How often somebody checked a certificate, and how often other sites showed it in twelve months. */
export const CheckCounts = z.object({ tiga_puluh_hari: count, dua_belas_bulan: count, ditampilkan: count })
export type CheckCounts = z.infer<typeof CheckCounts>

/** A month as '2026-11'; `tidak_berlaku`: of the checks, those that were told that it does not count today. */
const CheckMonth = z.object({ bulan: z.string(), diperiksa: count, tidak_berlaku: count, ditampilkan: count })
export type CheckMonth = z.infer<typeof CheckMonth>

/** Twelve months, the oldest first. */
export const CheckMonths = z.array(CheckMonth)
