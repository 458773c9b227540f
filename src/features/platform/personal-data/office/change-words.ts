/** The office's names for the states of a request to change personal data. */
export const CHANGE_WORDS = { diajukan: 'Diajukan', disetujui: 'Disetujui', ditolak: 'Ditolak' } as const
