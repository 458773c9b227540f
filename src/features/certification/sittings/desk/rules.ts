import type { SittingState } from '../state-rules.ts'

/** Seconds without a word from a device after which its candidate stands out on the desk. */
export const SILENT_SECONDS = 45

const WORKING: readonly SittingState[] = ['berjalan', 'dijeda']

/** Returns since when nothing was heard of a candidate who works; null where that is not long, or nobody is expected. */
export function silentSince(
  { status, seen_at, begun_at }: { status: SittingState | null; seen_at: Date | null; begun_at: Date | null },
  now: Date,
): Date | null {
  const last = seen_at && begun_at && seen_at < begun_at ? begun_at : (seen_at ?? begun_at)
  if (status === null || last === null || !WORKING.includes(status)) return null
  return now.getTime() - last.getTime() > SILENT_SECONDS * 1000 ? last : null
}

/** The most minutes that are added at once. */
export const MOST_EXTRA_MINUTES = 240

/** The least letters of the reason for more time. */
export const LEAST_REASON = 5
