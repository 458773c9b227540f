import { longMoment } from '../lib/day.ts'

/** '20 November 2026 pukul 14.30 WIB', by the body's clocks. */
export const momentText = (at: string): string => longMoment(new Date(at))
