/** The states of a request to delete one's data. */
export const DELETION_STATES = ['diajukan', 'selesai', 'ditolak'] as const
export type DeletionState = (typeof DELETION_STATES)[number]
