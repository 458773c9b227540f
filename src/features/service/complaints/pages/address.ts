import { to } from '../../../../paths.ts'

/** The tracking part, with a ticket filled in; never a PIN. */
export const trackHref = (ticket?: string): string =>
  `${to.complaints}?tab=lacak${ticket ? `&tiket=${encodeURIComponent(ticket)}` : ''}`
