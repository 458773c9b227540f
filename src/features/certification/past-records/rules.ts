/** The tables with records from the predecessor's system. */
export type PastTable = 'past_applications' | 'past_invoices'

export const PAST_TABLES: readonly PastTable[] = ['past_applications', 'past_invoices']

/** Returns the form in which past numbers are compared: without blanks and in small letters. */
export const pastNumberKey = (nomor: string): string => nomor.replace(/\s/g, '').toLowerCase()
