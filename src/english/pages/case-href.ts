import { englishTo } from '../../english-paths.ts'

/** The tracking part, with a ticket filled in; never a PIN. */
export const englishCaseHref = (ticket?: string): string =>
  `${englishTo.complaints}?tab=lacak${ticket ? `&tiket=${encodeURIComponent(ticket)}` : ''}`
