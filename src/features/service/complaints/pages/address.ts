import { to } from '../../../../app/links.ts'

/** The tracking part, with a ticket filled in; never a PIN. */
export const trackHref = (ticket?: string): string =>
  `${to.complaints}?tab=lacak${ticket ? `&tiket=${encodeURIComponent(ticket)}` : ''}`
