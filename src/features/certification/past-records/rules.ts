/** The tables of what a predecessor's system knew. */
export type PastTable = 'past_applications' | 'past_invoices'

export const PAST_TABLES: readonly PastTable[] = ['past_applications', 'past_invoices']

/** What past numbers are compared by: capitals and blanks do not count. */
export const pastNumberKey = (nomor: string): string => nomor.replace(/\s/g, '').toLowerCase()
